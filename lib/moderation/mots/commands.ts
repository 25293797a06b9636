import { reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import type { Phrase } from "#lib/platform/langues";
import { valueError } from "#lib/platform/validation/errors";
import { ajouterMotsHabitants, MOTS_HABITANTS_MAX } from "#lib/projets/writes";
import { fichesNommees } from "../refus/rules.ts";
import { refusDeRole } from "../rules.ts";
import type { MotForme, PhraseForme } from "./schema.ts";
import { marquerTraite } from "./writes.ts";

const PROJET_INCONNU: Phrase = {
	fr: "ce projet n’existe pas, ou n’est pas publié.",
	en: "this project does not exist, or is not published.",
};

const PHRASE_REFUSEE: Readonly<Record<"connue" | "comble", Phrase>> = {
	connue: {
		fr: "ce projet a déjà cette phrase.",
		en: "this project has this phrase already.",
	},
	comble: {
		fr: `ce projet a déjà ${MOTS_HABITANTS_MAX} phrases dans cette langue, et ne peut en avoir plus.`,
		en: `this project has ${MOTS_HABITANTS_MAX} phrases in this language already, and may have no more.`,
	},
};

const DEJA_TRAITE = conflit({
	fr: "Quelqu’un s’en est occupé entre-temps\u00a0: rechargez la page.",
	en: "Somebody has dealt with it meanwhile: load the page again.",
});

/** Sets a word aside: it is not listed again. The journal says of which kind it was, not which. Rejected for members, and when somebody has dealt with it already. */
export async function ecarterMot(
	acteur: ActeurCompte,
	mot: MotForme,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		if (!(await marquerTraite(tx, mot))) return DEJA_TRAITE;
		await journaliser(tx, {
			acteur,
			acte: "ecarterMot",
			objet: "mot",
			apres: { nature: mot.nature },
		});
		return reussite(null);
	});
}

/** The published project that a form names, its row locked. */
async function tenirProjet(tx: Transaction, saisie: string) {
	const nomme = fichesNommees(saisie).find(({ nature }) => nature === "projet");
	const slug = nomme?.slug ?? saisie;
	if (!estSlug(slug)) return undefined;
	const [projet] = await tx.$queryRaw<{ id: number; slug: string }[]>(
		sql`SELECT id, slug FROM projets WHERE slug = ${slug} AND statut = 'publie' FOR UPDATE`,
	);
	return projet;
}

/**
 * Adds a phrase of citizens to a published project, as an edition does: the text before
 * it is kept, the journal says who, and the word that it comes from is not listed again.
 * Rejected for members, for an unknown project, and when the project has the phrase
 * already or as many as it may.
 */
export async function ajouterPhrase(
	acteur: ActeurCompte,
	{ projet: saisie, phrase, langue, ...mot }: PhraseForme,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const projet = await tenirProjet(tx, saisie);
		if (!projet)
			return invalide(valueError(["body", "projet"], PROJET_INCONNU, saisie));
		const { id, slug } = projet;
		const texte = { objet: "projet", objet_id: id, slug } as const;
		const fait = await reviser(tx, acteur, "modifierProjet", texte, () =>
			ajouterMotsHabitants(tx, id, langue, phrase),
		);
		if (fait !== "ajoutee")
			return invalide(
				valueError(["body", "phrase"], PHRASE_REFUSEE[fait], phrase),
			);
		await journaliser(tx, {
			acteur,
			acte: "modifierProjet",
			objet: "projet",
			objet_id: id,
			objet_slug: slug,
			apres: {
				champs: [langue === "en" ? "mots_habitants_en" : "mots_habitants"],
			},
		});
		await marquerTraite(tx, mot);
		return reussite({ slug });
	});
}
