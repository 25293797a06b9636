"use client";

import type { ReactNode } from "react";
import { useEtat } from "#components/ui/forms/form";

/** A value of the form that its reader does not change. */
export function ChampGarde(props: { nom: string; sinon?: string }) {
	const { nom, sinon = "" } = props;
	const { valeurs } = useEtat();
	return (
		<input type="hidden" name={nom} value={valeurs[nom]?.at(-1) ?? sinon} />
	);
}

/** The version of the text that the sender of the form has seen. */
export function ChampVu() {
	return <ChampGarde nom="vu" sinon="0" />;
}

/** Fields that are shown once the form was refused for want of them, and kept while they are filled in. */
export function SiDemande(props: { champ: string; children: ReactNode }) {
	const { valeurs, erreurs } = useEtat();
	const demande =
		erreurs.some(({ champ }) => champ === props.champ) ||
		(valeurs[props.champ] ?? []).some((valeur) => valeur !== "");
	return demande ? props.children : null;
}
