import type { z } from "zod";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { type ActeurCompte, doitMontrerCle } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { modifierArticle } from "../articles/commands.ts";
import { ArticleEcrit } from "../articles/schema.ts";
import { definirChantier, modifierEtape } from "../chantier/commands.ts";
import { Chantier, EtapeEcrite } from "../chantier/schema.ts";
import { modifierBesoin, modifierProjet } from "../edition/commands.ts";
import { BesoinEdition, ProjetEdition } from "../edition/schema.ts";
import { refusDeRole } from "../rules.ts";
import { modifierTheme } from "../themes/commands.ts";
import { ThemeEcrit } from "../themes/schema.ts";
import { relire } from "./rules.ts";

type Gardee = {
	objet: ObjetRevise;
	slug: string;
	numero: number | null;
	valeurs: Record<string, string[]>;
};

/** Writes an earlier text like its form would, under the current rules. */
async function ecrire<S extends z.ZodObject>(
	schema: S,
	{ valeurs }: Gardee,
	enregistrer: (lu: z.output<S>) => Promise<Resultat<unknown>>,
): Promise<Resultat<unknown>> {
	const lu = relire(schema, valeurs);
	return lu.ok ? enregistrer(lu.valeur) : lu;
}

function reprendre(
	acteur: ActeurCompte,
	gardee: Gardee,
	vu: number,
): Promise<Resultat<unknown>> {
	const { objet, slug, numero } = gardee;
	switch (objet) {
		case "projet":
			return ecrire(ProjetEdition, gardee, (lu) =>
				modifierProjet(acteur, slug, lu, vu),
			);
		case "besoin":
			return ecrire(BesoinEdition, gardee, (lu) =>
				modifierBesoin(acteur, slug, lu, vu),
			);
		case "chantier":
			return ecrire(Chantier, gardee, (lu) =>
				definirChantier(acteur, slug, lu, vu),
			);
		case "etape":
			return ecrire(EtapeEcrite, gardee, (lu) =>
				modifierEtape(acteur, slug, numero ?? 0, lu, vu, true),
			);
		case "article":
			return ecrire(ArticleEcrit, gardee, (lu) =>
				modifierArticle(acteur, slug, lu, vu),
			);
		case "theme":
			return ecrire(ThemeEcrit, gardee, (lu) =>
				modifierTheme(acteur, slug, lu, vu),
			);
	}
}

/**
 * Restores the text from before that edition: this is an edition like any
 * other, journaled, and the replaced text is kept. Rejected for members, for an
 * unknown edition, when the text was removed, for a passkey not shown lately by
 * who has one, and, with both texts, when another text was saved since the
 * version `vu`.
 */
export async function reprendreRevision(
	acteur: ActeurCompte,
	id: number,
	vu: number,
): Promise<Resultat<{ objet: ObjetRevise; slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const [gardee] = await rows<Gardee>(
		sql`SELECT objet, slug, numero, valeurs FROM revisions WHERE id = ${id}`,
	);
	if (!gardee) return INTROUVABLE;
	const fait = await reprendre(acteur, gardee, vu);
	return fait.ok ? reussite({ objet: gardee.objet, slug: gardee.slug }) : fait;
}
