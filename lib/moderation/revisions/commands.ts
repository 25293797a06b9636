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

/** Writes an earlier text like its form would, under the current rules; `vu` is the version that was seen. */
type Ecrire = (
	acteur: ActeurCompte,
	gardee: Gardee,
	vu: number,
) => Promise<Resultat<unknown>>;

function ecrireAvec<S extends z.ZodObject>(
	schema: S,
	enregistrer: (
		acteur: ActeurCompte,
		slug: string,
		lu: z.output<S>,
		vu: number,
		gardee: Gardee,
	) => Promise<Resultat<unknown>>,
): Ecrire {
	return async (acteur, gardee, vu) => {
		const lu = relire(schema, gardee.valeurs);
		if (!lu.ok) return lu;
		return enregistrer(acteur, gardee.slug, lu.valeur, vu, gardee);
	};
}

const ECRIRE: Readonly<Record<ObjetRevise, Ecrire>> = {
	projet: ecrireAvec(ProjetEdition, modifierProjet),
	besoin: ecrireAvec(BesoinEdition, modifierBesoin),
	chantier: ecrireAvec(Chantier, definirChantier),
	etape: ecrireAvec(EtapeEcrite, (acteur, slug, lu, vu, { numero }) =>
		modifierEtape(acteur, slug, numero ?? 0, lu, vu, true),
	),
	article: ecrireAvec(ArticleEcrit, modifierArticle),
	theme: ecrireAvec(ThemeEcrit, modifierTheme),
};

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
	const fait = await ECRIRE[gardee.objet](acteur, gardee, vu);
	return fait.ok ? reussite({ objet: gardee.objet, slug: gardee.slug }) : fait;
}
