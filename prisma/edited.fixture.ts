/** Texts that the team edits, one of each kind, saved as their forms save them. */
import type { z } from "zod";
import {
	lireTexteTenu,
	lireVersion,
} from "#lib/contributions/revisions/queries";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { modifierArticle } from "#lib/moderation/articles/commands";
import { ArticleEcrit } from "#lib/moderation/articles/schema";
import {
	definirChantier,
	modifierEtape,
} from "#lib/moderation/chantier/commands";
import { Chantier, EtapeEcrite } from "#lib/moderation/chantier/schema";
import {
	modifierBesoin,
	modifierProjet,
} from "#lib/moderation/edition/commands";
import { BesoinEdition, ProjetEdition } from "#lib/moderation/edition/schema";
import { modifierTheme } from "#lib/moderation/themes/commands";
import { ThemeEcrit } from "#lib/moderation/themes/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
import { prisma } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { ValeursEditees } from "#lib/platform/text/three-way-merge";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import { validateRequest } from "#lib/platform/validation/request";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "./entries.fixture.ts";
import { slugNeuf } from "./moderation.fixture.ts";

/** One edited text. */
export type Sujet = {
	readonly objet: ObjetRevise;
	readonly id: number;
	readonly slug: string;
	/** Two of its fields: long, free texts. */
	readonly champs: readonly [string, string];
	/** The values that its form is opened with. */
	ouvrir(): Promise<{ vu: number; valeurs: ValeursEditees }>;
	enregistrer(
		acteur: ActeurCompte,
		valeurs: ValeursEditees,
		vu: number,
	): Promise<Resultat<unknown>>;
};

function lus<S extends z.ZodObject>(
	schema: S,
	valeurs: ValeursEditees,
): z.output<S>;
function lus(schema: z.ZodObject, valeurs: ValeursEditees) {
	const body = objectOf(valeurs, shapeOf(schema));
	const lu = validateRequest({ body: schema }, { body });
	if (!lu.ok) throw new Error(JSON.stringify(lu.detail));
	return lu.value.body;
}

function sujet(
	objet: ObjetRevise,
	id: number,
	slug: string,
	champs: Sujet["champs"],
	enregistrer: Sujet["enregistrer"],
): Sujet {
	return {
		objet,
		id,
		slug,
		champs,
		enregistrer,
		// A save between the two reads is shown later as both people's change: a
		// form opened on it would look as if it had been typed.
		ouvrir: async () => {
			const version = () =>
				lireVersion(objet, slug, objet === "etape" ? 1 : null);
			for (;;) {
				const vu = await version();
				const valeurs = await inTransaction((tx) =>
					lireTexteTenu(tx, objet, id),
				);
				if ((await version()) === vu) return { vu, valeurs };
			}
		},
	};
}

/** A published text of each kind, with no other author. */
export async function creerSujets(): Promise<[Sujet, ...Sujet[]]> {
	const nom = slugNeuf();
	const theme = await creerTheme({ slug: nom });
	const range = slugNeuf();
	await creerTheme({ slug: range });
	const projet = await creerProjet({ slug: nom, themes: [range] });
	const besoin = await creerBesoin({
		slug: nom,
		statut: "etude",
		derniere_etape: 1,
	});
	const etape = await prisma().etape.create({
		data: {
			besoin_id: besoin,
			numero: 1,
			jour: new Date("2026-03-01"),
			titre: "Première",
			texte: "Le début.",
		},
	});
	const article = await creerArticle({ slug: nom });
	return [
		sujet(
			"projet",
			projet,
			nom,
			["description", "usage_ia"],
			(moi, valeurs, vu) =>
				modifierProjet(moi, nom, lus(ProjetEdition, valeurs), vu),
		),
		sujet(
			"besoin",
			besoin,
			nom,
			["description", "description_en"],
			(moi, valeurs, vu) =>
				modifierBesoin(moi, nom, lus(BesoinEdition, valeurs), vu),
		),
		sujet(
			"chantier",
			besoin,
			nom,
			["cahier", "cahier_en"],
			(moi, valeurs, vu) =>
				definirChantier(moi, nom, lus(Chantier, valeurs), vu),
		),
		sujet("etape", etape.id, nom, ["texte", "texte_en"], (moi, valeurs, vu) =>
			modifierEtape(moi, nom, 1, lus(EtapeEcrite, valeurs), vu),
		),
		sujet("article", article, nom, ["texte", "texte_en"], (moi, valeurs, vu) =>
			modifierArticle(moi, nom, lus(ArticleEcrit, valeurs), vu),
		),
		sujet(
			"theme",
			theme,
			nom,
			["description", "description_en"],
			(moi, valeurs, vu) =>
				modifierTheme(moi, nom, lus(ThemeEcrit, valeurs), vu),
		),
	];
}

/** A text that is valid in any of the long fields. */
export function texteLong(dit: string): string {
	return `${dit} — quarante caractères au moins, pour toutes les bornes.`;
}
