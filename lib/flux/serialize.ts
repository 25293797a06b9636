import { type LigneArticle, versArticleSortie } from "#lib/articles/serialize";
import { phraseDuBilan } from "#lib/besoins/bilans/rules";
import {
	type LignePlace,
	versPlaceSortie,
} from "#lib/besoins/places/serialize";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { type LigneBesoin, versBesoinSortie } from "#lib/besoins/serialize";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import type { EntreeAtom } from "#lib/platform/text/atom";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { type LigneProjet, versProjetSortie } from "#lib/projets/serialize";
import type { ThemeSortie } from "#lib/themes/schema";
import type { Prisma } from "#prisma/client/client";
import {
	adressesEntieres,
	extrait,
	identifiant,
	paragraphes,
} from "./rules.ts";
import type { IdentiteFlux } from "./schema.ts";

/** What the entries of one feed have in common. */
export type CadreFlux = {
	readonly identite: IdentiteFlux;
	readonly langue: Langue;
	readonly siteUrl: string;
	/** Whether invented accounts take part. */
	readonly demonstration?: boolean;
};

/** A part of a content in another language than the rest is marked with its language. */
function partie({ texte, langue }: TexteMarque, autour: Langue): string {
	const html = paragraphes(texte);
	if (html === "" || langue === autour) return html;
	return `<div lang="${langue}">${html}</div>`;
}

function themeAtom(cadre: CadreFlux, theme: ThemeSortie) {
	return {
		schema: `${cadre.siteUrl}/themes`,
		terme: theme.slug,
		libelle: translated(theme, "nom", cadre.langue).texte,
	};
}

function adresse(cadre: CadreFlux, chemin: string): string {
	return `${cadre.siteUrl}${pageAddress(cadre.langue, chemin)}`;
}

/** The later of two instants: the dates of an import or a draft may be out of order. */
export function dernier(...instants: readonly (Date | null)[]): Date {
	return new Date(
		Math.max(...instants.map((instant) => instant?.getTime() ?? 0)),
	);
}

export type LigneProjetFlux = LigneProjet & {
	publie_le: Date | null;
	modifie_le: Date;
};

/** A project with the role of AI in it and its AI label (D28). */
export function versEntreeProjet(
	cadre: CadreFlux,
	ligne: LigneProjetFlux,
): EntreeAtom {
	const projet = versProjetSortie(ligne);
	const { langue } = cadre;
	const t = texts(langue);
	const accroche = translated(projet, "accroche", langue);
	const label = t(`flux.label_ia.${projet.label_ia}`);
	const usage = translated(projet, "usage_ia", langue);
	return {
		id: identifiant(cadre.identite, langue, "projets", projet.slug),
		adresse: adresse(cadre, `/projets/${projet.slug}`),
		titre: translated(projet, "nom", langue),
		resume: accroche,
		html: {
			langue,
			texte: [
				partie(accroche, langue),
				partie(translated(projet, "description", langue), langue),
				usage.texte === ""
					? ""
					: `<h2>${t("flux.usage_ia")}</h2>${partie(usage, langue)}`,
				paragraphes(t("flux.label", { label })),
			].join(""),
		},
		publie_le: ligne.publie_le ?? ligne.modifie_le,
		modifie_le: dernier(ligne.publie_le, ligne.modifie_le),
		themes: [
			{
				schema: `${cadre.siteUrl}/label-ia`,
				terme: projet.label_ia,
				libelle: label,
			},
			...projet.themes.map((theme) => themeAtom(cadre, theme)),
		],
	};
}

export type LigneBesoinFlux = LigneBesoin & {
	publie_le: Date | null;
	modifie_le: Date;
};

/** A need with its state; a merged one, under its own identifier, leads to the one that it stands in. */
export function versEntreeBesoin(
	cadre: CadreFlux,
	ligne: LigneBesoinFlux,
): EntreeAtom {
	const besoin = versBesoinSortie(ligne);
	const { langue } = cadre;
	const description = translated(besoin, "description", langue);
	const etat = texts(langue)("flux.etat", {
		etat: LIBELLES_STATUT_BESOIN[besoin.statut][langue],
	});
	return {
		id: identifiant(cadre.identite, langue, "besoins", besoin.slug),
		adresse: adresse(cadre, `/besoins/${besoin.fusionne_dans ?? besoin.slug}`),
		titre: translated(besoin, "titre", langue),
		resume: { ...description, texte: extrait(description.texte) },
		html: {
			langue,
			texte: [
				partie(description, langue),
				paragraphes(etat),
				besoin.bilan ? paragraphes(phraseDuBilan(besoin.bilan, langue)) : "",
			].join(""),
		},
		publie_le: ligne.publie_le ?? ligne.cree_le,
		modifie_le: dernier(ligne.publie_le, ligne.modifie_le),
		themes: besoin.theme ? [themeAtom(cadre, besoin.theme)] : [],
	};
}

