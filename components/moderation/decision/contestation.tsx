import type { ReactNode } from "react";
import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { texts } from "#lib/i18n/texts";
import { peutDecider } from "#lib/moderation/contestations/rules";
import type { Contestation } from "#lib/moderation/contestations/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { libelleEtat } from "./etat.tsx";

function Partie(props: { titre: string; children: ReactNode }) {
	return (
		<section className="mt-4 max-w-measure">
			<h3 className="font-bold">{props.titre}</h3>
			{props.children}
		</section>
	);
}

function Citation(props: { lang: string | undefined; children: ReactNode }) {
	return (
		<blockquote
			lang={props.lang}
			dir="auto"
			className="mt-3 border-l-4 border-edge bg-sheet px-5 py-4 whitespace-pre-line wrap-anywhere"
		>
			{props.children}
		</blockquote>
	);
}

function Decision(props: {
	langue: Langue;
	contestation: Contestation;
	decider: ActionFormulaire;
}) {
	const { langue, contestation } = props;
	const t = texts(langue);
	const lang = contestation.langue_auteur ?? undefined;
	const { max } = BORNES_CONTESTATION.reponse;
	return (
		<Form action={props.decider} textes={formTexts(t)}>
			<input type="hidden" name="id" value={contestation.id} />
			<LongTextField
				name="reponse"
				label={t("suivi.contestations.reponse")}
				help={t("suivi.contestations.reponse_aide", { langue: lang ?? "fr" })}
				rows={4}
				bound={{ max, words: countWords(t), langue }}
				{...(lang === undefined ? {} : { lang })}
			/>
			<p className="mt-3 text-small text-soft">
				{t("suivi.contestations.etat", {
					etat: libelleEtat(
						contestation.nature,
						contestation.statut_avant,
						langue,
					),
				})}
			</p>
			<p className="mt-4 flex flex-wrap gap-4">
				<SubmitButton name="decision" value="retabli">
					{t("suivi.contestations.retablir")}
				</SubmitButton>
				<SubmitButton name="decision" value="maintenu" look="danger">
					{t("suivi.contestations.maintenir")}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** Why the reader can't decide, and who can. */
function Empechement(props: { langue: Langue; contestation: Contestation }) {
	const t = texts(props.langue);
	const { decideurs } = props.contestation;
	return (
		<Notice kind="warning" title={t("suivi.contestations.autre")}>
			<p>
				{decideurs === 0
					? t("suivi.contestations.personne")
					: t("suivi.contestations.quelqu_un", { n: decideurs })}
			</p>
		</Notice>
	);
}

/** The pending contest of an entry: why it was taken down, its author's answer, and the decision of another moderator. */
export function Contestee(props: {
	langue: Langue;
	contestation: Contestation | null;
	/** The account that reads. */
	compte_id: number;
	now: Date;
	decider: ActionFormulaire;
}) {
	const { langue, contestation, now } = props;
	if (contestation === null) return null;
	const { choix, motif, retirant, texte } = contestation;
	const t = texts(langue);
	const lang =
		contestation.langue_auteur === langue
			? undefined
			: (contestation.langue_auteur ?? undefined);
	const date = (value: Date) => (
		<RelativeDate langue={langue} value={value.toISOString()} now={now} />
	);
	return (
		<section
			aria-labelledby="contestation"
			className="my-6 rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="contestation" className="text-h3">
				{t("suivi.contestations.attend")}
			</h2>
			<Partie titre={t("suivi.contestations.raison")}>
				<p className="mt-1 text-small text-soft wrap-anywhere">
					{choix === null
						? ""
						: `${t(`moderation.retrait.motifs.${choix}`)} · `}
					{retirant === null ? "" : `${retirant}, `}
					{date(contestation.le)}
				</p>
				<Citation lang={lang}>
					{motif ?? t("suivi.contestations.sans_motif")}
				</Citation>
			</Partie>
			<Partie titre={t("suivi.contestations.reponse_auteur")}>
				<p className="mt-1 text-small text-soft">
					{date(contestation.conteste_le)}
				</p>
				<Citation lang={lang}>{texte}</Citation>
			</Partie>
			<Partie titre={t("suivi.contestations.decider")}>
				{peutDecider(props.compte_id, contestation) ? (
					<Decision
						langue={langue}
						contestation={contestation}
						decider={props.decider}
					/>
				) : (
					<Empechement langue={langue} contestation={contestation} />
				)}
			</Partie>
		</section>
	);
}
