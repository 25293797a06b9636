import type { ComponentProps } from "react";
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
	props: Pick<ComponentProps<typeof Contestee>, "contestation"> &
		ComponentProps<typeof PublieeParRegle> &
		ComponentProps<typeof Dialogue> & {
			signales: Omit<ComponentProps<typeof SignalementsQuiAttendent>, "fiche">;
			notes: ComponentProps<typeof Notes>;
		},
) {
	const { fiche, notes } = props;
	return (
		<>
			{/* One of both at a time: they have fields of the same name. */}
			{props.contestation ? null : (
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
