import { Acte } from "#components/comptes/acte";
import { jourEcrit, PreuveDAbord } from "#components/comptes/cles";
import { Confirm } from "#components/ui/forms/confirm";
import { RecordForm } from "#components/ui/kit/record";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActeurCompte } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

/** Since when the team must have a passkey, and the forms that change it: for an administrator who has shown one. */
export function ExigenceDeCles(props: {
	moi: ActeurCompte;
	/** YYYY-MM-DD; null when nothing is required. */
	des_le: string | null;
	/** How many of the team have no passkey. */
	sans: number;
	exiger: ActionFormulaire;
	lever: ActionFormulaire;
}) {
	const { moi, des_le } = props;
	const t = pageTexts();
	return (
		<div className="grid max-w-measure gap-4">
			<p>
				{des_le === null
					? t("cles.exigence.libre")
					: t("cles.exigence.des_le", { jour: jourEcrit(des_le) })}{" "}
				{t("cles.exigence.sans", { n: props.sans })}
			</p>
			{moi.preuve === undefined ? (
				<p>
					{t.rich("cles.exigence.propre", {
						lien: (children) => (
							<a href={pageHref("/compte/cles")}>{children}</a>
						),
					})}
				</p>
			) : null}
			{moi.preuve === "ancienne" ? (
				<PreuveDAbord message="cles.preuve.avant" />
			) : null}
			{moi.preuve === "recente" ? (
				<>
					<RecordForm
						action={props.exiger}
						fields={[
							{
								name: "des_le",
								label: t("cles.exigence.jour"),
								help: t("cles.exigence.jour_aide"),
								kind: "date",
								required: true,
							},
						]}
						submit={t("cles.exigence.exiger")}
						look="other"
					/>
					{des_le === null ? null : (
						<Acte action={props.lever} champs={{}}>
							{t("cles.exigence.lever")}
						</Acte>
					)}
				</>
			) : null}
		</div>
	);
}

/** The way out for somebody who lost every passkey. */
export function ClesPerdues(props: {
	compte_id: number;
	/** How many passkeys the account has. */
	nombre: number;
	moi: ActeurCompte;
	action: ActionFormulaire;
}) {
	const { nombre } = props;
	const t = pageTexts();
	return (
		<div className="grid max-w-measure gap-4">
			<p>{t("cles.perdues.texte", { n: nombre })}</p>
			{nombre > 0 && props.moi.preuve !== "recente" ? (
				<PreuveDAbord message="cles.preuve.avant" />
			) : null}
			{nombre > 0 && props.moi.preuve === "recente" ? (
				<Confirm label={t("cles.perdues.bouton")}>
					<Acte
						action={props.action}
						champs={{ compte_id: String(props.compte_id) }}
						look="danger"
					>
						{t("cles.perdues.oui")}
					</Acte>
				</Confirm>
			) : null}
		</div>
	);
}
