import { Cadre } from "#components/moderation/cadre";
import { ChoixFiltre, Filtre, MotsFiltre } from "#components/moderation/filtre";
import { ListeEntrees } from "#components/moderation/liste";
import { LinkButton } from "#components/ui/link-button";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { STATUTS_BESOIN } from "#lib/besoins/schema";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/clock";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { lireFiltre } from "../lecture.ts";

const CHEMIN = "/moderation/besoins";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.listes.besoins"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const filtre = { ...lireFiltre(query), nature: "besoin" as const };
	const { entrees, total } = await listerEntrees(filtre, "recentes");
	const etats = STATUTS_BESOIN.map((value) => ({
		value,
		label: LIBELLES_STATUT_BESOIN[value][langue],
	}));
	return (
		<Cadre
			langue={langue}
			partie="besoins"
			racine
			titre={t("moderation.listes.besoins")}
		>
			<p className="mt-5">
				<LinkButton
					href={pageAddress(langue, "/moderation/besoins/nouveau")}
					look="other"
				>
					{t("moderation.listes.creer_besoin")}
				</LinkButton>
			</p>
			<Filtre langue={langue} chemin={CHEMIN}>
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
					options={etats}
				/>
			</Filtre>
			<ListeEntrees
				langue={langue}
				chemin={CHEMIN}
				filtre={filtre}
				entrees={entrees}
				total={total}
				parPage={ENTREES_PAR_PAGE}
				now={now()}
				vide={t("moderation.listes.vide")}
				avecEtat
			/>
		</Cadre>
	);
});
