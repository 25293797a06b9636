import { Controls, choices, type Field } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { PLACE_JOURS } from "#lib/besoins/places/rules";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import {
	BORNES_PLACE,
	type PlacesDuBesoin,
	type PlaceTenue,
} from "#lib/moderation/places/schema";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/en-deux-langues.tsx";

/** The fields of a place: its role, its texts, then what bounds it. */
function champs() {
	const t = pageTexts();
	const { titre, texte, nombre, heures } = BORNES_PLACE;
	const roles: Field[] = [
		{
			name: "role",
			label: t("aider.role"),
			options: choices(ROLES_CHANTIER, (value) =>
				t(`edition.chantier.role.${value}`),
			),
		},
	];
	const textes: Field[] = [
		{
			name: "titre",
			label: t("aider.moderation.nom"),
			...{ max: titre.max, required: true },
		},
		{
			name: "texte",
			label: t("aider.moderation.texte"),
			...{ kind: "text", rows: 5, max: texte.max, required: true },
		},
	];
	const autour: Field[] = [
		{
			name: "nombre",
			label: t("aider.moderation.nombre"),
			help: t("aider.moderation.bornes", nombre),
			...{ kind: "number", required: true },
		},
		{
			name: "heures",
			label: t("aider.moderation.heures"),
			help: t("aider.moderation.bornes", heures),
			...{ kind: "number", required: true },
		},
		{
			name: "lieu",
			label: t("aider.moderation.lieu"),
			help: t("aider.moderation.lieu_aide"),
		},
		{
			name: "jusqu_au",
			label: t("aider.moderation.jusqu_au"),
			help: t("aider.moderation.jusqu_au_aide", { jours: PLACE_JOURS }),
			kind: "date",
		},
	];
	return { roles, textes, autour };
}

/** Opens a place on a need, or corrects one. */
export function FormulairePlace(props: {
	besoin: PlacesDuBesoin;
	/** Null for a new one. */
	place: PlaceTenue | null;
	action: ActionFormulaire;
}) {
	const { besoin, place } = props;
	const t = pageTexts();
	const { roles, textes, autour } = champs();
	return (
		<RecordForm
			action={props.action}
			values={valeursDe(
				place === null
					? { role: ROLES_CHANTIER[0], nombre: 1, jusqu_au: besoin.jusqu_au }
					: { ...place },
			)}
			hidden={
				place === null
					? { slug: besoin.slug }
					: { place: place.id, vu_le: place.vu_le }
			}
			fields={autour}
			submit={t(place === null ? "aider.moderation.ouvrir" : "edition.garder")}
		>
			<Controls fields={roles} />
			<EnDeuxLangues champs={textes} />
		</RecordForm>
	);
}
