import type { ReactNode } from "react";
import { MenuDuCompte } from "#components/comptes/menu";
import { langueOf } from "#lib/i18n/addresses";

type LayoutProps = {
	readonly params: Promise<{ langue: string }>;
	readonly children: ReactNode;
};

/** What the pages of the account area share; each of them asks who reads. */
export default async function Layout({ params, children }: LayoutProps) {
	const langue = langueOf((await params).langue);
	return (
		<>
			<MenuDuCompte langue={langue} />
			{children}
		</>
	);
}
