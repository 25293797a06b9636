"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Option } from "#components/ui/forms/choice-field";
import { FieldError, useField } from "#components/ui/forms/field-frame";
import { useEtat, useWasChanged } from "#components/ui/forms/form";
import {
	composerMotif,
	courrielEcrit,
	ficheVisee,
	type ModeleRefus,
} from "#lib/moderation/refus/rules";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { filled } from "#lib/platform/contract/records";
import { CourrielMontre } from "../suivi/apercu-courriels.tsx";

/** What identifies the entry that is judged, and says how it was seen; first of all the button that the Enter key presses. */
export function ChampsJuges(props: {
	fiche: Pick<FicheModeree, "nature" | "id" | "statut">;
	vu: number;
	demande: number | null;
}) {
	const { fiche } = props;
	const { valeurs } = useEtat();
	const insere = valeurs.insere?.at(-1) ?? "";
	useEffect(() => {
		const champ = document.getElementById(insere);
		if (!(champ instanceof HTMLTextAreaElement)) return;
		// One goes on typing after a template: its letters are no keys.
		champ.focus();
		champ.setSelectionRange(champ.value.length, champ.value.length);
	}, [insere]);
	const tenues = {
		nature: valeurs.nature?.at(-1) ?? fiche.nature,
		id: valeurs.id?.at(-1) ?? fiche.id,
		// Told anew after a conflict, which the moderator has then read.
		vu: valeurs.vu?.at(-1) ?? props.vu,
		statut_vu: valeurs.statut_vu?.at(-1) ?? fiche.statut,
		demande_vue: valeurs.demande_vue?.at(-1) ?? props.demande ?? "",
	};
	return (
		<>
			<button
				type="submit"
				name="geste"
				value="entree"
				hidden={true}
				tabIndex={-1}
			/>
			{/* For the script that asks before what is not saved is left. */}
			<span hidden data-gardee={valeurs.gardee?.at(-1) ?? ""} />
			{Object.entries(tenues).map(([nom, valeur]) => (
				<input key={nom} type="hidden" name={nom} value={valeur} />
			))}
		</>
	);
}

/** The fields of a folded part; the correction has all the others, but the answer to a contest. */
const CHAMPS: Readonly<
	Record<
		"refus" | "demande" | "autres-voisins" | "correction",
		readonly string[]
	>
> = {
	refus: ["choix", "doublon", "texte"],
	demande: ["questions"],
	"autres-voisins": ["cherche", "trouvees", "raison"],
	correction: [],
};
const HORS_CORRECTION = [...Object.values(CHAMPS).flat(), "reponse"];

/**
 * A part of the page that is folded until something of it was written or is to be
 * corrected. A part stays when it is no longer possible and something was written:
 * somebody else decided meanwhile.
 */
export function Depliant(props: {
	id: keyof typeof CHAMPS;
	titre: string;
	possible: boolean;
	ouvert?: boolean;
	/** Marks of keys, which work while it is folded. */
	touches?: ReactNode;
	children: ReactNode;
}) {
	const { id } = props;
	const { valeurs, erreurs } = useEtat();
	const wasChanged = useWasChanged();
	const champs = CHAMPS[id];
	const estEntame =
		(id === "correction" && wasChanged) ||
		champs.some((champ) => valeurs[champ]?.some((valeur) => valeur !== "")) ||
		erreurs.some(({ champ }) =>
			id === "correction"
				? !HORS_CORRECTION.includes(champ)
				: champs.includes(champ),
		);
	if (!(props.possible || estEntame)) return null;
	return (
		<details
			id={id}
			// A key shows what stands in it before it does anything.
			data-vu={id === "autres-voisins" ? "" : undefined}
			open={estEntame || props.ouvert}
			className="mt-4 rounded-control border-2 border-edge bg-sheet px-5 py-3 max-md:mt-2 max-md:scroll-mt-4 max-md:px-4 max-md:py-0 max-md:open:basis-full max-md:open:pb-3 max-md:[&#refus:not([open]):not(:focus-within)]:sr-only"
		>
			<summary className="flex min-h-11 cursor-pointer items-center font-bold">
				{props.titre}
				{props.touches}
			</summary>
			{props.children}
		</details>
	);
}

