"use client";

import { useEtat } from "#components/ui/forms/form";

/** A value of the form that its reader does not change. */
export function ChampGarde({ nom }: { nom: string }) {
	const { valeurs } = useEtat();
	return <input type="hidden" name={nom} value={valeurs[nom]?.at(-1) ?? ""} />;
}
