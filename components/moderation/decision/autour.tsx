import type { ComponentProps } from "react";
import { peutDecider } from "#lib/moderation/rules";
import { Dialogue } from "../demande/dialogue.tsx";
import { PublieeParRegle } from "../suivi/sans-relecture.tsx";
import { SignalementsQuiAttendent } from "../suivi/signalements-fiche.tsx";
import type { Contestee } from "./contestation.tsx";

/** What is known of an entry before it is decided on: what others say of it, each with its own form. */
export function Avant(
	props: ComponentProps<typeof Contestee> &
		ComponentProps<typeof PublieeParRegle> &
		ComponentProps<typeof Dialogue> & {
			signales: Omit<ComponentProps<typeof SignalementsQuiAttendent>, "fiche">;
		},
) {
	const { fiche, contestation } = props;
	const decide = contestation && peutDecider(props.compte_id, contestation);
	return (
		<>
			{/* One of both forms at a time: they have fields of the same name. */}
			{decide ? null : (
				<SignalementsQuiAttendent {...{ fiche }} {...props.signales} />
			)}
			<PublieeParRegle {...props} />
			<Dialogue {...props} />
		</>
	);
}
