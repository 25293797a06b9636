/** Public entries as Markdown, for programs that read text: what the directory says as a list, what people wrote as quotes. */
import type { ArticleEcrit } from "#lib/articles/schema";
import { type BesoinSortie, STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { LIGNES_FACULTATIVES_PROJET } from "#lib/contributions/schema";
import { formats, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import {
	escapeMarkdown,
	quoteMarkdown,
} from "#lib/platform/text/quote-markdown";
import type { ProjetSortie } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { pageUrl } from "../pages/metadata.ts";
import { entryHandlers, type Handlers, type ReadEntry } from "./entry.ts";

/** An entry in one language, and the page that it stands for. */
export type Twin = { readonly path: string; readonly text: string };

type Fact = readonly [name: string, value: string | null | undefined];

function documentOf(parts: readonly (string | null)[]): string {
	return `${parts.filter((part) => part).join("\n\n")}\n`;
}

/** What stands in a heading, which may not hold a line end. */
function lineOf({ texte }: TexteMarque): string {
	return escapeMarkdown(texte.replace(/\s+/g, " "));
}

function quote({ texte }: TexteMarque): string | null {
	return texte === "" ? null : quoteMarkdown(texte);
}

function factList(facts: readonly Fact[]): string {
	return facts
		.flatMap(([name, value]) =>
			value ? `- ${name} : ${escapeMarkdown(value)}` : [],
		)
		.join("\n");
}

function themeNames(langue: Langue, themes: readonly ThemeSortie[]): string {
	return themes.map((one) => translated(one, "nom", langue).texte).join(", ");
}

/** A published project. */
export function projectTwin(langue: Langue, projet: ProjetSortie): Twin {
	const t = texts(langue);
	const { depot, label_ia, licence_code, nb_votes, slug, themes } = projet;
	const path = `/projets/${slug}`;
	return {
		path,
		text: documentOf([
			`# ${lineOf(translated(projet, "nom", langue))}`,
			quote(translated(projet, "accroche", langue)),
			factList([
				["URL", pageUrl(langue, path)],
				[
					t("lecture.projets.votes", { n: nb_votes }),
					formats(langue).number(nb_votes),
				],
				[
					t("lecture.projets.themes", { n: themes.length }),
					themeNames(langue, themes),
				],
				...LIGNES_FACULTATIVES_PROJET.map(
					(nom): Fact => [t(`champs.projet.${nom}.nom`), projet[nom]],
				),
				[t("champs.projet.depot.nom"), depot],
				[t("champs.projet.licence_code.nom"), licence_code],
				[
					t("lecture.filtres.label_ia"),
					label_ia === "non_renseigne"
						? null
						: t(`lecture.projets.label_ia.${label_ia}`),
				],
			]),
			quote(translated(projet, "description", langue)),
			...(projet.usage_ia
				? [
						`## ${t("lecture.filtres.label_ia")}`,
						quote(translated(projet, "usage_ia", langue)),
					]
				: []),
		]),
	};
}

/** A public need, with its brief and its dated steps. */
export function needTwin(langue: Langue, besoin: BesoinSortie): Twin {
	const t = texts(langue);
	const { depot, etapes, nb_soutiens, projet, roles } = besoin;
	const statut = STATUTS_BESOIN_PUBLICS.find((one) => one === besoin.statut);
	const path = `/besoins/${besoin.slug}`;
	return {
		path,
		text: documentOf([
			`# ${lineOf(translated(besoin, "titre", langue))}`,
			quote(translated(besoin, "description", langue)),
			factList([
				["URL", pageUrl(langue, path)],
				[t("lecture.filtres.statut"), statut && t(`besoins.statut.${statut}`)],
				[
					t("lecture.besoins.soutiens", { n: nb_soutiens }),
					formats(langue).number(nb_soutiens),
				],
				[
					t("lecture.filtres.theme"),
					besoin.theme && themeNames(langue, [besoin.theme]),
				],
				[t("lecture.filtres.territoire"), besoin.territoire],
				[
					t("lecture.besoins.on_cherche"),
					roles
						.map((role) => t(`lecture.besoins.roles.${role}.court`))
						.join(", "),
				],
				[
					t("lecture.besoins.projet"),
					projet && pageUrl(langue, `/projets/${projet.slug}`),
				],
				[t("champs.projet.depot.nom"), depot],
			]),
			...(besoin.cahier
				? [
						`## ${t("versions.champs.cahier")}`,
						quote(translated(besoin, "cahier", langue)),
					]
				: []),
			...(etapes.length > 0 ? [`## ${t("lecture.besoins.etapes")}`] : []),
			...etapes.flatMap((etape) => [
				`### ${etape.jour} · ${lineOf(translated(etape, "titre", langue))}`,
				quote(translated(etape, "texte", langue)),
			]),
		]),
	};
}

/** A published article, as the team wrote it. */
export function articleTwin(langue: Langue, article: ArticleEcrit): Twin {
	const path = `/articles/${article.slug}`;
	return {
		path,
		text: documentOf([
			`# ${lineOf(translated(article, "titre", langue))}`,
			factList([
				["URL", pageUrl(langue, path)],
				[
					texts(langue)("recherche.natures.article"),
					`${article.date}, ${article.auteur}`,
				],
			]),
			translated(article, "texte", langue).texte,
		]),
	};
}

/** The handler under `[nature]/[fichier]`: the slug, and `.md`. */
export function twinHandlers(read: ReadEntry<Twin>): Handlers {
	return entryHandlers(
		{
			type: "text/markdown; charset=utf-8",
			path: (nature, slug) => `/${nature}/${slug}.md`,
			show: (_, { text }) => text,
			headers: (langue, { path }) => ({
				"Content-Language": langue,
				Link: `<${pageUrl(langue, path)}>; rel="canonical"`,
			}),
			gone: (langue) => `# ${texts(langue)("integrer.retire")}\n`,
		},
		read,
		({ fichier }) => /^(.+)\.md$/.exec(String(fichier))?.[1],
	);
}
