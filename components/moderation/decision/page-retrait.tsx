import type { ComponentProps } from "react";
import { Notice } from "#components/ui/notice";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { FormulaireRetrait } from "./retrait.tsx";

/** A take-down in the making: the reason, the mail, then the decision, in one form. */
export function PageRetrait(
	props: ComponentProps<typeof FormulaireRetrait> & {
		/** The page of the entry, in the filtered queue. */
		retour: string;
	},
) {
	const { langue, fiche } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="file"
			titre={t("moderation.retrait.titre", { titre: fiche.titre })}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.retrait.chapeau")}
			</p>
			{!fiche.auteur ? (
				<Notice>
					<p>{t("moderation.retrait.sans_auteur")}</p>
				</Notice>
			) : null}
			{fiche.auteur?.suspendu ? (
				<Notice>
					<p>{t("moderation.retrait.suspendu")}</p>
				</Notice>
			) : null}
			<FormulaireRetrait {...props} />
			<p className="mt-6">
				<a href={pageAddress(langue, props.retour)}>
					{t("moderation.retrait.retour")}
				</a>
			</p>
		</Cadre>
	);
}
