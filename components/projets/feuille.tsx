import type { ReactNode } from "react";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { SheetAct, SheetPart } from "#components/ui/entry";
import type { Codes } from "#components/ui/share/embed";
import { Share } from "#components/ui/share/share";
import { adresseDuFlux } from "#lib/flux/rules";
import { formats, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";
import { ReperesDuProjet } from "./reperes.tsx";

/** The sheet of a project: the vote, its facts, and how to share and follow it. */
export function FeuilleDuProjet(props: {
	langue: Langue;
	projet: ProjetSortie;
	/** The vote button. */
	participation: ReactNode;
	/** The page's own absolute address. */
	url: string;
	/** What another site copies to show it. */
	codes: Codes;
}) {
	const { langue, projet } = props;
	const t = texts(langue);
	const n = projet.nb_votes;
	const [theme] = projet.themes;
	return (
		<>
			<SheetAct
				printed={
					n > 0
						? `${formats(langue).number(n)} ${t("lecture.projets.votes", { n })}`
						: null
				}
				note={t("fiche.prive_vote")}
			>
				{props.participation}
			</SheetAct>
			<SheetPart id="reperes" title={t("lecture.projets.reperes")}>
				<ReperesDuProjet langue={langue} projet={projet} />
			</SheetPart>
			<Share
				langue={langue}
				title={translated(projet, "nom", langue).texte}
				url={props.url}
				codes={props.codes}
				feed={{
					label: t(theme ? "fiche.flux.theme" : "fiche.flux.projets"),
					href: adresseDuFlux(langue, "projets", theme?.slug),
				}}
			/>
			<LienSignaler langue={langue} dossier="projets" slug={projet.slug} />
		</>
	);
}
