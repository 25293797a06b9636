import { editer } from "#lib/contributions/revisions/writes";
import { phrase, phraseOf } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { avecSlugLibre } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import { siteDay } from "#lib/platform/runtime/clock";
import {
	picturesWithoutText,
	renderMarkdown,
} from "#lib/platform/text/markdown";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { traductionsEditees } from "../edition/rules.ts";
import type { ArticleEcrit } from "./schema.ts";

const SEPARATEURS = /[\s,;]+/;

function slugsDans(texte: string | null): string[] {
	return [...new Set((texte ?? "").split(SEPARATEURS))].filter(
		(slug) => slug !== "",
	);
}

/** The ids of the mentioned projects, in their order, or why one of them is rejected. */
async function projetsMentionnes(
	tx: Transaction,
	texte: string | null,
): Promise<Resultat<number[]>> {
	const slugs = slugsDans(texte);
	const connus = await tx.$queryRaw<{ id: number; slug: string }[]>(
		sql`SELECT id, slug FROM projets WHERE slug = ANY(${slugs}::text[])`,
	);
	const ids = new Map(connus.map(({ id, slug }) => [slug, id]));
	const inconnu = slugs.find((slug) => !ids.has(slug));
	if (inconnu !== undefined)
		return champInvalide(
			"projets",
			texte,
			phraseOf((t) => t("refus.articles.projet_inconnu", { projet: inconnu })),
		);
	return reussite(slugs.flatMap((slug) => ids.get(slug) ?? []));
}

/** The refusal of a picture without alternative text: readers only get that text. */
function refusDesImages(ecrit: ArticleEcrit) {
	for (const champ of ["texte", "texte_en"] as const) {
		const [image] = picturesWithoutText(ecrit[champ] ?? "");
		if (image !== undefined)
			return champInvalide(
				champ,
				ecrit[champ],
				phraseOf((t) => t("refus.articles.image_sans_texte", { image })),
			);
	}
	return null;
}

/** The refusal of what would be public today with a day that is to come: nothing publishes an article later. */
function refusDuFutur({ statut, date }: ArticleEcrit) {
	return statut === "publie" && date > siteDay()
		? champInvalide("date", date, phrase("refus.articles.jour_a_venir"))
		: null;
}

/** What a saved article is refused for before anything is written, or the projects that it mentions. */
async function lireEcrit(
	tx: Transaction,
	ecrit: ArticleEcrit,
): Promise<Resultat<number[]>> {
	return (
		refusDesImages(ecrit) ??
		refusDuFutur(ecrit) ??
		projetsMentionnes(tx, ecrit.projets)
	);
}

/** The columns of an article: Markdown is rendered once, on writing. */
function colonnes(ecrit: ArticleEcrit) {
	const { titre, resume, auteur, texte, statut, texte_en } = ecrit;
	return {
		...{ titre, resume, auteur, texte, statut, date: new Date(ecrit.date) },
		html: renderMarkdown(texte),
		traductions: traductionsEditees(["titre", "resume", "texte"], ecrit, {
			html: texte_en === null ? null : renderMarkdown(texte_en),
		}),
	};
}

async function mentionner(
	tx: Transaction,
	article_id: number,
	projet_ids: readonly number[],
) {
	await tx.articleProjet.deleteMany({ where: { article_id } });
	await tx.articleProjet.createMany({
		data: projet_ids.map((projet_id, position) => ({
			article_id,
			projet_id,
			position,
		})),
	});
}

/**
 * Creates an article with a slug of its own, published or as a draft visible to
 * the team only. Rejected for members, for a picture without alternative text, when it
 * would be public before its day, and when it mentions an unknown project.
 */
export async function creerArticle(
	acteur: ActeurCompte,
	ecrit: ArticleEcrit,
): Promise<Resultat<{ slug: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const projets = await lireEcrit(tx, ecrit);
		if (!projets.ok) return projets;
		const { id, slug } = await avecSlugLibre(
			tx,
			"articles",
			ecrit.titre,
			(libre) =>
				tx.article.create({
					data: { ...colonnes(ecrit), slug: libre },
					select: { id: true, slug: true },
				}),
		);
		await mentionner(tx, id, projets.valeur);
		await journaliser(tx, acteur, "creerArticle", {
			...sur("article", { id, slug }),
			apres: { statut: ecrit.statut },
		});
		return reussite({ slug });
	});
}

/**
 * Updates an article, draft or published, under the same slug; the replaced
 * text is kept as an earlier version. Rejected for members, for an unknown
 * article, for a picture without alternative text, when it would be public before its
 * day, when it mentions an unknown project, and, with both texts, when another text was saved since the version
 * `vu`.
 */
export async function modifierArticle(
	acteur: ActeurCompte,
	slug: string,
	ecrit: ArticleEcrit,
	vu: number | null = null,
): Promise<Resultat<{ slug: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const projets = await lireEcrit(tx, ecrit);
		if (!projets.ok) return projets;
		const [article] = await tx.$queryRaw<{ id: number; statut: string }[]>(
			sql`SELECT id, statut FROM articles WHERE slug = ${slug} FOR UPDATE`,
		);
		if (!article) return INTROUVABLE;
		const { id, statut } = article;
		const texte = { objet: "article", objet_id: id, slug } as const;
		const saisies = valeursDe({
			...ecrit,
			projets: slugsDans(ecrit.projets).join(" "),
		});
		const acte = "modifierArticle";
		const ecrire = async (champs: readonly string[]) => {
			await tx.article.update({ where: { id }, data: colonnes(ecrit) });
			await mentionner(tx, id, projets.valeur);
			await journaliser(tx, acteur, acte, {
				...sur("article", { id, slug }),
				avant: { statut },
				apres: { champs, statut: ecrit.statut },
			});
		};
		const vus = { vu, saisies };
		const fait = await editer(tx, acteur, acte, texte, vus, ecrire);
		return fait.ok ? reussite({ slug }) : fait;
	});
}

const PUBLIE = conflit(phrase("refus.articles.publie"));
const CHANGE = conflit(phrase("refus.articles.change"));

/**
 * Deletes a draft and its earlier versions for good; the journal keeps its
 * title. Rejected for members, for an unknown article, for a published one, and
 * when another text was saved since the version `vu`.
 */
export async function supprimerArticle(
	acteur: ActeurCompte,
	slug: string,
	vu: number,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const [article] = await tx.$queryRaw<
			{ id: number; titre: string; statut: string }[]
		>(
			sql`SELECT id, titre, statut FROM articles WHERE slug = ${slug} FOR UPDATE`,
		);
		if (!article) return INTROUVABLE;
		const { id, titre } = article;
		if (article.statut === "publie") return PUBLIE;
		const suivantes = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM revisions WHERE objet = 'article' AND objet_id = ${id} AND id > ${vu} LIMIT 1`,
		);
		if (suivantes.length > 0) return CHANGE;
		await tx.$executeRaw(
			sql`DELETE FROM revisions WHERE objet = 'article' AND objet_id = ${id}`,
		);
		await tx.article.delete({ where: { id } });
		await journaliser(tx, acteur, "supprimerArticle", {
			...sur("article", { id, slug }),
			avant: { titre },
		});
		return reussite(null);
	});
}
