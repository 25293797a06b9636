/** Addresses of accounts (D9): one plain mailbox, in the one form that is compared and mailed. Labels of roles. */
import { domainToASCII } from "node:url";
import type { Role } from "#lib/platform/actor";
import type { Phrase } from "#lib/platform/langues";

/** Bytes of a whole address and of the part before the `@`: the limits of mail servers. */
export const COURRIEL_MAX_OCTETS = 254;
export const COURRIEL_LOCAL_MAX_OCTETS = 64;
/**
 * Characters of a typed address, not counting blanks around it: a domain of another
 * script is shorter than its punycode.
 */
export const COURRIEL_SAISI_MAX = 320;

/** The error for a text that `normaliserCourriel` rejects. */
export const ADRESSE_INVALIDE = {
	fr: "ce n’est pas une adresse de courriel simple, comme nom@exemple.fr.",
	en: "this is not a plain email address, such as name@example.org.",
} as const;

/** Characters that a header, a list of addresses or a display could interpret otherwise. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Characters that become an `@` only once normalised: a reader would not see the same mailbox. */
const FAUX_AROBAS = /[\uff20\ufe6b]/;
/** Without `=?`, which begins an encoded word (RFC 2047): mail programs read other letters in it. */
const LOCAL =
	/^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAINE_SAISI = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ETIQUETTE = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** At least two labels, the last one not a number: neither a bare host name nor an IP address. */
const DOMAINE = new RegExp(`^(?:${ETIQUETTE}\\.)+(?!\\d+$)${ETIQUETTE}$`);

/**
 * The normalised form of a typed address: NFKC, lower case, domain in punycode,
 * trimmed. Null for anything but exactly one plain mailbox: no display name, quotes,
 * list, comment, IP address or line break.
 */
export function normaliserCourriel(saisi: string): string | null {
	const propre = saisi.trim();
	if (propre.length > COURRIEL_SAISI_MAX) return null;
	if (INVISIBLES.test(saisi) || FAUX_AROBAS.test(saisi)) return null;
	const texte = propre.normalize("NFKC").toLowerCase();
	const [local = "", domaine_saisi = "", ...reste] = texte.split("@");
	if (reste.length > 0 || !LOCAL.test(local)) return null;
	if (!DOMAINE_SAISI.test(domaine_saisi)) return null;
	const domaine = domainToASCII(domaine_saisi);
	const courriel = `${local}@${domaine}`;
	return DOMAINE.test(domaine) &&
		local.length <= COURRIEL_LOCAL_MAX_OCTETS &&
		courriel.length <= COURRIEL_MAX_OCTETS
		? courriel
		: null;
}

/**
 * The mailbox of a normalised address, for throttles and never for uniqueness: without
 * the `+tag` that most providers ignore.
 */
export function plierCourriel(courriel: string): string {
	const [local = "", domaine = ""] = courriel.split("@");
	const plus = local.indexOf("+");
	return plus > 0 ? `${local.slice(0, plus)}@${domaine}` : courriel;
}

export const LIBELLES_ROLE: Readonly<Record<Role, Phrase>> = {
	membre: { fr: "Membre", en: "Member" },
	moderateur: { fr: "Modération", en: "Moderator" },
	admin: { fr: "Administration", en: "Administrator" },
};
