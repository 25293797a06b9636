import type { ComponentProps } from "react";
import { type Field, Readings } from "#components/ui/kit/fields";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Section } from "#components/ui/section";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { BORNES_MODELE, type Modele } from "#lib/moderation/modeles/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";

function champs() {
	const t = pageTexts();
	const { nom, texte } = BORNES_MODELE;
	const dans = (lang: Langue) =>
		({
			name: `texte_${lang}`,
			label: t(`demandes.modeles.texte_${lang}`),
			...{ kind: "text", rows: 5, max: texte.max, required: true, lang },
		}) satisfies Field;
	return {
		nom: {
			name: "nom",
			label: t("edition.theme.nom"),
			help: t("demandes.modeles.nom_aide"),
			...{ max: nom.max, required: true },
		},
		textes: [dans("fr"), dans("en")],
	} satisfies { nom: Field; textes: Field[] };
}

type Actes = {
	/** The template that is edited; null for a new one. */
	ouvert: Modele | null;
	enregistrer: ActionFormulaire;
	retirer: ActionFormulaire;
};

/** The form of one template, and its removal. */
function Edition(props: Actes) {
	const { ouvert } = props;
	const t = pageTexts();
	const { nom, textes } = champs();
	const cle: Record<string, string> =
		ouvert === null
			? {}
			: { id: String(ouvert.id), vu: ouvert.modifie_le.toISOString() };
	return (
		<Section
			id="modele"
			title={t(ouvert ? "demandes.modeles.un" : "demandes.modeles.nouveau")}
			{...(ouvert
				? {
						more: {
							href: pageHref("/moderation/modeles#modele"),
							label: t("demandes.modeles.nouveau"),
						},
					}
				: {})}
		>
			<RecordForm
				key={ouvert?.id ?? "nouveau"}
				action={props.enregistrer}
				fields={[nom, ...textes]}
				hidden={cle}
				{...(ouvert
					? {
							values: {
								nom: [ouvert.nom],
								texte_fr: [ouvert.texte_fr],
								texte_en: [ouvert.texte_en],
							},
						}
					: {})}
				submit={t("demandes.modeles.enregistrer")}
			/>
			{ouvert === null ? null : (
				<div className="mt-8">
					<Removal
						action={props.retirer}
						fields={cle}
						label={t("demandes.modeles.retirer")}
						effect={t("demandes.modeles.retirer_confirmer")}
						confirm={t("demandes.modeles.retirer_oui")}
					/>
				</div>
			)}
		</Section>
	);
}

/** The answer templates, which administrators write and every moderator may read. */
export function PageModeles(
	props: Actes & {
		modeles: readonly Modele[];
		/** Whether the reader may write them. */
		estAdmin: boolean;
	} & Pick<ComponentProps<typeof Cadre>, "garde">,
) {
	const { estAdmin } = props;
	const t = pageTexts();
	const { textes } = champs();
	return (
		<Cadre
			partie="modeles"
			racine
			titre={t("demandes.modeles.titre")}
			chapeau={`${t("demandes.modeles.chapeau")}${estAdmin ? "" : ` ${t("demandes.modeles.lecture")}`}`}
			garde={props.garde === true}
		>
			<Rows
				heading="h2"
				empty={t("demandes.modeles.vide")}
				rows={props.modeles.map(({ id, nom, texte_fr, texte_en }) => ({
					key: String(id),
					title: nom,
					href: estAdmin
						? pageHref(`/moderation/modeles?id=${id}#modele`)
						: undefined,
					body: <Readings fields={textes} values={{ texte_fr, texte_en }} />,
				}))}
			/>
			{estAdmin ? <Edition {...props} /> : null}
		</Cadre>
	);
}
