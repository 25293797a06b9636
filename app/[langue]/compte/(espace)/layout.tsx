import type { ReactNode } from "react";
import { MenuDuCompte } from "#components/comptes/menu";
import { langueOf } from "#lib/i18n/addresses";

type LayoutProps = {
	readonly params: Promise<{ langue: string }>;
	readonly children: ReactNode;
};

/** Layout of the account area; each page checks by itself who is signed in. */
export default async function Layout({ params, children }: LayoutProps) {
	const langue = langueOf((await params).langue);
	return (
		<>
			<MenuDuCompte langue={langue} />
			{children}
		</>
	);
}
