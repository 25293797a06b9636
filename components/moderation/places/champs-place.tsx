import { SelectField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { PLACE_JOURS } from "#lib/besoins/places/rules";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import {
	BORNES_PLACE,
	type PlacesDuBesoin,
	type PlaceTenue,
} from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";

/** The values of a place in its form. */
function valeursDePlace(place: PlaceTenue): EtatFormulaire["valeurs"] {
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
function ChampsPlace({ langue }: { langue: Langue }) {
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

/** Opens a place. */
export function NouvellePlace(props: {
	langue: Langue;
	besoin: PlacesDuBesoin;
	ouvrir: ActionFormulaire;
}) {
	const { langue, besoin } = props;
	const t = texts(langue);
	return (
		<Form
			action={props.ouvrir}
			textes={formTexts(t)}
			valeurs={{ nombre: ["1"], jusqu_au: [besoin.jusqu_au] }}
		>
			<input type="hidden" name="slug" value={besoin.slug} />
			<ChampsPlace langue={langue} />
			<p className="mt-6">
				<SubmitButton>{t("aider.moderation.ouvrir")}</SubmitButton>
			</p>
		</Form>
	);
}

/** Corrects a place. */
export function PlaceACorriger(props: {
	langue: Langue;
	place: PlaceTenue;
	modifier: ActionFormulaire;
}) {
	const { langue, place } = props;
	const t = texts(langue);
	return (
		<Form
			action={props.modifier}
			textes={formTexts(t)}
			valeurs={valeursDePlace(place)}
		>
			<input type="hidden" name="place" value={place.id} />
			<input type="hidden" name="vu_le" value={place.vu_le} />
			<ChampsPlace langue={langue} />
			<p className="mt-6">
				<SubmitButton>{t("edition.garder")}</SubmitButton>
			</p>
		</Form>
	);
}
