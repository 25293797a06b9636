/** What the constraints on requests, answer templates, watched words, likeness and what was published by rule accept and refuse. */
import { BORNES_MODELE } from "#lib/moderation/modeles/schema";
import { REGLES } from "#lib/moderation/sans_relecture/schema";
import { GENRES_SURVEILLE } from "#lib/moderation/signaux/schema";
import { BORNES_SURVEILLE } from "#lib/moderation/surveillance/schema";
import { bounds } from "./constraint-values.fixture.ts";

export const CHECKS_VIGILANCE: Record<
	string,
	{ accepted: string[]; refused: string[] }
> = {
	demandes_close: {
		accepted: ["close_le = now(), close_par = 3"],
		refused: ["close_le = now()", "close_par = 3"],
	},
	modeles_bornes: bounds({
		nom: BORNES_MODELE.nom,
		texte_fr: BORNES_MODELE.texte,
		texte_en: BORNES_MODELE.texte,
	}),
	mots_surveilles_bornes: bounds({
		texte: BORNES_SURVEILLE,
		forme: { min: 1, max: 300 },
	}),
	mots_surveilles_genre: {
		accepted: GENRES_SURVEILLE.map((genre) => `genre = '${genre}'`),
		refused: ["genre = 'autre'"],
	},
	semblances_objet: {
		accepted: ["projet_id = NULL, besoin_id = (SELECT id FROM besoins)"],
		refused: ["projet_id = NULL", "besoin_id = (SELECT id FROM besoins)"],
	},
	cles_import_sans_relecture: {
		accepted: REGLES.map(
			(une) => `sans_relecture = '${une}', sans_relecture_le = now()`,
		),
		refused: [
			"sans_relecture = 'publiee'",
			"sans_relecture_le = now()",
			"sans_relecture = 'autre', sans_relecture_le = now()",
		],
	},
};
