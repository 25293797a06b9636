import { Cadre } from "#components/moderation/cadre";
import { ListeComptes } from "#components/moderation/comptes";
import { ChoixFiltre, Filtre, MotsFiltre } from "#components/moderation/filtre";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { chercherComptes } from "#lib/moderation/comptes/queries";
import { LIBELLES_ROLE } from "#lib/moderation/comptes/rules";
import { RechercheComptes } from "#lib/moderation/comptes/schema";
import { ROLES } from "#lib/platform/actor";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { valeursDe } from "../lecture.ts";

const CHEMIN = "/moderation/comptes";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.comptes.titre"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const lue = RechercheComptes.safeParse(valeursDe(query));
	const recherche = lue.success ? lue.data : RechercheComptes.parse({});
	const comptes = await chercherComptes(recherche);
	const roles = ROLES.map((value) => ({
		value,
		label: LIBELLES_ROLE[value][langue],
	}));
	return (
		<Cadre
			langue={langue}
			partie="comptes"
			racine
			titre={t("suivi.comptes.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">{t("suivi.comptes.prive")}</p>
			<p className="mt-3">
				<a href={pageAddress(langue, `${CHEMIN}/grappes`)}>
					{t("suivi.comptes.grappes")}
				</a>
			</p>
			<Filtre langue={langue} chemin={CHEMIN}>
				<MotsFiltre
					nom="q"
					label={t("suivi.comptes.chercher")}
					valeur={recherche.q}
				/>
				<ChoixFiltre
					nom="role"
					label={t("suivi.comptes.role")}
					valeur={recherche.role}
					tous={t("moderation.filtre.tous")}
					options={roles}
				/>
				<ChoixFiltre
					nom="suspendus"
					label={t("moderation.filtre.statut")}
					valeur={recherche.suspendus}
					tous={t("moderation.filtre.tous")}
					options={[{ value: "oui", label: t("suivi.comptes.suspendu") }]}
				/>
			</Filtre>
			<ListeComptes langue={langue} comptes={comptes} />
		</Cadre>
	);
});
