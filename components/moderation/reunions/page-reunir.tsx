import { OptionsField, TickField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import {
	BORNES_RAISON,
	type Comparaison,
} from "#lib/moderation/reunions/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { CONTROL } from "../../ui/control-look.ts";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { DeuxBesoins } from "./comparaison.tsx";

type Props = {
	langue: Langue;
	slug: string;
	titre: string;
	/** The other need as it was typed; empty at first. */
	avec: string;
	/** Null before another need is named, and for one that is unknown. */
	comparaison: Comparaison | null;
	action: ActionFormulaire;
	/** The previous page took this need apart from another. */
	separe: boolean;
};

/** Asks for the other need: a plain search, which shows the two side by side. */
function Autre({ langue, avec, comparaison }: Props) {
	const t = texts(langue);
	return (
		<form method="get" className="mt-6">
			{avec !== "" && comparaison === null ? (
				<Notice kind="warning" announced>
					<p>{t("reunions.moderation.inconnu")}</p>
				</Notice>
			) : null}
			<label htmlFor="avec" className="font-bold">
				{t("reunions.moderation.avec")}
			</label>
			<p id="avec-aide" className="text-small text-soft">
				{t("reunions.moderation.avec_aide")}
			</p>
			<p className="mt-2 flex flex-wrap items-center gap-3">
				<input
					id="avec"
					name="avec"
					required
					defaultValue={avec}
					aria-describedby="avec-aide"
					className={`${CONTROL} min-h-11 max-w-measure`}
				/>
				<button type="submit" className={BUTTON_LOOKS.other}>
					{t("reunions.moderation.comparer")}
				</button>
			</p>
		</form>
	);
}

function Decision(props: Props & { comparaison: Comparaison }) {
	const { langue, slug } = props;
	const { celui_ci, autre } = props.comparaison;
	const t = texts(langue);
	const raison = (nom: "raison_fr" | "raison_en", lang: Langue) => (
		<TextField
			name={nom}
			lang={lang}
			label={t(`reunions.moderation.${nom}`)}
			help={t("reunions.moderation.raison_aide")}
			bound={{ max: BORNES_RAISON.max, words: countWords(t), langue }}
			{...(nom === "raison_en"
				? { optional: t("formulaires.facultatif") }
				: {})}
		/>
	);
	return (
		<Section id="decision" title={t("reunions.moderation.decision")}>
			<Form action={props.action} textes={formTexts(t)}>
				<input type="hidden" name="slug" value={slug} />
				<input type="hidden" name="avec" value={autre.slug} />
				<input type="hidden" name="vu_le" value={celui_ci.vu_le} />
				<input type="hidden" name="autre_vu_le" value={autre.vu_le} />
				<OptionsField
					name="garde"
					label={t("reunions.moderation.garde")}
					help={t("reunions.moderation.garde_aide")}
					options={[
						{ value: "celui_ci", label: celui_ci.titre },
						{ value: "autre", label: autre.titre },
					]}
				/>
				{raison("raison_fr", "fr")}
				{raison("raison_en", "en")}
				<p className="mt-6 max-w-measure">
					{t("reunions.moderation.consequence")}
				</p>
				<TickField name="confirme" label={t("reunions.moderation.confirme")} />
				<p className="mt-6">
					<SubmitButton>{t("reunions.moderation.reunir")}</SubmitButton>
				</p>
			</Form>
		</Section>
	);
}

/** Where a moderator names another need, compares both, and merges one into the other. */
export function PageReunir(props: Props) {
	const { langue, slug, comparaison } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("reunions.moderation.page", { titre: props.titre })}
		>
			{props.separe ? (
				<Notice kind="done" announced>
					<p>{t("reunions.moderation.separe")}</p>
				</Notice>
			) : null}
			<p className="mt-4">
				<a href={adresseFiche(langue, { nature: "besoin", slug })}>
					{t("reunions.moderation.retour")}
				</a>
			</p>
			<Autre {...props} />
			{comparaison === null ? null : (
				<>
					<DeuxBesoins langue={langue} comparaison={comparaison} />
					<Decision {...props} comparaison={comparaison} />
				</>
			)}
		</Cadre>
	);
}
