import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { BORNES_CLE, type MaCle } from "#lib/comptes/cles/schema";
import {
	pageDetour,
	pageHref,
	pageLangue,
	pageTexts,
} from "#lib/i18n/page-texts";
import { formats, type Texts } from "#lib/i18n/texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BoutonCle, type TextesBoutonCle } from "./bouton-cle.tsx";
import { NouveauxCodes } from "./secret.tsx";

/** A day, YYYY-MM-DD, in words. */
export function jourEcrit(jour: string): string {
	return formats(pageLangue()).dateTime(new Date(jour), {
		dateStyle: "long",
		timeZone: "UTC",
	});
}

/** The texts of a button that asks for a passkey. */
export function textesBoutonCle(t: Texts, bouton: string): TextesBoutonCle {
	return {
		bouton,
		attente: t("cles.attente"),
		abandon: t("cles.abandon"),
		sans_script: t("cles.sans_script"),
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
			{pageTexts().rich(props.message, {
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
	const t = pageTexts();
	return (
		<>
			{exigence === null ? null : (
				<Notice kind="warning">
					<p>
						{props.maintenant
							? t("cles.a_ajouter")
							: t("cles.exigee", { jour: jourEcrit(exigence) })}
					</p>
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
							cancel={{
								href: pageHref("/compte/cles"),
								label: t("cles.annuler"),
							}}
						/>
					),
				}))}
			/>
			{aProuver ? <PreuveDAbord message="cles.montrer_dabord" /> : null}
		</>
	);
}

function textesDesCodes(t: Texts) {
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
	const t = pageTexts();
	return (
		<PageForm action={props.ajouter}>
			<NouveauxCodes textes={textesDesCodes(t)}>
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
								textes={textesBoutonCle(t, t("cles.ajouter_bouton"))}
							/>
						</div>
					</>
				)}
			</NouveauxCodes>
		</PageForm>
	);
}

/** How many recovery codes are left, and the button to make new ones. */
export function Secours(props: {
	secours: number;
	aProuver: boolean;
	renouveler: ActionFormulaire;
}) {
	const { secours } = props;
	const t = pageTexts();
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("cles.secours_reste", { n: secours })}
			</p>
			<PageForm action={props.renouveler}>
				<NouveauxCodes textes={textesDesCodes(t)}>
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
