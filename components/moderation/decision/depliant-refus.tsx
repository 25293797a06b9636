"use client";

import type { ReactNode } from "react";
import { useEtat } from "#components/ui/forms/form";

const CHAMPS = ["choix", "doublon", "texte", "cherche", "trouvees"] as const;

/**
 * The refusal of an entry, unfolded once something of it was written or is to
 * be corrected. What was written stays when the entry can no longer be refused:
 * somebody else published it meanwhile.
 */
export function DepliantRefus(props: {
	titre: string;
	possible: boolean;
	children: ReactNode;
}) {
	const { valeurs, erreurs } = useEtat();
	const estEntame =
		CHAMPS.some((champ) => valeurs[champ]?.some((valeur) => valeur !== "")) ||
		erreurs.some(({ champ }) => CHAMPS.some((nom) => nom === champ));
	if (!(props.possible || estEntame)) return null;
	return (
		<details
			id="refus"
			open={estEntame}
			className="mt-4 rounded-control border-2 border-edge bg-sheet px-5 py-3 max-md:scroll-mt-4"
		>
			<summary className="flex min-h-11 cursor-pointer items-center font-bold">
				{props.titre}
			</summary>
			{props.children}
		</details>
	);
}
