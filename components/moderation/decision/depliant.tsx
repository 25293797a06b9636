"use client";

import type { ReactNode } from "react";
import { useEtat, useWasChanged } from "#components/ui/forms/form";

const DU_REFUS = ["choix", "doublon", "texte"];
const DE_LA_DEMANDE = ["questions"];
const DES_VOISINS = ["cherche", "trouvees", "raison"];
const DE_LA_CONTESTATION = ["reponse"];

/** The fields of a folded part; the correction has all the others. */
const CHAMPS: Readonly<
	Record<
		"refus" | "demande" | "autres-voisins" | "correction",
		readonly string[]
	>
> = {
	refus: DU_REFUS,
	demande: DE_LA_DEMANDE,
	"autres-voisins": DES_VOISINS,
	correction: [],
};

/**
 * A part of the page that is folded until something of it was written or is to be
 * corrected. A part stays when it is no longer possible and something was written:
 * somebody else decided meanwhile.
 */
export function Depliant(props: {
	id: keyof typeof CHAMPS;
	titre: string;
	possible: boolean;
	/** Whether it is not folded at first. */
	ouvert?: boolean;
	/** Marks of keys, which work while it is folded. */
	touches?: ReactNode;
	children: ReactNode;
}) {
	const { id } = props;
	const { valeurs, erreurs } = useEtat();
	const wasChanged = useWasChanged();
	const champs = CHAMPS[id];
	const autres = [
		...[...DU_REFUS, ...DE_LA_DEMANDE],
		...[...DES_VOISINS, ...DE_LA_CONTESTATION],
	];
	const estEntame =
		(id === "correction" && wasChanged) ||
		champs.some((champ) => valeurs[champ]?.some((valeur) => valeur !== "")) ||
		erreurs.some(({ champ }) =>
			id === "correction" ? !autres.includes(champ) : champs.includes(champ),
		);
	if (!(props.possible || estEntame)) return null;
	return (
		<details
			id={id}
			// A key shows what stands in it before it does anything.
			data-vu={id === "autres-voisins" ? "" : undefined}
			open={estEntame || props.ouvert}
			className="mt-4 rounded-control border-2 border-edge bg-sheet px-5 py-3 max-md:mt-2 max-md:scroll-mt-4 max-md:px-4 max-md:py-0 max-md:open:basis-full max-md:open:pb-3 max-md:[&#refus:not([open]):not(:focus-within)]:sr-only"
		>
			<summary className="flex min-h-11 cursor-pointer items-center font-bold">
				{props.titre}
				{props.touches}
			</summary>
			{props.children}
		</details>
	);
}
