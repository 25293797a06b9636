import { Confirm } from "#components/ui/forms/confirm";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Ago } from "#components/ui/kit/when";
import { pageTexts } from "#lib/i18n/page-texts";
import {
	BORNES_NOTE,
	type NoteVue,
	type SujetDeNote,
} from "#lib/moderation/notes/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../../comptes/acte.tsx";

type Props = {
	sujet: SujetDeNote;
	notes: readonly NoteVue[];
	ajouter: ActionFormulaire;
	retirer: ActionFormulaire;
};

function Note(props: Props & { note: NoteVue }) {
	const { note } = props;
	const { id, texte, le, par, retirable } = note;
	const t = pageTexts();
	return (
		<li className="border-b border-line py-3">
			<p className="text-small text-soft wrap-anywhere">
				{par === null ? "" : `${par}, `}
				<Ago at={le} />
			</p>
			<p dir="auto" className="whitespace-pre-line wrap-anywhere">
				{texte}
			</p>
			{retirable ? (
				<Confirm label={t("demandes.notes.retirer")}>
					<Acte
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
	const { notes, sujet } = props;
	const t = pageTexts();
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
			<PageForm
				action={props.ajouter}
				className="mt-4"
				label={t("demandes.notes.nouvelle")}
				hidden={sujet}
			>
				<Control
					field={{
						name: "note",
						label: t("demandes.notes.nouvelle"),
						...{ kind: "text", rows: 3, max: BORNES_NOTE.max, required: true },
					}}
				/>
				<p className="mt-3">
					<SubmitButton look="other">
						{t("demandes.notes.ajouter")}
					</SubmitButton>
				</p>
			</PageForm>
		</details>
	);
}
