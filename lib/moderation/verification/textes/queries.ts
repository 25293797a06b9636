import { CLES_TRADUITES_ARTICLE } from "#lib/articles/schema";
import {
	CLES_TRADUITES_CHANTIER,
	CLES_TRADUITES_ETAPE,
} from "#lib/besoins/schema";
import { joinSql, type Sql, sql } from "#lib/platform/db/pool";
import { CLES_TRADUITES_PROJET } from "#lib/projets/schema";
import { CLES_TRADUITES_THEME } from "#lib/themes/schema";
import type { Regle } from "../ecarts/queries.ts";

/** A table whose rows people wrote: how a row is named, its texts, the keys that may be translated. */
type Ecrits = {
	readonly objet: Sql;
	readonly lignes: Sql;
	readonly textes: Sql;
	readonly cles: readonly string[];
};

const ECRITS: readonly Ecrits[] = [
	{
		objet: sql`'thème ' || t.slug`,
		lignes: sql`themes t`,
		textes: sql`('nom', t.nom), ('description', t.description)`,
		cles: CLES_TRADUITES_THEME,
	},
	{
		objet: sql`'projet ' || t.slug`,
		lignes: sql`projets t`,
		textes: sql`('nom', t.nom), ('accroche', t.accroche), ('description', t.description), ('porteur', t.porteur),
			('territoire', t.territoire), ('usage_ia', t.usage_ia)`,
		cles: CLES_TRADUITES_PROJET,
	},
	{
		objet: sql`'besoin ' || t.slug`,
		lignes: sql`besoins t`,
		textes: sql`('titre', t.titre), ('description', t.description), ('territoire', t.territoire), ('cahier', t.cahier)`,
		cles: CLES_TRADUITES_CHANTIER,
	},
	{
		objet: sql`'étape ' || b.slug || ' ' || t.numero`,
		lignes: sql`etapes t JOIN besoins b ON b.id = t.besoin_id`,
		textes: sql`('titre', t.titre), ('texte', t.texte)`,
		cles: CLES_TRADUITES_ETAPE,
	},
	{
		objet: sql`'article ' || t.slug`,
		lignes: sql`articles t`,
		textes: sql`('titre', t.titre), ('resume', t.resume), ('auteur', t.auteur), ('texte', t.texte), ('html', t.html)`,
		// The Markdown that the HTML was made from is kept beside it.
		cles: [...CLES_TRADUITES_ARTICLE, "texte"],
	},
];

const toutes = (ecarts: (ecrits: Ecrits) => Sql) =>
	joinSql(ECRITS.map(ecarts), " UNION ALL ");

const EN = sql`CASE WHEN jsonb_typeof(t.traductions -> 'en') = 'object' THEN t.traductions -> 'en' ELSE '{}' END`;

/** Texts in their normalised form, translations in their shape, slugs that addresses can hold. */
export const REGLES_TEXTES: readonly Regle[] = [
	{
		regle: "textes_nfc",
		ecarts: toutes(
			({ objet, lignes, textes }) =>
				sql`SELECT ${objet} AS objet, 'NFC' AS attendu, x.champ AS trouve
				FROM ${lignes}, LATERAL (VALUES ${textes}, ('traductions', t.traductions::text)) x (champ, texte)
				WHERE x.texte IS NOT NFC NORMALIZED`,
		),
	},
	{
		regle: "traductions_forme",
		ecarts: toutes(
			({ objet, lignes, cles }) =>
				sql`SELECT ${objet} AS objet, ${`{} ou {"en": …} avec ${cles.join(", ")}`}::text AS attendu, left(t.traductions::text, 200) AS trouve
				FROM ${lignes} WHERE t.traductions <> '{}' AND (
					t.traductions - 'en' <> '{}' OR ${EN} = '{}'
					OR EXISTS (SELECT 1 FROM jsonb_each(${EN}) e
						WHERE NOT e.key = ANY(${[...cles]}::text[]) OR jsonb_typeof(e.value) <> 'string' OR e.value = '""'))`,
		),
	},
	{
		regle: "slugs",
		ecarts: sql`SELECT s.objet || ' ' || s.slug AS objet, 'lettres, chiffres et tirets simples' AS attendu, s.slug AS trouve
			FROM (SELECT 'thème' AS objet, slug FROM themes UNION ALL SELECT 'projet', slug FROM projets
			      UNION ALL SELECT 'besoin', slug FROM besoins UNION ALL SELECT 'article', slug FROM articles) s
			WHERE s.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' OR char_length(s.slug) > 200`,
	},
];
