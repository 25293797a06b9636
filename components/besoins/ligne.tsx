import { Count } from "#components/ui/lists/count";
import { Row } from "#components/ui/lists/row";
import { Version } from "#components/ui/translated";
import { estStatutPublic } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { Marks } from "#lib/platform/search/marks";
import { StatutDuBesoin } from "./statut.tsx";

/** A need in a list: its state, its title, its theme and territory, the skills wanted, and its supports. */
export function LigneBesoin(props: {
	langue: Langue;
	besoin: BesoinSortie;
	level?: 2 | 3;
	/** The words of a search, shown marked. */
	mots?: Marks | null;
}) {
	const { langue, besoin } = props;
	const { territoire, theme, statut, roles, nb_soutiens } = besoin;
	const t = texts(langue);
	return (
		<Row
			href={pageAddress(langue, `/besoins/${besoin.slug}`)}
			title={
				<Version
					langue={langue}
					of={translated(besoin, "titre", langue)}
					mots={props.mots}
				/>
			}
			level={props.level ?? 3}
			above={
				estStatutPublic(statut) ? (
					<StatutDuBesoin langue={langue} statut={statut} />
				) : null
			}
			meta={[
				...(theme
					? [
							<Version
								key="theme"
								langue={langue}
								of={translated(theme, "nom", langue)}
							/>,
						]
					: []),
				...(territoire ? [<bdi key="territoire">{territoire}</bdi>] : []),
				...(roles.length > 0 && statut !== "livre"
					? [
							t("lecture.besoins.cherche", {
								roles: roles
									.map((role) => t(`lecture.besoins.roles.${role}.court`))
									.join(", "),
							}),
						]
					: []),
			]}
			aside={
				<Count
					beside
					langue={langue}
					n={nb_soutiens}
					word={t("lecture.besoins.soutiens", { n: nb_soutiens })}
				/>
			}
		/>
	);
}
