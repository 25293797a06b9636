/** Renders the blocks of a mail as HTML and as plain text. */
import { escapeUTF8 } from "entities";
import { GREEN, STATE_COLOURS } from "../config/colours.ts";
import { reglages } from "../config/env.ts";
import type { Langue } from "../langues.ts";
import type { Bloc, Contenu, Site } from "./template.ts";
import {
	lignesPropres,
	sujetPropre,
	typographie,
	uneLigne,
} from "./text-hygiene.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** The fonts of the site where the reader has them: a mail loads nothing. */
const FONT =
	"font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Geneva,'DejaVu Sans',sans-serif";
const DISPLAY =
	"font-family:'Bricolage Grotesque','Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Geneva,sans-serif";

/** The ways out of a mail, each as its text and its address: stopping those about its need, and choosing among all. */
function sorties(
	arreter: string | null,
	langue: Langue,
	{ url }: Site,
): readonly (readonly [texte: string, url: string])[] {
	if (arreter === null) return [];
	const t = MAIL_TEXTS[langue];
	return [
		[t("pied.arreter"), url + arreter],
		[t("pied.choisir"), `${url}/compte/soutiens`],
	];
}

/**
 * Mail clients often drop style sheets: every element carries its own style, in light
 * colours, and the sheet only adds the dark ones.
 */
const dark = (action: string) => `
.fond{background-color:#141a17!important}
.feuille{background-color:#1b221e!important;border-color:#38423c!important}
.encre{color:#ece6d8!important}
.doux{color:#a9b3ab!important}
.trait{border-color:#38423c!important}
.action{background-color:${action}!important;color:#141a17!important}
.lien{color:${action}!important}
.publie{color:#94c1f2!important}
.etude{color:#c3aef0!important}
.developpement{color:#eab667!important}
.livre{color:${GREEN.sombre}!important}
`;

/** Our own sentences: one line each, whatever the names in them contain. */
function phrase(texte: string, langue: Langue): string {
	return typographie(uneLigne(texte), langue);
}

function element(
	balise: string,
	classe: string,
	style: string,
	contenu: string,
	attributs = "",
): string {
	return `<${balise} class="${classe}" style="${style}"${attributs}>${contenu}</${balise}>`;
}

function lien(texte: string, url: string, classe: string, style: string) {
	return element(
		"a",
		classe,
		style,
		escapeUTF8(texte),
		` href="${escapeUTF8(url)}"`,
	);
}

function marque(): string {
	return Object.entries(STATE_COLOURS)
		.map(([classe, couleur]) =>
			element("span", classe, `color:${couleur}`, "●", ' aria-hidden="true"'),
		)
		.join("");
}

function piedHtml(
	pourquoi: string,
	langue: Langue,
	site: Site,
	arreter: string | null,
): string {
	return [
		escapeUTF8(phrase(pourquoi, langue)),
		...sorties(arreter, langue, site).map(([texte, url]) =>
			lien(texte, url, "encre", LIEN_DU_PIED),
		),
		lien(site.url, site.url, "doux", "color:#48524c"),
	].join("<br>\n");
}

