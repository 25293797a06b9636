import type { ComponentProps } from "react";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "./cadre.tsx";
import { ListeEntrees } from "./liste.tsx";

/** The quarantined contributions, and how long they are kept. */
export function Quarantaine(
	props: Omit<ComponentProps<typeof ListeEntrees>, "vide" | "chemin"> & {
		jours: number;
	},
) {
	const { langue, jours } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="quarantaine"
			racine
			titre={t("moderation.quarantaine.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.quarantaine.chapeau", { jours: String(jours) })}
			</p>
			<ListeEntrees
				{...props}
				chemin="/moderation/quarantaine"
				vide={t("moderation.quarantaine.vide")}
			/>
		</Cadre>
	);
}
