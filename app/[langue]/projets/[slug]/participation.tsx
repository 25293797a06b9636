import { BoutonVote } from "#components/participation/bouton-vote";
import { Confirmation } from "#components/participation/confirmation";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";
import { voter } from "./actions.ts";

/** The vote button, and what was just done on the way back from sign-in. */
export function Participation(props: {
	langue: Langue;
	projet: ProjetSortie;
	vote: boolean;
	fait: string | string[] | undefined;
	connecte: boolean;
}) {
	const { langue, projet, vote } = props;
	return (
		<>
			<Confirmation langue={langue} fait={props.fait} tient={vote} />
			<BoutonVote
				langue={langue}
				action={voter}
				projet={projet}
				vote={vote}
				connecte={props.connecte}
			/>
		</>
	);
}
