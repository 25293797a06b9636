import type { ComponentProps } from "react";
import { texts } from "#lib/platform/i18n/texts";
import { Cadre } from "./cadre.tsx";
import { adresseFiche } from "./liste.tsx";
import { ChoixRefus, ConfirmerRefus } from "./refus.tsx";

/** A refusal in the making: the reason, the mail, then the decision. */
export function PageRefus(
	props: ComponentProps<typeof ChoixRefus> &
		ComponentProps<typeof ConfirmerRefus> & {
			/** Whether a reason was chosen, so that the mail can be shown. */
			choisi: boolean;
		},
) {
	const { langue, fiche } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="file"
			titre={t("moderation.refus.titre", { titre: fiche.titre })}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.refus.chapeau")}
			</p>
			<ChoixRefus {...props} />
			{props.choisi ? <ConfirmerRefus {...props} /> : null}
			<p className="mt-6">
				<a href={adresseFiche(langue, fiche)}>{t("moderation.refus.retour")}</a>
			</p>
		</Cadre>
	);
}
