"use client";

import { useEffect, useRef, useState } from "react";
import { useEtat } from "#components/ui/forms/form";
import {
	composerMotif,
	courrielEcrit,
	ficheVisee,
	type ModeleRefus,
} from "#lib/moderation/refus/rules";
import { CourrielMontre } from "./courriel-montre.tsx";

/** What the mail is written from. */
type Ecrit = {
	readonly choix: string;
	readonly doublon: string;
	readonly texte: string;
};

/** The text of the mail; null while no reason is chosen. */
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
	langue: string;
	titre: string;
	/** Before a reason is chosen. */
	attend: string;
	modele: ModeleRefus;
}) {
	const { modele, langue } = props;
	const { valeurs } = useEtat();
	const [ecrit, setEcrit] = useState<Ecrit>({
		choix: valeurs.choix?.at(-1) ?? "",
		doublon: valeurs.doublon?.at(-1) ?? "",
		texte: valeurs.texte?.at(-1) ?? "",
	});
	const ici = useRef<HTMLElement>(null);
	useEffect(() => {
		const form = ici.current?.closest("form");
		if (!form) return;
		const relire = () => {
			const champs = new FormData(form);
			const lire = (nom: string) => String(champs.get(nom) ?? "");
			setEcrit({
				choix: lire("choix"),
				doublon: lire("doublon"),
				texte: lire("texte"),
			});
		};
		// What was typed before this script ran.
		relire();
		for (const type of ["input", "change"] as const)
			form.addEventListener(type, relire);
		return () => {
			for (const type of ["input", "change"] as const)
				form.removeEventListener(type, relire);
		};
	}, []);
	const texte = texteDe(modele, ecrit);
	return (
		<section ref={ici} aria-label={props.titre} className="mt-6">
			<h3 className="font-bold">{props.titre}</h3>
			{texte === null ? (
				<p className="mt-1 text-small text-soft">{props.attend}</p>
			) : (
				<CourrielMontre
					langue={langue}
					de={modele.langue}
					sujet={modele.sujet}
					texte={texte}
					petit
				/>
			)}
		</section>
	);
}
