"use client";

import { useEffect, useRef, useState } from "react";
import { pageAddress } from "#lib/i18n/addresses";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { Proches } from "#lib/recherche/schema";
import { ListeProches, type TextesProches } from "./liste-proches.tsx";

/** Pause in the typing after which the text is compared. */
const PAUSE_MS = 600;
const TEXTE_MIN = 8;

const RIEN: Proches = { projets: [], besoins: [] };

async function demander(
	langue: Langue,
	texte: string,
	signal: AbortSignal,
): Promise<Proches> {
	const adresse = pageAddress(
		langue,
		`/proches?q=${encodeURIComponent(texte)}`,
	);
	const reponse = await fetch(adresse, { signal });
	// Over the limit, or the site is down: the check page shows them too.
	return reponse.ok ? reponse.json() : RIEN;
}

/** While the fields of these names are filled in, shows similar existing entries; without a script the check page shows them. */
export function ProchesEnEcrivant(props: {
	langue: Langue;
	champs: readonly string[];
	textes: TextesProches;
}) {
	const { langue } = props;
	const place = useRef<HTMLDivElement>(null);
	const [proches, setProches] = useState(RIEN);
	const noms = props.champs.join(" ");
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let minuteur: ReturnType<typeof setTimeout> | undefined;
		let demande = new AbortController();
		const lire = () =>
			noms
				.split(" ")
				.map((nom) => String(new FormData(form).get(nom) ?? ""))
				.join("\n")
				.trim();
		const chercher = () => {
			demande.abort();
			demande = new AbortController();
			const texte = lire();
			if (texte.length < TEXTE_MIN) return setProches(RIEN);
			demander(langue, texte, demande.signal).then(setProches, () => {});
		};
		const ecouter = (event: Event) => {
			const { target } = event;
			const nom = target instanceof Element ? target.id : "";
			if (!noms.split(" ").includes(nom)) return;
			clearTimeout(minuteur);
			minuteur = setTimeout(chercher, PAUSE_MS);
		};
		form.addEventListener("input", ecouter);
		// Typed before the script came, or back with the form's errors.
		if (lire().length >= TEXTE_MIN) minuteur = setTimeout(chercher, PAUSE_MS);
		return () => {
			clearTimeout(minuteur);
			demande.abort();
			form.removeEventListener("input", ecouter);
		};
	}, [langue, noms]);
	const { projets, besoins } = proches;
	const estSur = [...besoins, ...projets].some(
		({ certitude }) => certitude === "sur",
	);
	const dits = [
		...besoins.map((un) => translated(un, "titre", langue)),
		...projets.map((un) => translated(un, "nom", langue)),
	];
	return (
		<div ref={place}>
			{/* The names alone: all of the list would be read anew at each pause. */}
			<p role="status" className="sr-only">
				{dits.length === 0
					? null
					: props.textes.certitudes[estSur ? "sur" : "peut_etre"]}
				{dits.map((dit) => (
					<span
						key={dit.texte}
						lang={dit.langue === langue ? undefined : dit.langue}
					>
						{" "}
						{dit.texte}.
					</span>
				))}
			</p>
			{dits.length === 0 ? null : (
				<div className="mt-4 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4">
					<ListeProches
						langue={langue}
						proches={proches}
						textes={props.textes}
					/>
				</div>
			)}
		</div>
	);
}
