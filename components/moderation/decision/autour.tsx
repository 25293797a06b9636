import type { ComponentProps } from "react";
import { peutDecider } from "#lib/moderation/rules";
import { PhrasesDuBesoin } from "../bilans/phrases.tsx";
import { Dialogue } from "../demande/dialogue.tsx";
import { Notes } from "../notes/notes.tsx";
import { PublieeParRegle } from "../suivi/sans-relecture.tsx";
import {
	SignalementsClos,
	SignalementsQuiAttendent,
} from "../suivi/signalements-fiche.tsx";
import type { Contestee } from "./contestation.tsx";

/** What is known of an entry before it is decided on: what others say of it, each with its own form. */
export function Avant(
	props: ComponentProps<typeof Contestee> &
		ComponentProps<typeof PublieeParRegle> &
		ComponentProps<typeof Dialogue> & {
			signales: Omit<ComponentProps<typeof SignalementsQuiAttendent>, "fiche">;
			notes: ComponentProps<typeof Notes>;
		},
) {
	const { fiche, notes, contestation } = props;
	const decide = contestation && peutDecider(props.compte_id, contestation);
	return (
		<>
			{/* One of both forms at a time: they have fields of the same name. */}
			{decide ? null : (
				<SignalementsQuiAttendent {...{ fiche }} {...props.signales} />
			)}
			<PublieeParRegle {...props} />
			<Dialogue {...props} />
			{notes.notes.length > 0 ? <Notes {...notes} /> : null}
		</>
	);
}

/** Of use after that. */
export function Apres(
	props: ComponentProps<typeof SignalementsClos> &
		ComponentProps<typeof PhrasesDuBesoin> & {
			notes: ComponentProps<typeof Notes>;
		},
) {
	const { notes } = props;
	return (
		<>
			<SignalementsClos {...props} />
			<PhrasesDuBesoin {...props} />
			{notes.notes.length > 0 ? null : <Notes {...notes} />}
		</>
	);
}
