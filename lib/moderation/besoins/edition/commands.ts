import { themeChoisi } from "#lib/besoins/commands";
import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { avecSlugLibre } from "#lib/platform/search/slug";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { champsChanges, traductionsEditees } from "../../edition/rules.ts";
import { refusDeRole } from "../../rules.ts";
import type { BesoinEdition } from "./schema.ts";

type BesoinVerrouille = {
	id: number;
	titre: string;
	description: string;
	territoire: string | null;
	langue: string;
	theme_id: number | null;
	/** The English version, of which the work space keeps its own key. */
	traductions: { en?: Record<string, string> };
};

async function verrouiller(
	tx: Transaction,
	slug: string,
): Promise<BesoinVerrouille | undefined> {
	const [besoin] = await tx.$queryRaw<BesoinVerrouille[]>(
		sql`SELECT id, titre, description, territoire, langue, theme_id, traductions
		    FROM besoins WHERE slug = ${slug} FOR UPDATE`,
	);
	return besoin;
}

const texteDe = ({ id, slug }: { id: number; slug: string }) =>
	({ objet: "besoin", objet_id: id, slug }) as const;

/** The columns of an edition; the English brief, written elsewhere, is kept. */
function colonnes(
	{ titre_en, description_en, theme: _, ...champs }: BesoinEdition,
	theme_id: number | null,
	cahier_en: string | null,
) {
	const traductions = traductionsEditees({
		titre: titre_en,
		description: description_en,
		cahier: cahier_en,
	});
	return { ...champs, theme_id, traductions };
}

async function ecrire(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinVerrouille & { slug: string },
	edition: BesoinEdition,
	theme_id: number | null,
): Promise<void> {
	const cahier_en = besoin.traductions.en?.cahier ?? null;
	const nouvelles = colonnes(edition, theme_id, cahier_en);
	const champs = champsChanges(besoin, nouvelles);
	if (champs.length === 0) return;
	await reviser(tx, acteur, "modifierBesoin", texteDe(besoin), async () => {
		await tx.besoin.update({
			where: { id: besoin.id },
			data: { ...nouvelles, efface_le: null },
		});
		await tx.$executeRaw(
			sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${besoin.id}`,
		);
	});
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
 * The need has these fields and this English version, journaled by the names
 * of what changed; its slug stays (D16), and the text that it replaces is kept.
 * Refused to members, for an unknown slug or theme, and, with what both say,
 * when somebody saved another text since the version `vu`.
 */
export async function modifierBesoin(
	acteur: ActeurCompte,
	slug: string,
	edition: BesoinEdition,
	vu: number | null = null,
): Promise<Resultat<{ slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const theme = await themeChoisi(edition.theme);
	if (!theme.ok) return theme;
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const besoin = await verrouiller(tx, slug);
		if (!besoin) return INTROUVABLE;
		const texte = texteDe({ id: besoin.id, slug });
		const ecart = await ecartDepuis(tx, acteur, texte, vu, valeursDe(edition));
		if (ecart) return ecart;
		await ecrire(tx, acteur, { ...besoin, slug }, edition, theme.valeur);
		return reussite({ slug });
	});
}

/**
 * A need that the team enters itself (D4): it awaits review like any other, or
 * is published at once. Refused to members, and for an unknown theme.
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
		const data = colonnes(edition, theme.valeur, null);
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
