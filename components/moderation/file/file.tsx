import type { ComponentProps } from "react";
import { LinkButton } from "#components/ui/link-button";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";
import { Annulation } from "../decision/annulation.tsx";
import { Cadre } from "./cadre.tsx";
import { Clavier } from "./clavier.tsx";
import { ChoixFiltre, Filtre, MotsFiltre } from "./filtre.tsx";
import { adresseFiche, ListeEntrees } from "./liste.tsx";

/** The queue: what awaits review, oldest first. */
export function File(
	props: Omit<ComponentProps<typeof ListeEntrees>, "vide" | "chemin"> & {
		annonce: Omit<ComponentProps<typeof Annulation>, "langue">;
	},
) {
	const { langue, filtre, entrees } = props;
	const t = texts(langue);
	const tous = t("moderation.filtre.tous");
	const [premiere] = entrees;
	return (
		<Cadre
			langue={langue}
			partie="file"
			racine
			titre={t("moderation.file.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.file.chapeau")}
			</p>
			<Annulation langue={langue} {...props.annonce} />
			{premiere ? (
				<p className="mt-5">
					<LinkButton href={adresseFiche(langue, premiere)}>
						{t("moderation.file.commencer")}
					</LinkButton>
				</p>
			) : null}
			<Filtre langue={langue} chemin="/moderation">
				<MotsFiltre
					nom="q"
					label={t("moderation.filtre.mots")}
					valeur={filtre.q}
				/>
				<ChoixFiltre
					nom="nature"
					label={t("moderation.filtre.nature")}
					valeur={filtre.nature}
					tous={tous}
					options={NATURES_CONTRIBUTION.map((value) => ({
						value,
						label: t(`moderation.filtre.natures.${value}`),
					}))}
				/>
				<ChoixFiltre
					nom="langue"
					label={t("moderation.filtre.langue")}
					valeur={filtre.langue}
					tous={tous}
					options={LANGUES.map((value) => ({
						value,
						label: t(`moderation.filtre.langues.${value}`),
					}))}
				/>
			</Filtre>
			<ListeEntrees
				{...props}
				chemin="/moderation"
				vide={t("moderation.file.vide")}
			/>
			<Clavier langue={langue} />
		</Cadre>
	);
}
