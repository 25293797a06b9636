import { Acte } from "#components/comptes/acte";
import { Foreign } from "#components/ui/translated";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { PhrasesDuBesoin as Phrases } from "#lib/moderation/bilans/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

const VOULU = {
	publier: "publiee",
	ecarter: "ecartee",
	retirer: "ecartee",
} as const;

/** What may be decided about a sentence on a delivery, in one press each. */
export function DecisionsDePhrase(props: {
	/** The sentence, and the title of its need. */
	id: string;
	titre: string;
	decisions: readonly (keyof typeof VOULU)[];
	relire: ActionFormulaire;
}) {
	const t = pageTexts();
	return (
		<div className="mt-2 flex flex-wrap gap-3">
			{props.decisions.map((decision) => (
				<Acte
					key={decision}
					action={props.relire}
					champs={{ id: props.id, voulu: VOULU[decision] }}
					nom={t(
						decision === "publier"
							? "bilans.moderation.publier_quoi"
							: "bilans.moderation.ecarter_quoi",
						{ nom: props.titre },
					)}
				>
					{t(`bilans.moderation.${decision}`)}
				</Acte>
			))}
		</div>
	);
}

/** What people wrote about the delivery of a need: what its page shows, and what the team alone reads. */
export function PhrasesDuBesoin(props: {
	phrases: Phrases;
	relire: ActionFormulaire;
}) {
	const { phrases, relire } = props;
	const t = pageTexts();
	if (phrases.publiees.length + phrases.equipe.length === 0) return null;
	return (
		<details className="mt-8">
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("bilans.moderation.titre")}
			</summary>
			{(["publiees", "equipe"] as const).map((qui) =>
				phrases[qui].length === 0 ? null : (
					<div key={qui}>
						<h3 className="mt-3 font-bold">{t(`bilans.moderation.${qui}`)}</h3>
						{qui === "equipe" ? (
							<p className="text-small text-soft">
								{t("bilans.moderation.equipe_aide")}
							</p>
						) : null}
						<ul>
							{phrases[qui].map(({ id, texte, langue, besoin }) => (
								<li key={id} className="border-b border-line py-3">
									<Foreign
										as="p"
										langue={pageLangue()}
										of={langue}
										className="max-w-measure wrap-anywhere"
									>
										{texte}
									</Foreign>
									{qui === "publiees" ? (
										<DecisionsDePhrase
											{...{ id, relire, titre: besoin.titre }}
											decisions={["retirer"]}
										/>
									) : null}
								</li>
							))}
						</ul>
					</div>
				),
			)}
		</details>
	);
}
