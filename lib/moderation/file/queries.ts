import { LIEUX } from "#lib/contributions/queries";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { listerBesoinsAvecOffres } from "#lib/participation/offres_recues/queries";
import { together } from "#lib/platform/contract/records";
import { slugOfAddress } from "#lib/platform/contract/slug";
import { countOf, joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import { shortenAtWord } from "#lib/platform/text/shorten";
import {
	listerARouvrir,
	listerPhrasesLues,
	PHRASE_ATTEND,
	PHRASES,
} from "../bilans/queries.ts";
import {
	CONTESTATION_ATTEND,
	listerContestations,
} from "../echanges/queries.ts";
import { lirePlacesQuiFinissent, PLACE_FINIT } from "../places/queries.ts";
import { ENTREES } from "../queries.ts";
import type { EntreeListee } from "../relecture/schema.ts";
import {
	listerSansRelecture,
	SANS_RELECTURE,
} from "../sans_relecture/queries.ts";
import { listerSignalements } from "../signalements/queries.ts";
import {
	lireReperes,
	lireReperesDesTextes,
	lireSemblables,
} from "../signaux/queries.ts";
import { enjeuDe } from "../signaux/rules.ts";
import { ENJEUX, enjeuDeFiche, pageDeFiche, rechercheDeFile } from "./rules.ts";
import {
	FILE_MAX,
	FiltreFile,
	GENRES_FILE,
	type GenreFile,
	type LigneFile,
	type LigneLue,
	type PlaceEnFile,
} from "./schema.ts";

const FILE_PAR_PAGE = 50;

/** Code points of the beginning of a text, in a row. */
export const DEBUT_MAX = 160;

/** What is filed under the theme of a slug, whatever its state. */
const CLASSES = {
	projet: sql`SELECT l.projet_id FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE h.slug`,
	besoin: sql`SELECT b.id FROM besoins b JOIN themes h ON h.id = b.theme_id WHERE h.slug`,
};

/** The entries `e` of one kind that the filter finds in a state. */
function conditions(
	nature: NatureContribution,
	{ langue, q, theme }: FiltreFile,
	etat: Sql,
): Sql {
	const { recherche } = LIEUX[nature];
	return joinSql(
		[
			etat,
			...(langue === "" ? [] : [sql`e.langue = ${langue}`]),
			...(theme === "" ? [] : [sql`e.id IN (${CLASSES[nature]} = ${theme})`]),
			...(q === ""
				? []
				: [
						sql`(e.slug = ${slugOfAddress(q)} OR e.id IN (${recherche} WHERE texte LIKE motif_recherche(${q})))`,
					]),
		],
		" AND ",
	);
}

function naturesDe({ nature }: FiltreFile): NatureContribution[] {
	return NATURES_CONTRIBUTION.filter((une) => nature === "" || nature === une);
}

type Lue = Omit<
	LigneFile,
	| ("genre" | "signaux" | "semblable" | "cle" | "regle" | "enjeu")
	| ("vers" | "langue_debut")
> & { readonly id: number };

/** What awaits review. An entry that its author sent again came in then; a suspended author answers nothing. */
function lireFiches(filtre: FiltreFile): Promise<Lue[]> {
	const fiches = naturesDe(filtre).map((nature) => {
		const { renvoi: cle } = LIEUX[nature];
		return sql`SELECT e.nature, e.id, e.slug, e.titre, e.langue,
			  GREATEST(e.cree_le, (SELECT max(x.cree_le) FROM contributions x WHERE x.${cle} = e.id)) AS recue_le,
			  COALESCE(c.nom, c.courriel) AS auteur, COALESCE(c.suspendu, false) AS suspendu,
			  left(regexp_replace(e.resume, '\\s+', ' ', 'g'), ${DEBUT_MAX + 1}::int) AS debut,
			  (SELECT count(*)::int FROM signalements s WHERE s.${cle} = e.id AND s.traite_le IS NULL) AS nombre,
			  CASE WHEN d.id IS NULL OR d.repondu_le IS NULL AND c.suspendu THEN NULL WHEN d.repondu_le IS NULL THEN 'auteur'
			       ELSE 'repondue' END AS demande
			FROM ${ENTREES} AS e LEFT JOIN comptes c ON c.id = e.auteur_id
			LEFT JOIN demandes d ON d.${cle} = e.id AND d.close_le IS NULL
			WHERE e.nature = ${nature} AND ${conditions(nature, filtre, sql`e.statut = 'propose'`)}`;
	});
	return rows<Lue>(
		sql`SELECT * FROM (${joinSql(fiches, " UNION ALL ")}) AS e ORDER BY e.recue_le, e.nature, e.id LIMIT ${FILE_MAX}`,
	);
}

async function lignesDeFiches(filtre: FiltreFile): Promise<LigneFile[]> {
	const lues = await lireFiches(filtre);
	const reperes = await lireReperes(lues);
	const semblables = await lireSemblables(lues);
	return lues.map(({ id, debut, ...lue }) => {
		const cle = `${lue.nature} ${id}`;
		const vus = reperes.get(cle)?.signaux ?? [];
		return {
			...lue,
			genre: "fiche",
			debut: shortenAtWord(debut, DEBUT_MAX),
			langue_debut: lue.langue,
			signaux: vus,
			semblable: semblables.get(cle) ?? null,
			...{ cle: null, regle: null },
			enjeu: enjeuDeFiche(lue, vus),
			vers: pageDeFiche(lue),
		};
	});
}

/** A row of anything but an entry that awaits review: about which need or project, and what else is known of it. */
function autre(
	genre: Exclude<GenreFile, "fiche">,
	de: LigneLue,
	enjeu: number = ENJEUX[genre],
): LigneFile {
	const { nature = "besoin", slug } = de;
	return {
		...{ langue_debut: de.langue, recue_le: null, auteur: null },
		suspendu: false,
		...{ demande: null, debut: "", signaux: [], semblable: null, nombre: 0 },
		...{ cle: null, regle: null },
		vers:
			genre === "place"
				? `/moderation/besoins/${slug}/chantier`
				: pageDeFiche({ nature, slug }),
		...{ ...de, genre, nature, enjeu },
	};
}

/** Everything but entries that waits: reports, contests, sentences of supporters, offers, what a rule published, places that end. */
async function lireAutres(genre: FiltreFile["genre"]): Promise<LigneFile[]> {
	const lus = await together({
		signalements: listerSignalements(),
		contestations: listerContestations(),
		phrases: listerPhrasesLues(),
		// Nobody waits for it: it is looked at when somebody asks.
		aRouvrir: genre === "a_rouvrir" ? listerARouvrir() : [],
		offres: listerBesoinsAvecOffres(),
		regles: listerSansRelecture(),
		places: lirePlacesQuiFinissent(),
	});
	const reperesDesPhrases = await lireReperesDesTextes(
		lus.phrases.map(({ texte }) => texte),
	);
	return [
		...lus.signalements.map(({ illicite, ...une }) =>
			autre(
				"signalement",
				une,
				illicite ? ENJEUX.illicite : ENJEUX.signalement,
			),
		),
		...lus.contestations.map(({ nature, slug, titre, langue, ...une }) =>
			autre("contestation", {
				...{ nature, slug, titre, langue },
				...{ debut: une.texte ?? "", recue_le: une.conteste_le },
			}),
		),
		// Nothing tells when a sentence was written: that could tell by whom.
		...lus.phrases.map(
			({ id: cle, genre, texte, langue, departement, besoin }, rang) => {
				const signaux = reperesDesPhrases[rang]?.signaux ?? [];
				const debut =
					departement === null ? texte : `${texte} (${departement})`;
				return autre(
					genre,
					{ ...besoin, langue_debut: langue, cle, debut, signaux },
					ENJEUX[genre] + enjeuDe(signaux),
				);
			},
		),
		...lus.aRouvrir.map((besoin) => autre("a_rouvrir", besoin)),
		...lus.offres.map(({ debut, ...offre }) =>
			autre("offre", { ...offre, debut: shortenAtWord(debut, DEBUT_MAX) }),
		),
		...lus.regles.map(({ source: debut, le: recue_le, ...une }) =>
			autre("regle", { ...une, debut, recue_le }),
		),
		...lus.places.map((place) => autre("place", place)),
	];
}

function estFiltreDeFiches(filtre: FiltreFile) {
	const { genre: _, statut: __, page: ___, ...reste } = filtre;
	return Object.values(reste).some((dit) => dit !== "");
}

/** Everything that waits, what is most at stake first, then the oldest. */
async function lireFile(filtre: FiltreFile): Promise<LigneFile[]> {
	const { genre } = filtre;
	// One after the other: together they would take most of the connections.
	const fiches =
		genre === "" || genre === "fiche" ? await lignesDeFiches(filtre) : [];
	// A filter of entries finds entries.
	const autres =
		genre === "fiche" || estFiltreDeFiches(filtre)
			? []
			: await lireAutres(genre);
	return [...fiches, ...autres]
		.filter((ligne) => genre === "" || ligne.genre === genre)
		.toSorted(
			(a, b) =>
				b.enjeu - a.enjeu ||
				(a.recue_le?.getTime() ?? 0) - (b.recue_le?.getTime() ?? 0) ||
				a.vers.localeCompare(b.vers),
		);
}

/** Where a page of a list stands: the last one is shown of a list that has become shorter. */
function placeDePage({ page }: FiltreFile, total: number) {
	const pages = Math.max(1, Math.ceil(total / FILE_PAR_PAGE));
	return { total, page: Math.min(page, pages), pages };
}
type PlaceDePage = ReturnType<typeof placeDePage>;

export async function listerFile(filtre: FiltreFile): Promise<
	PlaceDePage & {
		entrees: LigneFile[];
		genres: LigneFile["genre"][];
	}
> {
	const file = await lireFile(filtre);
	const dits = new Set(file.map(({ genre }) => genre));
	// Not among what waits: the list offers it where there is some.
	if ((await listerARouvrir()).length > 0) dits.add("a_rouvrir");
	const place = placeDePage(filtre, file.length);
	const debut = (place.page - 1) * FILE_PAR_PAGE;
	return {
		...place,
		entrees: file.slice(debut, debut + FILE_PAR_PAGE),
		genres: GENRES_FILE.filter((un) => dits.has(un)),
	};
}

/** A page among those of what waits, each once; what waits for its author is passed over, and not counted. */
function placer(ici: string, file: readonly LigneFile[]): PlaceEnFile | null {
	const pageDe = ({ vers }: LigneFile) => vers.split("?", 1)[0];
	const attend = file.filter(({ demande }) => demande !== "auteur");
	const suite = file.filter(
		(une) => attend.includes(une) || pageDe(une) === ici,
	);
	const pages = [...new Map(suite.map((une) => [pageDe(une), une.vers]))];
	const rang = pages.findIndex(([page]) => page === ici);
	if (rang === -1) return null;
	const place = attend.findIndex((une) => pageDe(une) === ici) + 1;
	return {
		...{
			avant: pages[rang - 1]?.[1] ?? null,
			apres: pages[rang + 1]?.[1] ?? null,
		},
		...{ place: place === 0 ? null : place, total: attend.length },
	};
}

/** All entries that the filter finds, in any state. */
function entrees(filtre: FiltreFile): Sql {
	const { statut } = filtre;
	const etat = statut === "" ? sql`true` : sql`e.statut = ${statut}`;
	return joinSql(
		naturesDe(filtre).map(
			(
				nature,
			) => sql`SELECT ${nature}::text AS nature, e.id, e.slug, e.${LIEUX[nature].titre} AS titre, e.statut, e.langue, e.cree_le,
			    COALESCE(c.nom, c.courriel) AS auteur FROM ${LIEUX[nature].table} e LEFT JOIN comptes c ON c.id = e.auteur_id
			  WHERE ${conditions(nature, filtre, etat)}`,
		),
		" UNION ALL ",
	);
}

/** A page of entries of both kinds, newest first. */
export async function listerEntrees(
	filtre: FiltreFile,
): Promise<PlaceDePage & { entrees: EntreeListee[] }> {
	const total = await countOf(
		sql`SELECT count(*)::int AS nombre FROM (${entrees(filtre)}) AS e`,
	);
	const place = placeDePage(filtre, total);
	const lues = await rows<EntreeListee>(
		sql`SELECT nature, slug, titre, statut, langue, cree_le, auteur FROM (${entrees(filtre)}) AS e
		    ORDER BY cree_le DESC, nature, id DESC LIMIT ${FILE_PAR_PAGE} OFFSET ${(place.page - 1) * FILE_PAR_PAGE}`,
	);
	return { ...place, entrees: lues };
}

/** Where a page stands among those of the filtered queue, or, when the filter leaves it out, of the whole one; null when nothing waits there. */
export async function lirePlace(
	ici: string,
	filtre: FiltreFile,
): Promise<PlaceEnFile | null> {
	return (
		placer(ici, await lireFile(filtre)) ??
		(rechercheDeFile(filtre) === ""
			? null
			: placer(ici, await lireFile(FiltreFile.parse({}))))
	);
}

/** How much waits in the queue for a moderator: entries, reports, contests, sentences of supporters, offers, what a rule published, places that end. */
export function compterFile(): Promise<number> {
	// Written out, and not as parameters: the partial indexes of what is not decided serve.
	return countOf(
		sql`SELECT ((SELECT count(*) FROM projets WHERE statut = 'propose') + (SELECT count(*) FROM besoins WHERE statut = 'propose')
		      - (SELECT count(*) FROM demandes d LEFT JOIN projets p ON p.id = d.projet_id LEFT JOIN besoins b ON b.id = d.besoin_id
		         WHERE d.close_le IS NULL AND d.repondu_le IS NULL AND 'propose' IN (p.statut, b.statut)
		           AND NOT EXISTS (SELECT FROM comptes c WHERE c.id IN (p.auteur_id, b.auteur_id) AND c.suspendu))
		      + (SELECT count(DISTINCT (projet_id, besoin_id, motif = 'illicite')) FROM signalements WHERE traite_le IS NULL)
		      + (SELECT count(*) FROM retraits r WHERE ${CONTESTATION_ATTEND})
		      + (SELECT count(*) FROM ${PHRASES} AS r WHERE ${PHRASE_ATTEND})
		      + (SELECT count(DISTINCT p.besoin_id) FROM offres o JOIN places p ON p.id = o.place_id WHERE o.etat IN ('envoyee', 'vue'))
		      + (SELECT count(*) FROM (${SANS_RELECTURE}) AS s)
		      + (SELECT count(*) FROM places p WHERE ${PLACE_FINIT}))::int AS nombre`,
	);
}
