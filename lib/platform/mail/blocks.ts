/** Renders the blocks of a mail as HTML and as plain text. */
import { escapeUTF8 } from "entities";
import type { Langue } from "../langues.ts";
import type { Bloc, Contenu, Site } from "./template.ts";
import {
	lignesPropres,
	sujetPropre,
	typographie,
	uneLigne,
} from "./text-hygiene.ts";

const FONT = "font-family:Verdana,Geneva,'DejaVu Sans',sans-serif";

/**
 * Mail clients often drop style sheets: every element carries its own style, in light
 * colours, and the sheet only adds the dark ones.
 */
const DARK = `
.fond{background-color:#141a17!important}
.feuille{background-color:#1b221e!important;border-color:#38423c!important}
.encre{color:#ece6d8!important}
.doux{color:#a9b3ab!important}
.trait{border-color:#38423c!important}
.action{background-color:#8fd0aa!important;color:#141a17!important}
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

function blocHtml(bloc: Bloc, langue: Langue): string {
	switch (bloc.bloc) {
		case "paragraphe":
			return element(
				"p",
				"encre",
				"margin:0 0 16px;color:#1d2420",
				escapeUTF8(phrase(bloc.texte, langue)),
			);
		case "code":
			return element(
				"p",
				"encre",
				"margin:8px 0 24px;color:#1d2420;font-family:Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:32px;line-height:1.2;letter-spacing:0.2em;font-weight:bold",
				escapeUTF8(uneLigne(bloc.texte)),
			);
		case "lien":
			return `<p style="margin:8px 0 24px">${element(
				"a",
				"action",
				"display:inline-block;padding:12px 20px;border-radius:6px;background-color:#0f5138;color:#fffdf8;font-weight:bold;text-decoration:none",
				escapeUTF8(phrase(bloc.texte, langue)),
				` href="${escapeUTF8(bloc.url)}"`,
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

/** A complete HTML document without images, scripts or any remote resource. */
export function documentHtml(
	{ sujet, blocs, pourquoi }: Contenu,
	langue: Langue,
	site: Site,
): string {
	const titre = escapeUTF8(phrase(sujetPropre(sujet), langue));
	return `<!doctype html>
<html lang="${langue}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${titre}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${DARK}}</style>
</head>
<body class="fond" style="margin:0;padding:0;background-color:#fbf7ee">
<table class="fond" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbf7ee"><tr><td align="center" style="padding:20px 10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;${FONT};font-size:16px;line-height:1.55;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="encre" style="padding:0 6px 12px;color:#1d2420;font-weight:bold">${escapeUTF8(site.nom)}</td></tr>
<tr><td class="feuille" style="padding:24px 20px 10px;background-color:#fffdf8;border:1px solid #d9d2c0;border-radius:8px">
<h1 class="encre" style="margin:0 0 20px;color:#1d2420;font-size:20px;line-height:1.3">${titre}</h1>
${blocs.map((bloc) => blocHtml(bloc, langue)).join("\n")}
</td></tr>
<tr><td class="doux" style="padding:14px 6px;color:#48524c;font-size:13px">${escapeUTF8(phrase(pourquoi, langue))}<br><a class="doux" href="${escapeUTF8(site.url)}" style="color:#48524c">${escapeUTF8(site.url)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blocTexte(bloc: Bloc, langue: Langue): string {
	switch (bloc.bloc) {
		case "paragraphe":
			return phrase(bloc.texte, langue);
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
): string {
	const parties = [
		...blocs.map((bloc) => blocTexte(bloc, langue)),
		`-- \n${phrase(pourquoi, langue)}\n${site.nom} — ${site.url}`,
	];
	return `${parties.join("\n\n")}\n`;
}
