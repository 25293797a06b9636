import type { NatureContribution } from "#lib/contributions/schema";
import type { Texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";

function service(t: Texts, hote: string | null): string {
	return hote ?? t("confidentialite.plongements.ici");
}

/** What people are told, beside the field, of a text that is sent to the server of vectors while they type it; null when it is not. */
export function typedTextNotice(
	t: Texts,
	nature: NatureContribution,
): string | null {
	const { plongements } = reglages();
	return plongements?.saisie
		? t(`contributions.proches.envoi_${nature}`, {
				service: service(t, plongements.hote),
			})
		: null;
}

/** What the privacy page says of that server; null when there is none. */
export function embeddingNotice(
	t: Texts,
): { title: string; text: string } | null {
	const { plongements } = reglages();
	if (!plongements) return null;
	const { hote, saisie } = plongements;
	return {
		title: t("confidentialite.plongements.titre"),
		text: [
			t("confidentialite.plongements.texte", { service: service(t, hote) }),
			t(`confidentialite.plongements.${saisie ? "saisie" : "sans_saisie"}`),
		].join("\n\n"),
	};
}
