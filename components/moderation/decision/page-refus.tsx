import type { ComponentProps } from "react";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { Clavier } from "../file/clavier.tsx";
import { adresseFiche } from "../file/liste.tsx";
import { FormulaireRefus } from "./refus.tsx";

/** A refusal, or a take-down, in the making: the reason, the mail, then the decision, in one form. */
export function PageRefus(props: ComponentProps<typeof FormulaireRefus>) {
	const { cas, langue, fiche } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="file"
			titre={t(`moderation.${cas}.titre`, { titre: fiche.titre })}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t(`moderation.${cas}.chapeau`)}
			</p>
			{cas === "retrait" && !fiche.auteur ? (
				<Notice>
					<p>{t("moderation.retrait.sans_auteur")}</p>
				</Notice>
			) : null}
			{cas === "retrait" && fiche.auteur?.suspendu ? (
				<Notice>
					<p>{t("moderation.retrait.suspendu")}</p>
				</Notice>
			) : null}
			<FormulaireRefus {...props} />
			<p className="mt-6">
				<a href={adresseFiche(langue, fiche)}>
					{t(`moderation.${cas}.retour`)}
				</a>
			</p>
			<Clavier langue={langue} />
		</Cadre>
	);
}
