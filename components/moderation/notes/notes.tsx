import { RelativeDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import {
	BORNES_NOTE,
	type NoteVue,
	type SujetDeNote,
} from "#lib/moderation/notes/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../../comptes/acte.tsx";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";

type Props = {
	langue: Langue;
	sujet: SujetDeNote;
	notes: readonly NoteVue[];
	now: Date;
	ajouter: ActionFormulaire;
	retirer: ActionFormulaire;
};

function Note(props: Props & { note: NoteVue }) {
	const { langue, note, now } = props;
	const { id, texte, le, par, retirable } = note;
	const t = texts(langue);
	return (
		<li className="border-b border-line py-3">
			<p className="text-small text-soft wrap-anywhere">
				{par === null ? "" : `${par}, `}
				<RelativeDate langue={langue} value={le.toISOString()} now={now} />
			</p>
			<p dir="auto" className="whitespace-pre-line wrap-anywhere">
				{texte}
			</p>
			{retirable ? (
				<Confirm label={t("demandes.notes.retirer")}>
					<Acte
						langue={langue}
						action={props.retirer}
						champs={{ id: String(id) }}
						look="danger"
					>
						{t("demandes.notes.retirer_oui")}
					</Acte>
				</Confirm>
			) : null}
		</li>
	);
}

/** What moderators tell each other about an entry or an account, and the form for one more. */
export function Notes(props: Props) {
	const { langue, notes, sujet } = props;
	const t = texts(langue);
	const bound = { max: BORNES_NOTE.max, words: countWords(t), langue };
	return (
		<details className="mt-4 max-w-measure max-md:mt-1" open={notes.length > 0}>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("demandes.notes.titre", { n: notes.length })}
			</summary>
			<p className="text-small text-soft">{t("demandes.notes.prive")}</p>
			{notes.length === 0 ? null : (
				<ul className="mt-2 border-t border-line">
					{notes.map((note) => (
						<Note key={note.id} {...props} note={note} />
					))}
				</ul>
			)}
			<Form
				action={props.ajouter}
				textes={formTexts(t)}
				className="mt-4"
				label={t("demandes.notes.nouvelle")}
			>
				<input type="hidden" name="objet" value={sujet.objet} />
				<input type="hidden" name="cle" value={sujet.cle} />
				<LongTextField
					name="note"
					label={t("demandes.notes.nouvelle")}
					rows={3}
					bound={bound}
					required
				/>
				<p className="mt-3">
					<SubmitButton look="other">
						{t("demandes.notes.ajouter")}
					</SubmitButton>
				</p>
			</Form>
		</details>
	);
}
