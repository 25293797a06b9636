"use client";

import type { ReactNode } from "react";
import { useEtat } from "#components/ui/forms/form";

const DU_REFUS: readonly string[] = ["choix", "doublon", "texte"];

/**
 * A part of the page that is folded until something of it was written or is to be
 * corrected: the refusal, or the rest. The refusal stays when the entry can no longer
 * be refused and something was written: somebody else published it meanwhile.
 */
export function Depliant(props: {
	id: "refus" | "correction";
	titre: string;
	possible: boolean;
	/** Marks of keys, which work while it is folded. */
	touches?: ReactNode;
	children: ReactNode;
}) {
	const { id } = props;
	const { valeurs, erreurs } = useEtat();
	const estDuRefus = (champ: string) => DU_REFUS.includes(champ);
	const estEntame =
		id === "refus"
			? DU_REFUS.some((champ) =>
					valeurs[champ]?.some((valeur) => valeur !== ""),
				) || erreurs.some(({ champ }) => estDuRefus(champ))
			: erreurs.some(({ champ }) => !estDuRefus(champ));
	if (!(props.possible || estEntame)) return null;
	return (
		<details
			id={id}
			open={estEntame}
			className="mt-4 rounded-control border-2 border-edge bg-sheet px-5 py-3 max-md:scroll-mt-4"
		>
			<summary className="flex min-h-11 cursor-pointer items-center font-bold">
				{props.titre}
				{props.touches}
			</summary>
			{props.children}
		</details>
	);
}
