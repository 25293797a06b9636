import type { NatureContribution } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { Garde } from "../file/garde.tsx";
import { adresseVersions } from "./adresse-versions.ts";
import { FormulaireBesoin } from "./formulaire-besoin.tsx";
import type { EditionProps } from "./formulaire-edition.tsx";
import { FormulaireProjet } from "./formulaire-projet.tsx";

const KINDS = {
	projet: { partie: "projets", Formulaire: FormulaireProjet },
	besoin: { partie: "besoins", Formulaire: FormulaireBesoin },
} as const;

/** The texts of an existing entry, to be edited. */
export function Edition(
	props: Omit<EditionProps, "edite"> & {
		nature: NatureContribution;
		edite: { slug: string };
		titre: string;
		garde: boolean;
	},
) {
	const { nature, titre, garde, ...formulaire } = props;
	const { langue, edite } = formulaire;
	const { partie, Formulaire } = KINDS[nature];
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie={partie}
			titre={t(`edition.${nature}.modifier`, { titre })}
		>
			<Garde langue={langue} vu={garde} />
			<p className="mt-4 flex flex-wrap gap-x-5">
				<a href={adresseFiche(langue, { nature, slug: edite.slug })}>
					{t("moderation.actes.titre")}
				</a>
				<a href={adresseVersions(langue, nature, edite.slug)}>
					{t("versions.lien")}
				</a>
			</p>
			<Formulaire {...formulaire} />
		</Cadre>
	);
}
