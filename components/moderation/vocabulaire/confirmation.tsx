import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";

/** The button that saves what the check page shows, or takes the group out. */
export function Confirmation(props: {
	langue: Langue;
	/** What is sent, as the address of the page says it. */
	envoye: Readonly<Record<string, string>>;
	retrait: boolean;
	action: ActionFormulaire;
}) {
	const { langue, envoye, retrait } = props;
	const t = texts(langue);
	return (
		<Form action={props.action} textes={formTexts(t)}>
			{Object.entries(envoye).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<p className="mt-6">
				<SubmitButton look={retrait ? "danger" : "main"}>
					{t(
						retrait
							? "vocabulaire.apercu.confirmer_retrait"
							: "vocabulaire.apercu.confirmer",
					)}
				</SubmitButton>
			</p>
		</Form>
	);
}
