import type { Acteur } from "#lib/platform/actor";
import {
	conflit,
	invalide,
	type Refus,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import type { Phrase } from "#lib/platform/langues";
import { valueError } from "#lib/platform/validation/errors";
import { lireTermes } from "./queries.ts";
import { refusDesMots, refusDesTermes, termesEcrits } from "./rules.ts";
import type { Groupe, GroupeEcrit, LangueEquivalence } from "./schema.ts";

/** A group that is changed: its id, and the version that was seen; null changes it whatever it has become. */
type Vise = { readonly id: number; readonly vu: string | null };

/** A refusal; `ailleurs` is the group that has one of the terms already. */
export type RefusDeGroupe = Refus & { readonly ailleurs?: number };

const PARTI = conflit({
	fr: "Quelqu’un a retiré ce groupe entre-temps\u00a0: rien n’est enregistré.",
	en: "Somebody has taken this group out meanwhile: nothing is saved.",
});

function changeEntretemps({ termes }: Groupe) {
	const dits = termes.join(", ");
	return conflit({
		fr: `Quelqu’un a changé ce groupe depuis que vous l’avez ouvert\u00a0: il réunit maintenant «\u00a0${dits}\u00a0». Rien n’est enregistré\u00a0; rouvrez-le avant de décider.`,
		en: `Somebody has changed this group since you opened it: it now holds “${dits}”. Nothing is saved; open it again before you decide.`,
	});
}

function refuser(phrase: Phrase, saisie: string) {
	return invalide(valueError(["body", "termes"], phrase, saisie));
}

/** Two groups written at once do not both take the same word. */
const VERROU = sql`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('equivalences', 0))`;

async function tenirGroupe(
	tx: Transaction,
	{ id, vu }: Vise,
): Promise<Resultat<Groupe>> {
	const [groupe] = await tx.$queryRaw<Groupe[]>(
		sql`SELECT id, langue, termes, origine, modifie_le FROM equivalences WHERE id = ${id} AND actif FOR UPDATE`,
	);
	if (!groupe) return PARTI;
	if (vu !== null && groupe.modifie_le.toISOString() !== vu)
		return changeEntretemps(groupe);
	return reussite(groupe);
}

/** The first of these terms that another group of the same language has; terms that the group had already may stay. */
async function dejaAilleurs(
	tx: Transaction,
	langue: LangueEquivalence,
	termes: readonly string[],
	present: Groupe | null,
): Promise<{ refus: Phrase; ailleurs: number } | null> {
	const siens = present?.langue === langue ? present.termes : [];
	const [deja] = await tx.$queryRaw<
		{ terme: string; id: number; termes: string[] }[]
	>(
		sql`WITH ecrits AS MATERIALIZED (
		      SELECT rang, terme, texte_termes(terme) AS plie FROM unnest(${[...termes]}::text[]) WITH ORDINALITY AS u(terme, rang)),
		    nouveaux AS MATERIALIZED (
		      SELECT rang, terme, plie FROM ecrits
		      WHERE plie NOT IN (SELECT texte_termes(s) FROM unnest(${[...siens]}::text[]) AS s)),
		    connus AS MATERIALIZED (
		      SELECT e.id, e.termes, texte_termes(t) AS plie FROM equivalences e, unnest(e.termes) AS t
		      WHERE e.actif AND e.id <> ${present?.id ?? 0}
		        AND (e.langue = ${langue} OR 'fr-en' IN (e.langue, ${langue})))
		    SELECT n.terme, c.id, c.termes FROM nouveaux n JOIN connus c USING (plie) ORDER BY n.rang, c.id LIMIT 1`,
	);
	if (!deja) return null;
	const dits = deja.termes.join(", ");
	return {
		ailleurs: deja.id,
		refus: {
			fr: `«\u00a0${deja.terme}\u00a0» est déjà dans un autre groupe\u00a0: «\u00a0${dits}\u00a0».`,
			en: `“${deja.terme}” is in another group already: “${dits}”.`,
		},
	};
}

type Verifie = { readonly present: Groupe | null; readonly termes: string[] };

/** A group as it is written, and the words of its terms, read before a transaction holds a connection. */
async function lireEcrit({ langue, termes: saisie }: GroupeEcrit) {
	const termes = termesEcrits(saisie);
	const lus = await lireTermes(termes.map((terme) => ({ langue, terme })));
	return { langue, saisie, termes, lus };
}

async function verifier(
	tx: Transaction,
	{ langue, saisie, termes, lus }: Awaited<ReturnType<typeof lireEcrit>>,
	vise: Vise | null,
): Promise<Resultat<Verifie, RefusDeGroupe>> {
	await tx.$queryRaw(VERROU);
	const tenu = vise && (await tenirGroupe(tx, vise));
	if (tenu && !tenu.ok) return tenu;
	const present = tenu?.valeur ?? null;
	const refus = refusDesTermes(termes) ?? refusDesMots(termes, lus);
	if (refus) return refuser(refus, saisie);
	const deja = await dejaAilleurs(tx, langue, termes, present);
	if (!deja) return reussite({ present, termes });
	return { ...refuser(deja.refus, saisie), ailleurs: deja.ailleurs };
}

/**
 * Whether a group could be saved as it is written, and its terms; nothing is changed.
 * Fails as `ajouterGroupe` and `modifierGroupe` do.
 */
export async function verifierGroupe(
	ecrit: GroupeEcrit,
	vise: Vise | null,
): Promise<Resultat<{ termes: string[] }, RefusDeGroupe>> {
	const lu = await lireEcrit(ecrit);
	return inTransaction<Resultat<{ termes: string[] }, RefusDeGroupe>>(
		async (tx) => {
			const verifie = await verifier(tx, lu, vise);
			return verifie.ok ? reussite({ termes: verifie.valeur.termes }) : verifie;
		},
	);
}

/**
 * Adds a group of terms that mean the same, and journals it. Rejected when the terms
 * are too few, too many, too long, alike, without a word that is searched, or in another
 * group of the same language, which the refusal then gives.
 */
export async function ajouterGroupe(
	acteur: Acteur,
	ecrit: GroupeEcrit,
): Promise<Resultat<{ id: number }, RefusDeGroupe>> {
	const lu = await lireEcrit(ecrit);
	return inTransaction<Resultat<{ id: number }, RefusDeGroupe>>(async (tx) => {
		const verifie = await verifier(tx, lu, null);
		if (!verifie.ok) return verifie;
		const { langue } = ecrit;
		const { termes } = verifie.valeur;
		const [ajoute] = await tx.$queryRaw<{ id: number }[]>(
			sql`INSERT INTO equivalences (langue, termes) VALUES (${langue}, ${termes}::text[]) RETURNING id`,
		);
		if (!ajoute) throw new Error("the group was not added");
		await journaliser(tx, {
			acteur,
			acte: "ajouterEquivalence",
			objet: "equivalence",
			objet_id: ajoute.id,
			apres: { langue, termes },
		});
		return reussite(ajoute);
	});
}

/**
 * Replaces the terms and the language of a group, and journals both; the same ones
 * change nothing. Rejected as an addition is, when the group is gone, and when it was
 * changed since the version that was seen.
 */
export async function modifierGroupe(
	acteur: Acteur,
	vise: Vise,
	ecrit: GroupeEcrit,
): Promise<Resultat<{ id: number }, RefusDeGroupe>> {
	const lu = await lireEcrit(ecrit);
	return inTransaction<Resultat<{ id: number }, RefusDeGroupe>>(async (tx) => {
		const verifie = await verifier(tx, lu, vise);
		if (!verifie.ok) return verifie;
		const { id } = vise;
		const { langue } = ecrit;
		const { termes, present } = verifie.valeur;
		const avant = present && {
			langue: present.langue,
			termes: [...present.termes],
		};
		const apres = { langue, termes };
		if (JSON.stringify(avant) === JSON.stringify(apres))
			return reussite({ id });
		// Two changes are never of one millisecond: the second would pass for the version seen.
		await tx.$executeRaw(
			sql`UPDATE equivalences SET langue = ${langue}, termes = ${termes}::text[],
			      modifie_le = greatest(clock_timestamp(), modifie_le + interval '1 ms') WHERE id = ${id}`,
		);
		await journaliser(tx, {
			acteur,
			acte: "modifierEquivalence",
			objet: "equivalence",
			objet_id: id,
			...(avant ? { avant } : {}),
			apres,
		});
		return reussite({ id });
	});
}

/**
 * Takes a group out of the vocabulary, and journals its terms, from which it can be
 * added again. Rejected when it is gone, and when it was changed since the version that
 * was seen.
 */
export async function retirerGroupe(
	acteur: Acteur,
	vise: Vise,
): Promise<Resultat<{ id: number }>> {
	return inTransaction<Resultat<{ id: number }>>(async (tx) => {
		const tenu = await tenirGroupe(tx, vise);
		if (!tenu.ok) return tenu;
		const { id, langue, termes } = tenu.valeur;
		await tx.$executeRaw(sql`DELETE FROM equivalences WHERE id = ${id}`);
		await journaliser(tx, {
			acteur,
			acte: "retirerEquivalence",
			objet: "equivalence",
			objet_id: id,
			avant: { langue, termes: [...termes] },
		});
		return reussite({ id });
	});
}
