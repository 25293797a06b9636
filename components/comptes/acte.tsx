import type { ReactNode } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { Named } from "#components/ui/named";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ButtonLook } from "../ui/button-looks.ts";

/** One press that does something to one thing: a form of hidden fields and its button. */
export function Acte(props: {
	action: ActionFormulaire;
	champs: Readonly<Record<string, string>>;
	look?: ButtonLook;
	/** What the button does to what, where its words alone do not say. */
	nom?: ReactNode;
	children: ReactNode;
}) {
	return (
		<PageForm action={props.action} hidden={props.champs}>
			<SubmitButton look={props.look ?? "other"}>
				<Named name={props.nom}>{props.children}</Named>
			</SubmitButton>
		</PageForm>
	);
}
