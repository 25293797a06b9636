import { isLoopbackHost, type WrittenSettings } from "./settings.ts";

function when(isWrong: boolean, sentence: string): string[] {
	return isWrong ? [sentence] : [];
}

function mailErrors(
	{ RESEND_API_KEY, RESEND_BASE_URL, SMTP_URL, MAIL_FROM }: WrittenSettings,
	isLocal: boolean,
): string[] {
	const hasTransport = RESEND_API_KEY !== undefined || SMTP_URL !== undefined;
	return [
		...when(
			RESEND_API_KEY !== undefined && SMTP_URL !== undefined,
			"RESEND_API_KEY et SMTP_URL sont donnés tous les deux : gardez celui par lequel les courriels doivent partir.",
		),
		...when(
			RESEND_BASE_URL !== undefined && RESEND_API_KEY === undefined,
			"RESEND_BASE_URL ne sert qu'avec RESEND_API_KEY : ajoutez la clé, ou retirez l'adresse.",
		),
		...when(
			hasTransport && MAIL_FROM === undefined,
			"MAIL_FROM manque : indiquez l'adresse d'expédition des courriels, par exemple « Bien commun <ne-pas-repondre@exemple.org> ».",
		),
		...when(
			!hasTransport && !isLocal,
			"RESEND_API_KEY ou SMTP_URL manque : la boîte aux lettres locale n'est ouverte que lorsque SITE_URL et HOST désignent cette machine.",
		),
	];
}

/** Values of `sslmode` under which pg (8.23) always encrypts. */
const ENCRYPTED = new Set(["require", "verify-ca", "verify-full"]);

/** Whether nobody between here and there can read along. */
function isSealed(address: string): boolean {
	const { protocol, hostname, searchParams } = new URL(address);
	return (
		protocol === "https:" ||
		isLoopbackHost(hostname) ||
		(protocol.startsWith("postgres") &&
			ENCRYPTED.has(searchParams.get("sslmode") ?? ""))
	);
}

/** Connections to other machines that are not encrypted, and that the operator did not allow. */
function plainErrors({
	DATABASE_URL,
	PLONGEMENTS_URL,
	UPSTASH_REDIS_REST_URL,
	LIAISONS_EN_CLAIR: allowed = [],
}: WrittenSettings): string[] {
	const https = "prenez une adresse https://";
	const links = [
		[
			"base",
			"DATABASE_URL",
			DATABASE_URL,
			"ajoutez-lui ?sslmode=verify-full (et sslrootcert=… si son certificat n'est pas public)",
		],
		["plongements", "PLONGEMENTS_URL", PLONGEMENTS_URL, https],
		["limites", "UPSTASH_REDIS_REST_URL", UPSTASH_REDIS_REST_URL, https],
	] as const;
	return links.flatMap(([link, name, address, remedy]) =>
		when(
			address !== undefined && !isSealed(address) && !allowed.includes(link),
			`${name} mène à une autre machine sans chiffrer : ${remedy}, ou écrivez LIAISONS_EN_CLAIR=${link} si ce réseau n'est qu'à vous.`,
		),
	);
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

/** Settings that say nothing without the address of the server. */
const OF_EMBEDDINGS = [
	"PLONGEMENTS_MODELE",
	"PLONGEMENTS_CLE",
	"PLONGEMENTS_SAISIE",
] as const;

function embeddingErrors(values: WrittenSettings): string[] {
	if (values.PLONGEMENTS_URL !== undefined)
		return when(
			values.PLONGEMENTS_MODELE === undefined,
			"PLONGEMENTS_MODELE manque : indiquez le modèle que sert PLONGEMENTS_URL, par exemple bge-m3.",
		);
	return OF_EMBEDDINGS.filter((name) => values[name]).map(
		(name) =>
			`${name} ne sert qu'avec PLONGEMENTS_URL : ajoutez l'adresse du serveur de plongements, ou retirez ce réglage.`,
	);
}

/** Errors between settings that are each well formed, one French sentence each. */
export function crossErrors(
	values: WrittenSettings,
	siteUrl: string,
	host: string,
	vitrine: boolean,
): string[] {
	const { LECTURES_ESSAI, RESEND_API_KEY, SMTP_URL } = values;
	const site = new URL(siteUrl);
	const isLocal = isLoopbackHost(site.hostname);
	const isHere = isLocal && isLoopbackHost(host);
	const sendsMail = RESEND_API_KEY !== undefined || SMTP_URL !== undefined;
	const erreurs = [
		...(vitrine ? [] : mailErrors(values, isHere)),
		...plainErrors(values),
		...embeddingErrors(values),
		...when(
			(values.UPSTASH_REDIS_REST_URL === undefined) !==
				(values.UPSTASH_REDIS_REST_TOKEN === undefined),
			"UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN vont ensemble : donnez les deux, ou aucun.",
		),
		...issuerErrors(values),
		// What tests permit would let anyone ask this machine's own services.
		...when(
			LECTURES_ESSAI !== undefined && (!isHere || sendsMail),
			"LECTURES_ESSAI ne sert qu'aux essais : retirez-le dès que SITE_URL ou HOST mène ailleurs qu'à cette machine, ou que des courriels partent.",
		),
	];
	if (isLocal) return erreurs;
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
	return [
		...erreurs,
		...when(
			site.protocol !== "https:",
			`SITE_URL doit commencer par https:// hors de cette machine (reçu ${siteUrl}) : codes et jetons circuleraient en clair.`,
		),
		...Object.entries(required).flatMap(([name, reason]) =>
			when(
				!(name in values),
				`${name} manque : il est exigé quand SITE_URL n'est pas local, car ${reason}.`,
			),
		),
	];
}
