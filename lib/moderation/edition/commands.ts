import { themeChoisi } from "#lib/besoins/commands";
import { LIEUX } from "#lib/contributions/queries";
import { editer } from "#lib/contributions/revisions/writes";
import {
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
	type NatureContribution,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import { suivreTerritoire } from "#lib/lieux/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import { keysOf, pick } from "#lib/platform/contract/records";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { columns, instant } from "#lib/platform/db/columns";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { avecSlugLibre } from "#lib/platform/db/slug";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import {
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";
import { themesChoisis } from "#lib/projets/commands";
import { lireFaces } from "#lib/projets/queries";
import { avecCodeOuvert } from "#lib/projets/rules";
import { classerProjet } from "#lib/projets/writes";
import type { Prisma } from "#prisma/client/client";
import { refusDeRole } from "../rules.ts";
import { relire, traductionsEditees } from "./rules.ts";
import { BesoinEdition, ProjetEdition } from "./schema.ts";

/** An entry as an edition leaves it, read under its lock: what a decision on exactly that text names. */
export type Editee = {
	readonly slug: string;
	readonly statut: string;
	readonly vu_le: string;
	readonly vu: number;
};

async function lireEditeeTenue(
	tx: Transaction,
	nature: NatureContribution,
	id: number,
): Promise<Resultat<Editee>> {
	const [lue] = await tx.$queryRaw<Editee[]>(
		sql`SELECT slug, statut, ${instant(sql`modifie_le`)} AS vu_le, (SELECT COALESCE(max(r.id), 0)::int FROM revisions r
		      WHERE r.objet = ${nature} AND r.objet_id = ${id}) AS vu FROM ${LIEUX[nature].table} WHERE id = ${id}`,
	);
	return lue ? reussite(lue) : INTROUVABLE;
}

/** An entry that is being edited, with the columns that the journal tells. */
type Tenue = Readonly<Record<string, Prisma.InputJsonValue | null>> & {
	readonly id: number;
	readonly slug: string;
	readonly traductions: { readonly en?: Readonly<Record<string, string>> };
};

/** What the form of one kind of entry writes. */
type Ecriture = {
	readonly nature: NatureContribution;
	readonly titre: string;
	/** The values, in the format of the form. */
	readonly saisies: ValeursEditees;
	/** Those of its columns whose values the journal tells. */
	readonly dites: Readonly<Record<string, string | boolean>>;
	readonly ecrire: (
		tx: Transaction,
		tenue: Tenue,
		champs: readonly string[],
	) => Promise<unknown>;
	readonly creer: (
		tx: Transaction,
		slug: string,
	) => Promise<{ id: number; slug: string }>;
};

const ORIGINE = { origine: "equipe" } as const;
const CREE = { id: true, slug: true } as const;

async function ecritureDuProjet(
	edition: ProjetEdition,
): Promise<Resultat<Ecriture>> {
	const themes = await themesChoisis(edition.themes);
	if (!themes.ok) return themes;
	const ids = themes.valeur;
	const faces = await lireFaces(edition);
	if (!faces.ok) return faces;
	const dites = pick(edition, ["label_ia", "mis_en_avant", "langue"]);
	const colonnes = {
		...avecCodeOuvert(pick(edition, NOMS_PROJET)),
		...faces.valeur,
	};
	const data = {
		...{ ...colonnes, ...dites },
		traductions: traductionsEditees(CLES_TRADUITES_PROJET, edition),
	};
	return reussite({
		...{ nature: "projet", titre: edition.nom, dites },
		saisies: valeursDe({
			...{ ...edition, ...colonnes, themes: [...new Set(edition.themes)] },
			mis_en_avant: edition.mis_en_avant ? "on" : null,
		}),
		ecrire: async (tx, { id }, champs) => {
			await tx.projet.update({
				where: { id },
				data: { ...data, efface_le: null },
			});
			if (champs.includes("themes")) await classerProjet(tx, id, ids);
		},
		creer: async (tx, slug) => {
			const cree = await tx.projet.create({
				data: { ...data, ...ORIGINE, slug },
				select: CREE,
			});
			await classerProjet(tx, cree.id, ids);
			return cree;
		},
	});
}

async function ecritureDuBesoin(
	edition: BesoinEdition,
): Promise<Resultat<Ecriture>> {
	const theme = await themeChoisi(edition.theme);
	if (!theme.ok) return theme;
	const dites = pick(edition, ["langue"]);
	const data = ({ traductions }: Pick<Tenue, "traductions">) => ({
		...{ ...pick(edition, NOMS_BESOIN), ...dites, theme_id: theme.valeur },
		traductions: traductionsEditees(CLES_TRADUITES_BESOIN, edition, {
			// The English brief, edited elsewhere, is preserved.
			cahier: traductions.en?.cahier ?? null,
		}),
	});
	return reussite({
		...{ nature: "besoin", titre: edition.titre, dites },
		saisies: valeursDe(edition),
		ecrire: (tx, tenue) =>
			tx.besoin.update({
				where: { id: tenue.id },
				data: { ...data(tenue), efface_le: null },
			}),
		creer: (tx, slug) =>
			tx.besoin.create({
				data: { ...data({ traductions: {} }), ...ORIGINE, slug },
				select: CREE,
			}),
	});
}

async function modifier(
	acteur: ActeurCompte,
	slug: string,
	vu: number | null,
	lireEcriture: () => Promise<Resultat<Ecriture>>,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const lue = await lireEcriture();
	if (!lue.ok) return lue;
	const { nature, saisies, dites, ecrire } = lue.valeur;
	const acte = nature === "projet" ? "modifierProjet" : "modifierBesoin";
	return inTransaction<Resultat<Editee>>(async (tx) => {
		const [tenue] = await tx.$queryRaw<Tenue[]>(
			sql`SELECT id, slug, ${columns(keysOf(dites))}, traductions FROM ${LIEUX[nature].table} WHERE slug = ${slug} FOR UPDATE`,
		);
		if (!tenue) return INTROUVABLE;
		const texte = { objet: nature, objet_id: tenue.id, slug };
		const ecrit = { vu, saisies };
		const fait = await editer(
			tx,
			acteur,
			acte,
			texte,
			ecrit,
			async (champs) => {
				await ecrire(tx, tenue, champs);
				await journaliser(tx, acteur, acte, {
					...sur(nature, tenue),
					avant: pick(tenue, keysOf(dites)),
					apres: { champs, ...dites },
				});
			},
		);
		return fait.ok ? lireEditeeTenue(tx, nature, tenue.id) : fait;
	});
}

async function creer(
	acteur: ActeurCompte,
	lireEcriture: () => Promise<Resultat<Ecriture>>,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const lue = await lireEcriture();
	if (!lue.ok) return lue;
	const { nature, titre } = lue.valeur;
	const { nom, table } = LIEUX[nature];
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const cree = await avecSlugLibre(tx, nom, titre, (libre) =>
			lue.valeur.creer(tx, libre),
		);
		await suivreTerritoire(tx, table, [cree.id]);
		await tx.$executeRaw(
			sql`UPDATE ${table} SET cree_le = now(), modifie_le = now() WHERE id = ${cree.id}`,
		);
		const acte = nature === "projet" ? "creerProjet" : "creerBesoin";
		await journaliser(tx, acteur, acte, {
			...sur(nature, cree),
			apres: { statut: "propose", ...ORIGINE },
		});
		return reussite({ slug: cree.slug });
	});
}

