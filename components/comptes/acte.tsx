import type { ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ButtonLook } from "../ui/button-looks.ts";
import { formTexts } from "../ui/forms/form-texts.ts";

/** One press that does something to one thing: a form of hidden fields and its button. */
export function Acte(props: {
	langue: Langue;
	action: ActionFormulaire;
	champs: Readonly<Record<string, string>>;
	look?: ButtonLook;
	/** What the button does to what, where its words alone do not say. */
	nom?: string;
	children: ReactNode;
}) {
	return (
		<Form action={props.action} textes={formTexts(texts(props.langue))}>
			{Object.entries(props.champs).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<SubmitButton look={props.look ?? "other"}>
				{props.nom === undefined ? (
					props.children
				) : (
					<>
						<span aria-hidden="true">{props.children}</span>
						<span className="sr-only">{props.nom}</span>
					</>
				)}
			</SubmitButton>
		</Form>
	);
}
