"use client";

import { useEffect } from "react";
import { useEtat } from "#components/ui/forms/form";

/** What identifies the entry that is judged, and says how it was seen; first of all the button that the Enter key presses. */
export function ChampsJuges(props: {
	fiche: {
		readonly nature: string;
		readonly id: number;
		readonly statut: string;
	};
	/** The version of the text. */
	vu: number;
	/** The open request to its author. */
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