export type LigneEtapeFlux = {
	numero: number;
	/** YYYY-MM-DD */
	jour: string;
	titre: string;
	texte: string;
	traductions: Prisma.JsonValue;
	cree_le: Date;
	modifie_le: Date;
};

/** A step of the need `slug`, under its permanent anchor: published on its own day, updated when it was written or changed. */
export function versEntreeEtape(
	cadre: CadreFlux,
	slug: string,
	ligne: LigneEtapeFlux,
): EntreeAtom {
	const ancre = `etape-${ligne.numero}`;
	const etape = {
		titre: ligne.titre,
		texte: ligne.texte,
		traductions: traductionsLisibles(ligne.traductions, ["titre", "texte"]),
	};
	const texte = translated(etape, "texte", cadre.langue);
	const publie_le = new Date(`${ligne.jour}T00:00:00Z`);
	return {
		id: identifiant(cadre.identite, cadre.langue, "besoins", slug, ancre),
		adresse: `${adresse(cadre, `/besoins/${slug}`)}#${ancre}`,
		titre: translated(etape, "titre", cadre.langue),
		resume: { ...texte, texte: extrait(texte.texte) },
		html: { langue: texte.langue, texte: paragraphes(texte.texte) },
		publie_le,
		modifie_le: dernier(publie_le, ligne.cree_le, ligne.modifie_le),
		themes: [],
	};
}

export type LignePlaceFlux = LignePlace & { modifie_le: Date };

/** An open place, with what it asks for and the need that it is for. */
export function versEntreePlace(
	cadre: CadreFlux,
	ligne: LignePlaceFlux,
): EntreeAtom {
	const place = versPlaceSortie(ligne);
	const { langue } = cadre;
	const t = texts(langue);
	const texte = translated(place, "texte", langue);
	const besoin = translated(place.besoin, "titre", langue);
	const role = t(`lecture.besoins.roles.${place.role}.nom`);
	const demande = [
		role,
		t("aider.heures", { n: place.heures }),
		place.lieu ?? t("aider.distance"),
		t("aider.libres", { n: place.libres }),
		t("flux.jusqu_au", {
			date: formats(langue).dateTime(new Date(place.jusqu_au), {
				dateStyle: "long",
			}),
		}),
	].join(" · ");
	return {
		id: identifiant(cadre.identite, langue, "places", String(place.id)),
		adresse: adresse(cadre, `/besoins/${place.besoin.slug}/aider/${place.id}`),
		titre: translated(place, "titre", langue),
		resume: { ...texte, texte: extrait(texte.texte) },
		html: {
			langue,
			texte: [
				partie(texte, langue),
				paragraphes(demande),
				`<p>${t("flux.besoin")}</p>`,
				partie(besoin, langue),
			].join(""),
		},
		publie_le: ligne.cree_le,
		modifie_le: dernier(ligne.cree_le, ligne.modifie_le),
		themes: [
			{ schema: `${cadre.siteUrl}/roles`, terme: place.role, libelle: role },
			...(place.theme ? [themeAtom(cadre, place.theme)] : []),
		],
	};
}

export type LigneArticleFlux = LigneArticle & { modifie_le: Date };

/** An article in full. */
export function versEntreeArticle(
	cadre: CadreFlux,
	ligne: LigneArticleFlux,
): EntreeAtom {
	const article = versArticleSortie(ligne);
	const html = translated(article, "html", cadre.langue);
	const publie_le = new Date(`${ligne.date}T00:00:00Z`);
	return {
		id: identifiant(cadre.identite, cadre.langue, "articles", article.slug),
		adresse: adresse(cadre, `/articles/${article.slug}`),
		titre: translated(article, "titre", cadre.langue),
		resume: translated(article, "resume", cadre.langue),
		html: { ...html, texte: adressesEntieres(html.texte, cadre.siteUrl) },
		publie_le,
		modifie_le: dernier(publie_le, ligne.modifie_le),
		auteur: article.auteur,
		themes: [],
	};
}

/** The name of a need, and whether its steps are shown. */
export function versTeteDuBesoin(cadre: CadreFlux, ligne: LigneBesoinFlux) {
	const besoin = versBesoinSortie(ligne);
	return {
		titre: translated(besoin, "titre", cadre.langue).texte,
		chantier: besoin.chantier,
	};
}