/** Where the hand goes once a reason is chosen by its key. */
const ENSUITE: Readonly<Record<string, string>> = {
	doublon: "doublon",
	autre: "texte",
};

/** The id of a reason; the error summary leads to the first one. */
function idDe(value: string, rang: number): string {
	return rang === 0 ? "choix" : `choix-${value}`;
}

/** The reasons of a refusal as buttons, each with its key; none is chosen beforehand. */
export function Raisons(props: {
	/** The key of the schema; with the label, it names the field in the summary of errors. */
	name: "choix";
	label: string;
	raisons: readonly Option[];
	/** The id of what the Enter key presses. */
	confirme: string;
}) {
	const { name } = props;
	const { error, values, describedBy } = useField({ name });
	return (
		<fieldset
			data-confirme={props.confirme}
			aria-describedby={describedBy}
			className="mt-2 min-w-0"
		>
			<legend className="font-bold">{props.label}</legend>
			<FieldError name={name} error={error} />
			<ul className="mt-2 grid gap-2">
				{props.raisons.map(({ value, label }, rang) => (
					<li key={value}>
						<label className="flex min-h-11 items-center gap-3 rounded-control border-2 border-edge px-3 py-1.5 has-checked:border-action has-checked:font-bold">
							<input
								id={idDe(value, rang)}
								type="radio"
								name={name}
								value={value}
								defaultChecked={values.includes(value)}
								data-touche={rang + 1}
								data-puis={ENSUITE[value]}
								className="size-5 shrink-0 accent-action"
							/>
							<span className="grow">{label}</span>
							<span
								aria-hidden="true"
								className="needs-script text-soft max-md:hidden pointer-coarse:hidden"
							>
								{rang + 1}
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

/** What the mail is written from. */
const ecritDe = (lire: (nom: string) => string) =>
	filled(["choix", "doublon", "texte"], lire);
type Ecrit = ReturnType<typeof ecritDe>;

function texteDe(modele: ModeleRefus, { choix, doublon, texte }: Ecrit) {
	const phrase = modele.phrases[choix];
	if (phrase === undefined) return null;
	const mots = texte.normalize("NFC").trim();
	return courrielEcrit(
		modele,
		composerMotif(phrase, modele.langue, mots || null),
		choix === "doublon" ? ficheVisee(doublon) : null,
	);
}

/** The mail as it will leave, written again at each key; without scripts, as the form was last sent. */
export function CourrielEcrit(props: {
	titre: string;
	/** Before a reason is chosen. */
	attend: string;
	modele: ModeleRefus;
}) {
	const { modele } = props;
	const { valeurs } = useEtat();
	const [ecrit, setEcrit] = useState(
		ecritDe((nom) => valeurs[nom]?.at(-1) ?? ""),
	);
	const ici = useRef<HTMLElement>(null);
	useEffect(() => {
		const form = ici.current?.closest("form");
		if (!form) return;
		const relire = () => {
			const champs = new FormData(form);
			setEcrit(ecritDe((nom) => String(champs.get(nom) ?? "")));
		};
		// What was typed before this script ran.
		relire();
		const ecoute = new AbortController();
		const { signal } = ecoute;
		for (const type of ["input", "change"])
			form.addEventListener(type, relire, { signal });
		return () => ecoute.abort();
	}, []);
	const texte = texteDe(modele, ecrit);
	return (
		<section ref={ici} aria-label={props.titre} className="mt-6">
			<h3 className="font-bold">{props.titre}</h3>
			{texte === null ? (
				<p className="mt-1 text-small text-soft">{props.attend}</p>
			) : (
				<CourrielMontre
					langue={modele.langue}
					sujet={modele.sujet}
					texte={texte}
					petit
				/>
			)}
		</section>
	);
}
