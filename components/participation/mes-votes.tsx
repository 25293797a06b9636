import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Version } from "#components/ui/translated";
import type { EntreeSuivie, MonVote } from "#lib/espace/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../comptes/acte.tsx";
import { Retire } from "../comptes/retire.tsx";
import { Vide } from "../comptes/vide.tsx";

/** The votes of the account, each with a button to withdraw it. */
export function ListeDeVotes(props: {
	votes: readonly MonVote[];
	suivis: readonly EntreeSuivie[];
	retirer: ActionFormulaire;
}) {
	const { votes } = props;
	const t = pageTexts();
	return (
		<Rows
			heading="h2"
			empty={
				<Vide
					texte={t("compte.votes.vide")}
					liens={[
						{
							href: pageHref("/projets"),
							label: t("contributions.suite.projets"),
						},
					]}
				/>
			}
			rows={votes.map(({ slug, nom, public: estPublic, vote_le }) => {
				const suivie = props.suivis.find(
					(une) => une.nature === "projet" && une.slug === slug,
				);
				const dit = suivie?.dit ?? { texte: nom, langue: pageLangue() };
				return {
					key: slug,
					title: <Version of={dit} />,
					href: estPublic ? pageHref(`/projets/${slug}`) : undefined,
					note: (
						<>
							{t("compte.votes.date")} <Ago at={vote_le} />
							{estPublic ? null : <> · {t("compte.votes.archive")}</>}
						</>
					),
					body: <Retire suivie={suivie} />,
					acts: (
						<Acte
							action={props.retirer}
							champs={{ slug }}
							nom={t("compte.votes.retirer_quoi", { nom: dit.texte })}
						>
							{t("compte.votes.retirer")}
						</Acte>
					),
				};
			})}
		/>
	);
}
