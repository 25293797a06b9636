import { Cadre } from "#components/moderation/cadre";
import { EnvoisEnAttente, LettresMortes } from "#components/moderation/envois";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import {
	listerEnvois,
	listerLettresMortes,
} from "#lib/moderation/envois/queries";
import { now } from "#lib/platform/clock";
import { valeursDe } from "../lecture.ts";
import { annulerEnvoiAction, relancerAction } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.envois.titre"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const [envois, lettres] = await Promise.all([
		listerEnvois(),
		listerLettresMortes(),
	]);
	return (
		<Cadre
			langue={langue}
			partie="envois"
			racine
			titre={t("suivi.envois.titre")}
		>
			{valeursDe(query).garde === "oui" ? (
				<Notice kind="done" announced>
					<p>{t("edition.garde")}</p>
				</Notice>
			) : null}
			<Section id="attente" title={t("suivi.envois.attente")}>
				<EnvoisEnAttente
					langue={langue}
					envois={envois}
					annuler={annulerEnvoiAction}
				/>
			</Section>
			<Section id="lettres" title={t("suivi.envois.lettres")}>
				<LettresMortes
					langue={langue}
					lettres={lettres}
					now={now()}
					relancer={relancerAction}
				/>
			</Section>
		</Cadre>
	);
});
