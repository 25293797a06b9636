import { LongDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { BORNES_JETON, type MonJeton } from "#lib/comptes/jetons/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../ui/forms/form-texts.ts";
import { Acte } from "./acte.tsx";
import { PreuveDAbord } from "./cles.tsx";
import { NouveauJeton } from "./nouveau-jeton.tsx";

function Ligne(props: {
	langue: Langue;
	jeton: MonJeton;
	peut: boolean;
	revoquer: ActionFormulaire;
}) {
	const { langue, jeton } = props;
	const t = texts(langue);
	return (
		<li className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_17rem] md:[&>details]:text-right md:[&>details>div]:text-left">
			<div className="min-w-0">
				<h3 className="wrap-anywhere">{jeton.nom}</h3>
				<dl className="mt-1 flex flex-wrap gap-x-5 text-small text-soft [&>div]:flex [&>div]:gap-x-1.5">
					<div>
						<dt>{t("jetons.prefixe")}</dt>
						<dd className="font-mono text-ink">{jeton.prefixe}</dd>
					</div>
					<div>
						<dt>{t("jetons.cree")}</dt>
						<dd>
							<LongDate langue={langue} value={jeton.cree_le} />
						</dd>
					</div>
					<div>
						<dt>{t("jetons.servi")}</dt>
						<dd>
							{jeton.utilise_le === null ? (
								t("jetons.jamais")
							) : (
								<LongDate langue={langue} value={jeton.utilise_le} />
							)}
						</dd>
					</div>
				</dl>
			</div>
			{props.peut ? (
				<Confirm
					label={t("jetons.revoquer")}
					name={t("jetons.revoquer_quoi", { nom: jeton.nom })}
					cancel={{
						href: pageAddress(langue, "/compte/jetons"),
						label: t("jetons.annuler"),
					}}
				>
					<p className="mb-3">{t("jetons.revoquer_confirmer")}</p>
					<Acte
						langue={langue}
						action={props.revoquer}
						champs={{ jeton: String(jeton.id) }}
						look="danger"
					>
						{t("jetons.revoquer_oui")}
					</Acte>
				</Confirm>
			) : null}
		</li>
	);
}

/** The list of live tokens of the account, never the tokens themselves. */
export function ListeDeJetons(props: {
	langue: Langue;
	jetons: readonly MonJeton[];
	/** Where a passkey has to be shown before a token is revoked; null when it need not. */
	preuveAvant: string | null;
	revoquer: ActionFormulaire;
}) {
	const { langue, jetons, preuveAvant } = props;
	const t = texts(langue);
	if (jetons.length === 0) return <p>{t("jetons.vide")}</p>;
	return (
		<>
			<ul>
				{jetons.map((jeton) => (
					<Ligne
						key={jeton.id}
						langue={langue}
						jeton={jeton}
						peut={preuveAvant === null}
						revoquer={props.revoquer}
					/>
				))}
			</ul>
			{preuveAvant === null ? null : (
				<div className="mt-4">
					<PreuveDAbord
						langue={langue}
						vers={preuveAvant}
						message="cles.preuve.avant_revocation"
					/>
				</div>
			)}
		</>
	);
}

/** The form that creates a token and shows it, in that answer only. `cle` identifies this rendering of the form. */
export function CreationDeJeton(props: {
	langue: Langue;
	combien: number;
	cle: string;
	/** A call ready to be sent, where `jeton` stands for the new token. */
	modele: { readonly appel: string; readonly jeton: string };
	creer: ActionFormulaire;
}) {
	const { langue } = props;
	const t = texts(langue);
	const plein = props.combien >= JETONS_MAX_PAR_COMPTE;
	return (
		<Form action={props.creer} textes={formTexts(t)}>
			<NouveauJeton
				modele={props.modele}
				textes={{
					titre: t("jetons.nouveau"),
					texte: t("jetons.nouveau_texte"),
					copier: t("copie.copier"),
					copie: t("copie.copie"),
					appel: t("jetons.nouveau_appel"),
					guide: (
						<a href={pageAddress(langue, "/developpeurs")}>
							{t("jetons.guide")}
						</a>
					),
				}}
			>
				{plein ? (
					<Notice>
						<p>{t("jetons.plein", { max: JETONS_MAX_PAR_COMPTE })}</p>
					</Notice>
				) : (
					<>
						<TextField
							name="nom"
							label={t("jetons.nom")}
							help={t("jetons.nom_aide")}
							required
							bound={{
								...BORNES_JETON.nom,
								words: countWords(t),
								langue,
							}}
						/>
						<input type="hidden" name="cle" value={props.cle} />
						<p className="mt-6">
							<SubmitButton>{t("jetons.creer_bouton")}</SubmitButton>
						</p>
					</>
				)}
			</NouveauJeton>
		</Form>
	);
}
