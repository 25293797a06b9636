"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Tile } from "#components/ui/tile";
import type { Langue } from "#lib/platform/langues";
import { monogram } from "#lib/platform/text/monogram";
import { OptionsField } from "../ui/forms/choice-field.tsx";
import type { FieldWords } from "../ui/forms/field-frame.tsx";
import { useEtat } from "../ui/forms/form.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextField } from "../ui/forms/text-field.tsx";

const LIRE = "lire";

/** The return key in the address asks for it to be read, and not for the next page. */
function lireParRetour(event: KeyboardEvent<HTMLInputElement>) {
	const bouton = document.getElementById(LIRE);
	if (event.key !== "Enter" || bouton === null) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit(bouton);
}

export function LectureDAdresse(props: {
	champ: FieldWords;
	lire: string;
	continuer: string;
}) {
	const { valeurs } = useEtat();
	return (
		<div className="mb-10 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4">
			{/* The return key in any field presses the first button of its form. */}
			<button
				type="submit"
				tabIndex={-1}
				aria-hidden="true"
				className="sr-only"
			>
				{props.continuer}
			</button>
			<TextField
				{...props.champ}
				inputMode="url"
				autoComplete="off"
				onKeyDown={lireParRetour}
			/>
			{(valeurs.lus ?? []).map((marque) => (
				<input key={marque} type="hidden" name="lus" value={marque} />
			))}
			<p className="mt-4">
				<SubmitButton look="other" id={LIRE} name={LIRE} value="1">
					{props.lire}
				</SubmitButton>
			</p>
		</div>
	);
}

/** What other steps asked, sent with this one. */
export function AutresReponses(props: { sauf: readonly string[] }) {
	return Object.entries(useEtat().valeurs)
		.filter(([nom]) => !props.sauf.includes(nom))
		.flatMap(([nom, textes]) =>
			textes.map((texte, at) => (
				<input key={`${nom} ${at}`} type="hidden" name={nom} value={texte} />
			)),
		);
}

/** The language of the texts: that of the page, unless a file or a draft said the other. */
export function LangueDesTextes(props: {
	page: Langue;
	label: string;
	langues: Readonly<Record<Langue, string>>;
}) {
	const { page, label, langues } = props;
	const dite = useEtat().valeurs.langue?.at(-1) ?? page;
	if (dite === page) return <input type="hidden" name="langue" value={page} />;
	return (
		<OptionsField
			name="langue"
			label={label}
			options={[
				{ value: "fr", label: langues.fr },
				{ value: "en", label: langues.en },
			]}
		/>
	);
}

/** Under the first fields of a project, its row as lists will show it: what one reads there is what one types. Nothing without a script. */
export function ApercuDeLigne(props: { titre: string }) {
	const place = useRef<HTMLDivElement>(null);
	const [{ nom, accroche }, setTextes] = useState({ nom: "", accroche: "" });
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const lire = () => {
			const dit = (champ: string) =>
				String(new FormData(form).get(champ) ?? "").trim();
			setTextes({ nom: dit("nom"), accroche: dit("accroche") });
		};
		// Typed before the script came, or back with the form's errors.
		lire();
		form.addEventListener("input", lire);
		return () => form.removeEventListener("input", lire);
	}, []);
	return (
		<div ref={place} aria-hidden="true">
			{nom === "" ? null : (
				<div className="mt-6 max-w-measure rounded-control bg-action-tint px-5 py-3">
					<p className="text-small text-soft">{props.titre}</p>
					<div className="mt-1.5 flex gap-4 wrap-anywhere">
						<Tile theme={undefined}>{monogram(nom)}</Tile>
						<div>
							<p className="font-display text-h3 font-bold">{nom}</p>
							<p className="text-small">{accroche}</p>
						</div>
					</div>
				</div>
			)}
		</div>
	);
}
