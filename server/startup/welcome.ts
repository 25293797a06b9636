import type { Reglages } from "#lib/platform/config/env";

function signIn({ siteUrl, courriel, adminCourriels }: Reglages): string[] {
	const where =
		courriel.transport === "local"
			? `le code à taper est sur ${siteUrl}/dev/courriels`
			: "le code à taper arrive par courriel";
	const first = adminCourriels[0];
	return [
		"",
		`Pour vous connecter : « Se connecter », votre adresse, et ${where}.`,
		...(first === undefined
			? [
					"  (avec ADMIN_EMAILS=vous@example.org, cette adresse devient celle d'un compte d'administration)",
				]
			: [`  (${first} devient ainsi un compte d'administration)`]),
	];
}

/** Without any theme the form of a project can't be submitted. */
export const NO_THEME = [
	"! Il n'y a aucun thème : personne ne peut proposer de projet. Créez-en dans l'espace de modération, ou une première liste par :",
	"  npm run gerer -- themes premiers",
	"",
];

/** What the operator reads once everything is ready: what to open, how to sign in, and how to get a token. */
export function welcome(settings: Reglages, hasThemes: boolean): string {
	const { siteUrl, estLocal } = settings;
	const address = estLocal ? "vous@example.org" : "vous@votre-domaine";
	if (settings.vitrine)
		return `\nLa démonstration est prête : ouvrez ${siteUrl}\nTout s'y lit, rien ne s'y enregistre. Ctrl-C arrête tout.\n`;
	return [
		"",
		`Bien commun est prêt : ouvrez ${siteUrl}`,
		`  (document de l'API : ${siteUrl}/api/openapi.json)`,
		...signIn(settings),
		"",
		"Pour lire l'API, créez un compte puis un jeton dans un autre terminal :",
		`  npm run gerer -- compte creer --courriel ${address} --role admin`,
		`  npm run gerer -- jeton creer --courriel ${address}`,
		"et appelez-la avec ce jeton :",
		`  curl -H "Authorization: Bearer bc_…" ${siteUrl}/api/projets`,
		"",
		...(hasThemes ? [] : NO_THEME),
		settings.databaseUrl === undefined
			? "Ctrl-C arrête tout, la base comprise ; les données restent."
			: "Ctrl-C arrête le site ; la base de DATABASE_URL continue.",
		"",
	].join("\n");
}
