import { isLoopbackHost, type WrittenSettings } from "./settings.ts";

function mailErrors(values: WrittenSettings, isLocal: boolean): string[] {
	const erreurs: string[] = [];
	const hasTransport =
		values.RESEND_API_KEY !== undefined || values.SMTP_URL !== undefined;
	if (values.RESEND_API_KEY !== undefined && values.SMTP_URL !== undefined) {
		erreurs.push(
			"RESEND_API_KEY et SMTP_URL sont donnés tous les deux : gardez celui par lequel les courriels doivent partir.",
		);
	}
	if (
		values.RESEND_BASE_URL !== undefined &&
		values.RESEND_API_KEY === undefined
	) {
		erreurs.push(
			"RESEND_BASE_URL ne sert qu'avec RESEND_API_KEY : ajoutez la clé, ou retirez l'adresse.",
		);
	}
	if (hasTransport && values.MAIL_FROM === undefined) {
		erreurs.push(
			"MAIL_FROM manque : indiquez l'adresse d'expédition des courriels, par exemple « Bien commun <ne-pas-repondre@exemple.org> ».",
		);
	}
	if (!hasTransport && !isLocal) {
		erreurs.push(
			"RESEND_API_KEY ou SMTP_URL manque : la boîte aux lettres locale n'est ouverte que lorsque SITE_URL et HOST désignent cette machine.",
		);
	}
	return erreurs;
}

/** Values of `sslmode` under which pg (8.23) always encrypts. */
const ENCRYPTED = new Set(["require", "verify-ca", "verify-full"]);

function databaseErrors({
	DATABASE_URL: text,
	LIAISONS_EN_CLAIR: allowed = [],
}: WrittenSettings): string[] {
	if (text === undefined || allowed.includes("base")) return [];
	const { hostname, searchParams } = new URL(text);
	const isSafe =
		isLoopbackHost(hostname) ||
		ENCRYPTED.has(searchParams.get("sslmode") ?? "");
	return isSafe
		? []
		: [
				"DATABASE_URL mène à une autre machine sans chiffrer : ajoutez-lui ?sslmode=verify-full (et sslrootcert=… si son certificat n'est pas public), ou écrivez LIAISONS_EN_CLAIR=base si ce réseau n'est qu'à vous.",
			];
}

/** Whether nobody between here and there can read along. */
function isSealed(address: string): boolean {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || isLoopbackHost(hostname);
}

function limitErrors({
	UPSTASH_REDIS_REST_URL: url,
	UPSTASH_REDIS_REST_TOKEN: token,
	LIAISONS_EN_CLAIR: allowed = [],
}: WrittenSettings): string[] {
	if ((url === undefined) !== (token === undefined))
		return [
			"UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN vont ensemble : donnez les deux, ou aucun.",
		];
	return url === undefined || isSealed(url) || allowed.includes("limites")
		? []
		: [
				"UPSTASH_REDIS_REST_URL mène à une autre machine sans chiffrer : prenez une adresse https://, ou écrivez LIAISONS_EN_CLAIR=limites si ce réseau n'est qu'à vous.",
			];
}

const ISSUER = [
	"OIDC_EMETTEUR",
	"OIDC_CLIENT",
	"OIDC_SECRET",
	"OIDC_NOM",
] as const;

function issuerErrors(values: WrittenSettings): string[] {
	const missing = ISSUER.filter((name) => values[name] === undefined);
	return missing.length < ISSUER.length
		? missing.map(
				(name) => `${name} manque : ${ISSUER.join(", ")} vont ensemble.`,
			)
		: [];
}

function embeddingErrors(values: WrittenSettings): string[] {
	const { PLONGEMENTS_URL: text, LIAISONS_EN_CLAIR: allowed = [] } = values;
	if (text === undefined) {
		const alone = [
			...(values.PLONGEMENTS_MODELE === undefined
				? []
				: ["PLONGEMENTS_MODELE"]),
			...(values.PLONGEMENTS_CLE === undefined ? [] : ["PLONGEMENTS_CLE"]),
			...(values.PLONGEMENTS_SAISIE ? ["PLONGEMENTS_SAISIE"] : []),
		];
		return alone.map(
			(name) =>
				`${name} ne sert qu'avec PLONGEMENTS_URL : ajoutez l'adresse du serveur de plongements, ou retirez ce réglage.`,
		);
	}
	return [
		...(values.PLONGEMENTS_MODELE === undefined
			? [
					"PLONGEMENTS_MODELE manque : indiquez le modèle que sert PLONGEMENTS_URL, par exemple bge-m3.",
				]
			: []),
		...(isSealed(text) || allowed.includes("plongements")
			? []
			: [
					"PLONGEMENTS_URL mène à une autre machine sans chiffrer : prenez une adresse https://, ou écrivez LIAISONS_EN_CLAIR=plongements si ce réseau n'est qu'à vous.",
				]),
	];
}

/** What tests permit would let anyone ask this machine's own services: only a site that is served here, to its own machine, with the local mailbox may have it. */
function trialErrors(
	{ LECTURES_ESSAI, RESEND_API_KEY, SMTP_URL }: WrittenSettings,
	isLocal: boolean,
): string[] {
	const isTrial =
		isLocal && RESEND_API_KEY === undefined && SMTP_URL === undefined;
	return LECTURES_ESSAI === undefined || isTrial
		? []
		: [
				"LECTURES_ESSAI ne sert qu'aux essais : retirez-le dès que SITE_URL ou HOST mène ailleurs qu'à cette machine, ou que des courriels partent.",
			];
}

/** Errors between settings that are each well formed, one French sentence each. */
export function crossErrors(
	values: WrittenSettings,
	siteUrl: string,
	host: string,
	vitrine = false,
): string[] {
	const site = new URL(siteUrl);
	const isLocal = isLoopbackHost(site.hostname);
	const erreurs = [
		...(vitrine ? [] : mailErrors(values, isLocal && isLoopbackHost(host))),
		...databaseErrors(values),
		...embeddingErrors(values),
		...limitErrors(values),
		...issuerErrors(values),
		...trialErrors(values, isLocal && isLoopbackHost(host)),
	];
	if (isLocal) return erreurs;
	if (site.protocol !== "https:") {
		erreurs.push(
			`SITE_URL doit commencer par https:// hors de cette machine (reçu ${siteUrl}) : codes et jetons circuleraient en clair.`,
		);
	}
	const required = {
		// The public trial is one instance, and signs nobody in.
		...(vitrine
			? {}
			: {
					NEXTAUTH_SECRET:
						"toutes les clés en dérivent, et les instances doivent s'accorder (openssl rand -base64 48)",
				}),
		EDITEUR: "les mentions légales nomment l'éditeur du site",
		EDITEUR_ADRESSE: "les mentions légales donnent l'adresse de l'éditeur",
		HEBERGEUR: "les mentions légales nomment l'hébergeur",
		CONTACT: "le public doit pouvoir écrire à l'éditeur",
	};
	for (const [name, reason] of Object.entries(required)) {
		if (!(name in values)) {
			erreurs.push(
				`${name} manque : il est exigé quand SITE_URL n'est pas local, car ${reason}.`,
			);
		}
	}
	return erreurs;
}
