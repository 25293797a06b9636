import Link from "next/link";
import type { ReactNode } from "react";
import type { Option } from "#components/ui/forms/choice-field";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";

/** Style of the controls of plain GET forms, which need no script. */
const FIELD =
	"mt-1 block h-12 w-full rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink";

export function ChoixFiltre(props: {
	nom: string;
	label: string;
	valeur: string;
	tous: string;
	options: readonly Option[];
}) {
	return (
		<label className="grow basis-36">
			<span className="font-bold">{props.label}</span>
			<select name={props.nom} defaultValue={props.valeur} className={FIELD}>
				<option value="">{props.tous}</option>
				{props.options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}

export function MotsFiltre(props: {
	nom: string;
	label: string;
	valeur: string;
	type?: "search" | "date";
}) {
	return (
		<label className="grow basis-36">
			<span className="font-bold">{props.label}</span>
			<input
				type={props.type ?? "search"}
				name={props.nom}
				defaultValue={props.valeur}
				className={FIELD}
			/>
		</label>
	);
}

/** A list's filters: a plain form whose state is in the address. */
export function Filtre(props: {
	langue: Langue;
	/** Path of the list, in French. */
	chemin: string;
	children: ReactNode;
}) {
	const t = texts(props.langue);
	const adresse = pageAddress(props.langue, props.chemin);
	return (
		<search aria-label={t("moderation.filtre.titre")} className="mt-6 block">
			<form
				action={adresse}
				method="get"
				className="flex flex-wrap items-end gap-x-5 gap-y-3"
			>
				{props.children}
				<button type="submit" className={BUTTON_LOOKS.other}>
					{t("moderation.filtre.appliquer")}
				</button>
				<Link
					href={adresse}
					prefetch={false}
					className="flex min-h-11 items-center"
				>
					{t("moderation.filtre.effacer")}
				</Link>
			</form>
		</search>
	);
}
