import { LongDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { BORNES_CLE, type MaCle } from "#lib/comptes/cles/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../ui/forms/form-texts.ts";
import { Acte } from "./acte.tsx";
import { BoutonCle, type TextesBoutonCle } from "./bouton-cle.tsx";
import { NouveauxCodes } from "./nouveaux-codes.tsx";

/** A day, YYYY-MM-DD, in words. */
export function jourEcrit(langue: Langue, jour: string): string {
	return formats(langue).dateTime(new Date(jour), {
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
	langue: Langue;
	vers: string;
	message:
		| "cles.montrer_dabord"
		| "cles.preuve.avant"
		| "cles.preuve.avant_fermeture"
		| "cles.preuve.avant_revocation";
}) {
	return (
		<p>
			{texts(props.langue).rich(props.message, {
				lien: (children) => <a href={props.vers}>{children}</a>,
			})}
		</p>
	);
}

function Ligne(props: {
	langue: Langue;
	cle: MaCle;
	derniere: boolean;
	peut: boolean;
	retirer: ActionFormulaire;
}) {
	const { langue, cle } = props;
	const t = texts(langue);
	return (
		<li className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_17rem]">
			<div className="min-w-0">
				<h3 className="wrap-anywhere">{cle.nom}</h3>
				<p className="mt-1 text-small text-soft">
					{t("cles.creee")} <LongDate langue={langue} value={cle.cree_le} /> ·{" "}
					{cle.vue_le === null ? (
						t("cles.jamais")
					) : (
						<>
							{t("cles.vue")} <LongDate langue={langue} value={cle.vue_le} />
						</>
					)}
				</p>
			</div>
			{props.peut ? (
				<Confirm
					label={t("cles.retirer")}
					name={t("cles.retirer_quoi", { nom: cle.nom })}
					cancel={{
						href: pageAddress(langue, "/compte/cles"),
						label: t("cles.annuler"),
					}}
				>
					<p className="mb-3">
						{t(
							props.derniere
								? "cles.retirer_derniere"
								: "cles.retirer_confirmer",
						)}
					</p>
					<Acte
						langue={langue}
						action={props.retirer}
						champs={{ cle: String(cle.id) }}
						look="danger"
					>
						{t("cles.retirer_oui")}
					</Acte>
				</Confirm>
			) : null}
		</li>
	);
}

/** The passkeys of the account, and since when one is required where it has none. */
export function ListeDeCles(props: {
	langue: Langue;
	cles: readonly MaCle[];
	/** Where a passkey has to be shown before anything changes; null when it was. */
	preuveAvant: string | null;
	/** The day from which one is required, YYYY-MM-DD. */
	exigence: string | null;
	/** That day has come. */
	maintenant: boolean;
	retirer: ActionFormulaire;
}) {
	const { langue, cles, exigence, preuveAvant } = props;
	const t = texts(langue);
	return (
		<>
			{exigence === null ? null : (
				<Notice kind="warning">
					<p>
						{props.maintenant
							? t("cles.a_ajouter")
							: t("cles.exigee", { jour: jourEcrit(langue, exigence) })}
					</p>
				</Notice>
			)}
			{cles.length === 0 ? <p>{t("cles.vide")}</p> : null}
			<ul>
				{cles.map((cle) => (
					<Ligne
						key={cle.id}
						langue={langue}
						cle={cle}
						derniere={cles.length === 1}
						peut={preuveAvant === null}
						retirer={props.retirer}
					/>
				))}
			</ul>
			{preuveAvant === null ? null : (
				<div className="mt-4">
					<PreuveDAbord
						langue={langue}
						vers={preuveAvant}
						message="cles.montrer_dabord"
					/>
				</div>
			)}
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
	langue: Langue;
	options: string;
	preuveAvant: string | null;
	ajouter: ActionFormulaire;
}) {
	const { langue, preuveAvant } = props;
	const t = texts(langue);
	return (
		<Form action={props.ajouter} textes={formTexts(t)}>
			<NouveauxCodes textes={textesDesCodes(t)}>
				{preuveAvant === null ? (
					<>
						<TextField
							name="nom"
							label={t("cles.nom")}
							help={t("cles.nom_aide")}
							required
							bound={{ ...BORNES_CLE.nom, words: countWords(t), langue }}
						/>
						<div className="mt-6">
							<BoutonCle
								but="ajout"
								options={props.options}
								textes={textesBoutonCle(t, t("cles.ajouter_bouton"))}
							/>
						</div>
					</>
				) : (
					<PreuveDAbord
						langue={langue}
						vers={preuveAvant}
						message="cles.montrer_dabord"
					/>
				)}
			</NouveauxCodes>
		</Form>
	);
}

/** How many recovery codes are left, and the button to make new ones. */
export function Secours(props: {
	langue: Langue;
	secours: number;
	preuveAvant: string | null;
	renouveler: ActionFormulaire;
}) {
	const { langue, secours } = props;
	const t = texts(langue);
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("cles.secours_reste", { n: secours })}
			</p>
			<Form action={props.renouveler} textes={formTexts(t)}>
				<NouveauxCodes textes={textesDesCodes(t)}>
					{props.preuveAvant === null ? (
						<>
							<p className="mb-3">{t("cles.secours_renouveler_texte")}</p>
							<SubmitButton look="other">
								{t("cles.secours_renouveler")}
							</SubmitButton>
						</>
					) : null}
				</NouveauxCodes>
			</Form>
		</>
	);
}
