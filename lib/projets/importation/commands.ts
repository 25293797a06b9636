import { reviser } from "#lib/contributions/revisions/writes";
import { NOMS_PROJET, STADES } from "#lib/contributions/schema";
import { lieuxInconnus } from "#lib/lieux/queries";
import { suivreTerritoire } from "#lib/lieux/writes";
import type { Acteur } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
import type { Resultat } from "#lib/platform/contract/result";
import { columns } from "#lib/platform/db/columns";
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
import { avecCodeOuvert } from "../rules.ts";
import { lireProjetImporte } from "./rules.ts";
import {
	CHAMPS_IMPORTES,
	ProjetImporte,
	THEMES_MAX,
	type ValeursProjet,
} from "./schema.ts";

type Insere = { readonly id: number; readonly slug: string };

/** Stores the themes of each project in their order; a theme deleted meanwhile is ignored. */
async function ecrireThemes(
	tx: Transaction,
	choix: readonly { readonly id: number; readonly themes: readonly string[] }[],
): Promise<void> {
	const liens = choix.flatMap(({ id, themes }) =>
		themes.map((slug, rang) => ({ id, slug, rang })),
	);
	await tx.$executeRaw(
		sql`INSERT INTO projet_themes (projet_id, theme_id, position)
		    SELECT lien.id, h.id, lien.rang
		    FROM jsonb_to_recordset(${JSON.stringify(liens)}::jsonb) AS lien (id int, slug text, rang int)
		    JOIN themes h ON h.slug = lien.slug`,
	);
}

const COLONNES = columns(NOMS_PROJET);

type Entree = { readonly row: ValeursProjet; readonly slug: string };

function inserer(
	tx: Transaction,
	entrees: readonly Entree[],
	statut: StatutImport,
): Promise<Insere[]> {
	const lignes = entrees.map(({ row, slug }) => ({ ...row, slug }));
	return tx.$queryRaw<Insere[]>(
		sql`INSERT INTO projets (slug, ${COLONNES}, lieux, langue, statut, origine, publie_le, cree_le, modifie_le)
		    SELECT slug, ${COLONNES}, lieux, langue,
		      ${statut}, 'import', ${statut === "publie" ? sql`now()` : sql`NULL`}, now(), now()
		    FROM jsonb_populate_recordset(NULL::projets, ${JSON.stringify(lignes)}::jsonb) WITH ORDINALITY
		    ORDER BY ordinality ON CONFLICT (slug) DO NOTHING RETURNING id, slug`,
	);
}

const creer: Atelier<ValeursProjet>["creer"] = async (tx, lot, statut) => {
	const crees = await insertWithSlugs(tx, "projets", lot, (entrees) =>
		inserer(tx, entrees, statut),
	);
	const ordre = crees.map(({ row: { themes }, inserted }) => ({
		...inserted,
		themes,
	}));
	await ecrireThemes(tx, ordre);
	await suivreTerritoire(
		tx,
		sql`projets`,
		ordre.map(({ id }) => id),
	);
	return ordre;
};

/** The state of a row as an import has it. */
function stadeDe(stade: string | null): ValeursProjet["stade"] {
	const dit = STADES.find((un) => un === stade);
	return dit === undefined || dit === "inconnu" ? null : dit;
}

const lire: Atelier<ValeursProjet>["lire"] = async (tx, ids) => {
	const projets = await tx.projet.findMany({
		where: { id: { in: [...ids] } },
		orderBy: { id: "asc" },
		include: {
			themes: {
				orderBy: { position: "asc" },
				select: { theme: { select: { slug: true } } },
			},
		},
	});
	return projets.map((projet) => ({
		...pick(projet, ["id", "slug", "statut"]),
		valeurs: {
			...pick(projet, [...NOMS_PROJET, "lieux"]),
			stade: stadeDe(projet.stade),
			langue: projet.langue === "en" ? "en" : "fr",
			themes: projet.themes.map(({ theme }) => theme.slug),
		},
	}));
};

const modifier: Atelier<ValeursProjet>["modifier"] = async (
	{ tx, acteur, maintenant },
	{ id, slug },
	{ themes, lieux, ...champs },
	publier,
) => {
	const texte = { objet: "projet", objet_id: id, slug } as const;
	await reviser(tx, acteur, "importerProjets", texte, async () => {
		await tx.projet.update({
			where: { id },
			data: {
				...champs,
				...(lieux ? { lieux } : {}),
				...(publier ? { statut: "publie", publie_le: maintenant } : {}),
				modifie_le: maintenant,
			},
		});
		if (themes === undefined) return;
		await tx.projetTheme.deleteMany({ where: { projet_id: id } });
		await ecrireThemes(tx, [{ id, themes }]);
	});
};

const ATELIER: Atelier<ValeursProjet> = {
	nature: "projet",
	acte: "importerProjets",
	table: sql`projets`,
	champs: CHAMPS_IMPORTES,
	creer,
	lire,
	modifier,
};

async function versElement(
	brut: Readonly<Record<string, unknown>>,
	ouverts: ThemesImport,
): Promise<Lecture<ElementImport<ValeursProjet>>> {
	const lecture = lireProjetImporte(brut);
	if (!lecture.ok) return lecture;
	const { source, source_id, licence, format, themes, ...champs } =
		lecture.element;
	const refus = await lieuxInconnus(champs.lieux);
	if (refus) return refus;
	const slugs = await ouverts.slugs(themes);
	return {
		ok: true,
		element: {
			source,
			source_id,
			licence,
			valeurs: {
				...avecCodeOuvert(champs),
				lieux: champs.lieux ?? null,
				themes: slugs.slice(0, THEMES_MAX),
			},
		},
	};
}

/** Imports every project of a file: see `importerEntrees`. */
export async function importerProjets(
	acteur: Acteur,
	options: OptionsImport,
): Promise<Resultat<BilanEntrees>> {
	const colonnes = Object.keys(ProjetImporte.shape);
	return importerEntrees(acteur, options, ATELIER, colonnes, versElement);
}
