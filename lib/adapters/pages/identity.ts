/** What the site says of itself: the operator's words, or ours. */
import { formats, type Texts, texts } from "#lib/i18n/texts";
import { GREEN } from "#lib/platform/config/colours";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";

/** The publisher and the host of the site, as its texts name them; a local instance may leave some out. */
export function publisher(t: Texts) {
	const { estNomme, siteNom, editeur, editeurAdresse, hebergeur, contact } =
		reglages();
	const absent = t("mentions_legales.absent");
	return {
		site: siteNom,
		nomme: estNomme ? "oui" : "non",
		editeur: editeur ?? absent,
		adresse: editeurAdresse ?? absent,
		hebergeur: hebergeur ?? absent,
		contact: contact ?? absent,
	};
}

/** Its sentences: in the foot, to search engines and programs, and at the top of its start page. */
export function siteWords(langue: Langue) {
	const t = texts(langue);
	const { accroche, accueil, presentation } = reglages().identite;
	return {
		accroche: accroche?.[langue] ?? t("coquille.pied", publisher(t)),
		presentation:
			presentation?.[langue] ?? t("coquille.description", publisher(t)),
		titre: accueil?.titre?.[langue] ?? t("accueil.titre"),
		chapeau: accueil?.chapeau?.[langue] ?? null,
	};
}

/** An address of which a copy is out of date as soon as the identity changes. */
export function identityAddress(address: string): string {
	const { empreinte } = reglages().identite;
	return empreinte === "" ? address : `${address}?${empreinte}`;
}

/** The addresses of the operator's logo, and of the icon that stands for it where there is little room; null without a logo. */
export function logoAddresses(): { logo: string; icone: string } | null {
	const { icone, logo } = reglages().identite;
	const of = (name: string) => identityAddress(`/identite/${name}.svg`);
	return logo
		? { logo: of("logo"), icone: of(icone ? "icone" : "logo") }
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

/** How far the site complies with the rules of accessibility, by the rate of its audit; null where the operator declares nothing. */
export function conformity(): "totale" | "partielle" | "non" | null {
	const { accessibilite } = reglages().identite;
	if (!accessibilite) return null;
	const { taux } = accessibilite;
	if (taux === 100) return "totale";
	return taux !== null && taux >= 50 ? "partielle" : "non";
}

/** What the page on accessibility says of it, a line each; null where the operator declares nothing. */
export function conformityStatement(langue: Langue): string | null {
	const t = texts(langue);
	const { dateTime, number } = formats(langue);
	const { identite, siteNom } = reglages();
	const etat = conformity();
	if (!identite.accessibilite || etat === null) return null;
	const { auditeur, date, schema_pluriannuel, taux } = identite.accessibilite;
	const jour = date && dateTime(new Date(date), { dateStyle: "long" });
	return [
		t(`accessibilite.declaration.${etat}`, { site: siteNom }),
		taux === null
			? t("accessibilite.declaration.sans_audit")
			: t("accessibilite.declaration.taux", { taux: number(taux) }),
		jour && t("accessibilite.declaration.date", { jour }),
		auditeur && t("accessibilite.declaration.auditeur", { nom: auditeur }),
		schema_pluriannuel &&
			t("accessibilite.declaration.schema", { adresse: schema_pluriannuel }),
	]
		.filter(Boolean)
		.join("\n");
}
