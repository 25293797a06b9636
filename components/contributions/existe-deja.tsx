import { LinkButton } from "#components/ui/link-button";
import type { Nuance } from "#lib/besoins/liens/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Proches } from "#lib/recherche/schema";
import { textesDesReponses, textesProches } from "./formulaire.tsx";
import { ListeProches } from "./liste-proches.tsx";

/** The two forms: their part of the site, which is also the key of their texts. */
export type Dossier = "proposer" | "decrire";

const PAGES = { oui: "reponse", presque: "presque" } as const;

/** Before anything is sent: what says the same already, then what may. */
export function ExisteDeja(props: {
	dossier: Dossier;
	proches: Proches;
	/** What the author already said that a project lacks. */
	nuances: readonly Nuance[];
}) {
	const { proches, dossier } = props;
	const t = pageTexts();
	if (proches.projets.length + proches.besoins.length === 0) return null;
	const { onglet: _, ...textes } = textesProches(t);
	const notes = props.nuances.map(({ projet, texte }) => [
		projet,
		texte === null ? t("liens.note_sans_texte") : t("liens.note", { texte }),
	]);
	return (
		<section
			aria-labelledby="existe"
			className="mt-8 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="existe" className="mb-3 text-h3">
				{t("contributions.proches.avant")}
			</h2>
			<ListeProches
				langue={pageLangue()}
				proches={proches}
				notes={Object.fromEntries(notes)}
				textes={{
					...textes,
					...(dossier === "decrire" ? textesDesReponses(t) : {}),
					...(dossier === "decrire" && proches.projets.length > 0
						? { aide: t("contributions.proches.effet") }
						: {}),
				}}
				repondre={(reponse, projet, dit) => (
					<LinkButton
						key={reponse}
						look="other"
						href={pageHref(`/decrire/${PAGES[reponse]}?projet=${projet}`)}
					>
						{dit}
					</LinkButton>
				)}
			/>
		</section>
	);
}
