import { type Field, Readings } from "#components/ui/kit/fields";
import { Rows } from "#components/ui/kit/rows";
import { pageHref, t } from "#lib/i18n/page-texts";
import { BORNES_MODELE, type Modele } from "#lib/moderation/modeles/schema";
import { pick } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Edition } from "../edition/edition.tsx";
import { Cadre } from "../file/cadre.tsx";

const NOMS = ["nom", "texte_fr", "texte_en"] as const;

function champs() {
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

export function PageModeles(props: {
	modeles: readonly Modele[];
	ouvert: Modele | null;
	enregistrer: ActionFormulaire;
	retirer: ActionFormulaire;
	estAdmin: boolean;
}) {
	const { estAdmin, ouvert } = props;
	const { nom, textes } = champs();
	const cle: Record<string, string> =
		ouvert === null ? {} : { id: String(ouvert.id) };
	return (
		<Cadre
			partie="modeles"
			racine
			titre={t("demandes.modeles.titre")}
			chapeau={`${t("demandes.modeles.chapeau")}${estAdmin ? "" : ` ${t("demandes.modeles.lecture")}`}`}
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
			{estAdmin ? (
				<Edition
					id="modele"
					page="/moderation/modeles"
					titre={ouvert && t("demandes.modeles.un")}
					nouveau={t("demandes.modeles.nouveau")}
					action={props.enregistrer}
					fields={[nom, ...textes]}
					hidden={cle}
					values={ouvert ? valeursDe(pick(ouvert, NOMS)) : {}}
					submit={t("demandes.modeles.enregistrer")}
					retrait={
						ouvert && {
							action: props.retirer,
							fields: cle,
							label: t("demandes.modeles.retirer"),
							effect: t("demandes.modeles.retirer_confirmer"),
							confirm: t("demandes.modeles.retirer_oui"),
						}
					}
				/>
			) : null}
		</Cadre>
	);
}
