"use client";

import {
	Children,
	createContext,
	isValidElement,
	type ReactNode,
	useActionState,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import {
	type ActionFormulaire,
	type EtatFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";
import {
	type FieldNames,
	Meanwhile,
	type MeanwhileWords,
} from "./meanwhile.tsx";

const Etat = createContext<EtatFormulaire>(FORMULAIRE_VIDE);
const Saved = createContext<EtatFormulaire["valeurs"]>({});

/** The texts of a form that its script needs, already in the reader's language. */
export type TextesFormulaire = {
	/** Title of the summary, by the number of errors. */
	readonly resume: readonly [one: string, several: string];
	/** Prefix of the page's title when the form came back with errors. */
	readonly erreur_titre: string;
	/** An error in the summary, away from its field: `{champ}` and `{message}` are replaced. */
	readonly erreur_champ: string;
	readonly ecart: MeanwhileWords;
};

export function useEtat(): EtatFormulaire {
	return useContext(Etat);
}

/** Whether the form came back with values that are not the saved ones. */
export function useWasChanged(): boolean {
	const { valeurs } = useEtat();
	const said = (values: readonly string[]) => values.join("\n").trim();
	return Object.entries(useContext(Saved)).some(
		([name, saved]) =>
			name !== "vu" && said(valeurs[name] ?? saved) !== said(saved),
	);
}

type FieldProps = {
	readonly name?: unknown;
	readonly label?: unknown;
	readonly options?: readonly {
		readonly value: string;
		readonly label: string;
	}[];
	readonly children?: ReactNode;
};

type Names = Map<
	string,
	{ label: string; options: ReadonlyMap<string, string> }
>;

/** The labels of the fields under a form, and of their values: read from the elements themselves, so that no form repeats them. */
function namesUnder(node: ReactNode, names: Names = new Map()): FieldNames {
	for (const child of Children.toArray(node)) {
		if (!isValidElement<FieldProps>(child)) continue;
		const { name, label, options, ...held } = child.props;
		if (typeof name === "string" && typeof label === "string")
			names.set(name, {
				label,
				options: new Map(options?.map(({ value, label }) => [value, label])),
			});
		namesUnder(held.children, names);
	}
	return names;
}

function ErrorSummary(props: {
	etat: EtatFormulaire;
	resume: string;
	phrase: (champ: string, message: string) => string;
}) {
	const { erreurs, alerte, tour } = props.etat;
	const box = useRef<HTMLDivElement>(null);
	// Every answer takes the focus, even one with the same message.
	useEffect(() => {
		if (tour > 0) box.current?.focus();
	}, [tour]);
	if (erreurs.length === 0 && alerte === undefined) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className="mb-8 max-w-measure rounded-control border-2 border-rust bg-rust-tint px-5 py-4"
		>
			{alerte === undefined ? null : <p className="font-bold">{alerte}</p>}
			{erreurs.length === 0 ? null : (
				<>
					<h2 className="text-h3">{props.resume}</h2>
					<ul className="mt-2 list-disc pl-5 wrap-anywhere">
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

/** Focuses the first that is shown of these: what is not does not take it. */
function focusFirst(...places: Iterable<HTMLElement | undefined>[]): void {
	for (const one of places.flatMap((some) => [...some])) {
		one?.focus();
		if (one && document.activeElement === one) return;
	}
}

const acts = (place: HTMLElement) =>
	place.querySelectorAll<HTMLElement>("summary, [type=submit]");

type FormProps = {
	action: ActionFormulaire;
	textes: TextesFormulaire;
	valeurs?: EtatFormulaire["valeurs"];
	/** The fields; they may render something else once the form has answered (`avis`, `secret`). */
	children: ReactNode;
	className?: string;
	label?: string;
	/** For buttons that stand outside the form. */
	id?: string;
	/** Asked before one leaves with changes that are not saved (browser/unsaved.ts). */
	leaving?: string;
};

/**
 * A form bound to a server action. Sent without JavaScript it comes back as a
 * whole page with the same summary, values and errors.
 */
export function Form(props: FormProps) {
	const version = props.valeurs?.vu?.[0];
	const [opened] = useState(version);
	// After a save, the page stays with another version: the form is reset. The
	// key is the same at each server rendering, so that a form sent without
	// JavaScript is matched to its state.
	return <Bound key={version === opened ? "opened" : version} {...props} />;
}

function Bound(props: FormProps) {
	const { valeurs = {} } = props;
	const [etat, send] = useActionState(props.action, {
		...FORMULAIRE_VIDE,
		valeurs,
	});
	const count = etat.erreurs.length;
	const refused = count > 0 || etat.alerte !== undefined;
	const prefix = props.textes.erreur_titre.replace("{titre}", "");
	useEffect(() => {
		const tell = () => {
			const title = document.title.replace(prefix, "");
			const told = refused ? prefix + title : title;
			// While the page is refreshed, it has no title.
			if (title !== "" && document.title !== told) document.title = told;
		};
		tell();
		if (!refused) return;
		// A refresh of the page puts its own title back, and so does React when it takes over
		// the page later than the form, in the text itself.
		const refreshed = new MutationObserver(tell);
		refreshed.observe(document.head, {
			...{ childList: true, characterData: true, subtree: true },
		});
		return () => refreshed.disconnect();
	}, [refused, prefix]);
	const box = useRef<HTMLFormElement>(null);
	const pressed = useRef(-1);
	const { tour } = etat;
	// The fields are made anew with each answer, and so is the button that was pressed.
	useEffect(() => {
		const form = box.current;
		if (tour > 0 && form && document.activeElement === document.body)
			focusFirst([[...acts(form)][pressed.current]], acts(form));
	}, [tour]);
	useLayoutEffect(() => {
		const form = box.current;
		const around = form?.closest<HTMLElement>("[data-keeps-focus]");
		return () => {
			// What it was there for is done, and it goes: before React takes it out.
			if (around && form?.contains(document.activeElement))
				queueMicrotask(() => focusFirst(acts(around)));
		};
	}, []);
	const [one, several] = props.textes.resume;
	const phrase = (champ: string, message: string) => {
		const label = namesUnder(props.children).get(champ)?.label;
		if (label === undefined) return message;
		// A question has its own mark: no colon after it.
		if (/[?!]$/.test(label)) return `${label} ${message}`;
		return props.textes.erreur_champ
			.replace("{champ}", label)
			.replace("{message}", message);
	};
	return (
		<form
			ref={box}
			id={props.id}
			action={send}
			onSubmit={({ currentTarget, nativeEvent: sent }) => {
				const by = sent instanceof SubmitEvent ? sent.submitter : null;
				pressed.current = by ? [...acts(currentTarget)].indexOf(by) : -1;
			}}
			noValidate
			className={props.className}
			aria-label={props.label}
			data-a-garder={props.leaving}
		>
			<ErrorSummary
				etat={etat}
				resume={count === 1 ? one : several.replace("#", String(count))}
				phrase={phrase}
			/>
			{etat.avis === undefined ? null : (
				<p
					role="status"
					className="mb-6 max-w-measure rounded-control border-2 border-action bg-sheet px-5 py-3 font-bold"
				>
					{etat.avis}
				</p>
			)}
			{etat.ecart === undefined ? null : (
				<Meanwhile
					key={`ecart-${etat.tour}`}
					ecart={etat.ecart}
					names={namesUnder(props.children)}
					words={props.textes.ecart}
				/>
			)}
			{/* A new key makes the fields take the returned values. */}
			<Saved key={etat.tour} value={valeurs}>
				{/* Which version of its record the sender has seen; told anew once somebody else's was shown. */}
				{valeurs.vu === undefined ? null : (
					<input
						type="hidden"
						name="vu"
						value={etat.valeurs.vu?.at(-1) ?? ""}
					/>
				)}
				<Etat value={etat}>{props.children}</Etat>
			</Saved>
		</form>
	);
}
