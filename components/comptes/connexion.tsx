import { Countdown } from "#components/ui/countdown";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { LinkButton } from "#components/ui/link-button";
import { PageHead } from "#components/ui/shell/page-head";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";

/** In place of the form, where nobody signs in. */
export function ConnexionFermee() {
	const t = pageTexts();
	return <PageHead title={t("connexion.titre")} lead={t("coquille.vitrine")} />;
}

/** Where one gives one's address. */
export function FormulaireAdresse(props: {
	action: ActionFormulaire;
	/** Where to go once signed in. */
	retour: string | null;
	/** From the link of the mail about a pause. */
	passage: string | null;
	valeurs: EtatFormulaire["valeurs"];
}) {
	const t = pageTexts();
	return (
		<RecordForm
			action={props.action}
			hidden={{ retour: props.retour ?? "", passage: props.passage ?? "" }}
			values={props.valeurs}
			className="mt-8"
			fields={[
				{
					name: "courriel",
					label: t("connexion.adresse"),
					help: t("connexion.adresse_aide"),
					kind: "email",
					autoComplete: "email",
					required: true,
				},
			]}
			submit={t("connexion.recevoir")}
		/>
	);
}

/** Where one types the code, and what to do when none arrives. */
export function FormulaireCode(props: {
	entrer: ActionFormulaire;
	redemander: ActionFormulaire;
	/** From the mail's link: it fills the field, and no more. */
	code: string | null;
	/** Before another code may be asked for. */
	attenteSecondes: number;
}) {
	const { code } = props;
	const t = pageTexts();
	return (
		<>
			<RecordForm
				action={props.entrer}
				values={code === null ? {} : { code: [code] }}
				className="mt-8"
				fields={[
					{
						name: "code",
						label: t("connexion.code.champ"),
						help: t("connexion.code.aide"),
						kind: "code",
					},
				]}
				submit={t("connexion.code.entrer")}
			/>
			<section aria-labelledby="rien" className="mt-14 max-w-measure">
				<h2 id="rien" className="text-h3">
					{t("connexion.rien.titre")}
				</h2>
				<p className="mt-2">{t("connexion.rien.texte")}</p>
				<p className="mt-2">{t("connexion.rien.navigateur")}</p>
				<div className="mt-2">
					<Countdown
						key={props.attenteSecondes}
						seconds={props.attenteSecondes}
						words={{
							one: t("connexion.rien.dans.un"),
							several: t("connexion.rien.dans.plusieurs", { n: "{n}" }),
							none: t("connexion.rien.dans.maintenant"),
						}}
					/>
				</div>
				<PageForm
					action={props.redemander}
					className="mt-5"
					label={t("connexion.rien.titre")}
				>
					<p className="flex flex-wrap gap-3">
						<SubmitButton look="other">
							{t("connexion.rien.renvoyer")}
						</SubmitButton>
						<LinkButton look="other" href={pageHref("/compte/connexion")}>
							{t("connexion.rien.autre_adresse")}
						</LinkButton>
					</p>
				</PageForm>
			</section>
		</>
	);
}

/** In a browser that asked for no code: what to do with the mail's. */
export function CodeAilleurs() {
	const t = pageTexts();
	return (
		<>
			<PageHead
				title={t("connexion.ailleurs.titre")}
				lead={t("connexion.ailleurs.texte")}
			/>
			<p className="mt-8">
				<LinkButton href={pageHref("/compte/connexion")}>
					{t("connexion.ailleurs.recommencer")}
				</LinkButton>
			</p>
		</>
	);
}
