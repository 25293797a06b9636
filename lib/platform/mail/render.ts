import { reglages } from "../config/env.ts";
import type { Langue } from "../langues.ts";
import { keyedHash } from "../runtime/derive-key.ts";
import { documentHtml, documentTexte } from "./blocks.ts";
import { signerBilan, signerReprise } from "./need-links.ts";
import type { Gabarit, Site, Sortie } from "./template.ts";
import { gabaritNomme } from "./template-list.ts";
import { sujetPropre, uneLigne } from "./text-hygiene.ts";
import { signerDesinscription } from "./unsubscribe.ts";

/** The columns of a queued mail that its text depends on. */
export type CourrielARendre = {
	readonly cle: string;
	readonly gabarit: string;
	readonly langue: Langue;
	readonly compte_id: number | null;
	readonly besoin_id: number | null;
	readonly destinataire: string;
	readonly donnees: unknown;
	readonly cree_le: Date;
};

/** A mail ready to be sent by a transport. */
export type Message = {
	/** The same at each try: the provider recognises a repetition by it. */
	readonly cle: string;
	readonly expediteur: string;
	readonly destinataire: string;
	readonly sujet: string;
	readonly html: string;
	readonly texte: string;
	readonly entetes: Readonly<Record<string, string>>;
};

/**
 * Two sites may share one provider's account, and a restored database may reuse an id:
 * so the key sent to the provider also depends on the secret and on the instant, and
 * does not reveal our own ids.
 */
function sentKey({ cle, cree_le }: CourrielARendre): string {
	return keyedHash("courriels", `${cle}\n${cree_le.toISOString()}`)
		.toString("hex")
		.slice(0, 40);
}

/** The site's name and addresses in mails, in one language. */
export function siteDit(langue: Langue): Site {
	const { siteNom, siteUrl, contact } = reglages();
	return {
		nom: siteNom,
		url: langue === "fr" ? siteUrl : `${siteUrl}/${langue}`,
		contact,
	};
}

/** The token that stops the mails of this need; null for a mail about anything else. */
function jetonDeSortie(
	{ compte_id, besoin_id }: CourrielARendre,
	desinscription: boolean,
): string | null {
	return desinscription && compte_id !== null && besoin_id !== null
		? signerDesinscription({ compte_id, besoin_id })
		: null;
}

/** The site, with the addresses at which this very reader acts: takes a moved support back, or says whether a need is solved. */
function avecLiens(
	{ compte_id, besoin_id }: CourrielARendre,
	{ reprise, bilan }: Pick<Gabarit, "reprise" | "bilan">,
	site: Site,
): Site {
	if (compte_id === null || besoin_id === null) return site;
	const qui = { compte_id, besoin_id };
	return {
		...site,
		...(reprise
			? { reprise: `${site.url}/reprise/${signerReprise(qui)}` }
			: {}),
		...(bilan ? { bilan: `${site.url}/bilan/${signerBilan(qui)}` } : {}),
	};
}

function sortieDe(jeton: string | null, { url }: Site): Sortie | null {
	return jeton === null
		? null
		: {
				arreter: `${url}/desinscription/${jeton}`,
				choisir: `${url}/compte/soutiens`,
			};
}

function entetes(jeton: string | null): Record<string, string> {
	// Auto-responders do not answer such mails (RFC 3834).
	const always = { "Auto-Submitted": "auto-generated" };
	if (jeton === null) return always;
	return {
		...always,
		"List-Unsubscribe": `<${reglages().siteUrl}/desinscription/${jeton}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}

/**
 * The mail as it is sent: byte for byte the same at each try of one version of the
 * program. Throws when the template is unknown or the data do not match it.
 */
export function rendre(courriel: CourrielARendre): Message {
	const { langue, donnees, destinataire } = courriel;
	const gabarit = gabaritNomme(courriel.gabarit);
	if (gabarit === undefined) throw new Error("unknown mail template");
	const site = siteDit(langue);
	const contenu = gabarit.composer(
		donnees,
		langue,
		avecLiens(courriel, gabarit, site),
	);
	const jeton = jetonDeSortie(courriel, gabarit.desinscription);
	const sortie = sortieDe(jeton, site);
	return {
		cle: sentKey(courriel),
		expediteur: uneLigne(reglages().courriel.expediteur),
		destinataire,
		sujet: sujetPropre(contenu.sujet),
		html: documentHtml(contenu, langue, site, sortie),
		texte: documentTexte(contenu, langue, site, sortie),
		entetes: entetes(jeton),
	};
}
