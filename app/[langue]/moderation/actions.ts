"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import * as articles from "#lib/moderation/articles/commands";
import { ArticleForme, ArticleNomme } from "#lib/moderation/articles/schema";
import * as bilans from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import * as edition from "#lib/moderation/edition/commands";
import { BesoinEdition, ProjetEdition } from "#lib/moderation/edition/schema";
import { adresseAvec, pageDeFiche } from "#lib/moderation/file/rules";
import { annulerActe } from "#lib/moderation/jugement/commands";
import * as modeles from "#lib/moderation/modeles/commands";
import { ModeleForme } from "#lib/moderation/modeles/schema";
import * as regles from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";
import * as envois from "#lib/moderation/sante/commands";
import { RelanceForme } from "#lib/moderation/sante/schema";
import { ActeDesigne, Designe } from "#lib/moderation/schema";
import {
	oublierMot,
	surveillerMot,
} from "#lib/moderation/surveillance/commands";
import { SurveilleForme } from "#lib/moderation/surveillance/schema";
import * as themes from "#lib/moderation/themes/commands";
import {
	OrdreForme,
	ThemeForme,
	ThemeNomme,
} from "#lib/moderation/themes/schema";
import { renderMarkdown } from "#lib/platform/text/markdown";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { imagesEnvoyees } from "../data.ts";
import { pageCourante } from "./data.ts";
import { adresseEnFile } from "./relecture/[nature]/[slug]/data.ts";

const parModerateur = actionTo("moderateur");
const parAdmin = actionTo("admin");

export const annuler = parModerateur(
	ActeDesigne,
	(visiteur, { acte_id }) => annulerActe(visiteur, acte_id),
	(entree) => adresseAvec(adresseEnFile(entree), "annule=oui"),
);

/** Marks what was published by rule as seen, and shows what is left. */
export const marquerVue = parModerateur(
	VueForme,
	(visiteur, valeurs) => regles.marquerVue(visiteur, valeurs),
	(faites) => `/moderation?genre=regle&faites=${faites}`,
);

/** Shows a sentence about a delivery on its need's page, or does not. */
export const relirePhrase = parModerateur(
	RelecturePhraseForme,
	(visiteur, { id, voulu }) => bilans.relirePhrase(visiteur, id, voulu),
	(slug, { voulu }) =>
		adresseAvec(pageCourante(), `phrase=${voulu}&de=${slug}`),
);

export const creerProjet = action(
	ProjetEdition,
	{ acces: "moderateur", fichiers: imagesEnvoyees },
	async ({ visiteur, valeurs }) => {
		const fait = await edition.creerProjet(visiteur, valeurs);
		if (!fait.ok) return fait;
		const vers = pageDeFiche({ nature: "projet", ...fait.valeur });
		return { ok: true, vers };
	},
);

export const creerBesoin = parModerateur(
	BesoinEdition,
	(visiteur, valeurs) => edition.creerBesoin(visiteur, valeurs),
	({ slug }) => pageDeFiche({ nature: "besoin", slug }),
);

export const enregistrerArticle = action(
	ArticleForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, geste, vu, ...ecrit }, t }) => {
		const { texte, texte_en } = ecrit;
		if (geste === "apercu")
			return {
				ok: true,
				avis: t("edition.article.pas_garde"),
				valeurs: {
					...valeursDe({ ...ecrit, vu }),
					apercu: [renderMarkdown(texte)],
					apercu_en: [texte_en === null ? "" : renderMarkdown(texte_en)],
				},
			};
		const fait =
			slug === null
				? await articles.creerArticle(visiteur, ecrit)
				: await articles.modifierArticle(visiteur, slug, ecrit, vu);
		if (!fait.ok) return fait;
		const vers = `/moderation/articles/${fait.valeur.slug}?garde=oui`;
		return { ok: true, vers };
	},
);

export const supprimerArticle = parModerateur(
	ArticleNomme,
	(visiteur, { slug, vu }) => articles.supprimerArticle(visiteur, slug, vu),
	"/moderation/articles",
);

const THEMES = "/moderation/themes?garde=oui";

export const enregistrerTheme = parModerateur(
	ThemeForme,
	(visiteur, { slug, vu, ...ecrit }) =>
		slug === null
			? themes.creerTheme(visiteur, ecrit)
			: themes.modifierTheme(visiteur, slug, ecrit, vu),
	THEMES,
);

export const deplacerTheme = parModerateur(
	OrdreForme,
	(visiteur, { slug, sens }) => themes.deplacerTheme(visiteur, slug, sens),
	THEMES,
);

export const supprimerTheme = parModerateur(
	ThemeNomme,
	(visiteur, { slug }) => themes.supprimerTheme(visiteur, slug),
	THEMES,
);

const MODELES = "/moderation/modeles?garde=oui";

export const enregistrerModele = parAdmin(
	ModeleForme,
	(visiteur, valeurs) => modeles.enregistrerModele(visiteur, valeurs),
	MODELES,
);

export const retirerModele = parAdmin(
	Designe,
	(visiteur, { id }) => modeles.retirerModele(visiteur, id),
	MODELES,
);

const MOTS = "/moderation/mots?garde=oui";

export const surveiller = parAdmin(
	SurveilleForme,
	(visiteur, { mot }) => surveillerMot(visiteur, mot),
	MOTS,
);

export const oublier = parAdmin(
	Designe,
	(visiteur, { id }) => oublierMot(visiteur, id),
	MOTS,
);

const SANTE = "/moderation/sante?garde=oui";

export const annulerEnvoi = parModerateur(
	ActeDesigne,
	(visiteur, { acte_id }) => envois.annulerEnvoi(visiteur, acte_id),
	SANTE,
);

export const relancer = parModerateur(
	RelanceForme,
	(visiteur, { id, confirme }) =>
		envois.relancerCourriel(visiteur, id, confirme),
	SANTE,
);
