import type { Poster } from "#components/ui/share/poster";
import type { EmbedContent, EmbedReading } from "#lib/adapters/files/embed";
import type { Reading } from "#lib/adapters/files/entry";
import {
	articleTwin,
	needTwin,
	projectTwin,
	type Twin,
} from "#lib/adapters/files/markdown-twin";
import { pageUrl } from "#lib/adapters/pages/metadata";
import { lireArticleEcrit } from "#lib/articles/queries";
import { estBesoinRetire, lireBesoin } from "#lib/besoins/queries";
import { estStatutPublic } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { counted, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { reglages } from "#lib/platform/config/env";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import type { Langue } from "#lib/platform/langues";
import { estProjetRetire, lireProjet } from "#lib/projets/queries";
import type { ProjetSortie } from "#lib/projets/schema";

function duProjet(langue: Langue, projet: ProjetSortie): EmbedContent {
	const t = texts(langue);
	const n = projet.nb_votes;
	return {
		kind: t("recherche.natures.projet"),
		look: "projet",
		count: counted(langue, n, t("lecture.projets.votes", { n })),
		title: translated(projet, "nom", langue),
		text: translated(projet, "accroche", langue),
		act: t("integrer.voter", { site: reglages().siteNom }),
		url: pageUrl(langue, `/projets/${projet.slug}`),
	};
}

function duBesoin(langue: Langue, besoin: BesoinSortie): EmbedReading {
	const { statut } = besoin;
	// A state that is not public says that the need is no longer.
	if (!estStatutPublic(statut)) return { ok: false, gone: true };
	const t = texts(langue);
	const n = besoin.nb_soutiens;
	const site = reglages().siteNom;
	const content: EmbedContent = {
		kind: t(`besoins.statut.${statut}`),
		look: statut,
		count: counted(langue, n, t("lecture.besoins.soutiens", { n })),
		title: translated(besoin, "titre", langue),
		text: translated(besoin, "description", langue),
		act: t(statut === "livre" ? "integrer.voir" : "integrer.soutenir", {
			site,
		}),
		url: pageUrl(langue, `/besoins/${besoin.slug}`),
	};
	return { ok: true, content };
}

/** What is shown of a public project or need; for a merged need, the slug of the one that it stands in. */
export async function lireEntree<Content>(
	nature: string,
	slug: string,
	duProjet: (projet: ProjetSortie) => Content,
	duBesoin: (besoin: BesoinSortie) => Reading<Content>,
): Promise<Reading<Content>> {
	if (nature === "projets") {
		const lu = await lireProjet(slug);
		return lu.ok
			? { ok: true, content: duProjet(lu.valeur) }
			: { ok: false, gone: await estProjetRetire(slug) };
	}
	if (nature !== "besoins") return { ok: false, gone: false };
	const lu = await lireBesoin(slug);
	if (!lu.ok) return { ok: false, gone: await estBesoinRetire(slug) };
	return lu.valeur.slug === slug
		? duBesoin(lu.valeur)
		: { ok: false, gone: false, moved: lu.valeur.slug };
}

export const lireAIntegrer = whileUnchanged(
	(langue: Langue, nature: string, slug: string) =>
		lireEntree(
			nature,
			slug,
			(projet) => duProjet(langue, projet),
			(besoin) => duBesoin(langue, besoin),
		),
);

async function lire(
	langue: Langue,
	nature: string,
	slug: string,
): Promise<Reading<Twin>> {
	if (nature !== "articles")
		return lireEntree(
			nature,
			slug,
			(projet) => projectTwin(langue, projet),
			(besoin) => ({ ok: true, content: needTwin(langue, besoin) }),
		);
	const article = await lireArticleEcrit(slug);
	return article.ok
		? { ok: true, content: articleTwin(langue, article.valeur) }
		: { ok: false, gone: false };
}

export const lireEnMarkdown = whileUnchanged(lire);

type Sorte = "vote" | "soutien" | "resolu";

function affiche(
	langue: Langue,
	sorte: Sorte,
	n: number,
	entry: Pick<Poster, "title" | "text" | "path">,
): Poster {
	const t = texts(langue);
	return {
		...entry,
		count: t(`participation.affiche.${sorte}.combien`, {
			assez: n < SEUIL_ANONYMAT ? "non" : "oui",
			n: Math.max(n, SEUIL_ANONYMAT),
		}),
		question: t(`participation.affiche.${sorte}.question`),
		url: pageUrl(langue, entry.path),
	};
}

export function lireAffiche(langue: Langue, nature: string, slug: string) {
	return lireEntree(
		nature,
		slug,
		(projet: ProjetSortie) =>
			affiche(langue, "vote", projet.nb_votes, {
				title: translated(projet, "nom", langue),
				text: translated(projet, "accroche", langue),
				path: `/projets/${projet.slug}`,
			}),
		(besoin: BesoinSortie) => {
			const sorte = besoin.statut === "livre" ? "resolu" : "soutien";
			const content = affiche(langue, sorte, besoin.nb_soutiens, {
				title: translated(besoin, "titre", langue),
				text: translated(besoin, "description", langue),
				path: `/besoins/${besoin.slug}`,
			});
			return { ok: true, content };
		},
	);
}
