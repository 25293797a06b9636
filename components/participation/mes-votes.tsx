import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Version } from "#components/ui/translated";
import type { MonVote, RetraitSuivi, TitreSuivi } from "#lib/espace/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../comptes/acte.tsx";
import { Retire } from "../comptes/retire.tsx";
import { titreSuivi } from "../comptes/titre-suivi.tsx";
import { Vide } from "../comptes/vide.tsx";

/** The votes of the account, each with a button to withdraw it. */
export function ListeDeVotes(props: {
	votes: readonly MonVote[];
	retraits: readonly RetraitSuivi[];
	titres: readonly TitreSuivi[];
	retirer: ActionFormulaire;
}) {
	const { votes } = props;
	const t = pageTexts();
	const titreDe = (slug: string, nom: string) =>
		titreSuivi(props.titres, "projet", slug, nom);
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
			rows={votes.map(({ slug, nom, public: estPublic, vote_le }) => ({
				key: slug,
				title: <Version of={titreDe(slug, nom)} />,
				href: estPublic ? pageHref(`/projets/${slug}`) : undefined,
				note: (
					<>
						{t("compte.votes.date")} <Ago at={vote_le} />
						{estPublic ? null : <> · {t("compte.votes.archive")}</>}
					</>
				),
				body: <Retire retraits={props.retraits} nature="projet" slug={slug} />,
				acts: (
					<Acte
						action={props.retirer}
						champs={{ slug }}
						nom={t("compte.votes.retirer_quoi", {
							nom: titreDe(slug, nom).texte,
						})}
					>
						{t("compte.votes.retirer")}
					</Acte>
				),
			}))}
		/>
	);
}
