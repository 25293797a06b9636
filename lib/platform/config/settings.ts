import { isIP } from "node:net";
import { z } from "zod";

const LOOPBACK_IPV4 = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const SENDER = /^(?:[^<>\r\n"]*<([^<>]+)>|([^<>\s]+))$/;
/** Labels, or an IPv6 address: browsers ask for no other name, as `*.a.org` or one that ends in a dot. */
const NAME_OF_SITE = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[.+\])$/;
const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;

/** Whether a host, with or without the brackets of an IPv6 URL, only reaches this machine. */
export function isLoopbackHost(host: string): boolean {
	const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
	return bare === "localhost" || bare === "::1" || LOOPBACK_IPV4.test(bare);
}

function urlWith(protocols: readonly string[], text: string): URL | undefined {
	const url = URL.parse(text);
	return url && protocols.includes(url.protocol) ? url : undefined;
}

/** Http or https, wherever it leads; a key has its own setting, so none may stand in the address. */
function bareUrl(text: string): URL | undefined {
	const url = urlWith(["http:", "https:"], text);
	return url && url.username + url.password + url.search + url.hash === ""
		? url
		: undefined;
}

function isBareAddress(text: string): boolean {
	return bareUrl(text) !== undefined;
}

function siteOrigin(text: string): string | undefined {
	const url = bareUrl(text);
	return url?.pathname === "/" && NAME_OF_SITE.test(url.hostname)
		? url.origin
		: undefined;
}

function isHttpAddress(text: string): boolean {
	const url = urlWith(["http:", "https:"], text);
	return (
		url !== undefined &&
		(url.protocol === "https:" || isLoopbackHost(url.hostname))
	);
}

function isDatabaseAddress(text: string): boolean {
	const url = urlWith(["postgres:", "postgresql:"], text);
	return url !== undefined && url.hostname !== "" && url.pathname.length > 1;
}

function isSender(text: string): boolean {
	const parts = SENDER.exec(text);
	return ADDRESS.test(parts?.[1]?.trim() ?? parts?.[2] ?? "");
}

function integer(what: string, min: number, max: number, example: number) {
	const message = `attend ${what} de ${min} à ${max}, par exemple ${example}.`;
	return z
		.string()
		.regex(/^\d{1,9}$/, message)
		.transform(Number)
		.refine((value) => value >= min && value <= max, message);
}

function textThat(isRight: (text: string) => boolean, message: string) {
	return z.string().refine(isRight, message);
}

const NUMBER = "un nombre entier";
const LIMIT_MAX = 1_000_000;
const HTTP_ADDRESS =
	"attend une adresse https:// (http:// seulement vers cette machine).";
const plainText = textThat(
	(text) => !/\p{Cc}/u.test(text),
	"attend un texte d'une ligne, sans caractère de contrôle.",
);

/** It is shown on pages: no name or password, as an address that one clones by may hold. */
function isPage(text: string): boolean {
	const url = urlWith(["https:"], text);
	return url !== undefined && url.username + url.password === "";
}

export const contactText = textThat(
	(text) => ADDRESS.test(text) || isPage(text),
	"attend une adresse de courriel ou une page https://.",
);

/** A page of the web. */
export function httpsText(message = "attend une page https://.") {
	return textThat(isPage, message);
}

const yesNo = z
	.enum(["oui", "non"], "attend oui ou non.")
	.transform((text) => text === "oui");

const listed = z.string().transform((text) =>
	text
		.split(",")
		.map((one) => one.trim())
		.filter((one) => one !== ""),
);

/** One socket of loopback, its port named: `127.0.0.1:4010`. */
function isLoopbackSocket(text: string): boolean {
	const [, address = "", port] =
		/^(127\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(text) ?? [];
	return isIP(address) === 4 && Number(port) > 0 && Number(port) <= 65_535;
}

/** Connections to other machines that the operator may allow without encryption. */
const PLAIN_LINKS = ["base", "courriel", "plongements", "limites"] as const;
const PLAIN_LINKS_EXPECTED =
	"attend base, courriel, plongements, limites, ou plusieurs séparés par des virgules.";

/**
 * Every setting, by its name in the environment, with the format of its text. A setting
 * that is absent or empty is `undefined` here; defaults and the rules between settings
 * are in `env.ts`.
 */
const SETTINGS = {
	PORT: integer("un numéro de port", 1, 65_535, 3000),
	HOST: textThat(
		(text) => isIP(text) !== 0 || HOST_NAME.test(text),
		"attend une adresse IP ou un nom de machine, par exemple 127.0.0.1.",
	),
	SITE_URL: z
		.string()
		.refine(
			(text) => siteOrigin(text) !== undefined,
			"attend l'adresse publique du site, sans chemin ni point final, par exemple https://exemple.org.",
		)
		.transform((text) => siteOrigin(text) ?? text),
	DATABASE_URL: textThat(
		isDatabaseAddress,
		"attend la forme postgresql://compte:motdepasse@machine:5432/base.",
	),
	LIAISONS_EN_CLAIR: listed.pipe(
		z.array(z.enum(PLAIN_LINKS, PLAIN_LINKS_EXPECTED), PLAIN_LINKS_EXPECTED),
	),
	DATA_DIR: plainText,
	RESEND_API_KEY: plainText,
	RESEND_BASE_URL: textThat(isHttpAddress, HTTP_ADDRESS),
	SMTP_URL: textThat(
		(text) => (urlWith(["smtp:", "smtps:"], text)?.hostname ?? "") !== "",
		"attend la forme smtp://compte:motdepasse@machine:587 ou smtps://…:465.",
	),
	MAIL_FROM: textThat(
		isSender,
		"attend une adresse, ou « Nom <adresse@exemple.org> ».",
	),
	NEXTAUTH_SECRET: textThat(
		(text) => text.length >= 32,
		"est trop court : il faut au moins 32 caractères tirés au hasard (openssl rand -base64 48).",
	),
	UPSTASH_REDIS_REST_URL: textThat(
		isBareAddress,
		"attend une adresse http:// ou https://, sans compte ni paramètre.",
	),
	UPSTASH_REDIS_REST_TOKEN: plainText,
	PLONGEMENTS_URL: textThat(
		isBareAddress,
		"attend l'adresse http:// ou https:// du serveur de plongements, sans compte ni paramètre, par exemple http://127.0.0.1:11434.",
	),
	PLONGEMENTS_MODELE: plainText,
	PLONGEMENTS_CLE: textThat(
		(text) => /^[\x21-\x7e]+$/.test(text),
		"attend une clé d'un seul tenant, sans espace ni accent.",
	),
	PLONGEMENTS_SAISIE: yesNo,
	LECTURES_ESSAI: listed.refine(
		(sockets) => sockets.every(isLoopbackSocket),
		"attend des serveurs d'essai de cette machine, par exemple 127.0.0.1:4010.",
	),
	PATIENCE_ESSAI: integer("un nombre de secondes,", 1, 600, 60),
	ADMIN_EMAILS: listed.refine(
		(addresses) => addresses.every((address) => ADDRESS.test(address)),
		"attend des adresses de courriel séparées par des virgules.",
	),
	OIDC_EMETTEUR: textThat(isHttpAddress, HTTP_ADDRESS),
	OIDC_CLIENT: plainText,
	OIDC_SECRET: plainText,
	OIDC_NOM: plainText,
	OIDC_PORTEES: textThat(
		(text) => text.split(" ").includes("openid"),
		"attend des portées séparées par des espaces, dont openid, par exemple openid email.",
	),
	OIDC_SIGNATURE: z.enum(["RS256", "ES256"], "attend RS256 ou ES256."),
	OIDC_USERINFO_SIGNE: yesNo,
	LIMITE_APPELS: integer(NUMBER, 1, LIMIT_MAX, 600),
	LIMITE_CONTRIBUTIONS: integer(NUMBER, 1, LIMIT_MAX, 5),
	LIMITE_CODES: integer(NUMBER, 4, LIMIT_MAX, 1000),
	TRUSTED_PROXIES: integer(
		"le nombre de serveurs mandataires devant celui-ci,",
		0,
		16,
		1,
	),
	HSTS_SOUS_DOMAINES: yesNo,
	SITE_NOM: plainText,
	IDENTITE: plainText,
	EDITEUR: plainText,
	EDITEUR_ADRESSE: plainText,
	HEBERGEUR: plainText,
	CONTACT: contactText,
	CODE_SOURCE: httpsText("attend l'adresse https:// du code source du site."),
	METRICS_TOKEN: textThat(
		(text) => text.length >= 16 && !/\s/.test(text),
		"attend au moins 16 caractères, sans espace.",
	),
};

export const settingsSchema = z.object(SETTINGS).partial();

/** The settings as written, each parsed by itself, before defaults. */
export type WrittenSettings = z.infer<typeof settingsSchema>;

/** The name of each setting, in the order of the documentation. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);
