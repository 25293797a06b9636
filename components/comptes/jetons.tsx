import { OptionsField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import {
	ADMINISTRATION_JOURS_MAX,
	JETONS_MAX_PAR_COMPTE,
} from "#lib/comptes/jetons/rules";
import { BORNES_JETON, FINS, type MonJeton } from "#lib/comptes/jetons/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { Tag } from "#lib/platform/contract/endpoint";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { PreuveDAbord } from "./cles.tsx";
import { NouveauJeton } from "./secret.tsx";

function Faits({ jeton }: { jeton: MonJeton }) {
	const { prefixe, cree_le, utilise_le, portees, expire_le } = jeton;
	const faits = [
		[
			t("jetons.prefixe"),
			<span key="prefixe" className="font-mono text-ink">
				{prefixe}
			</span>,
		],
		[t("jetons.cree"), <Day key="cree" at={cree_le} />],
		[
			t("jetons.servi"),
			utilise_le === null ? (
				t("jetons.fins.jamais")
			) : (
				<Day key="servi" at={utilise_le} />
			),
		],
		[
			t("jetons.permet"),
			portees.map((portee) => t(`jetons.portee.${portee}.nom`)).join(", "),
		],
		[
			t("jetons.fin"),
			expire_le === null ? (
				t("jetons.fins.jamais")
			) : (
				<Day key="fin" at={expire_le} />
			),
		],
	] as const;
	return (
		<dl className="mt-1 flex flex-wrap gap-x-5 text-small text-soft">
			{faits.map(([nom, valeur]) => (
				<div key={nom} className="flex gap-x-1.5">
					<dt>{nom}</dt>
					<dd>{valeur}</dd>
				</div>
			))}
		</dl>
	);
}

/** The list of live tokens of the account, never the tokens themselves. */
export function ListeDeJetons(props: {
	jetons: readonly MonJeton[];
	/** Whether a passkey has to be shown before a token is revoked. */
	aProuver: boolean;
	revoquer: ActionFormulaire;
}) {
	const { jetons, aProuver } = props;
	return (
		<>
			<Rows
				heading="h3"
				empty={t("jetons.vide")}
				rows={jetons.map((jeton) => ({
					key: String(jeton.id),
					title: jeton.nom,
					body: <Faits jeton={jeton} />,
					acts: aProuver ? null : (
						<Removal
							action={props.revoquer}
							fields={{ jeton: String(jeton.id) }}
							label={t("jetons.revoquer")}
							name={t("jetons.revoquer_quoi", { nom: jeton.nom })}
							effect={t("jetons.revoquer_confirmer")}
							confirm={t("jetons.revoquer_oui")}
							cancel="/compte/jetons"
						/>
					),
				}))}
			/>
			{aProuver ? (
				<PreuveDAbord message="cles.preuve.avant_revocation" />
			) : null}
		</>
	);
}

/** The form that creates a token and shows it, in that answer only. `cle` identifies this rendering of the form. */
export function CreationDeJeton(props: {
	combien: number;
	/** What this account's tokens may be made for. */
	portees: readonly Tag[];
	cle: string;
	/** A call ready to be sent, where `jeton` stands for the new token. */
	modele: { readonly appel: string; readonly jeton: string };
	creer: ActionFormulaire;
}) {
	const plein = props.combien >= JETONS_MAX_PAR_COMPTE;
	return (
		<PageForm
			action={props.creer}
			valeurs={{ portees: ["lecture", "participation"], fin: ["an"] }}
		>
			<NouveauJeton
				modele={props.modele}
				textes={{
					titre: t("jetons.nouveau"),
					texte: t("jetons.nouveau_texte"),
					copier: t("copie.copier"),
					copie: t("copie.copie"),
					appel: t("jetons.nouveau_appel"),
					guide: <a href={pageHref("/developpeurs")}>{t("jetons.guide")}</a>,
				}}
			>
				{plein ? (
					<Notice>{t("jetons.plein", { max: JETONS_MAX_PAR_COMPTE })}</Notice>
				) : (
					<>
						<TextField
							name="nom"
							label={t("jetons.nom")}
							help={t("jetons.nom_aide")}
							required
							bound={pageBound(BORNES_JETON.nom.max)}
						/>
						<OptionsField
							name="portees"
							label={t("jetons.portees")}
							several
							options={props.portees.map((portee) => ({
								value: portee,
								label: t(`jetons.portee.${portee}.nom`),
								help: t(`jetons.portee.${portee}.aide`),
							}))}
						/>
						<OptionsField
							name="fin"
							label={t("jetons.fin")}
							options={FINS.map((fin) => ({
								value: fin,
								label: t(`jetons.fins.${fin}`),
							}))}
							{...(props.portees.includes("administration")
								? {
										help: t("jetons.fin_administration", {
											n: ADMINISTRATION_JOURS_MAX,
										}),
									}
								: {})}
						/>
						<input type="hidden" name="cle" value={props.cle} />
						<p className="mt-6">
							<SubmitButton>{t("jetons.creer_bouton")}</SubmitButton>
						</p>
					</>
				)}
			</NouveauJeton>
		</PageForm>
	);
}
