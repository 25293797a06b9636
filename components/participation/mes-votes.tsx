import Link from "next/link";
import { RelativeDate } from "#components/ui/date";
import type { MonVote, RetraitSuivi } from "#lib/espace/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../comptes/acte.tsx";
import { Retire } from "../comptes/retire.tsx";
import { Vide } from "../comptes/vide.tsx";

/** The votes of the account, each with a button to withdraw it. */
export function ListeDeVotes(props: {
	langue: Langue;
	votes: readonly MonVote[];
	retraits: readonly RetraitSuivi[];
	now: Date;
	retirer: ActionFormulaire;
}) {
	const { langue, votes } = props;
	const t = texts(langue);
	if (votes.length === 0)
		return (
			<Vide
				texte={t("compte.votes.vide")}
				liens={[
					{
						href: pageAddress(langue, "/projets"),
						label: t("contributions.suite.projets"),
					},
				]}
			/>
		);
	return (
		<ul className="border-t-2 border-ink">
			{votes.map((vote) => (
				<li
					key={vote.slug}
					className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[1fr_auto]"
				>
					<div className="min-w-0">
						<h2 className="text-h3 wrap-anywhere">
							{vote.public ? (
								<Link
									href={pageAddress(langue, `/projets/${vote.slug}`)}
									prefetch={false}
								>
									{vote.nom}
								</Link>
							) : (
								vote.nom
							)}
						</h2>
						<p className="text-small text-soft">
							{t("compte.votes.date")}{" "}
							<RelativeDate
								langue={langue}
								value={vote.vote_le}
								now={props.now}
							/>
							{vote.public ? null : <> · {t("compte.votes.archive")}</>}
						</p>
						<Retire
							langue={langue}
							retraits={props.retraits}
							nature="projet"
							slug={vote.slug}
						/>
					</div>
					<Acte
						langue={langue}
						action={props.retirer}
						champs={{ slug: vote.slug }}
						nom={t("compte.votes.retirer_quoi", { nom: vote.nom })}
					>
						{t("compte.votes.retirer")}
					</Acte>
				</li>
			))}
		</ul>
	);
}
