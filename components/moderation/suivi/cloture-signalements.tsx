import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, choices } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import {
	DECISIONS_SIGNALEMENT,
	type GroupeSignale,
} from "#lib/moderation/signalements/schema";
import { LANGUES } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	BORNES_SIGNALEMENT,
	type ObjetSignalement,
} from "#lib/signalements/schema";
import { ApercuCourriels } from "./apercu-courriels.tsx";

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

/** The form that closes a group of an entry's reports: the decision, a note, the answer and the mails that it makes. */
export function ClotureSignalements(props: {
	fiche: { readonly nature: ObjetSignalement; readonly slug: string };
	groupe: GroupeSignale;
	traiter: ActionFormulaire;
}) {
	const { fiche, groupe } = props;
	const t = pageTexts();
	const aide = languesDites(groupe, t);
	return (
		<PageForm
			action={props.traiter}
			className="mt-6"
			label={t("suivi.signalements.decision")}
			hidden={{
				objet: fiche.nature,
				slug: fiche.slug,
				illicite: String(groupe.illicite),
			}}
		>
			{groupe.signalements.map(({ id }) => (
				<input key={id} type="hidden" name="ids" value={id} />
			))}
			<Control
				field={{
					name: "decision",
					label: t("suivi.signalements.decision"),
					options: choices(DECISIONS_SIGNALEMENT, (value) =>
						t(`suivi.signalements.decisions.${value}`),
					),
				}}
			/>
			<Control
				field={{
					name: "note",
					label: t("suivi.signalements.note"),
					help: t("suivi.signalements.note_aide"),
					...{ kind: "text", rows: 3, optional: true },
					max: BORNES_SIGNALEMENT.note.max,
				}}
			/>
			{aide === null ? (
				<p className="mt-6 max-w-measure text-soft">
					{t("suivi.signalements.personne")}
				</p>
			) : (
				<Control
					field={{
						name: "reponse",
						label: t("suivi.signalements.reponse"),
						help: aide,
						...{ kind: "text", rows: 4, optional: true },
						max: BORNES_SIGNALEMENT.reponse.max,
					}}
				/>
			)}
			<ApercuCourriels
				langue={pageLangue()}
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
		</PageForm>
	);
}
