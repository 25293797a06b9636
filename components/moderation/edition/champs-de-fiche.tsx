import type { ComponentProps } from "react";
import { champ } from "#components/contributions/champs";
import {
	OptionsField,
	SelectField,
	TickField,
} from "#components/ui/forms/choice-field";
import { Controls, choices, type Field } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	type ChampBesoin,
	type ChampProjet,
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
	LISTES_PROJET,
	type NatureContribution,
} from "#lib/contributions/schema";
import { t } from "#lib/i18n/page-texts";
import { keysWith } from "#lib/platform/contract/records";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { LABELS_IA } from "#lib/projets/schema";
import { type Apercus, ChampsDImages } from "../../projets/images.tsx";
import { Cadre } from "../file/cadre.tsx";
import { EnDeuxLangues } from "./edition.tsx";

export function NouvelleFiche(
	props: ComponentProps<typeof ChampsDeFiche> & { action: ActionFormulaire },
) {
	const { action, ...champs } = props;
	const { nature } = champs;
	return (
		<Cadre partie="fiches" titre={t(`edition.${nature}.nouveau`)}>
			<RecordForm
				action={action}
				className="mt-6"
				fields={[]}
				submit={t("edition.creer")}
			>
				<ChampsDeFiche {...champs} />
			</RecordForm>
		</Cadre>
	);
}

const NON_TRADUITS = keysWith(CHAMPS_PROJET, "traduit", false);

function champDuProjet(name: ChampProjet): Field {
	const label = t(`champs.projet.${name}.nom`);
	const liste = LISTES_PROJET.some((nom) => nom === name);
	const help = liste ? { help: t(`champs.projet.${name}.aide`) } : {};
	return champ({ name, label, ...help }, CHAMPS_PROJET[name]);
}

function champDuBesoin(name: ChampBesoin): Field {
	const label = t(`champs.besoin.${name}.nom`);
	return champ({ name, label }, CHAMPS_BESOIN[name]);
}

type Props = {
	nature: NatureContribution;
	themes: readonly { value: string; label: string }[];
	apercus: Apercus;
	langue: Langue;
};

/** What moderators judge of a project besides its texts, then all that is not translated. */
function FaitsDuProjet({ themes, apercus }: Props) {
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
			<TickField
				name="mis_en_avant"
				label={t("versions.champs.mis_en_avant")}
			/>
			<Controls fields={NON_TRADUITS.map(champDuProjet)} />
			<ChampsDImages apercus={apercus} />
		</>
	);
}

/** Everything of an entry that the team writes: its texts in both languages, its language, then what is judged of it. */
export function ChampsDeFiche(props: Props) {
	const { nature } = props;
	const textes =
		nature === "projet"
			? CLES_TRADUITES_PROJET.map(champDuProjet)
			: CLES_TRADUITES_BESOIN.map(champDuBesoin);
	return (
		<>
			<EnDeuxLangues champs={textes} langue={props.langue} />
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
					<Controls
						fields={[
							champDuBesoin("territoire"),
							{
								name: "theme",
								label: t("champs.theme"),
								options: props.themes,
								none: t("edition.besoin.sans_theme"),
							},
						]}
					/>
				)}
			</div>
		</>
	);
}
