import { Count } from "#components/ui/lists/count";
import { Row } from "#components/ui/lists/row";
import { Version } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { Marks } from "#lib/platform/search/marks";
import type { ProjetResume } from "#lib/projets/schema";

/** A project in a list: its name, its tagline, its themes and territory, and its votes. */
export function LigneProjet(props: {
	langue: Langue;
	projet: ProjetResume;
	level?: 2 | 3;
	/** The words of a search, shown marked. */
	mots?: Marks | null;
}) {
	const { langue, projet } = props;
	const { themes, territoire, label_ia, nb_votes } = projet;
	const t = texts(langue);
	return (
		<Row
			href={pageAddress(langue, `/projets/${projet.slug}`)}
			title={
				<Version
					langue={langue}
					of={translated(projet, "nom", langue)}
					mots={props.mots}
				/>
			}
			level={props.level ?? 3}
			meta={[
				...themes.map((theme) => (
					<Version
						key={theme.slug}
						langue={langue}
						of={translated(theme, "nom", langue)}
					/>
				)),
				...(territoire ? [<bdi key="territoire">{territoire}</bdi>] : []),
				...(label_ia === "non_renseigne"
					? []
					: [t(`lecture.projets.label_ia.${label_ia}`)]),
			]}
			aside={
				<Count
					beside
					langue={langue}
					n={nb_votes}
					word={t("lecture.projets.votes", { n: nb_votes })}
				/>
			}
		>
			<p className="mt-1 max-w-measure">
				<Version
					langue={langue}
					of={translated(projet, "accroche", langue)}
					mots={props.mots}
				/>
			</p>
		</Row>
	);
}
