import type { ReactNode } from "react";
import { Acte } from "#components/comptes/acte";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import type { ButtonLook } from "../button-looks.ts";
import { formTexts } from "../forms/form-texts.ts";
import { Control, type Field } from "./fields.tsx";

/** The form of one record: its fields in order, then what saves it. */
export function RecordForm(props: {
	langue: Langue;
	action: ActionFormulaire;
	fields: readonly Field[];
	values?: EtatFormulaire["valeurs"];
	/** What the form tells beside its fields: which record, which version of it. */
	hidden?: ReactNode;
	/** What is shown above the fields. */
	children?: ReactNode;
	submit: string;
	look?: ButtonLook;
}) {
	const { langue } = props;
	return (
		<Form
			action={props.action}
			textes={formTexts(texts(langue))}
			{...(props.values ? { valeurs: props.values } : {})}
		>
			{props.hidden}
			{props.children}
			{props.fields.map((field) => (
				<Control key={field.name} langue={langue} field={field} />
			))}
			<p className="mt-6">
				<SubmitButton {...(props.look ? { look: props.look } : {})}>
					{props.submit}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** An act that can't be undone: what it does is told before the button that does it. */
export function Removal(props: {
	langue: Langue;
	action: ActionFormulaire;
	/** Which record. */
	fields: Readonly<Record<string, string>>;
	label: string;
	/** The same with its record, for screen readers. */
	name?: string;
	effect: ReactNode;
	confirm: string;
	/** The way back: the page itself, closed again. */
	cancel?: { readonly href: string; readonly label: string };
}) {
	const { label, name, cancel } = props;
	return (
		<Confirm
			label={label}
			{...(name === undefined ? {} : { name })}
			{...(cancel ? { cancel } : {})}
		>
			<p className="mb-3">{props.effect}</p>
			<Acte
				langue={props.langue}
				action={props.action}
				champs={props.fields}
				look="danger"
			>
				{props.confirm}
			</Acte>
		</Confirm>
	);
}
