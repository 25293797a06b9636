import { choices, type Field } from "#components/ui/kit/fields";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import type { Texts } from "#lib/i18n/texts";

/** The filters of every list of entries: words, and the kind. */
export function champsDesFiches(t: Texts): readonly Field[] {
	return [
		{ name: "q", label: t("moderation.filtre.mots") },
		{
			name: "nature",
			label: t("moderation.filtre.nature"),
			options: choices(NATURES_CONTRIBUTION, (value) =>
				t(`moderation.filtre.natures.${value}`),
			),
		},
	];
}
