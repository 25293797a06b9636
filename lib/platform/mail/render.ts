import { z } from "zod";
import { reglages } from "../config/env.ts";
import type { Langue } from "../langues.ts";
import { keyedHash } from "../runtime/derive-key.ts";
import { documentHtml, documentTexte } from "./blocks.ts";
import {
	signerBilan,
	signerDesinscription,
	signerReprise,
} from "./need-links.ts";
import type { Gabarit, Site } from "./template.ts";
import { type DonneesDe, GABARITS, type NomGabarit } from "./template-list.ts";
import { sujetPropre, uneLigne } from "./text-hygiene.ts";

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

export const Message = z.object({
	/** The same at each try: the provider recognises a repetition by it. */
	cle: z.string(),
	expediteur: z.string(),
	destinataire: z.string(),
	sujet: z.string(),
	html: z.string(),
	texte: z.string(),
	entetes: z.record(z.string(), z.string()),
});

export type Message = z.infer<typeof Message>;

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
function siteDit(langue: Langue): Site {
	const { siteNom, siteUrl, contact } = reglages();
	return {
		nom: siteNom,
		url: langue === "fr" ? siteUrl : `${siteUrl}/${langue}`,
		contact,
	};
}

/** By what this very reader acts on the need that the mail is about: addresses in its text, and the path that stops such mails. */
function gestesDe(
	{ compte_id, besoin_id }: CourrielARendre,
	{ desinscription }: Gabarit,
	{ url }: Site,
) {
	if (compte_id === null || besoin_id === null) return { arreter: null };
	const qui = { compte_id, besoin_id };
	return {
		reprise: `${url}/reprise/${signerReprise(qui)}`,
		bilan: `${url}/bilan/${signerBilan(qui)}`,
		arreter: desinscription
			? `/desinscription/${signerDesinscription(qui)}`
			: null,
	};
}

/**
 * The mail as it is sent: byte for byte the same at each try of one version of the
 * program. Throws when the template is unknown or the data do not match it.
 */
export function rendre(courriel: CourrielARendre): Message {
	const { langue, donnees, destinataire } = courriel;
	// An older version of the program may have queued one that is no more.
	const gabarit: Gabarit | undefined = Object.entries(GABARITS).find(
		([nom]) => nom === courriel.gabarit,
	)?.[1];
	if (gabarit === undefined) throw new Error("unknown mail template");
	const site = siteDit(langue);
	const { arreter, ...liens } = gestesDe(courriel, gabarit, site);
	const contenu = gabarit.composer(donnees, langue, { ...site, ...liens });
	return {
		cle: sentKey(courriel),
		expediteur: uneLigne(reglages().courriel.expediteur),
		destinataire,
		sujet: sujetPropre(contenu.sujet),
		html: documentHtml(contenu, langue, site, arreter),
		texte: documentTexte(contenu, langue, site, arreter),
		entetes: {
			// Auto-responders do not answer such mails (RFC 3834).
			"Auto-Submitted": "auto-generated",
			...(arreter && {
				"List-Unsubscribe": `<${reglages().siteUrl}${arreter}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
	};
}

/** The subject and plain text of a mail, before it is queued. */
export function apercu<G extends NomGabarit>(
	nom: G,
	langue: Langue,
	donnees: DonneesDe<G>,
): { langue: Langue; sujet: string; texte: string } {
	const site = siteDit(langue);
	const contenu = GABARITS[nom].composer(donnees, langue, site);
	return {
		langue,
		sujet: sujetPropre(contenu.sujet),
		texte: documentTexte(contenu, langue, site, null),
	};
}
