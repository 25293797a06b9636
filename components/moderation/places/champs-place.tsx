import { SelectField } from "#components/ui/forms/choice-field";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { PLACE_JOURS } from "#lib/besoins/places/rules";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { BORNES_PLACE, type PlaceTenue } from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import type { EtatFormulaire } from "#lib/platform/validation/forms";
import { countWords } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";

/** The values of a place in its form. */
export function valeursDePlace(place: PlaceTenue): EtatFormulaire["valeurs"] {
	return {
		role: [place.role],
		titre: [place.titre],
		texte: [place.texte],
		titre_en: [place.titre_en ?? ""],
		texte_en: [place.texte_en ?? ""],
		nombre: [String(place.nombre)],
		heures: [String(place.heures)],
		lieu: [place.lieu ?? ""],
		jusqu_au: [place.jusqu_au],
	};
}

/** Title and text, in one language. */
function Textes(props: { langue: Langue; anglais: boolean }) {
	const { langue, anglais } = props;
	const t = texts(langue);
	const fin = anglais ? ` (${t("edition.anglais")})` : "";
	const suffixe = anglais ? "_en" : "";
	const commun = {
		...(anglais && langue !== "en" ? { lang: "en" } : {}),
		...(anglais ? {} : { required: true }),
	};
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	return (
		<>
			<TextField
				name={`titre${suffixe}`}
				label={`${t("aider.moderation.nom")}${fin}`}
				bound={borne(BORNES_PLACE.titre.max)}
				{...commun}
			/>
			<LongTextField
				name={`texte${suffixe}`}
				label={`${t("aider.moderation.texte")}${fin}`}
				bound={borne(BORNES_PLACE.texte.max)}
				rows={5}
				{...commun}
			/>
		</>
	);
}

/** The fields of a place, new or not. */
export function ChampsPlace({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<>
			<SelectField
				name="role"
				label={t("aider.role")}
				options={ROLES_CHANTIER.map((value) => ({
					value,
					label: t(`edition.chantier.role.${value}`),
				}))}
			/>
			<CoteACote
				langue={langue}
				original={<Textes langue={langue} anglais={false} />}
				anglais={<Textes langue={langue} anglais />}
			/>
			<TextField
				name="nombre"
				short
				inputMode="numeric"
				label={t("aider.moderation.nombre")}
				help={t("aider.moderation.bornes", BORNES_PLACE.nombre)}
				required
			/>
			<TextField
				name="heures"
				short
				inputMode="numeric"
				label={t("aider.moderation.heures")}
				help={t("aider.moderation.bornes", BORNES_PLACE.heures)}
				required
			/>
			<TextField
				name="lieu"
				label={t("aider.moderation.lieu")}
				help={t("aider.moderation.lieu_aide")}
			/>
			<TextField
				name="jusqu_au"
				type="date"
				short
				label={t("aider.moderation.jusqu_au")}
				help={t("aider.moderation.jusqu_au_aide", { jours: PLACE_JOURS })}
			/>
		</>
	);
}
