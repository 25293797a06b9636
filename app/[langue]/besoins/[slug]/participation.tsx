import type { ComponentProps } from "react";
import { BoutonSoutien } from "#components/participation/bouton-soutien";
import { Confirmation } from "#components/participation/confirmation";
import { choisirEtapes, soutenir } from "./actions.ts";

type Bouton = ComponentProps<typeof BoutonSoutien>;

/** The support button, and what was just done on the way back from sign-in. */
export function Participation(
	props: Pick<Bouton, "langue" | "besoin" | "mien" | "connecte"> & {
		fait: string | string[] | undefined;
	},
) {
	const { fait, ...bouton } = props;
	return (
		<>
			<Confirmation
				langue={bouton.langue}
				fait={fait}
				tient={bouton.mien.soutenu}
			/>
			<BoutonSoutien
				soutenir={soutenir}
				choisirEtapes={choisirEtapes}
				{...bouton}
			/>
		</>
	);
}