function blocHtml(bloc: Bloc, langue: Langue): string {
	const { action } = reglages().identite.couleurs;
	if (typeof bloc === "string")
		return element(
			"p",
			"encre",
			"margin:0 0 16px;color:#1d2420",
			escapeUTF8(phrase(bloc, langue)),
		);
	switch (bloc.bloc) {
		case "code":
			return element(
				"p",
				"encre",
				"margin:8px 0 24px;color:#1d2420;font-family:Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:32px;line-height:1.2;letter-spacing:0.2em;font-weight:bold",
				escapeUTF8(uneLigne(bloc.texte)),
			);
		case "lien":
			if (bloc.discret === true)
				return `<p style="margin:0 0 16px">${lien(phrase(bloc.texte, langue), bloc.url, "lien", `color:${action.clair}`)}</p>`;
			return `<p style="margin:8px 0 24px">${lien(
				phrase(bloc.texte, langue),
				bloc.url,
				"action",
				`display:inline-block;padding:12px 20px;border-radius:6px;background-color:${action.clair};color:#fffdf8;font-weight:bold;text-decoration:none`,
			)}</p>`;
		case "citation":
			return element(
				"blockquote",
				"encre trait",
				"margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #d9d2c0;color:#1d2420",
				lignesPropres(bloc.texte).map(escapeUTF8).join("<br>"),
				` dir="auto" lang="${bloc.langue ?? langue}"`,
			);
		case "liste":
			return element(
				"ul",
				"encre",
				"margin:0 0 16px;padding:0 0 0 22px;color:#1d2420",
				bloc.elements
					.map(
						(texte) =>
							`<li style="margin:0 0 6px">${escapeUTF8(phrase(texte, langue))}</li>`,
					)
					.join(""),
			);
	}
}

const LIEN_DU_PIED =
	"display:inline-block;padding:6px 0;color:#1d2420;font-weight:bold";

/** A complete HTML document without images, scripts or any remote resource. */
export function documentHtml(
	{ sujet, blocs, pourquoi }: Contenu,
	langue: Langue,
	site: Site,
	arreter: string | null,
): string {
	const titre = escapeUTF8(phrase(sujetPropre(sujet), langue));
	const { action } = reglages().identite.couleurs;
	return `<!doctype html>
<html lang="${langue}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${titre}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${dark(action.sombre)}}</style>
</head>
<body class="fond" style="margin:0;padding:0;background-color:#fbf7ee">
<table class="fond" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbf7ee"><tr><td align="center" style="padding:20px 10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;${FONT};font-size:16px;line-height:1.55;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="encre" style="padding:0 6px 12px;color:#1d2420;font-size:17px;font-weight:bold;${DISPLAY}">${marque()} &nbsp;${escapeUTF8(site.nom)}</td></tr>
<tr><td class="feuille" style="padding:24px 20px 10px;background-color:#fffdf8;border:1px solid #d9d2c0;border-radius:8px">
<h1 class="encre" style="margin:0 0 20px;color:#1d2420;font-size:22px;line-height:1.25;${DISPLAY}">${titre}</h1>
${blocs.map((bloc) => blocHtml(bloc, langue)).join("\n")}
</td></tr>
<tr><td class="doux" style="padding:14px 6px;color:#48524c;font-size:14px">${piedHtml(pourquoi, langue, site, arreter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blocTexte(bloc: Bloc, langue: Langue): string {
	if (typeof bloc === "string") return phrase(bloc, langue);
	switch (bloc.bloc) {
		case "code":
			return `    ${uneLigne(bloc.texte)}`;
		case "lien":
			return `${phrase(`${bloc.texte}${langue === "fr" ? " :" : ":"}`, langue)}\n${bloc.url}`;
		case "citation":
			return lignesPropres(bloc.texte)
				.map((ligne) => `> ${ligne}`.trimEnd())
				.join("\n");
		case "liste":
			return bloc.elements
				.map((texte) => `- ${phrase(texte, langue)}`)
				.join("\n");
	}
}

/** The same as plain text; every line that a person wrote is quoted with ">". */
export function documentTexte(
	{ blocs, pourquoi }: Contenu,
	langue: Langue,
	site: Site,
	arreter: string | null,
): string {
	const pied = [
		`-- \n${phrase(pourquoi, langue)}`,
		...sorties(arreter, langue, site).map(([texte, url]) =>
			blocTexte({ bloc: "lien", texte, url }, langue),
		),
		`${site.nom} — ${site.url}`,
	];
	const parties = [
		...blocs.map((bloc) => blocTexte(bloc, langue)),
		pied.join("\n"),
	];
	return `${parties.join("\n\n")}\n`;
}
