import type { ComponentProps } from "react";
import { champ } from "#components/contributions/champ";
import {
	OptionsField,
	SelectField,
	TickField,
} from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import {
	Control,
	Controls,
	choices,
	type Field,
} from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	type ChampProjet,
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
	LISTES_PROJET,
	type NatureContribution,
} from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { keysWith, pick } from "#lib/platform/contract/records";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { LABELS_IA } from "#lib/projets/schema";
import { type Apercus, ChampsDImages } from "../../projets/images.tsx";
import { Cadre } from "../file/cadre.tsx";
import { EnDeuxLangues } from "./en-deux-langues.tsx";

/** The page that creates an entry of the team. */
export function NouvelleFiche(
	props: ComponentProps<typeof ChampsDeFiche> & { action: ActionFormulaire },
) {
	const { action, ...champs } = props;
	const { nature } = champs;
	const t = pageTexts();
	return (
		<Cadre partie="fiches" titre={t(`edition.${nature}.nouveau`)}>
			<PageForm action={action} className="mt-6">
				<ChampsDeFiche {...champs} />
				<TickField
					name="publier"
					label={t("edition.publier")}
					help={t("edition.publier_aide")}
				/>
				<p className="mt-8">
					<SubmitButton>{t("edition.creer")}</SubmitButton>
				</p>
			</PageForm>
		</Cadre>
	);
}

const NON_TRADUITS = pick(
	CHAMPS_PROJET,
	keysWith(CHAMPS_PROJET, "traduit", false),
);
const TEXTES = keysWith(
	NON_TRADUITS,
	"nature",
	"ligne",
	"bloc",
	"adresse",
	"depot",
	"licence",
	"contact",
);
const CHOIX = keysWith(NON_TRADUITS, "nature", "choix");
const OUI_NON = keysWith(NON_TRADUITS, "nature", "oui_non");

const motsDe = (t: Texts, nom: ChampProjet) => ({
	name: nom,
	label: t(`champs.projet.${nom}.nom`),
});

/** A translated text, as `lib/contributions/schema.ts` describes it. */
function texteDe(
	mots: Pick<Field, "name" | "label">,
	champ: {
		readonly nature: "ligne" | "bloc";
		readonly facultatif: boolean;
		readonly bornes: { readonly max: number };
	},
): Field {
	const { facultatif, bornes } = champ;
	return {
		...mots,
		...(champ.nature === "bloc"
			? { kind: "text", rows: facultatif ? 4 : 12 }
			: {}),
		...(facultatif ? { optional: true } : { required: true, max: bornes.max }),
	};
}

function textesDe(t: Texts, nature: NatureContribution): Field[] {
	return nature === "projet"
		? CLES_TRADUITES_PROJET.map((nom) =>
				texteDe(motsDe(t, nom), CHAMPS_PROJET[nom]),
			)
		: CLES_TRADUITES_BESOIN.map((name) =>
				texteDe(
					{ name, label: t(`champs.besoin.${name}.nom`) },
					CHAMPS_BESOIN[name],
				),
			);
}

type Props = {
	nature: NatureContribution;
	themes: readonly { value: string; label: string }[];
	apercus: Apercus;
	/** The language of its texts. */
	langue: Langue;
};

/** What moderators judge of a need besides its texts. */
function FaitsDuBesoin({ themes }: Props) {
	const t = pageTexts();
	return (
		<>
			<Control
				field={champ(
					{ name: "territoire", label: t("champs.besoin.territoire.nom") },
					CHAMPS_BESOIN.territoire,
					false,
				)}
			/>
			<SelectField
				name="theme"
				label={t("champs.theme")}
				options={[
					{ value: "", label: t("edition.besoin.sans_theme") },
					...themes,
				]}
			/>
		</>
	);
}

/** The same of a project, then its lines, its address and its phrases, which are not translated. */
function FaitsDuProjet({ themes, apercus }: Props) {
	const t = pageTexts();
	return (
		<>
			<OptionsField
				name="themes"
				label={t("edition.projet.themes")}
				options={themes}
				several
			/>
			<SelectField
				name="label_ia"
				label={t("versions.champs.label_ia")}
				options={choices(LABELS_IA, (value) => t(`flux.label_ia.${value}`))}
			/>
			{OUI_NON.map((nom) => (
				<SelectField
					key={nom}
					{...motsDe(t, nom)}
					options={[
						{ value: "", label: t("edition.projet.code.vide") },
						{ value: "true", label: t("edition.projet.code.oui") },
						{ value: "false", label: t("edition.projet.code.non") },
					]}
				/>
			))}
			<TickField
				name="mis_en_avant"
				label={t("versions.champs.mis_en_avant")}
			/>
			<Controls
				fields={[
					...[...TEXTES, ...CHOIX].map((nom) =>
						champ(motsDe(t, nom), CHAMPS_PROJET[nom], false),
					),
					...LISTES_PROJET.map((nom) =>
						champ(
							{ ...motsDe(t, nom), help: t(`champs.projet.${nom}.aide`) },
							CHAMPS_PROJET[nom],
						),
					),
				]}
			/>
			<ChampsDImages apercus={apercus} />
		</>
	);
}

/** Everything of an entry that the team writes: its texts in both languages, its language, then what is judged of it. */
export function ChampsDeFiche(props: Props) {
	const { nature } = props;
	const t = pageTexts();
	return (
		<>
			<EnDeuxLangues champs={textesDe(t, nature)} langue={props.langue} />
			<div className="mt-8 border-t border-line pt-6">
				<SelectField
					name="langue"
					label={t("edition.langue")}
					options={choices(LANGUES, (value) =>
						t(`moderation.filtre.langues.${value}`),
					)}
				/>
				{nature === "projet" ? (
					<FaitsDuProjet {...props} />
				) : (
					<FaitsDuBesoin {...props} />
				)}
			</div>
		</>
	);
}
