import type { Reglages } from "#lib/platform/env";

/** What the operator reads once everything is ready: what to open, and how to get a token. */
export function welcome({ siteUrl, estLocal }: Reglages): string {
	const address = estLocal ? "vous@example.org" : "vous@votre-domaine";
	return [
		"",
		`Bien commun est prêt : ouvrez ${siteUrl}`,
		`  (document de l'API : ${siteUrl}/api/openapi.json)`,
		"",
		"Pour lire l'API, créez un compte puis un jeton dans un autre terminal :",
		`  npm run gerer -- compte creer --courriel ${address} --role admin`,
		`  npm run gerer -- jeton creer --courriel ${address}`,
		"et appelez-la avec ce jeton :",
		`  curl -H "Authorization: Bearer bc_…" ${siteUrl}/api/projets`,
		"",
		"Ctrl-C arrête tout, la base comprise ; les données restent.",
		"",
	].join("\n");
}
