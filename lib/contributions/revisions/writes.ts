import { isDeepStrictEqual } from "node:util";
import { formats } from "#lib/i18n/texts";
import { suivreTerritoire } from "#lib/lieux/writes";
import { type Acteur, aLeRole } from "#lib/platform/actor";
import {
	conflit,
	type Echec,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { acteurDuJournal } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue, Phrase } from "#lib/platform/langues";
import {
	comparer,
	type ValeursEditees,
} from "#lib/platform/text/three-way-merge";
import { IMAGE_ENTIERE, LIEUX } from "../queries.ts";
import { lireTexteTenu } from "./queries.ts";
import type { ObjetRevise, TexteRevise } from "./schema.ts";

type Fiche = {
	/** The entry of the text, so that both are deleted together. */
	readonly projet?: Sql;
	readonly besoin?: Sql;
	/** Whether the text is or was on a public page: an erasure then keeps it. */
	readonly publie?: Sql;
};

const FICHES: Readonly<Record<ObjetRevise, (texte: TexteRevise) => Fiche>> = {
	projet: ({ objet_id: id }) => ({
		projet: sql`${id}::int`,
		publie: sql`(SELECT publie_le IS NOT NULL FROM projets WHERE id = ${id})`,
	}),
	besoin: duBesoin,
	chantier: duBesoin,
	// By its page: a restored step has no row before.
	etape: ({ slug }) => ({
		besoin: sql`(SELECT id FROM besoins WHERE slug = ${slug})`,
	}),
	article: ({ objet_id: id }) => ({
		publie: sql`(SELECT statut = 'publie' FROM articles WHERE id = ${id})`,
	}),
	theme: () => ({}),
};

function duBesoin({ objet_id: id }: TexteRevise): Fiche {
	return {
		besoin: sql`${id}::int`,
		publie: sql`(SELECT publie_le IS NOT NULL FROM besoins WHERE id = ${id})`,
	};
}

const AUCUNE = sql`NULL::int`;

