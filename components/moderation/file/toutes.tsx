import type { ComponentProps } from "react";
import type { Option } from "#components/ui/forms/choice-field";
import { LinkButton } from "#components/ui/link-button";
import type { NatureContribution } from "#lib/contributions/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "./cadre.tsx";
import { ChoixFiltre, Filtre, MotsFiltre } from "./filtre.tsx";
import { ListeEntrees } from "./liste.tsx";

/** All entries of one kind, in any state. */
export function ToutesLesEntrees(
	props: Omit<ComponentProps<typeof ListeEntrees>, "vide" | "chemin"> & {
		nature: NatureContribution;
		etats: readonly Option[];
	},
) {
	const { langue, nature, filtre } = props;
	const t = texts(langue);
	const chemin = `/moderation/${nature}s`;
	return (
		<Cadre
			langue={langue}
			partie={`${nature}s`}
			racine
			titre={t(`moderation.listes.${nature}s`)}
		>
			<p className="mt-5">
				<LinkButton
					href={pageAddress(langue, `${chemin}/nouveau`)}
					look="other"
				>
					{t(`moderation.listes.creer_${nature}`)}
				</LinkButton>
			</p>
			<Filtre langue={langue} chemin={chemin}>
				<MotsFiltre
					nom="q"
					label={t("moderation.filtre.mots")}
					valeur={filtre.q}
				/>
				<ChoixFiltre
					nom="statut"
					label={t("moderation.filtre.statut")}
					valeur={filtre.statut}
					tous={t("moderation.filtre.tous")}
					options={props.etats}
				/>
			</Filtre>
			<ListeEntrees
				{...props}
				chemin={chemin}
				vide={t("moderation.listes.vide")}
				avecEtat
			/>
		</Cadre>
	);
}
