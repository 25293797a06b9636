import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day, dayInWords } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { BORNES_CLE, type MaCle } from "#lib/comptes/cles/schema";
import { pageDetour, pageHref, t } from "#lib/i18n/page-texts";
import { filled } from "#lib/platform/contract/records";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BoutonCle, type TextesBoutonCle } from "./bouton-cle.tsx";
import { NouveauxCodes } from "./secret.tsx";

function textesBoutonCle(bouton: string): TextesBoutonCle {
	return {
		bouton,
		...filled(["attente", "abandon", "sans_script"], (nom) => t(`cles.${nom}`)),
	};
}

/** Says to show a passkey first, and where. */
export function PreuveDAbord(props: {
	message:
		| "cles.montrer_dabord"
		| "cles.preuve.avant"
		| "cles.preuve.avant_fermeture"
		| "cles.preuve.avant_revocation";
}) {
	return (
		<p className="not-first:mt-4">
			{t.rich(props.message, {
				lien: (children) => (
					<a href={pageDetour("/compte/cles/preuve")}>{children}</a>
				),
			})}
		</p>
	);
}

/** The passkeys of the account, and since when one is required where it has none. */
export function ListeDeCles(props: {
	cles: readonly MaCle[];
	/** Whether a passkey has to be shown before anything changes. */
	aProuver: boolean;
	/** The day from which one is required, YYYY-MM-DD. */
	exigence: string | null;
	/** That day has come. */
	maintenant: boolean;
	retirer: ActionFormulaire;
}) {
	const { cles, exigence, aProuver } = props;
	return (
		<>
			{exigence === null ? null : (
				<Notice kind="warning">
					{props.maintenant
						? t("cles.a_ajouter")
						: t("cles.exigee", { jour: dayInWords(exigence) })}
				</Notice>
			)}
			<Rows
				heading="h3"
				empty={t("cles.vide")}
				rows={cles.map(({ id, nom, cree_le, vue_le }) => ({
					key: String(id),
					title: nom,
					note: (
						<>
							{t("cles.creee")} <Day at={cree_le} /> ·{" "}
							{vue_le === null ? (
								t("cles.jamais")
							) : (
								<>
									{t("cles.vue")} <Day at={vue_le} />
								</>
							)}
						</>
					),
					acts: aProuver ? null : (
						<Removal
							action={props.retirer}
							fields={{ cle: String(id) }}
							label={t("cles.retirer")}
							name={t("cles.retirer_quoi", { nom })}
							effect={t(
								cles.length === 1
									? "cles.retirer_derniere"
									: "cles.retirer_confirmer",
							)}
							confirm={t("cles.retirer_oui")}
							cancel="/compte/cles"
						/>
					),
				}))}
			/>
			{aProuver ? <PreuveDAbord message="cles.montrer_dabord" /> : null}
		</>
	);
}

function textesDesCodes() {
	return {
		titre: t("cles.nouveaux"),
		texte: t("cles.nouveaux_texte"),
		copier: t("copie.copier"),
		copie: t("copie.copie"),
	};
}

/** The form that adds a passkey; the first one shows the recovery codes, in that answer only. */
export function AjoutDeCle(props: {
	options: string;
	aProuver: boolean;
	ajouter: ActionFormulaire;
}) {
	return (
		<PageForm action={props.ajouter}>
			<NouveauxCodes textes={textesDesCodes()}>
				{props.aProuver ? (
					<PreuveDAbord message="cles.montrer_dabord" />
				) : (
					<>
						<TextField
							name="nom"
							label={t("cles.nom")}
							help={t("cles.nom_aide")}
							required
							bound={pageBound(BORNES_CLE.nom.max)}
						/>
						<div className="mt-6">
							<BoutonCle
								but="ajout"
								options={props.options}
								textes={textesBoutonCle(t("cles.ajouter_bouton"))}
							/>
						</div>
					</>
				)}
			</NouveauxCodes>
		</PageForm>
	);
}

export function Secours(props: {
	secours: number;
	aProuver: boolean;
	renouveler: ActionFormulaire;
}) {
	const { secours } = props;
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("cles.secours_reste", { n: secours })}
			</p>
			<PageForm action={props.renouveler}>
				<NouveauxCodes textes={textesDesCodes()}>
					{props.aProuver ? null : (
						<>
							<p className="mb-3">{t("cles.secours_renouveler_texte")}</p>
							<SubmitButton look="other">
								{t("cles.secours_renouveler")}
							</SubmitButton>
						</>
					)}
				</NouveauxCodes>
			</PageForm>
		</>
	);
}

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
					textes={textesBoutonCle(t("cles.preuve.bouton"))}
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
