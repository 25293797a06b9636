import type { ComponentProps, ReactNode } from "react";
import { Confirm } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { pageHref, t } from "#lib/i18n/page-texts";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import type { ButtonLook } from "../looks.ts";
import { Controls, type Field } from "./fields.tsx";

/** The form of one record: its fields in order, then what saves it. */
export function RecordForm({
	fields,
	values = {},
	children,
	submit,
	look = "main",
	...form
}: Omit<ComponentProps<typeof PageForm>, "valeurs"> & {
	fields: readonly Field[];
	values?: EtatFormulaire["valeurs"];
	/** What is shown above the fields. */
	children?: ReactNode;
	submit: string;
	look?: ButtonLook;
}) {
	return (
		<PageForm {...form} valeurs={values}>
			{children}
			<Controls fields={fields} />
			<p className="mt-6">
				<SubmitButton look={look}>{submit}</SubmitButton>
			</p>
		</PageForm>
	);
}

/** An act that can't be undone: what it does is told before the button that does it. */
export function Removal(props: {
	action: ActionFormulaire;
	fields: Readonly<Record<string, string>>;
	label: string;
	/** The same with its record, for screen readers. */
	name?: string;
	effect: ReactNode;
	confirm: string;
	/** The way back: the path of the page itself, which shows it closed again. */
	cancel?: string;
}) {
	const { label, name, cancel } = props;
	return (
		<Confirm
			{...{ label, name }}
			cancel={
				cancel === undefined
					? undefined
					: { href: pageHref(cancel), label: t("cles.annuler") }
			}
		>
			<p className="mb-3">{props.effect}</p>
			<Acte action={props.action} champs={props.fields} look="danger">
				{props.confirm}
			</Acte>
		</Confirm>
	);
}
