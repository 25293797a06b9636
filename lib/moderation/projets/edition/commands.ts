import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { avecSlugLibre } from "#lib/platform/search/slug";
import {
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";
import { themesChoisis } from "#lib/projets/commands";
import { classerProjet } from "#lib/projets/writes";
import { identifierThemes } from "#lib/themes/queries";
import { champsChanges, traductionsEditees } from "../../edition/rules.ts";
import { refusDeRole } from "../../rules.ts";
import type { ProjetEdition } from "./schema.ts";

type ProjetVerrouille = {
	id: number;
	slug: string;
	nom: string;
	accroche: string;
	description: string;
	site_web: string | null;
	porteur: string | null;
	territoire: string | null;
	usage_ia: string | null;
	code_ouvert: boolean | null;
	label_ia: string;
	langue: string;
	mis_en_avant: boolean;
	traductions: object;
	theme_ids: number[];
};

/** What an edition says, as its form does. */
function miennes(edition: ProjetEdition): ValeursEditees {
	return valeursDe({
		...edition,
		mis_en_avant: edition.mis_en_avant ? "on" : null,
	});
}

const texteDe = ({ id, slug }: { id: number; slug: string }) =>
	({ objet: "projet", objet_id: id, slug }) as const;

/** The columns of an edition, its English version among them. */
function colonnes({
	nom_en,
	accroche_en,
	description_en,
	usage_ia_en,
	themes: _,
	...champs
}: ProjetEdition) {
	const traductions = traductionsEditees({
		nom: nom_en,
		accroche: accroche_en,
		description: description_en,
		usage_ia: usage_ia_en,
	});
	return { ...champs, traductions };
}

async function verrouiller(
	tx: Transaction,
	slug: string,
): Promise<ProjetVerrouille | undefined> {
	const [projet] = await tx.$queryRaw<ProjetVerrouille[]>(
		sql`SELECT id, slug, nom, accroche, description, site_web, porteur, territoire,
		      usage_ia, code_ouvert, label_ia, langue, mis_en_avant, traductions,
		      ARRAY(SELECT theme_id FROM projet_themes WHERE projet_id = p.id ORDER BY position) AS theme_ids
		    FROM projets p WHERE slug = ${slug} FOR UPDATE`,
	);
	return projet;
}

async function ecrire(
	tx: Transaction,
	acteur: ActeurCompte,
	projet: ProjetVerrouille,
	edition: ProjetEdition,
	theme_ids: readonly number[],
): Promise<void> {
	const nouvelles = colonnes(edition);
	const champs = champsChanges(projet, { ...nouvelles, theme_ids });
	if (champs.length === 0) return;
	await reviser(tx, acteur, "modifierProjet", texteDe(projet), async () => {
		await tx.projet.update({
			where: { id: projet.id },
			data: { ...nouvelles, efface_le: null },
		});
		await tx.$executeRaw(
			sql`UPDATE projets SET modifie_le = clock_timestamp() WHERE id = ${projet.id}`,
		);
		if (champs.includes("theme_ids"))
			await classerProjet(tx, projet.id, theme_ids);
	});
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
 * The project has these fields and this English version, journaled by the
 * names of what changed; its slug stays (D16), and the text that it replaces
 * is kept. Refused to members, for an unknown slug or theme, and, with what
 * both say, when somebody saved another text since the version `vu`.
 */
export async function modifierProjet(
	acteur: ActeurCompte,
	slug: string,
	edition: ProjetEdition,
	vu: number | null = null,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const { inconnus, ids } = themesChoisis(
		edition.themes,
		await identifierThemes(edition.themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const projet = await verrouiller(tx, slug);
		if (!projet) return INTROUVABLE;
		const ecart = await ecartDepuis(
			tx,
			acteur,
			texteDe(projet),
			vu,
			miennes(edition),
		);
		if (ecart) return ecart;
		await ecrire(tx, acteur, projet, edition, ids);
		return reussite({ slug });
	});
}

/**
 * A project that the team enters itself (D4): it awaits review like any other,
 * or is published at once. Refused to members, and for an unknown theme.
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
					data: { ...colonnes(edition), slug: libre, origine: "equipe" },
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
