"use client";

import { type InputEvent, useRef, useState } from "react";
import { FieldError, useField } from "#components/ui/forms/field-frame";
import { useEtat } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import type { GesteVoisin } from "#lib/moderation/jugement/schema";
import {
	type ActionFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";

export type TextesVerbes = Readonly<Record<GesteVoisin | "doublon", string>>;

/** The keys of the verbs: of several entries the first one, which resembles most, is meant. */
const TOUCHES: Readonly<Partial<Record<GesteVoisin, string>>> = {
	reunir: "m",
	confirme: "y",
};

function Titre({ titre }: { titre: string }) {
	return <span className="sr-only"> {titre}</span>;
}

/** Says that an entry is there already: that alone is a reason, and unfolds the refusal. */
function DejaLa(props: {
	cle: string;
	titre: string;
	label: string;
	confirme: string;
}) {
	const { values } = useField({ name: "doublon" });
	return (
		<label
			data-confirme={props.confirme}
			className="flex min-h-11 items-center gap-3 rounded-control border-2 border-edge px-4 max-md:min-h-9 has-checked:border-action has-checked:font-bold"
		>
			<input
				type="radio"
				name="doublon"
				value={props.cle}
				defaultChecked={values.includes(props.cle)}
				data-touche="d"
				data-implique="choix"
				className="size-5 shrink-0 accent-action"
			/>
			<span>
				{props.label}
				<Titre titre={props.titre} />
			</span>
		</label>
	);
}

/** What can be said of another entry: buttons, and the tick that refuses this one. */
export function Verbes(props: {
	cle: string;
	titre: string;
	gestes: readonly GesteVoisin[];
	/** The state of the link that the page shows, when there is one. */
	vu?: string;
	/** Whether it can be the existing entry of a refusal. */
	doublon: boolean;
	textes: TextesVerbes;
	/** What the first of them does, where it is not the same for each. */
	effet?: string | undefined;
	confirme: string;
}) {
	const { cle, titre, gestes, textes, effet } = props;
	return (
		<div className="mt-2 flex flex-wrap gap-2 max-md:mt-0 max-md:inline-flex max-md:align-middle max-md:[&_button]:min-h-9 max-md:[&_button]:py-1">
			{gestes.map((geste) => (
				<span key={geste} data-touche={TOUCHES[geste]} className="grid">
					<SubmitButton
						look="other"
						name="voisin"
						value={[geste, cle, props.vu ?? ""].join(" ").trim()}
					>
						{textes[geste]}
						<Titre titre={titre} />
					</SubmitButton>
				</span>
			))}
			{effet === undefined ? null : (
				<span className="self-center text-small text-soft max-md:hidden">
					{effet}
				</span>
			)}
			{props.doublon ? (
				<DejaLa
					cle={cle}
					titre={titre}
					label={textes.doublon}
					confirme={props.confirme}
				/>
			) : null}
		</div>
	);
}

export function ErreurDoublon() {
	const { error } = useField({ name: "doublon" });
	return <FieldError name="doublon" error={error} />;
}

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
	const saisie = useRef(0);
	const demander = async ({ target }: InputEvent<HTMLElement>) => {
		if (!(target instanceof HTMLInputElement)) return;
		saisie.current += 1;
		const mienne = saisie.current;
		await new Promise((suite) => setTimeout(suite, PAUSE_MS));
		if (mienne !== saisie.current) return;
		const forme = new FormData();
		forme.set("cherche", target.value);
		const { valeurs } = await chercher(FORMULAIRE_VIDE, forme);
		// An earlier answer that comes late says nothing of these words.
		if (mienne === saisie.current) setDites(valeurs.trouvees ?? []);
	};
	const autres = (dites ?? trouvees)
		.map((trouvee) => trouvee.split(" "))
		.filter(([cle = ""]) => !montrees.includes(cle));
	return (
		<div className="mt-4">
			<div
				data-confirme={CHERCHER}
				onInput={(frappe) => {
					demander(frappe).catch(() => {});
				}}
			>
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
