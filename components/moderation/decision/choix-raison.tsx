import { SelectField } from "#components/ui/forms/choice-field";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The reason of a refusal or a take-down, in a list where none is chosen beforehand. */
export function ChoixRaison(props: {
	langue: Langue;
	raisons: readonly { readonly value: string; readonly label: string }[];
}) {
	const t = texts(props.langue);
	return (
		<SelectField
			name="choix"
			label={t("moderation.refus.choix")}
			required
			options={[
				{ value: "", label: t("moderation.refus.a_choisir") },
				...props.raisons,
			]}
		/>
	);
}
