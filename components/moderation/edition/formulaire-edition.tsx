import type { ReactNode } from "react";
import { ChampDeTexte } from "#components/contributions/champ-de-texte";
import { SelectField, TickField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";

/** What the form of either kind of entry is made from. */
export type EditionProps = {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	themes: readonly { value: string; label: string }[];
};

/** A translated text: its name, its label, and how `lib/contributions/schema.ts` describes it. */
export type Texte = {
	readonly name: string;
	readonly label: string;
	readonly champ: {
		readonly nature: "ligne" | "bloc";
		readonly facultatif: boolean;
		readonly bornes: { readonly max: number };
	};
};

const lignesDe = ({ champ }: Texte) => (champ.facultatif ? 4 : 12);

function Anglais({ langue, texte }: { langue: Langue; texte: Texte }) {
	const mots = {
		name: `${texte.name}_en`,
		label: `${texte.label} (${texts(langue)("edition.anglais")})`,
		...(langue === "en" ? {} : { lang: "en" }),
	};
	return texte.champ.nature === "bloc" ? (
		<LongTextField {...mots} rows={lignesDe(texte)} />
	) : (
		<TextField {...mots} />
	);
}

/** The translated texts of an entry, in both languages side by side. */
export function ChampsTraduits(props: {
	langue: Langue;
	textes: readonly Texte[];
}) {
	const { langue, textes } = props;
	return (
		<CoteACote
			langue={langue}
			original={textes.map((texte) => (
				<ChampDeTexte
					key={texte.name}
					{...texte}
					langue={langue}
					rows={lignesDe(texte)}
					compte={!texte.champ.facultatif}
				/>
			))}
			anglais={textes.map((texte) => (
				<Anglais key={texte.name} langue={langue} texte={texte} />
			))}
		/>
	);
}

/** The language that an entry was written in. */
export function ChampLangue(props: { langue: Langue }) {
	const t = texts(props.langue);
	return (
		<SelectField
			name="langue"
			label={t("edition.langue")}
			options={LANGUES.map((value) => ({
				value,
				label: t(`moderation.filtre.langues.${value}`),
			}))}
		/>
	);
}

/** The form that creates an entry: its translated texts in both languages side by side, then its other fields. */
export function FormulaireEdition(
	props: EditionProps & { textes: readonly Texte[]; children: ReactNode },
) {
	const { langue, textes } = props;
	const t = texts(langue);
	return (
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={props.valeurs}
			className="mt-6"
		>
			<ChampsTraduits langue={langue} textes={textes} />
			<div className="mt-8 border-t border-line pt-6">
				<ChampLangue langue={langue} />
				{props.children}
				<TickField
					name="publier"
					label={t("edition.publier")}
					help={t("edition.publier_aide")}
				/>
			</div>
			<p className="mt-8">
				<SubmitButton>{t("edition.creer")}</SubmitButton>
			</p>
		</Form>
	);
}
