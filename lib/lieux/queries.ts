import { placeName } from "#lib/i18n/places";
import { phrase } from "#lib/i18n/texts";
import { whileContentsUnchanged } from "#lib/platform/cache/memoised-read";
import {
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { unknownValues } from "#lib/platform/validation/errors";
import {
	cleDe,
	clesDuTexte,
	estTropPetit,
	type Lecture,
	type LieuConnu,
	lieuxSurs,
	lireTexte,
} from "./rules.ts";
import {
	type Lieu,
	nomEntier,
	nomSitue,
	nomsDits,
	type QuestionLieu,
} from "./schema.ts";

const COLONNES = sql`l.code, l.nature, l.nom, l.population, l.dans, l.cles`;

async function lieuxAyant(
	cles: readonly string[],
	lire: Statements["rows"] = rows,
): Promise<LieuConnu[]> {
	return cles.length === 0
		? []
		: lire<LieuConnu>(
				sql`SELECT ${COLONNES} FROM lieux l WHERE l.cles && ${[...cles]}::text[]`,
			);
}

/** What a text says of areas, part by part. */
export async function lireTerritoire(
	texte: string,
	lire?: Statements["rows"],
): Promise<Lecture[]> {
	return lireTexte(texte, await lieuxAyant(clesDuTexte(texte), lire));
}

/** What a code is written with; PostgreSQL refuses some of what an address may hold. */
const CODE = /^[\w-]+$/;

/** The areas of these codes, of today or retired, by the code that was asked for. */
export async function trouverLieux(
	codes: readonly string[],
): Promise<ReadonlyMap<string, LieuConnu>> {
	const lieux = await rows<LieuConnu & { demande: string }>(
		sql`SELECT DISTINCT ON (demande) demande, ${COLONNES} FROM unnest(${codes.filter((code) => CODE.test(code))}::text[]) AS demande
		    JOIN lieux l ON l.cles @> ARRAY[demande] AND demande ~ '-|^([A-Z]{2}|[0-9]{3})$'
		    ORDER BY demande, (l.code = demande) DESC, l.code`,
	);
	return new Map(lieux.map((lieu) => [lieu.demande, lieu]));
}

/** The area of a code, of today or retired; null for an unknown one. Each read of a list near it asks. */
const lieuDuCode = whileContentsUnchanged(
	async (code: string) => (await trouverLieux([code])).get(code) ?? null,
);

/** The départements and overseas collectivities, by their names. */
export const listerDepartements = whileContentsUnchanged(() =>
	rows<{ code: string; nom: string }>(
		sql`SELECT code, nom FROM lieux WHERE nature = 'departement' ORDER BY nom COLLATE "fr-x-icu"`,
	),
);

type Situation = {
	readonly territoire: string | null;
	readonly lieux?: readonly string[] | null | undefined;
};

/** The names of areas by their codes, for a need without those that are too small: what is around them in their place. */
async function nomsMontres(lieux: readonly LieuConnu[], deBesoin: boolean) {
	const montre = (un: LieuConnu) =>
		(deBesoin && estTropPetit(un) ? un.dans[0] : null) ?? un.code;
	const montres = await trouverLieux(lieux.map(montre));
	return new Map(
		lieux.map((un) => [un.code, montres.get(montre(un))?.nom ?? un.nom]),
	);
}

/**
 * Where a contribution is, as it is written: the areas that it names, or without them what
 * its text says without a doubt; without a text, their names. Fails at each unknown code.
 */
export async function situer(
	{ territoire, lieux }: Situation,
	deBesoin: boolean,
): Promise<Resultat<{ territoire: string | null; lieux?: string[] }>> {
	if (!lieux) {
		const surs = lieuxSurs(await lireTerritoire(territoire ?? ""));
		return reussite({ territoire, ...(surs[0] ? { lieux: surs } : {}) });
	}
	const connus = await trouverLieux(lieux);
	const inconnus = unknownValues(
		"lieux",
		lieux,
		connus,
		phrase("refus.lieux.inconnu"),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	const choisis = [...new Set(lieux.flatMap((code) => connus.get(code) ?? []))];
	const noms = await nomsMontres(choisis, deBesoin);
	return reussite({
		territoire: territoire ?? (nomsDits([...new Set(noms.values())]) || null),
		lieux: choisis.map(({ code }) => code),
	});
}

/** Why a record is refused whose areas are not all known; null when they are. */
export async function lieuxInconnus(
	codes: readonly string[] | null | undefined,
) {
	if (!codes?.length) return null;
	const connus = await trouverLieux(codes);
	const inconnus = codes.filter((code) => !connus.has(code)).join(", ");
	return inconnus
		? ({ ok: false, raison: `lieux inconnus : ${inconnus}` } as const)
		: null;
}

/** The areas that an entry names, as one JSON array, for a query whose entries are `e`. */
export function lieuxDits(e: Sql): Sql {
	return sql`COALESCE((SELECT json_agg(json_build_object('code', l.code, 'nature', l.nature, 'nom', l.nom)
		  ORDER BY array_position(${e}.lieux, l.code))
		FROM lieux l WHERE l.code = ANY(${e}.lieux)), '[]') AS lieux`;
}

/** What a list near an area holds: the condition of its entries `e`, and those of its levels. */
export type Voisinage = {
	readonly where: Sql;
	readonly levels: readonly Sql[] | null;
};

/**
 * What is near the area of a code: in it (0), in its group of communes (1), in its
 * département (2), said of its region (3), said of what lies beyond, or of nowhere in
 * particular (4). Null without a code; nothing for one that is unknown (D19).
 */
export async function voisinage(
	code: string | undefined,
	e: Sql,
): Promise<Voisinage | null> {
	if (!code) return null;
	const lieu = await lieuDuCode(code);
	if (!lieu) return { where: sql`false`, levels: null };
	const de = (kind: RegExp) => lieu.dans.filter((un) => kind.test(un));
	const dans = (codes: readonly string[]) =>
		sql`${e}.lieux_dans && ${[...codes]}::text[]`;
	const au = (codes: readonly string[]) =>
		sql`${e}.lieux && ${[...codes]}::text[]`;
	const levels = [
		dans([lieu.code]),
		dans(de(/^epci-/)),
		dans(de(/^dep-/)),
		au(de(/^reg-/)),
		sql`(${au(de(/^[^-]+$/))} OR ${e}.territoire IS NULL AND ${e}.lieux_dans = '{}')`,
	];
	return { where: sql`(${joinSql(levels, " OR ")})`, levels };
}

const LIEU = sql`l.code, l.nature, l.nom,
	COALESCE((SELECT json_agg(json_build_object('code', d.code, 'nom', d.nom) ORDER BY array_position(l.dans, d.code))
	  FROM lieux d WHERE d.code = ANY(l.dans)), '[]') AS dans`;

/** The area of a code, of today or retired, a commune that has a namesake by its whole name; null when there is none. */
export async function lireLieu(code: string | undefined): Promise<Lieu | null> {
	if (!code) return null;
	const connu = await lieuDuCode(code);
	if (!connu) return null;
	const [lieu = null] = await rows<Lieu & { seul: boolean }>(
		sql`SELECT ${LIEU}, NOT EXISTS (SELECT 1 FROM lieux h
		      WHERE h.cles[1] = l.cles[1] AND h.code <> l.code AND l.nature = 'commune' AND h.nature = 'commune') AS seul
		    FROM lieux l WHERE l.code = ${connu.code}`,
	);
	if (!lieu) return null;
	const { seul, ...dit } = lieu;
	return seul ? dit : { ...dit, nom: nomEntier(dit) };
}

/** Areas that a search answers, at most. */
const TROUVES_MAX = 10;
/** Those among which a person chooses: what a postal code may have. */
const CHOIX_MAX = 60;

/** The areas that parts of a text may be, each with those that hold it, the most inhabitants first. */
function lieuxDe(lectures: readonly Lecture[]): Promise<Lieu[]> {
	const codes = lectures.flatMap(({ choix }) => choix.map(({ code }) => code));
	return rows<Lieu>(
		sql`SELECT ${LIEU} FROM lieux l WHERE l.code = ANY(${codes}::text[])
		    ORDER BY l.population DESC NULLS LAST, l.code LIMIT ${CHOIX_MAX}`,
	);
}

/** The areas that a text names, in the same order. */
export async function lieuxNommes(texte: string): Promise<Lieu[]> {
	return lieuxDe(await lireTerritoire(texte));
}

/** What to ask about the text of a contribution; null when it says where it is, or too little to be asked about. */
export async function questionDuLieu(
	texte: string | undefined,
	deBesoin: boolean,
): Promise<QuestionLieu | null> {
	const lectures = await lireTerritoire(texte ?? "");
	const estSure = ({ choix, isDoubtful }: Lecture) =>
		choix.length === 1 && !isDoubtful;
	const [ouverte, ...autres] = lectures.filter((lue) => !estSure(lue));
	const surs = lectures.filter(estSure).flatMap(({ choix }) => choix);
	const estTu = (lieu: LieuConnu) => deBesoin && estTropPetit(lieu);
	const petit = surs.find(estTu);
	if (petit) {
		const montres = await nomsMontres(surs, deBesoin);
		// What else is in the text may name a hamlet of it.
		const noms = lectures.flatMap(({ texte, choix: [lieu, ...namesakes] }) =>
			namesakes.length > 0 ? texte : (montres.get(lieu?.code ?? "") ?? []),
		);
		const autour = nomsDits([...new Set(noms)]);
		return {
			...{ choix: [], petites: [], postal: null, surs: [] },
			petite: { nom: petit.nom, autour },
		};
	}
	if (!ouverte || autres.length > 0 || ouverte.choix.length === 0) return null;
	const [lieu] = lieuxSurs([ouverte]);
	return {
		choix: await lieuxDe([ouverte]),
		petites: ouverte.choix.filter(estTu).map(({ code }) => code),
		postal: ouverte.postal && lieu ? { code: ouverte.postal, lieu } : null,
		surs: surs.map(({ code }) => code),
		petite: null,
	};
}

/** A need whose author chose a commune that is too small to be named: without its text, so that what is around is named in its place. */
export async function taireLaPetite<Dit extends Situation>(
	dit: Dit,
): Promise<Dit> {
	const choisis = await trouverLieux(dit.lieux ?? []);
	return [...choisis.values()].some(estTropPetit)
		? { ...dit, territoire: null }
		: dit;
}

/** Whether the areas are known: without them, nothing is near anything. */
export const aDesLieux = whileContentsUnchanged(
	async (): Promise<boolean> =>
		(await rows(sql`SELECT 1 FROM lieux LIMIT 1`)).length > 0,
);

/**
 * The areas that a text names, or whose name begins with it, those that it names before
 * the others, and each with those that hold it: ten at most, the most inhabitants first.
 */
export async function chercherLieux(q: string): Promise<Lieu[]> {
	const codes = (await lieuxNommes(q)).map(({ code }) => code);
	const debut = cleDe(q);
	const ordre = sql`population DESC NULLS LAST, code`;
	return rows<Lieu>(
		sql`WITH trouves AS (
		      (SELECT code, 0 AS rang, population FROM lieux WHERE code = ANY(${codes}::text[]))
		      UNION ALL
		      (SELECT code, 1, population FROM lieux
		       WHERE ${debut} <> '' AND cles[1] LIKE ${`${debut}%`} AND code <> ALL(${codes}::text[])
		       ORDER BY ${ordre} LIMIT ${TROUVES_MAX})
		      ORDER BY rang, ${ordre} LIMIT ${TROUVES_MAX})
		    SELECT ${LIEU} FROM trouves JOIN lieux l USING (code) ORDER BY l.population DESC NULLS LAST, l.code`,
	);
}

/** The same as texts to write, in a language: those that are read back as that area and no other. */
export async function nomsProposes(
	q: string,
	langue: Langue,
): Promise<string[]> {
	const lieux = (await chercherLieux(q)).map((lieu) => ({
		code: lieu.code,
		nom: placeName(nomSitue(lieu), langue).texte,
	}));
	const connus = await lieuxAyant(lieux.flatMap(({ nom }) => clesDuTexte(nom)));
	return lieux.flatMap(({ code, nom }) =>
		lieuxSurs(lireTexte(nom, connus)).join() === code ? nom : [],
	);
}
