import type { ReactNode } from "react";
import { OptionsField, TickField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Acte, PageForm, pageBound } from "#components/ui/kit/page-form";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { Translated } from "#components/ui/translated";
import { REPONSES_BILAN, type ReponseBilan } from "#lib/besoins/bilans/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import {
	PHRASE_BILAN_MAX,
	type QuestionBilan,
} from "#lib/participation/bilans/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Fait } from "../comptes/fait.tsx";

type Props = {
	lue: QuestionBilan;
	/** Who answers about what: hidden fields of both forms. */
	champs: Readonly<Record<string, string>>;
	repondre: ActionFormulaire;
	reprendre: ActionFormulaire;
};

/** The sentence that may come with an answer, and whether it may be shown. */
function Phrase() {
	return (
		<>
			<TextField
				name="phrase"
				label={t("bilans.page.phrase")}
				help={t("bilans.page.phrase_aide")}
				optional={t("formulaires.facultatif")}
				bound={pageBound(PHRASE_BILAN_MAX)}
			/>
			<TickField
				name="publique"
				label={t("bilans.page.publique")}
				help={t("bilans.page.publique_aide")}
			/>
			<p className="mt-4 max-w-measure">{t("bilans.page.prive")}</p>
		</>
	);
}

/** What the account has answered, until when that may change, and the button that takes it back; that it was. */
function Donnee(props: Props) {
	const { lue } = props;
	const { reponse, phrase_etat, modifiable_jusqu_au } = lue.mien;
	if (reponse === null) return <Fait />;
	return (
		<Notice kind="done" announced>
			<p>
				{t.rich("bilans.page.donnee", {
					b: () => <b>{t(`bilans.reponse.${reponse}`)}</b>,
				})}
			</p>
			<p>
				{lue.modifiable && modifiable_jusqu_au !== null
					? t.rich("bilans.page.jusqu_au", {
							date: () => <Day at={modifiable_jusqu_au} />,
						})
					: t("bilans.page.figee")}
			</p>
			{phrase_etat === null ? null : (
				<p>{t(`bilans.page.etat.${phrase_etat}`)}</p>
			)}
			{lue.modifiable ? (
				<div className="mt-3">
					<Acte action={props.reprendre} champs={props.champs}>
						{t("bilans.page.reprendre")}
					</Acte>
				</div>
			) : null}
		</Notice>
	);
}

/** The question, what was answered, and the form that `children` end; why there is nothing to answer. */
function Question(
	props: Props & { valeurs: Record<string, string[]>; children: ReactNode },
) {
	const { lue } = props;
	const { besoin, obstacle, modifiable } = lue;
	return (
		<>
			<p className="mb-6 max-w-measure wrap-anywhere">
				{t.rich(
					`bilans.page.${obstacle === "pas_livre" ? obstacle : "question"}`,
					{
						besoin: () => <Translated of={besoin} text="titre" />,
					},
				)}
			</p>
			{obstacle === null ? <Donnee {...props} /> : null}
			{obstacle === "sans_soutien" ? (
				<p className="max-w-measure">{t("bilans.page.sans_soutien")}</p>
			) : null}
			{modifiable ? (
				<PageForm
					action={props.repondre}
					hidden={props.champs}
					valeurs={props.valeurs}
					className="mt-6"
				>
					{props.children}
				</PageForm>
			) : null}
			{besoin.public ? (
				<p className="mt-8">
					<Link href={pageHref(`/besoins/${besoin.slug}`)}>
						{t("bilans.page.voir")}
					</Link>
				</p>
			) : null}
		</>
	);
}

function dejaEcrit({ mien }: QuestionBilan): Record<string, string[]> {
	const publique =
		mien.phrase_etat !== null && mien.phrase_etat !== "equipe" ? ["on"] : [];
	return { phrase: mien.phrase === null ? [] : [mien.phrase], publique };
}

/** The page of one of the three answers, from the mail: its button gives that answer. */
export function BilanParLien(
	props: Props & { jeton: string; reponse: ReponseBilan },
) {
	const { jeton, reponse } = props;
	const dite = t(`bilans.reponse.${reponse}`);
	const isCounted = props.lue.mien.reponse === reponse;
	return (
		<Question {...props} valeurs={dejaEcrit(props.lue)}>
			<input type="hidden" name="reponse" value={reponse} />
			{isCounted ? null : (
				<p className="mb-6 max-w-measure text-h3">
					{t.rich("bilans.page.choisie", { b: () => <b>{dite}</b> })}
				</p>
			)}
			<Phrase />
			<p className="mt-6">
				<SubmitButton>
					{isCounted
						? t("bilans.page.changer_phrase")
						: t("bilans.page.repondre", { reponse: dite })}
				</SubmitButton>
			</p>
			<h2 className="mt-8 text-h3">{t("bilans.page.autres")}</h2>
			<ul className="mt-2 flex flex-wrap gap-x-6">
				{REPONSES_BILAN.filter((autre) => autre !== reponse).map((autre) => (
					<li key={autre}>
						<Link
							href={pageHref(`/bilan/${jeton}/${autre}`)}
							className="inline-flex min-h-11 items-center"
						>
							{t(`bilans.reponse.${autre}`)}
						</Link>
					</li>
				))}
			</ul>
		</Question>
	);
}

/** The same in the account area, where the answer is chosen on the page. */
export function BilanDuCompte(props: Props) {
	const { lue } = props;
	const { reponse } = lue.mien;
	return (
		<Question
			{...props}
			valeurs={{
				...dejaEcrit(lue),
				reponse: reponse === null ? [] : [reponse],
			}}
		>
			<OptionsField
				name="reponse"
				label={t("bilans.page.reponse")}
				options={REPONSES_BILAN.map((une) => ({
					value: une,
					label: t(`bilans.reponse.${une}`),
				}))}
			/>
			<Phrase />
			<p className="mt-6">
				<SubmitButton>
					{t(reponse === null ? "bilans.page.envoyer" : "bilans.page.changer")}
				</SubmitButton>
			</p>
		</Question>
	);
}
