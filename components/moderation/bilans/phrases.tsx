import { Acte } from "#components/ui/kit/page-form";
import { Rows } from "#components/ui/kit/rows";
import { Foreign } from "#components/ui/translated";
import { t } from "#lib/i18n/page-texts";
import type { PhrasesDuBesoin as Phrases } from "#lib/moderation/bilans/schema";
import { keysOf } from "#lib/platform/contract/records";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

export const PHRASES_DU_BESOIN = "phrases";

const VOULU = {
	publier: "publiee",
	ecarter: "ecartee",
	retirer: "ecartee",
} as const;

export function DecisionsDePhrase(props: {
	/** The sentence, and the title of its need. */
	id: string;
	titre: string;
	decisions: readonly (keyof typeof VOULU)[];
	relire: ActionFormulaire;
}) {
	return (
		<div className="flex flex-wrap gap-3 md:justify-end">
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

/** What may still be decided about the sentences of each list. */
const LISTES = {
	attendent: ["publier", "ecarter"],
	publiees: ["retirer"],
	ecartees: ["publier"],
	equipe: [],
} as const;

/** What people who support a need wrote of it: what waits, what its page shows, what was set aside, and what the team alone reads. */
export function PhrasesDuBesoin(props: {
	phrases: Phrases;
	relire: ActionFormulaire;
}) {
	const { phrases, relire } = props;
	const listes = keysOf(LISTES).filter((liste) => phrases[liste].length > 0);
	if (listes.length === 0) return null;
	return (
		<details
			id={PHRASES_DU_BESOIN}
			className="mt-8"
			open={phrases.attendent.length > 0}
		>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("bilans.moderation.titre")}
			</summary>
			{listes.map((liste) => (
				<section key={liste}>
					<h3 className="mt-3 font-bold">{t(`bilans.moderation.${liste}`)}</h3>
					{liste === "equipe" ? (
						<p className="text-small text-soft">
							{t("bilans.moderation.equipe_aide")}
						</p>
					) : null}
					<Rows
						empty=""
						rows={phrases[liste].map(({ id, ...phrase }) => ({
							key: id,
							title: (
								<span className="font-normal">
									<Foreign of={phrase.langue}>{phrase.texte}</Foreign>
									{phrase.departement && ` (${phrase.departement})`}
								</span>
							),
							acts: (
								<DecisionsDePhrase
									{...{ id, relire }}
									titre={phrase.besoin.titre}
									decisions={LISTES[liste]}
								/>
							),
						}))}
					/>
				</section>
			))}
		</details>
	);
}
