import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm } from "#components/ui/kit/page-form";
import { Link } from "#components/ui/link";
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
			<PageForm action={props.demander}>
				<TextField
					name="courriel"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					label={t("compte.adresse.nouvelle")}
				/>
				<p className="mt-6">
					<SubmitButton>{t("compte.adresse.demander")}</SubmitButton>
				</p>
			</PageForm>
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
	const champs = ["code_ancien", "code_nouveau"] as const;
	return (
		<>
			<p className="mb-8 max-w-measure wrap-anywhere">
				{t.rich("compte.adresse.envoyes", {
					ancienne: props.ancienne,
					nouvelle: props.nouvelle,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<PageForm action={props.changer}>
				{champs.map((champ) => (
					<TextField
						key={champ}
						name={champ}
						label={t(`compte.adresse.${champ}`)}
						help={t("compte.adresse.code_aide")}
						inputMode="numeric"
						autoComplete="one-time-code"
						required
						short
					/>
				))}
				<p className="mt-6">
					<SubmitButton>{t("compte.adresse.confirmer")}</SubmitButton>
				</p>
			</PageForm>
			<p className="mt-10">
				<Link href={pageHref("/compte/adresse")}>
					{t("compte.adresse.autre")}
				</Link>
			</p>
		</>
	);
}
