/** What the site says of itself: the operator's words, or ours. */
import { texts } from "#lib/i18n/texts";
import { GREEN } from "#lib/platform/config/colours";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { publisher } from "./publisher.ts";

/** Its sentences: in the foot, to search engines and programs, and at the top of its start page. */
export function siteWords(langue: Langue) {
	const t = texts(langue);
	const { accroche, accueil, presentation } = reglages().identite;
	return {
		accroche: accroche?.[langue] ?? t("coquille.pied", publisher(t)),
		presentation:
			presentation?.[langue] ?? t("coquille.description", publisher(t)),
		titre: accueil?.titre?.[langue] ?? t("accueil.titre"),
		chapeau: accueil?.chapeau?.[langue] ?? t("accueil.chapeau"),
	};
}

/** An address of which a copy is out of date as soon as the identity changes. */
export function identityAddress(address: string): string {
	const { empreinte } = reglages().identite;
	return empreinte === "" ? address : `${address}?${empreinte}`;
}

/** The address of the operator's logo; null without one. */
export function logoAddress(): string | null {
	return reglages().identite.logo
		? identityAddress("/identite/logo.svg")
		: null;
}

/** The style of the operator's colour, over that of app/globals.css; empty without one. What is delivered keeps its green. */
export function ownColours(): string {
	const { action, propres, teinte } = reglages().identite.couleurs;
	const both = ({ clair, sombre }: typeof action) =>
		`light-dark(${clair},${sombre})`;
	return propres
		? `html:root{--action:${both(action)};--action-tint:${both(teinte)};--livre:${both(GREEN)}}`
		: "";
}
