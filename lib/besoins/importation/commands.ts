import { reviser } from "#lib/contributions/revisions/writes";
import { NOMS_BESOIN } from "#lib/contributions/schema";
import { lieuxInconnus } from "#lib/lieux/queries";
import { suivreTerritoire } from "#lib/lieux/writes";
import type { Acteur } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
import type { Resultat } from "#lib/platform/contract/result";
import { columns, forColumns } from "#lib/platform/db/columns";
import { sql } from "#lib/platform/db/pool";
import { insertWithSlugs } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import type {
	Atelier,
	ElementImport,
	StatutImport,
} from "#lib/platform/import/batch";
import type { Lecture } from "#lib/platform/import/envelope";
import {
	type BilanEntrees,
	importerEntrees,
	type OptionsImport,
	type ThemesImport,
} from "#lib/themes/commands";
import { lireBesoinImporte } from "./rules.ts";
import {
	BesoinImporte,
	CHAMPS_IMPORTES,
	type ValeursBesoin,
} from "./schema.ts";

type Insere = { readonly id: number; readonly slug: string };

type Entree = {
	readonly row: { readonly valeurs: ValeursBesoin };
	readonly slug: string;
};

/** Inserts the needs; a theme deleted meanwhile is ignored. */
function inserer(
	tx: Transaction,
	entrees: readonly Entree[],
	statut: StatutImport,
): Promise<Insere[]> {
	const lignes = entrees.map(({ row: { valeurs }, slug }, rang) => ({
		...valeurs,
		slug,
		rang,
	}));
	return tx.$queryRaw<Insere[]>(
		sql`INSERT INTO besoins (slug, ${columns(NOMS_BESOIN)}, lieux, theme_id, langue,
		      statut, origine, publie_le, cree_le, modifie_le)
		    SELECT ligne.slug, ${columns(NOMS_BESOIN, "ligne")}, lieux, h.id, langue,
		      ${statut}, 'import', ${statut === "publie" ? sql`now()` : sql`NULL`}, now(), now()
		    FROM jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb) AS ligne (rang int, slug text,
		      ${forColumns(NOMS_BESOIN, (colonne) => sql`${colonne} text`)}, lieux text[], theme text, langue text)
		    LEFT JOIN themes h ON h.slug = ligne.theme
		    ORDER BY rang ON CONFLICT (slug) DO NOTHING RETURNING id, slug`,
	);
}

/** Published is the first public state that a need reaches. */
async function jalonner(
	tx: Transaction,
	besoins: readonly { readonly id: number }[],
): Promise<void> {
	await tx.$executeRaw(
		sql`INSERT INTO jalons (besoin_id, statut, le)
		    SELECT id, 'publie', now() FROM unnest(${besoins.map(({ id }) => id)}::int[]) AS id`,
	);
}

const creer: Atelier<ValeursBesoin>["creer"] = async (tx, lot, statut) => {
	const rangs = lot.map((valeurs) => ({ nom: valeurs.titre, valeurs }));
	const crees = await insertWithSlugs(tx, "besoins", rangs, (entrees) =>
		inserer(tx, entrees, statut),
	);
	const ordre = crees.map(({ inserted }) => inserted);
	if (statut === "publie") await jalonner(tx, ordre);
	await suivreTerritoire(
		tx,
		sql`besoins`,
		ordre.map(({ id }) => id),
	);
	return ordre;
};

const lire: Atelier<ValeursBesoin>["lire"] = async (tx, ids) => {
	const besoins = await tx.besoin.findMany({
		where: { id: { in: [...ids] } },
		orderBy: { id: "asc" },
		include: { theme: { select: { slug: true } } },
	});
	return besoins.map((besoin) => ({
		...pick(besoin, ["id", "slug", "statut"]),
		valeurs: {
			...pick(besoin, [...NOMS_BESOIN, "lieux"]),
			langue: besoin.langue === "en" ? "en" : "fr",
			theme: besoin.theme?.slug ?? null,
		},
	}));
};

const modifier: Atelier<ValeursBesoin>["modifier"] = async (
	{ tx, acteur, maintenant },
	{ id, slug },
	{ theme, lieux, ...champs },
	publier,
) => {
	const trouve = theme
		? await tx.theme.findUnique({
				where: { slug: theme },
				select: { id: true },
			})
		: null;
	const texte = { objet: "besoin", objet_id: id, slug } as const;
	await reviser(tx, acteur, "importerBesoins", texte, () =>
		tx.besoin.update({
			where: { id },
			data: {
				...champs,
				...(lieux ? { lieux } : {}),
				...(theme === undefined ? {} : { theme_id: trouve?.id ?? null }),
				...(publier ? { statut: "publie", publie_le: maintenant } : {}),
				modifie_le: maintenant,
			},
		}),
	);
	if (publier) await jalonner(tx, [{ id }]);
};

const ATELIER: Atelier<ValeursBesoin> = {
	nature: "besoin",
	acte: "importerBesoins",
	table: sql`besoins`,
	champs: CHAMPS_IMPORTES,
	creer,
	lire,
	modifier,
};

async function versElement(
	brut: Readonly<Record<string, unknown>>,
	ouverts: ThemesImport,
): Promise<Lecture<ElementImport<ValeursBesoin>>> {
	const lecture = lireBesoinImporte(brut);
	if (!lecture.ok) return lecture;
	const { source, source_id, licence, format, theme, ...champs } =
		lecture.element;
	const refus = await lieuxInconnus(champs.lieux);
	if (refus) return refus;
	const [slug = null] = await ouverts.slugs(theme === null ? [] : [theme]);
	return {
		ok: true,
		element: {
			source,
			source_id,
			licence,
			valeurs: { ...champs, lieux: champs.lieux ?? null, theme: slug },
		},
	};
}

/** Imports every need of a file: see `importerEntrees`. Supports given by the source are never counted. */
export async function importerBesoins(
	acteur: Acteur,
	options: OptionsImport,
): Promise<Resultat<BilanEntrees>> {
	const colonnes = Object.keys(BesoinImporte.shape);
	return importerEntrees(acteur, options, ATELIER, colonnes, versElement);
}
