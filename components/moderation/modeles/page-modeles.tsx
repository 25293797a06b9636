import type { ReactNode } from "react";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { BORNES_MODELE, type Modele } from "#lib/moderation/modeles/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../../comptes/acte.tsx";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";

const CHEMIN = "/moderation/modeles";

function Champs({ langue }: { langue: Langue }) {
	const t = texts(langue);
	const { nom, texte } = BORNES_MODELE;
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	return (
		<>
			<TextField
				name="nom"
				label={t("demandes.modeles.nom")}
				help={t("demandes.modeles.nom_aide")}
				bound={borne(nom.max)}
				required
			/>
			<LongTextField
				name="texte_fr"
				label={t("demandes.modeles.texte_fr")}
				lang="fr"
				rows={5}
				bound={borne(texte.max)}
				required
			/>
			<LongTextField
				name="texte_en"
				label={t("demandes.modeles.texte_en")}
				lang="en"
				rows={5}
				bound={borne(texte.max)}
				required
			/>
			<p className="mt-6">
				<SubmitButton>{t("demandes.modeles.enregistrer")}</SubmitButton>
			</p>
		</>
	);
}

function Texte(props: { langue: Langue; de: Langue; children: ReactNode }) {
	const { langue, de } = props;
	return (
		<p
			lang={de === langue ? undefined : de}
			className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere"
		>
			{props.children}
		</p>
	);
}

function Modeles(props: {
	langue: Langue;
	modeles: readonly Modele[];
	estAdmin: boolean;
}) {
	const { langue, modeles } = props;
	const t = texts(langue);
	if (modeles.length === 0)
		return <p className="mt-6 text-soft">{t("demandes.modeles.vide")}</p>;
	return (
		<ul className="mt-6 border-t-2 border-ink">
			{modeles.map(({ id, nom, texte_fr, texte_en }) => (
				<li key={id} className="border-b border-line py-4">
					<h2 className="text-h3 wrap-anywhere">
						{props.estAdmin ? (
							<a href={pageAddress(langue, `${CHEMIN}/${id}`)}>{nom}</a>
						) : (
							nom
						)}
					</h2>
					<Texte langue={langue} de="fr">
						{texte_fr}
					</Texte>
					<Texte langue={langue} de="en">
						{texte_en}
					</Texte>
				</li>
			))}
		</ul>
	);
}

/** The answer templates, which administrators write and every moderator may read. */
export function PageModeles(props: {
	langue: Langue;
	modeles: readonly Modele[];
	/** Whether the reader may write them. */
	estAdmin: boolean;
	garde: boolean;
	enregistrer: ActionFormulaire;
}) {
	const { langue, estAdmin } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="modeles"
			racine
			titre={t("demandes.modeles.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("demandes.modeles.chapeau")}
				{estAdmin ? "" : ` ${t("demandes.modeles.lecture")}`}
			</p>
			<Garde langue={langue} vu={props.garde} />
			<Modeles langue={langue} modeles={props.modeles} estAdmin={estAdmin} />
			{estAdmin ? (
				<Section id="nouveau" title={t("demandes.modeles.nouveau")}>
					<Form action={props.enregistrer} textes={formTexts(t)}>
						<Champs langue={langue} />
					</Form>
				</Section>
			) : null}
		</Cadre>
	);
}

/** One template: its texts, and its removal. */
export function PageModele(props: {
	langue: Langue;
	modele: Modele;
	enregistrer: ActionFormulaire;
	retirer: ActionFormulaire;
}) {
	const { langue, modele } = props;
	const { id, nom, texte_fr, texte_en } = modele;
	const t = texts(langue);
	const vu = modele.modifie_le.toISOString();
	return (
		<Cadre langue={langue} partie="modeles" titre={t("demandes.modeles.un")}>
			<Form
				action={props.enregistrer}
				textes={formTexts(t)}
				className="mt-6"
				valeurs={{
					nom: [nom],
					texte_fr: [texte_fr],
					texte_en: [texte_en],
				}}
			>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="vu" value={vu} />
				<Champs langue={langue} />
			</Form>
			<div className="mt-8">
				<Confirm label={t("demandes.modeles.retirer")}>
					<p className="mb-3">{t("demandes.modeles.retirer_confirmer")}</p>
					<Acte
						langue={langue}
						action={props.retirer}
						champs={{ id: String(id), vu }}
						look="danger"
					>
						{t("demandes.modeles.retirer_oui")}
					</Acte>
				</Confirm>
			</div>
		</Cadre>
	);
}
