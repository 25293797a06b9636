import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm } from "#components/ui/kit/page-form";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BoutonCle } from "./bouton-cle.tsx";
import { textesBoutonCle } from "./cles.tsx";

/** Asks for a passkey, or for a recovery code in its place, which works without scripts. */
export function PreuveDeCle(props: {
	/** After sign-in; before an act that asks again otherwise. */
	entree: boolean;
	/** The page that follows, by its path in French. */
	retour: string;
	options: string;
	montrer: ActionFormulaire;
	utiliser: ActionFormulaire;
}) {
	const { retour } = props;
	const t = pageTexts();
	const suite = <input type="hidden" name="retour" value={retour} />;
	return (
		<>
			<h1>{t("cles.preuve.titre")}</h1>
			<p className="mt-4 mb-8 max-w-measure">
				{t(props.entree ? "cles.preuve.entree" : "cles.preuve.encore")}
			</p>
			<PageForm action={props.montrer}>
				{suite}
				<BoutonCle
					but="preuve"
					options={props.options}
					textes={textesBoutonCle(t, t("cles.preuve.bouton"))}
				/>
			</PageForm>
			<section aria-labelledby="secours" className="mt-10 max-w-measure">
				<h2 id="secours" className="mb-4">
					{t("cles.preuve.secours")}
				</h2>
				<PageForm action={props.utiliser}>
					{suite}
					<TextField
						name="code"
						label={t("cles.preuve.code")}
						help={t("cles.preuve.secours_aide")}
						autoComplete="off"
						short
						required
					/>
					<p className="mt-4">
						<SubmitButton look="other">
							{t("cles.preuve.secours_bouton")}
						</SubmitButton>
					</p>
				</PageForm>
				<p className="mt-4 text-soft">{t("cles.preuve.perdue")}</p>
			</section>
			{props.entree ? (
				<p className="mt-8">
					<a
						href={pageHref("/compte")}
						className="inline-flex min-h-11 items-center"
					>
						{t("cles.preuve.plus_tard")}
					</a>
				</p>
			) : null}
		</>
	);
}
