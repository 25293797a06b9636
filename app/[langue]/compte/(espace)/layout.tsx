import type { ReactNode } from "react";
import { MenuDuCompte } from "#components/comptes/menu";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { langueOf } from "#lib/i18n/addresses";
import { estEquipier } from "#lib/platform/actor";
import { seDeconnecter } from "../connexion/actions.ts";

type LayoutProps = {
	readonly params: Promise<{ langue: string }>;
	readonly children: ReactNode;
};

/** Layout of the account area; each page checks by itself who is signed in. */
export default async function Layout({ params, children }: LayoutProps) {
	const langue = langueOf((await params).langue);
	// When the database does not answer, the page reports it.
	const visiteur = await lireVisiteur().catch(() => null);
	return (
		<>
			<MenuDuCompte
				langue={langue}
				equipe={visiteur !== null && estEquipier(visiteur)}
				sortir={seDeconnecter}
			/>
			{children}
		</>
	);
}
