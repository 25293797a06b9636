"use client";

import { useActionState } from "react";
import { Named } from "#components/ui/named";
import {
	type ActionFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";

/** Whether the steps of a supported need are sent by e-mail, and the button that changes it. */
export function ChoixEtapes(props: {
	action: ActionFormulaire;
	slug: string;
	voulues: boolean;
	/** Where the choice stands, and what the button says and does to what. */
	textes: { readonly dit: string; readonly acte: string; readonly nom: string };
}) {
	const { voulues, textes } = props;
	const [etat, envoyer, enCours] = useActionState(
		props.action,
		FORMULAIRE_VIDE,
	);
	return (
		<form
			action={envoyer}
			className="no-print mt-3 flex flex-wrap items-center gap-x-3"
		>
			<input type="hidden" name="slug" value={props.slug} />
			<input type="hidden" name="voulu" value={voulues ? "non" : "oui"} />
			<p role="status">{textes.dit}</p>
			<button
				type="submit"
				aria-disabled={enCours}
				onClick={(event) => {
					if (enCours) event.preventDefault();
				}}
				className="min-h-11 cursor-pointer text-action underline underline-offset-4 hover:decoration-2"
			>
				<Named name={textes.nom}>{textes.acte}</Named>
			</button>
			{etat.alerte === undefined ? null : (
				<p role="alert" className="w-full font-bold text-rust">
					{etat.alerte}
				</p>
			)}
		</form>
	);
}