/**
 * Writes every field of a project and its English version; journals the names
 * of the changed fields. The slug is kept (D16), and the replaced text is kept
 * as an earlier version. Rejected for members, for an unknown slug or theme, for a picture not kept,
 * and, with both texts, when another text was saved since the version `vu`.
 */
export function modifierProjet(
	acteur: ActeurCompte,
	slug: string,
	edition: ProjetEdition,
	vu: number | null = null,
): Promise<Resultat<Editee>> {
	return modifier(acteur, slug, vu, () => ecritureDuProjet(edition));
}

/** Writes every field of a need, as `modifierProjet` does those of a project. */
export function modifierBesoin(
	acteur: ActeurCompte,
	slug: string,
	edition: BesoinEdition,
	vu: number | null = null,
): Promise<Resultat<Editee>> {
	return modifier(acteur, slug, vu, () => ecritureDuBesoin(edition));
}

/**
 * Creates a project of the team (D4), which awaits review like any other. Rejected for
 * members, and for an unknown theme.
 */
export function creerProjet(
	acteur: ActeurCompte,
	edition: ProjetEdition,
): Promise<Resultat<{ slug: string }>> {
	return creer(acteur, () => ecritureDuProjet(edition));
}

/** Creates a need of the team, as `creerProjet` does a project. */
export function creerBesoin(
	acteur: ActeurCompte,
	edition: BesoinEdition,
): Promise<Resultat<{ slug: string }>> {
	return creer(acteur, () => ecritureDuBesoin(edition));
}

/** Writes an entry of either kind as its form holds it; rejected as `modifierProjet` is, and for values that are not valid. */
export async function modifierFiche(
	acteur: ActeurCompte,
	{ nature, slug }: { readonly nature: NatureContribution; slug: string },
	valeurs: ValeursEditees,
	vu: number,
): Promise<Resultat<Editee>> {
	if (nature === "projet") {
		const lu = relire(ProjetEdition, valeurs);
		return lu.ok ? modifierProjet(acteur, slug, lu.valeur, vu) : lu;
	}
	const lu = relire(BesoinEdition, valeurs);
	return lu.ok ? modifierBesoin(acteur, slug, lu.valeur, vu) : lu;
}
