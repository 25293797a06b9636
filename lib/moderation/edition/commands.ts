import { themeChoisi } from "#lib/besoins/commands";
import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import {
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
	type NatureContribution,
} from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { columns } from "#lib/platform/db/columns";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { avecSlugLibre } from "#lib/platform/search/slug";
import {
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";
import { themesChoisis } from "#lib/projets/commands";
import { avecCodeOuvert } from "#lib/projets/rules";
import { classerProjet } from "#lib/projets/writes";
import { identifierThemes } from "#lib/themes/queries";
import type { Besoin, Projet } from "../../../prisma/client/client.ts";
import { refusDeRole } from "../rules.ts";
import { anglaisDe, champsChanges, traductionsEditees } from "./rules.ts";
import {
	type BesoinEdition,
	COLONNES_EDITEES_BESOIN,
	COLONNES_EDITEES_PROJET,
	type ProjetEdition,
} from "./schema.ts";

/** An entry as an edition leaves it, read under its lock: what a decision on exactly that text names. */
export type Editee = {
	readonly slug: string;
	readonly statut: string;
	readonly vu_le: string;
	/** The version of its text. */
	readonly vu: number;
};

async function lireEditeeTenue(
	tx: Transaction,
	nature: NatureContribution,
	id: number,
): Promise<Resultat<Editee>> {
	const table = nature === "projet" ? sql`projets` : sql`besoins`;
	const [lue] = await tx.$queryRaw<
		(Omit<Editee, "vu_le"> & { modifie_le: Date })[]
	>(
		sql`SELECT slug, statut, modifie_le, (SELECT COALESCE(max(r.id), 0)::int FROM revisions r
		      WHERE r.objet = ${nature} AND r.objet_id = ${id}) AS vu FROM ${table} WHERE id = ${id}`,
	);
	if (!lue) return INTROUVABLE;
	const { modifie_le, ...editee } = lue;
	return reussite({ ...editee, vu_le: modifie_le.toISOString() });
}

type ProjetVerrouille = Pick<
	Projet,
	"id" | "slug" | (typeof COLONNES_EDITEES_PROJET)[number]
> & { traductions: object; theme_ids: number[] };

/** The values of an edition, in the format of its form. */
function miennes(edition: ProjetEdition): ValeursEditees {
	return valeursDe({
		...edition,
		mis_en_avant: edition.mis_en_avant ? "on" : null,
	});
}

const texteDuProjet = ({ id, slug }: { id: number; slug: string }) =>
	({ objet: "projet", objet_id: id, slug }) as const;

/** The columns of an edition, its English version included. */
function colonnesDuProjet(edition: ProjetEdition) {
	const en = anglaisDe(CLES_TRADUITES_PROJET, edition);
	return {
		...avecCodeOuvert(pick(edition, COLONNES_EDITEES_PROJET)),
		traductions: traductionsEditees(en),
	};
}

async function verrouillerProjet(
	tx: Transaction,
	slug: string,
): Promise<ProjetVerrouille | undefined> {
	const [projet] = await tx.$queryRaw<ProjetVerrouille[]>(
		sql`SELECT id, slug, ${columns(COLONNES_EDITEES_PROJET)}, traductions,
		      ARRAY(SELECT theme_id FROM projet_themes WHERE projet_id = p.id ORDER BY position) AS theme_ids
		    FROM projets p WHERE slug = ${slug} FOR UPDATE`,
	);
	return projet;
}

async function ecrireProjet(
	tx: Transaction,
	acteur: ActeurCompte,
	projet: ProjetVerrouille,
	edition: ProjetEdition,
	theme_ids: readonly number[],
): Promise<void> {
	const nouvelles = colonnesDuProjet(edition);
	const champs = champsChanges(projet, { ...nouvelles, theme_ids });
	if (champs.length === 0) return;
	await reviser(
		tx,
		acteur,
		"modifierProjet",
		texteDuProjet(projet),
		async () => {
			await tx.projet.update({
				where: { id: projet.id },
				data: { ...nouvelles, efface_le: null },
			});
			await tx.$executeRaw(
				sql`UPDATE projets SET modifie_le = clock_timestamp() WHERE id = ${projet.id}`,
			);
			if (champs.includes("theme_ids"))
				await classerProjet(tx, projet.id, theme_ids);
		},
	);
	const { label_ia, mis_en_avant, langue } = projet;
	await journaliser(tx, {
		acteur,
		acte: "modifierProjet",
		objet: "projet",
		objet_id: projet.id,
		objet_slug: projet.slug,
		avant: { label_ia, mis_en_avant, langue },
		apres: {
			champs,
			label_ia: nouvelles.label_ia,
			mis_en_avant: nouvelles.mis_en_avant,
			langue: nouvelles.langue,
		},
	});
}

/**
 * Writes every field of a project and its English version; journals the names
 * of the changed fields. The slug is kept (D16), and the replaced text is kept
 * as an earlier version. Rejected for members, for an unknown slug or theme,
 * and, with both texts, when another text was saved since the version `vu`.
 */
export async function modifierProjet(
	acteur: ActeurCompte,
	slug: string,
	edition: ProjetEdition,
	vu: number | null = null,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const { inconnus, ids } = themesChoisis(
		edition.themes,
		await identifierThemes(edition.themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	return inTransaction<Resultat<Editee>>(async (tx) => {
		const projet = await verrouillerProjet(tx, slug);
		if (!projet) return INTROUVABLE;
		const ecart = await ecartDepuis(
			tx,
			acteur,
			texteDuProjet(projet),
			vu,
			miennes(edition),
		);
		if (ecart) return ecart;
		await ecrireProjet(tx, acteur, projet, edition, ids);
		return lireEditeeTenue(tx, "projet", projet.id);
	});
}

/**
 * Creates a project of the team (D4): it awaits review like any other, or is
 * published at once. Rejected for members, and for an unknown theme.
 */
export async function creerProjet(
	acteur: ActeurCompte,
	edition: ProjetEdition,
	publier: boolean,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const { inconnus, ids } = themesChoisis(
		edition.themes,
		await identifierThemes(edition.themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const { id, slug } = await avecSlugLibre(
			tx,
			"projets",
			edition.nom,
			(libre) =>
				tx.projet.create({
					data: {
						...colonnesDuProjet(edition),
						slug: libre,
						origine: "equipe",
					},
					select: { id: true, slug: true },
				}),
		);
		await classerProjet(tx, id, ids);
		const statut = publier ? "publie" : "propose";
		await tx.$executeRaw(
			sql`UPDATE projets SET statut = ${statut}, cree_le = now(), modifie_le = now(),
			      publie_le = CASE WHEN ${publier} THEN now() END WHERE id = ${id}`,
		);
		await journaliser(tx, {
			acteur,
			acte: "creerProjet",
			objet: "projet",
			objet_id: id,
			objet_slug: slug,
			apres: { statut, origine: "equipe" },
		});
		return reussite({ slug });
	});
}

type BesoinVerrouille = Pick<
	Besoin,
	"id" | "theme_id" | (typeof COLONNES_EDITEES_BESOIN)[number]
> & {
	/** The English version; the key that belongs to the work space is preserved. */
	traductions: { en?: Record<string, string> };
};

async function verrouillerBesoin(
	tx: Transaction,
	slug: string,
): Promise<BesoinVerrouille | undefined> {
	const [besoin] = await tx.$queryRaw<BesoinVerrouille[]>(
		sql`SELECT id, ${columns(COLONNES_EDITEES_BESOIN)}, theme_id, traductions
		    FROM besoins WHERE slug = ${slug} FOR UPDATE`,
	);
	return besoin;
}

const texteDuBesoin = ({ id, slug }: { id: number; slug: string }) =>
	({ objet: "besoin", objet_id: id, slug }) as const;

/** The columns of an edition; the English brief, edited elsewhere, is preserved. */
function colonnesDuBesoin(
	edition: BesoinEdition,
	theme_id: number | null,
	cahier: string | null,
) {
	const en = anglaisDe(CLES_TRADUITES_BESOIN, edition);
	return {
		...pick(edition, COLONNES_EDITEES_BESOIN),
		theme_id,
		traductions: traductionsEditees({ ...en, cahier }),
	};
}

async function ecrireBesoin(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinVerrouille & { slug: string },
	edition: BesoinEdition,
	theme_id: number | null,
): Promise<void> {
	const cahier_en = besoin.traductions.en?.cahier ?? null;
	const nouvelles = colonnesDuBesoin(edition, theme_id, cahier_en);
	const champs = champsChanges(besoin, nouvelles);
	if (champs.length === 0) return;
	await reviser(
		tx,
		acteur,
		"modifierBesoin",
		texteDuBesoin(besoin),
		async () => {
			await tx.besoin.update({
				where: { id: besoin.id },
				data: { ...nouvelles, efface_le: null },
			});
			await tx.$executeRaw(
				sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${besoin.id}`,
			);
		},
	);
	await journaliser(tx, {
		acteur,
		acte: "modifierBesoin",
		objet: "besoin",
		objet_id: besoin.id,
		objet_slug: besoin.slug,
		avant: { langue: besoin.langue },
		apres: { champs, langue: nouvelles.langue },
	});
}

/**
 * Writes every field of a need and its English version; journals the names of
 * the changed fields. The slug is kept (D16), and the replaced text is kept as
 * an earlier version. Rejected for members, for an unknown slug or theme, and,
 * with both texts, when another text was saved since the version `vu`.
 */
export async function modifierBesoin(
	acteur: ActeurCompte,
	slug: string,
	edition: BesoinEdition,
	vu: number | null = null,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const theme = await themeChoisi(edition.theme);
	if (!theme.ok) return theme;
	return inTransaction<Resultat<Editee>>(async (tx) => {
		const besoin = await verrouillerBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const texte = texteDuBesoin({ id: besoin.id, slug });
		const ecart = await ecartDepuis(tx, acteur, texte, vu, valeursDe(edition));
		if (ecart) return ecart;
		await ecrireBesoin(tx, acteur, { ...besoin, slug }, edition, theme.valeur);
		return lireEditeeTenue(tx, "besoin", besoin.id);
	});
}

/**
 * Creates a need of the team (D4): it awaits review like any other, or is
 * published at once. Rejected for members, and for an unknown theme.
 */
export async function creerBesoin(
	acteur: ActeurCompte,
	edition: BesoinEdition,
	publier: boolean,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const theme = await themeChoisi(edition.theme);
	if (!theme.ok) return theme;
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const data = colonnesDuBesoin(edition, theme.valeur, null);
		const { id, slug } = await avecSlugLibre(
			tx,
			"besoins",
			edition.titre,
			(libre) =>
				tx.besoin.create({
					data: { ...data, slug: libre, origine: "equipe" },
					select: { id: true, slug: true },
				}),
		);
		const statut = publier ? "publie" : "propose";
		await tx.$executeRaw(
			sql`UPDATE besoins SET statut = ${statut}, cree_le = now(), modifie_le = now(),
			      publie_le = CASE WHEN ${publier} THEN now() END WHERE id = ${id}`,
		);
		if (publier)
			await tx.$executeRaw(
				sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, 'publie')`,
			);
		await journaliser(tx, {
			acteur,
			acte: "creerBesoin",
			objet: "besoin",
			objet_id: id,
			objet_slug: slug,
			apres: { statut, origine: "equipe" },
		});
		return reussite({ slug });
	});
}
