"use client";

import type { ReactNode } from "react";
import { useEtat } from "./form.tsx";

export type FieldWords = {
	/** The key of the schema: name and id of the control. */
	name: string;
	label: string;
	help?: string;
	/** The word for "optional", when it is. */
	optional?: string;
};

/** A field's error and the ids that describe its control. */
export function useField({ name, help }: Pick<FieldWords, "name" | "help">) {
	const etat = useEtat();
	const error = etat.erreurs.find(({ champ }) => champ === name)?.message;
	const described = [
		...(help === undefined ? [] : [`${name}-aide`]),
		...(error === undefined ? [] : [`${name}-erreur`]),
	].join(" ");
	return {
		error,
		values: etat.valeurs[name] ?? [],
		describedBy: described === "" ? undefined : described,
	};
}

export function FieldLabelText(props: Pick<FieldWords, "label" | "optional">) {
	return (
		<>
			{props.label}
			{props.optional === undefined ? null : (
				<span className="font-normal text-soft"> ({props.optional})</span>
			)}
		</>
	);
}

export function FieldHelp({ name, help }: Pick<FieldWords, "name" | "help">) {
	return help === undefined ? null : (
		<p id={`${name}-aide`} className="mt-1 max-w-measure text-small text-soft">
			{help}
		</p>
	);
}

export function FieldError(props: { name: string; error: string | undefined }) {
	const { erreurs } = useEtat();
	const lien = erreurs.find(({ champ }) => champ === props.name)?.lien;
	return props.error === undefined ? null : (
		<p
			id={`${props.name}-erreur`}
			className="mt-1.5 font-bold wrap-anywhere whitespace-pre-line text-rust"
		>
			{props.error}
			{lien ? (
				<>
					{" "}
					<a href={lien.adresse}>{lien.texte}</a>
				</>
			) : null}
		</p>
	);
}

/** The bar beside a field in error; it hangs in the margin, so that the field stays in line with the others. */
export const ERROR_BAR = "-ml-[calc(1rem+4px)] border-l-4 border-rust pl-4";

export function FieldFrame(
	props: FieldWords & { error: string | undefined; children: ReactNode },
) {
	return (
		<div
			className={`mt-6 first:mt-0 ${props.error === undefined ? "" : ERROR_BAR}`}
		>
			<label htmlFor={props.name} className="block font-bold">
				<FieldLabelText {...props} />
			</label>
			<FieldHelp {...props} />
			<FieldError name={props.name} error={props.error} />
			<div className="mt-2">{props.children}</div>
		</div>
	);
}
