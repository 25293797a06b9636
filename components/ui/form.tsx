"use client";

import {
	Children,
	createContext,
	isValidElement,
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
	/** An error in the summary, apart from its field: `{champ}` and `{message}` stand for both. */
	readonly erreur_champ: string;
};

/** What the form became, for a field inside it. */
export function useEtat(): EtatFormulaire {
	return useContext(Etat);
}

type FieldProps = {
	readonly name?: unknown;
	readonly label?: unknown;
	readonly children?: ReactNode;
};

/** What the fields under a form are called, by their names: told by the very elements, so that no form says it twice. */
function labelsUnder(
	node: ReactNode,
	labels = new Map<string, string>(),
): ReadonlyMap<string, string> {
	for (const child of Children.toArray(node)) {
		if (!isValidElement<FieldProps>(child)) continue;
		const { name, label, children } = child.props;
		if (typeof name === "string" && typeof label === "string")
			labels.set(name, label);
		labelsUnder(children, labels);
	}
	return labels;
}

function ErrorSummary(props: {
	etat: EtatFormulaire;
	resume: string;
	/** One error with the name of its field. */
	phrase: (champ: string, message: string) => string;
}) {
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
								<a href={`#${champ}`}>{props.phrase(champ, message)}</a>
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
	const phrase = (champ: string, message: string) => {
		const label = labelsUnder(props.children).get(champ);
		return label === undefined
			? message
			: props.textes.erreur_champ
					.replace("{champ}", label)
					.replace("{message}", message);
	};
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
				phrase={phrase}
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
