import { Acte } from "#components/comptes/acte";
import { Foreign } from "#components/ui/translated";
import { texts } from "#lib/i18n/texts";
import type {
	PhraseLue,
	PhrasesDuBesoin as Phrases,
} from "#lib/moderation/bilans/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

const VOULU = {
	publier: "publiee",
	ecarter: "ecartee",
	retirer: "ecartee",
} as const;

/** What may be decided about a sentence on a delivery, in one press each. */
export function DecisionsDePhrase(props: {
	langue: Langue;
	/** The sentence, and the title of its need. */
	id: string;
	titre: string;
	decisions: readonly (keyof typeof VOULU)[];
	relire: ActionFormulaire;
}) {
	const t = texts(props.langue);
	return (
		<div className="mt-2 flex flex-wrap gap-3">
			{props.decisions.map((decision) => (
				<Acte
					key={decision}
					langue={props.langue}
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

function Phrase(props: {
	langue: Langue;
	phrase: PhraseLue;
	/** Absent for what is for the team alone. */
	relire?: ActionFormulaire;
}) {
	const { langue, relire } = props;
	const { id, texte, langue: de, besoin } = props.phrase;
	return (
		<li className="border-b border-line py-3">
			<p className="max-w-measure wrap-anywhere">
				<Foreign langue={langue} of={de}>
					{texte}
				</Foreign>
			</p>
			{relire ? (
				<DecisionsDePhrase
					{...{ langue, id, relire }}
					titre={besoin.titre}
					decisions={["retirer"]}
				/>
			) : null}
		</li>
	);
}

/** What people wrote about the delivery of a need: what its page shows, and what the team alone reads. */
export function PhrasesDuBesoin(props: {
	langue: Langue;
	phrases: Phrases;
	relire: ActionFormulaire;
}) {
	const { langue, relire } = props;
	const { publiees, equipe } = props.phrases;
	const t = texts(langue);
	if (publiees.length + equipe.length === 0) return null;
	return (
		<details className="mt-8">
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("bilans.moderation.titre")}
			</summary>
			{publiees.length === 0 ? null : (
				<>
					<h3 className="mt-3 font-bold">{t("bilans.moderation.publiees")}</h3>
					<ul>
						{publiees.map((phrase) => (
							<Phrase key={phrase.id} {...{ langue, phrase, relire }} />
						))}
					</ul>
				</>
			)}
			{equipe.length === 0 ? null : (
				<>
					<h3 className="mt-3 font-bold">{t("bilans.moderation.equipe")}</h3>
					<p className="text-small text-soft">
						{t("bilans.moderation.equipe_aide")}
					</p>
					<ul>
						{equipe.map((phrase) => (
							<Phrase key={phrase.id} {...{ langue, phrase }} />
						))}
					</ul>
				</>
			)}
		</details>
	);
}
