import {
	type ActeDeListe,
	BoutonDeLigne,
	duProjet,
} from "#components/participation/boutons";
import { Row } from "#components/ui/lists/row";
import { Tile } from "#components/ui/tile";
import { Translated, Version } from "#components/ui/translated";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { placeName } from "#lib/i18n/places";
import { counted } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Marks } from "#lib/platform/search/marks";
import { monogram } from "#lib/platform/text/monogram";
import type { ProjetResume } from "#lib/projets/schema";

/** The face of a project: its logo, or two letters of its name on the tint of its first theme. */
export function TuileDuProjet(props: {
	projet: ProjetResume;
	large?: boolean;
}) {
	const { projet, large = false } = props;
	return (
		<Tile theme={projet.themes[0]?.slug} large={large} logo={projet.logo}>
			{monogram(translated(projet, "nom", pageLangue()).texte)}
		</Tile>
	);
}

export function LigneProjet(props: {
	projet: ProjetResume;
	level?: 2 | 3;
	mots?: Marks | null;
	/** How a reader votes from here; without it, the votes are only told. */
	acte?: ActeDeListe | undefined;
}) {
	const langue = pageLangue();
	const { projet, acte } = props;
	const { themes, territoire, label_ia, nb_votes: n } = projet;
	return (
		<Row
			href={pageHref(`/projets/${projet.slug}`)}
			title={<Translated of={projet} text="nom" mots={props.mots} />}
			level={props.level ?? 3}
			face={<TuileDuProjet projet={projet} />}
			act={acte ? <BoutonDeLigne acte={acte} de={duProjet(projet)} /> : null}
			line={<Translated of={projet} text="accroche" mots={props.mots} />}
			facts={[
				...themes.map((theme) => (
					<Translated key={theme.slug} of={theme} text="nom" />
				)),
				territoire && (
					<Version key="territoire" of={placeName(territoire, langue)} />
				),
				label_ia !== "non_renseigne" &&
					t(`lecture.projets.label_ia.${label_ia}`),
				!acte && counted(langue, n, t("lecture.projets.votes", { n })),
			]}
		/>
	);
}

export function LignesProjets(props: {
	projets: readonly ProjetResume[];
	acte: ActeDeListe;
	className?: string;
}) {
	return (
		<ul className={props.className}>
			{props.projets.map((projet) => (
				<LigneProjet key={projet.slug} projet={projet} acte={props.acte} />
			))}
		</ul>
	);
}
