import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { type Texts, texts } from "#lib/i18n/texts";
import {
	DECISIONS_SIGNALEMENT,
	type FicheSignalee,
	type GroupeSignale,
} from "#lib/moderation/signalements/schema";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BORNES_SIGNALEMENT } from "#lib/signalements/schema";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { ApercuCourriels } from "./apercu-courriels.tsx";
import { Signalement } from "./signalement.tsx";

type Fiche = Pick<FicheSignalee, "objet" | "slug" | "titre">;

/** The reports of a group, in the form that closes them. */
export function ChampsGroupe(props: { fiche: Fiche; groupe: GroupeSignale }) {
	const { fiche, groupe } = props;
	return (
		<>
			<input type="hidden" name="objet" value={fiche.objet} />
			<input type="hidden" name="slug" value={fiche.slug} />
			<input type="hidden" name="illicite" value={String(groupe.illicite)} />
			{groupe.signalements.map(({ id }) => (
				<input key={id} type="hidden" name="ids" value={id} />
			))}
		</>
	);
}

/** Which languages those who left an address read; null when nobody did. */
function languesDites(groupe: GroupeSignale, t: Texts): string | null {
	const lues = LANGUES.filter((langue) =>
		groupe.signalements.some(({ repondre }) => repondre === langue),
	);
	const [une] = lues;
	if (une === undefined) return null;
	return t("suivi.signalements.reponse_aide", {
		langue: lues.length > 1 ? "deux" : une,
	});
}

function Decision(props: {
	langue: Langue;
	fiche: Fiche;
	groupe: GroupeSignale;
	traiter: ActionFormulaire;
}) {
	const { langue, groupe } = props;
	const t = texts(langue);
	const aide = languesDites(groupe, t);
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	return (
		<Form
			action={props.traiter}
			textes={formTexts(t)}
			className="mt-6"
			label={t("suivi.signalements.decision")}
		>
			<ChampsGroupe fiche={props.fiche} groupe={groupe} />
			<OptionsField
				name="decision"
				label={t("suivi.signalements.decision")}
				options={DECISIONS_SIGNALEMENT.map((value) => ({
					value,
					label: t(`suivi.signalements.decisions.${value}`),
				}))}
			/>
			<LongTextField
				name="note"
				label={t("suivi.signalements.note")}
				help={t("suivi.signalements.note_aide")}
				optional={t("formulaires.facultatif")}
				rows={3}
				bound={borne(BORNES_SIGNALEMENT.note.max)}
			/>
			{aide === null ? (
				<p className="mt-6 max-w-measure text-soft">
					{t("suivi.signalements.personne")}
				</p>
			) : (
				<LongTextField
					name="reponse"
					label={t("suivi.signalements.reponse")}
					help={aide}
					optional={t("formulaires.facultatif")}
					rows={4}
					bound={borne(BORNES_SIGNALEMENT.reponse.max)}
				/>
			)}
			<ApercuCourriels
				langue={langue}
				textes={{
					titre: t("suivi.apercu.titre"),
					aide: t("suivi.apercu.aide"),
					perime: t("suivi.apercu.perime"),
				}}
			/>
			<p className="mt-6 flex flex-wrap gap-4">
				{aide === null ? null : (
					<SubmitButton name="geste" value="apercevoir" look="other">
						{t("suivi.apercu.voir")}
					</SubmitButton>
				)}
				<SubmitButton name="geste" value="clore">
					{t("suivi.signalements.clore", { n: groupe.signalements.length })}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** The page that closes a group of an entry's reports, with a decision. */
export function PageSignalements(props: {
	langue: Langue;
	fiche: Fiche;
	groupe: GroupeSignale;
	traiter: ActionFormulaire;
}) {
	const { langue, fiche, groupe } = props;
	const t = texts(langue);
	const n = groupe.signalements.length;
	return (
		<Cadre
			langue={langue}
			partie="signalements"
			titre={t("suivi.signalements.sur", { titre: fiche.titre })}
		>
			<p className="mt-4">
				<a
					href={adresseFiche(langue, {
						nature: fiche.objet,
						slug: fiche.slug,
					})}
				>
					{t("suivi.signalements.fiche")}
				</a>
			</p>
			<ul className="mt-4 divide-y divide-line border-y border-line">
				{groupe.signalements.map((recu) => (
					<li key={recu.id} className="py-3">
						<Signalement langue={langue} recu={recu} />
					</li>
				))}
			</ul>
			{groupe.nombre === n ? null : (
				<p className="mt-2 text-small text-soft">
					{t("suivi.signalements.suite", {
						n: String(n),
						total: String(groupe.nombre),
					})}
				</p>
			)}
			<Decision {...props} />
		</Cadre>
	);
}
