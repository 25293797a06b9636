"use client";

import {
	createContext,
	type ReactNode,
	useActionState,
	useContext,
	useEffect,
	useRef,
} from "react";
import { type EtatFormulaire, FORMULAIRE_VIDE } from "#lib/platform/formulaire";

type Action = (etat: EtatFormulaire, form: FormData) => Promise<EtatFormulaire>;

const Etat = createContext<EtatFormulaire>(FORMULAIRE_VIDE);

/** The texts of a form that its script needs, already in the reader's language. */
export type TextesFormulaire = {
	/** Title of the summary, by the number of errors. */
	readonly resume: readonly [one: string, several: string];
	/** Put before the page's title when the form came back. */
	readonly erreur_titre: string;
};

/** What the form became, for a field inside it. */
export function useEtat(): EtatFormulaire {
	return useContext(Etat);
}

function ErrorSummary(props: { etat: EtatFormulaire; resume: string }) {
	const { erreurs, alerte, tour } = props.etat;
	const box = useRef<HTMLDivElement>(null);
	// Each answer takes the focus, also one that says the same again.
	useEffect(() => {
		if (tour > 0) box.current?.focus();
	}, [tour]);
	if (erreurs.length === 0 && alerte === undefined) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className="mb-8 rounded-control border-2 border-support bg-support-tint px-5 py-4"
		>
			{alerte === undefined ? null : <p className="font-bold">{alerte}</p>}
			{erreurs.length === 0 ? null : (
				<>
					<h2 className="text-h3">{props.resume}</h2>
					<ul className="mt-2 list-disc pl-5">
						{erreurs.map(({ champ, message }) => (
							<li key={champ}>
								<a href={`#${champ}`}>{message}</a>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/**
 * A form bound to a server action. Sent without JavaScript it comes back as a
 * whole page with the same summary, values and errors.
 */
export function Form(props: {
	action: Action;
	textes: TextesFormulaire;
	/** Values before anything is typed. */
	valeurs?: EtatFormulaire["valeurs"];
	/** What stands in place of the form once it said something (`avis`, `secret`). */
	children: ReactNode;
	className?: string;
	label?: string;
}) {
	const { valeurs = {} } = props;
	const [etat, send] = useActionState(props.action, {
		...FORMULAIRE_VIDE,
		valeurs,
	});
	const count = etat.erreurs.length;
	const refused = count > 0 || etat.alerte !== undefined;
	const prefix = props.textes.erreur_titre.replace("{titre}", "");
	useEffect(() => {
		const title = document.title.replace(prefix, "");
		document.title = refused ? prefix + title : title;
	}, [refused, prefix]);
	const [one, several] = props.textes.resume;
	return (
		<form
			action={send}
			noValidate
			className={props.className}
			aria-label={props.label}
		>
			<ErrorSummary
				etat={etat}
				resume={count === 1 ? one : several.replace("#", String(count))}
			/>
			{etat.avis === undefined ? null : (
				<p
					role="status"
					className="mb-6 rounded-control border-2 border-action bg-sheet px-5 py-3 font-bold"
				>
					{etat.avis}
				</p>
			)}
			{/* A new key makes fields take the values that came back. */}
			<Etat key={etat.tour} value={etat}>
				{props.children}
			</Etat>
		</form>
	);
}
