import type { ReactNode } from "react";
import { SheetAct, SheetPart } from "#components/ui/entry";
import { ShareButton } from "#components/ui/share/share";
import { formats, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";
import { ReperesDuProjet } from "./reperes.tsx";

/** The sheet of a project: the vote, how to share it, and its facts. */
export function FeuilleDuProjet(props: {
	langue: Langue;
	projet: ProjetSortie;
	/** The vote button. */
	participation: ReactNode;
	/** The page's own absolute address. */
	url: string;
}) {
	const { langue, projet } = props;
	const t = texts(langue);
	const n = projet.nb_votes;
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
			<ShareButton
				langue={langue}
				title={translated(projet, "nom", langue).texte}
				url={props.url}
			/>
			<SheetPart id="reperes" title={t("lecture.projets.reperes")}>
				<ReperesDuProjet langue={langue} projet={projet} />
			</SheetPart>
		</>
	);
}