async function garder(
	tx: Transaction,
	acteur: Acteur,
	acte: string,
	texte: TexteRevise,
	valeurs: ValeursEditees,
): Promise<number> {
	const { objet, objet_id, slug, numero = null } = texte;
	const fiche = FICHES[objet](texte);
	const { projet = AUCUNE, besoin = AUCUNE, publie = sql`true` } = fiche;
	const qui = acteurDuJournal(acteur);
	const [gardee] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO revisions (objet, objet_id, slug, numero, projet_id, besoin_id, publiee, acteur, acteur_id, acte, valeurs)
		    VALUES (${objet}, ${objet_id}, ${slug}, ${numero}, ${projet}, ${besoin}, COALESCE(${publie}, true),
		      ${qui.acteur}, ${qui.acteur_id}, ${acte}, ${JSON.stringify(valeurs)}::jsonb)
		    RETURNING id`,
	);
	if (!gardee) throw new Error("the earlier text was not kept");
	return gardee.id;
}

/**
 * Writes a text whose row the transaction locks, and keeps what it replaces, in the
 * same transaction: each saved text is the present one or a kept one. A save that
 * changes nothing keeps nothing.
 */
export async function reviser<T>(
	tx: Transaction,
	acteur: Acteur,
	acte: string,
	texte: TexteRevise,
	ecrire: () => Promise<T>,
): Promise<T> {
	const avant = await lireTexteTenu(tx, texte.objet, texte.objet_id);
	// Kept before the write: what is deleted still has its row then.
	const id = await garder(tx, acteur, acte, texte, avant);
	const fait = await ecrire();
	const { objet, objet_id } = texte;
	if (objet === "projet" || objet === "besoin")
		await suivreTerritoire(tx, LIEUX[objet].table, [objet_id]);
	const apres = await lireTexteTenu(tx, texte.objet, texte.objet_id);
	if (JSON.stringify(avant) === JSON.stringify(apres))
		await tx.$executeRaw(sql`DELETE FROM revisions WHERE id = ${id}`);
	return fait;
}

type Suivante = {
	id: number;
	le: Date;
	acteur_id: number | null;
	par: string;
	valeurs: Record<string, string[]>;
};

function quand(le: Date, langue: Langue): string {
	return formats(langue).dateTime(le, {
		dateStyle: "long",
		timeStyle: "short",
	});
}

const VOUS: Phrase = {
	fr: "Vous-même, dans une autre fenêtre, avez",
	en: "You yourself, in another window,",
};

const MODERATION: Phrase = { fr: "La modération a", en: "The moderators" };

/** Who saved meanwhile, as this actor may know it: only the moderation area names its people. */
function quiEntreTemps(acteur: Acteur, suivantes: readonly Suivante[]): Phrase {
	const { nature } = acteur;
	if (nature === "compte" && aLeRole(acteur.role, "moderateur")) {
		const noms = new Set(suivantes.map(({ par }) => par).filter(Boolean));
		const dits = [...noms].join(", ");
		return {
			fr: `${dits || "Quelqu’un d’autre"} a`,
			en: dits || "Somebody else",
		};
	}
	const estSoi = suivantes.every(
		({ acteur_id }) => nature === "compte" && acteur_id === acteur.compte_id,
	);
	return estSoi ? VOUS : MODERATION;
}

/**
 * What others saved of a text since the version on which the form was opened, beside
 * the form's content; null when nothing differs, and the form may be saved. In the
 * transaction that locks the row.
 */
export async function ecartDepuis(
	tx: Transaction,
	acteur: Acteur,
	{ objet, objet_id }: TexteRevise,
	vu: number | null,
	mien: ValeursEditees,
): Promise<Echec | null> {
	if (vu === null) return null;
	const suivantes = await tx.$queryRaw<Suivante[]>(
		sql`SELECT r.id, r.le, r.acteur_id, r.valeurs, COALESCE(c.nom, c.courriel, '') AS par
		    FROM revisions r LEFT JOIN comptes c ON c.id = r.acteur_id
		    WHERE r.objet = ${objet} AND r.objet_id = ${objet_id} AND r.id > ${vu} ORDER BY r.id`,
	);
	const [premiere] = suivantes;
	const derniere = suivantes.at(-1);
	if (!premiere || !derniere) return null;
	// Saving does not change fields that the form does not hold.
	const leur = Object.fromEntries(
		Object.entries(await lireTexteTenu(tx, objet, objet_id)).filter(
			([champ]) => champ in mien,
		),
	);
	const ecart = comparer(premiere.valeurs, mien, leur);
	if (ecart.champs.length === 0) return null;
	const nommees = ["logo", "image"].flatMap((champ) => [
		...(mien[champ] ?? []),
		...(leur[champ] ?? []),
	]);
	const images = await tx.$queryRaw<{ empreinte: string; dite: string }[]>(
		sql`SELECT empreinte, ${IMAGE_ENTIERE} AS dite FROM images WHERE empreinte = ANY(${nommees}::text[])`,
	);
	const qui = quiEntreTemps(acteur, suivantes);
	return {
		...conflit({
			fr: `${qui.fr} enregistré autre chose le ${quand(derniere.le, "fr")}, pendant que vous écriviez : rien de ce que vous avez écrit n’est perdu, rien n’est encore enregistré. Voyez ce qui a changé, puis enregistrez de nouveau.`,
			en: `${qui.en} saved something else on ${quand(derniere.le, "en")}, while you were writing: nothing that you wrote is lost, nothing is saved yet. See what changed, then save again.`,
		}),
		ecart: {
			...ecart,
			vu: derniere.id,
			images: Object.fromEntries(
				images.map(({ empreinte, dite }) => [empreinte, dite]),
			),
		},
	};
}

/** Where a text stands whose own time tells that it was edited. */
const DATES: Readonly<Partial<Record<ObjetRevise, Sql>>> = {
	...{ projet: sql`projets`, besoin: sql`besoins`, chantier: sql`besoins` },
	article: sql`articles`,
};

/**
 * Saves a text whose row the transaction locks, as its form holds it, by `ecrire`, which
 * is told the fields that change: their names, and not the texts, which may have to be
 * erased one day. Nothing is written where that is the stored text. Rejected, with both,
 * when another one was saved since the version `vu`; null checks nothing.
 */
export async function editer(
	tx: Transaction,
	acteur: Acteur,
	acte: string,
	texte: TexteRevise,
	{ vu, saisies }: { readonly vu: number | null; saisies: ValeursEditees },
	ecrire: (champs: readonly string[]) => Promise<unknown>,
): Promise<Resultat<null>> {
	const { objet, objet_id } = texte;
	const ecart = await ecartDepuis(tx, acteur, texte, vu, saisies);
	if (ecart) return ecart;
	const gardees = await lireTexteTenu(tx, objet, objet_id);
	const champs = Object.keys(saisies).filter(
		(champ) => !isDeepStrictEqual(gardees[champ], saisies[champ]),
	);
	if (champs.length === 0) return reussite(null);
	await reviser(tx, acteur, acte, texte, () => ecrire(champs));
	const table = DATES[objet];
	if (table)
		await tx.$executeRaw(
			sql`UPDATE ${table} SET modifie_le = clock_timestamp() WHERE id = ${objet_id}`,
		);
	return reussite(null);
}
