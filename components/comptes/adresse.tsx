import { RecordForm } from "#components/ui/kit/record";
import { Link } from "#components/ui/link";
import { ANNOUNCED } from "#components/ui/notice";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

/** The form for the new address. */
export function NouvelleAdresse(props: {
	courriel: string;
	demander: ActionFormulaire;
}) {
	const t = pageTexts();
	return (
		<>
			<p className="max-w-measure wrap-anywhere">
				{t.rich("compte.adresse.chapeau", {
					courriel: props.courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<p className="mt-3 mb-8 max-w-measure">{t("compte.adresse.perdue")}</p>
			<RecordForm
				action={props.demander}
				fields={[
					{
						name: "courriel",
						label: t("compte.adresse.nouvelle"),
						kind: "email",
						autoComplete: "email",
						required: true,
					},
				]}
				submit={t("compte.adresse.demander")}
			/>
		</>
	);
}

/** The form for the codes of both mailboxes. */
export function DeuxCodes(props: {
	ancienne: string;
	nouvelle: string;
	changer: ActionFormulaire;
}) {
	const t = pageTexts();
	return (
		<>
			<p {...ANNOUNCED} className="mb-8 max-w-measure wrap-anywhere">
				{t.rich("compte.adresse.envoyes", {
					ancienne: props.ancienne,
					nouvelle: props.nouvelle,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<RecordForm
				action={props.changer}
				fields={(["code_ancien", "code_nouveau"] as const).map((name) => ({
					name,
					label: t(`compte.adresse.${name}`),
					help: t("compte.adresse.code_aide"),
					kind: "code",
				}))}
				submit={t("compte.adresse.titre")}
			/>
			<p className="mt-10">
				<Link href={pageHref("/compte/adresse")}>
					{t("compte.adresse.autre")}
				</Link>
			</p>
		</>
	);
}
