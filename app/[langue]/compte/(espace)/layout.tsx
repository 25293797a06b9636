import type { ReactNode } from "react";
import { MenuDuCompte } from "#components/comptes/menu";
import { Acte } from "#components/ui/kit/page-form";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { t } from "#lib/i18n/page-texts";
import { listerBesoinsDuReferent } from "#lib/participation/offres_recues/queries";
import { estEquipier } from "#lib/platform/actor";
import { seDeconnecter } from "../connexion/actions.ts";

/** Whether somebody answers the offers made to a need; no when the database does not answer. */
async function estReferent(visiteur: Visiteur | null): Promise<boolean> {
	if (!visiteur) return false;
	const siens = await listerBesoinsDuReferent(visiteur.compte_id).catch(
		() => [],
	);
	return siens.length > 0;
}

export default async function Layout({ children }: { children: ReactNode }) {
	// When the database does not answer, the page reports it.
	const visiteur = await lireVisiteur().catch(() => null);
	return (
		<>
			<MenuDuCompte
				referent={await estReferent(visiteur)}
				equipe={visiteur !== null && estEquipier(visiteur)}
				sortir={seDeconnecter}
			/>
			{children}
			<div className="no-print mt-12 md:hidden">
				<Acte action={seDeconnecter} champs={{}}>
					{t("compte.apercu.sortir")}
				</Acte>
			</div>
		</>
	);
}
