import type { ComponentProps } from "react";
import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { EnvoisEnAttente, LettresMortes } from "./envois.tsx";

/** Pending mails, and failed mails. */
export function PageEnvois(
	props: ComponentProps<typeof EnvoisEnAttente> &
		ComponentProps<typeof LettresMortes> & { garde: boolean },
) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="envois"
			racine
			titre={t("suivi.envois.titre")}
		>
			<Garde langue={langue} vu={props.garde} />
			<Section id="attente" title={t("suivi.envois.attente")}>
				<EnvoisEnAttente {...props} />
			</Section>
			<Section id="lettres" title={t("suivi.envois.lettres")}>
				<LettresMortes {...props} />
			</Section>
		</Cadre>
	);
}
