import type { ComponentProps } from "react";
import type { Option } from "#components/ui/forms/choice-field";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { LinkButton } from "#components/ui/link-button";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "./cadre.tsx";
import { champsDesFiches } from "./champs.ts";
import { ListeEntrees } from "./liste.tsx";

const CHEMIN = "/moderation/fiches";

/** All entries of both kinds, in any state, quarantined ones too. */
export function ToutesLesEntrees(
	props: Omit<ComponentProps<typeof ListeEntrees>, "vide" | "chemin"> & {
		etats: readonly Option[];
		/** Days that a quarantined entry is kept. */
		jours: number;
	},
) {
	const { langue, filtre } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			racine
			titre={t("moderation.listes.fiches")}
		>
			<p className="mt-5 flex flex-wrap gap-3">
				{NATURES_CONTRIBUTION.map((nature) => (
					<LinkButton
						key={nature}
						href={pageAddress(langue, `/moderation/fiches/${nature}`)}
						look="other"
					>
						{t(`moderation.listes.creer_${nature}`)}
					</LinkButton>
				))}
			</p>
			<FilterBar
				langue={langue}
				path={CHEMIN}
				values={filtre}
				fields={[
					...champsDesFiches(t),
					{
						name: "statut",
						label: t("moderation.filtre.statut"),
						options: props.etats,
					},
				]}
			/>
			{filtre.statut === "quarantaine" ? (
				<p className="mt-3 max-w-measure text-soft">
					{t("moderation.quarantaine.chapeau", { jours: String(props.jours) })}
				</p>
			) : null}
			<ListeEntrees
				{...props}
				chemin={CHEMIN}
				vide={t(
					filtre.statut === "quarantaine"
						? "moderation.quarantaine.vide"
						: "moderation.listes.vide",
				)}
			/>
		</Cadre>
	);
}
