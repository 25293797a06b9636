import type { Poster } from "#components/ui/share/poster";
import { pageUrl } from "#lib/adapters/pages/metadata";
import type { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";
import { lireEntree } from "../../../integrer/data.ts";

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

/** What the poster of a public project or need says. */
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
