import type { ComponentProps } from "react";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { adresseFiche } from "../file/liste.tsx";
import { adresseVersions } from "./adresse-versions.ts";
import { FormulaireProjet } from "./formulaire-projet.tsx";

/** The texts of an existing entry, to be edited. */
export function EditionProjet(
	props: Omit<ComponentProps<typeof FormulaireProjet>, "edite"> & {
		edite: { slug: string };
		titre: string;
		garde: boolean;
	},
) {
	const { langue, edite, titre, garde, ...formulaire } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="projets"
			titre={t("edition.projet.modifier", { titre })}
		>
			<Garde langue={langue} vu={garde} />
			<p className="mt-4 flex flex-wrap gap-x-5">
				<a href={adresseFiche(langue, { nature: "projet", slug: edite.slug })}>
					{t("moderation.actes.titre")}
				</a>
				<a href={adresseVersions(langue, "projet", edite.slug)}>
					{t("versions.lien")}
				</a>
			</p>
			<FormulaireProjet langue={langue} edite={edite} {...formulaire} />
		</Cadre>
	);
}
