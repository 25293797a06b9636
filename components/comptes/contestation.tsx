import { RecordForm } from "#components/ui/kit/record";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import type { MonRetrait } from "#lib/espace/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Motif } from "./motif.tsx";

type Contexte = {
	readonly siteUrl: string;
	readonly retrait: MonRetrait;
};

/** Where the contest stands, in a sentence. */
export function Suite({ retrait }: Omit<Contexte, "siteUrl">) {
	const t = pageTexts();
	const { conteste_le, decision, contestable, jusquau } = retrait;
	if (decision !== null) return <>{t("compte.contestation.maintenu")}</>;
	if (conteste_le !== null) return <>{t("compte.contestation.attend")}</>;
	if (!contestable) return <>{t("compte.contestation.passe")}</>;
	return (
		<>
			{t("compte.contestation.jusquau")} <Day at={jusquau} />.
		</>
	);
}

function Formulaire(props: Contexte & { contester: ActionFormulaire }) {
	const { retrait } = props;
	const t = pageTexts();
	return (
		<RecordForm
			action={props.contester}
			hidden={{ nature: retrait.nature, slug: retrait.slug }}
			className="mt-6"
			label={t("compte.contestation.contester")}
			fields={[
				{
					name: "texte",
					label: t("compte.contestation.texte"),
					help: t("compte.contestation.texte_aide"),
					kind: "text",
					rows: 8,
					max: BORNES_CONTESTATION.texte.max,
					required: true,
				},
			]}
			submit={t("compte.contestation.envoyer")}
		/>
	);
}

/** The take-down of an entry as its author reads it, and the form that contests it while that may be. */
export function ContestationDeRetrait(
	props: Contexte & { contester: ActionFormulaire },
) {
	const { siteUrl, retrait } = props;
	const t = pageTexts();
	const cite =
		"mt-3 mb-6 max-w-measure border-l-4 border-edge bg-sheet px-5 py-4 wrap-anywhere";
	return (
		<>
			<p className="mt-4 max-w-measure text-lead wrap-anywhere">
				{t("compte.contestation.chapeau", { titre: retrait.titre })}{" "}
				<Day at={retrait.le} />.
			</p>
			<h2 className="mt-8 text-h3">{t("compte.contestation.raison")}</h2>
			<blockquote className={cite}>
				{retrait.motif === null ? (
					t("compte.contestation.sans_motif")
				) : (
					<Motif siteUrl={siteUrl}>{retrait.motif}</Motif>
				)}
			</blockquote>
			{retrait.texte === null ? null : (
				<>
					<h2 className="text-h3">{t("compte.contestation.votre_texte")}</h2>
					<blockquote className={`${cite} whitespace-pre-line`} dir="auto">
						{retrait.texte}
					</blockquote>
				</>
			)}
			{retrait.reponse === null ? null : (
				<>
					<h2 className="text-h3">{t("compte.contestation.reponse")}</h2>
					<blockquote className={cite}>
						<Motif siteUrl={siteUrl}>{retrait.reponse}</Motif>
					</blockquote>
				</>
			)}
			<Notice>
				<p>
					<Suite retrait={retrait} />
				</p>
			</Notice>
			{retrait.contestable ? <Formulaire {...props} /> : null}
		</>
	);
}
