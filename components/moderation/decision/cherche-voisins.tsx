"use client";

import { useEffect, useRef, useState } from "react";
import { useEtat } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import type { GesteVoisin } from "#lib/moderation/jugement/schema";
import {
	type ActionFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";
import { type TextesVerbes, Verbes } from "./verbes.tsx";

const CHERCHER = "chercher-une-fiche";

/** Pause in the typing after which the words are looked for. */
const PAUSE_MS = 300;

/** The search for an entry that is not among the similar ones: while one types, or, without a script, by its button. */
export function ChercheVoisins(props: {
	/** The keys of the entries that stand above, folded ones included. */
	montrees: readonly string[];
	chercher: ActionFormulaire;
	/** What can be said of a project, and of a need. */
	gestes: Readonly<Record<string, readonly GesteVoisin[]>>;
	doublon: boolean;
	confirme: string;
	verbes: TextesVerbes;
	textes: {
		readonly cherche: string;
		readonly cherche_aide: string;
		readonly chercher: string;
		readonly natures: Readonly<Record<string, string>>;
	};
}) {
	const { textes, montrees, chercher } = props;
	const { trouvees = [] } = useEtat().valeurs;
	const [dites, setDites] = useState<readonly string[] | null>(null);
	const ici = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const champ = ici.current?.querySelector("input[type=search]");
		if (!(champ instanceof HTMLInputElement)) return;
		let minuteur: ReturnType<typeof setTimeout> | undefined;
		let tour = 0;
		const demander = async () => {
			tour += 1;
			const mien = tour;
			const forme = new FormData();
			forme.set("cherche", champ.value);
			const { valeurs } = await chercher(FORMULAIRE_VIDE, forme);
			// An earlier answer that comes late says nothing of these words.
			if (mien === tour) setDites(valeurs.trouvees ?? []);
		};
		const ecouter = () => {
			clearTimeout(minuteur);
			minuteur = setTimeout(() => {
				demander().catch(() => {});
			}, PAUSE_MS);
		};
		champ.addEventListener("input", ecouter);
		return () => {
			clearTimeout(minuteur);
			champ.removeEventListener("input", ecouter);
		};
	}, [chercher]);
	const autres = (dites ?? trouvees)
		.map((trouvee) => trouvee.split(" "))
		.filter(([cle = ""]) => !montrees.includes(cle));
	return (
		<div ref={ici} className="mt-4">
			<div data-confirme={CHERCHER}>
				<TextField
					name="cherche"
					label={textes.cherche}
					help={textes.cherche_aide}
					type="search"
				/>
			</div>
			<p id={CHERCHER} className="mt-2">
				<SubmitButton name="geste" value="chercher" look="other">
					{textes.chercher}
				</SubmitButton>
			</p>
			<ul aria-live="polite" className="grid gap-3">
				{autres.map(([cle = "", ...mots]) => {
					const nature = cle.split("/")[0] ?? "";
					const titre = mots.join(" ");
					return (
						<li key={cle} className="mt-3 wrap-anywhere">
							<b>{titre}</b> ({textes.natures[nature] ?? ""})
							<Verbes
								cle={cle}
								titre={titre}
								gestes={props.gestes[nature] ?? []}
								doublon={props.doublon}
								textes={props.verbes}
								confirme={props.confirme}
							/>
							<input
								type="hidden"
								name="trouvees"
								value={[cle, ...mots].join(" ")}
							/>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
