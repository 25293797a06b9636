import type { ComponentProps } from "react";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { adresseFiche } from "../file/liste.tsx";
import { adresseVersions } from "./adresse-versions.ts";
import { FormulaireBesoin } from "./formulaire-besoin.tsx";

/** The texts of an existing entry, to be edited. */
export function EditionBesoin(
	props: Omit<ComponentProps<typeof FormulaireBesoin>, "edite"> & {
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
			partie="besoins"
			titre={t("edition.besoin.modifier", { titre })}
		>
			<Garde langue={langue} vu={garde} />
			<p className="mt-4 flex flex-wrap gap-x-5">
				<a href={adresseFiche(langue, { nature: "besoin", slug: edite.slug })}>
					{t("moderation.actes.titre")}
				</a>
				<a href={adresseVersions(langue, "besoin", edite.slug)}>
					{t("versions.lien")}
				</a>
			</p>
			<FormulaireBesoin langue={langue} edite={edite} {...formulaire} />
		</Cadre>
	);
}
