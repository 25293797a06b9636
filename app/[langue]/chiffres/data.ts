import { createElement } from "react";
import { dessiner, ImageDeSerie, svgDe } from "#components/statistiques/dessin";
import { drawnOnce } from "#lib/adapters/files/share-image";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import { lireStatistiques } from "#lib/statistiques/queries";
import { lignesMontrees, serieDuFichier } from "#lib/statistiques/rules";

/** A series drawn as the file asks, `votes.svg` or `votes.png`; null for another file, or too few people to be told. */
export async function lireImage(fichier: string, langue: Langue) {
	const demande = serieDuFichier(fichier);
	if (!demande || demande.format === "csv") return null;
	const { format, serie } = demande;
	const lignes = lignesMontrees(serie, await lireStatistiques(), langue);
	if (lignes.length === 0) return null;
	const t = texts(langue);
	const { dateTime, number } = formats(langue);
	const { identite, siteNom, siteUrl } = reglages();
	const { action, propres, teinte } = identite.couleurs;
	const dessin = dessiner({
		titre: t(`chiffres.series.${serie}.titre`),
		lignes,
		source: t("chiffres.source", {
			site: siteNom,
			date: dateTime(now(), { dateStyle: "long" }),
			adresse: `${siteUrl}${pageAddress(langue, "/chiffres")}`,
		}),
		nombre: (n) => number(n),
		couleurs: {
			trait: action.clair,
			...(propres ? { surface: teinte.clair } : {}),
		},
	});
	if (format === "svg")
		return { type: "image/svg+xml; charset=utf-8", texte: svgDe(dessin) };
	const { hauteur: height, largeur: width } = dessin;
	const image = createElement(ImageDeSerie, { dessin });
	const texte = await drawnOnce(image, { width, height });
	return { type: "image/png", texte };
}
