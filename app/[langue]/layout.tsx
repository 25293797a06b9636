import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Footer } from "#components/ui/shell/footer";
import { Header } from "#components/ui/shell/header";
import { CONTENT_ID, SkipLink } from "#components/ui/shell/skip-link";
import { ThemeChoice } from "#components/ui/shell/theme-choice";
import { appearance } from "#lib/adapters/pages/appearance";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { langueOf, pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { aLeRole } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { LANGUES } from "#lib/platform/langues";
import { choisirApparence } from "./actions.ts";
import "../globals.css";
import "../prose.css";
import { fontClasses } from "./fonts.ts";

type LayoutProps = {
	readonly params: Promise<{ langue: string }>;
	readonly children: ReactNode;
};

export async function generateMetadata(props: LayoutProps): Promise<Metadata> {
	await connection();
	const t = texts(langueOf((await props.params).langue));
	const { siteNom, siteUrl } = reglages();
	return {
		metadataBase: new URL(siteUrl),
		title: { default: siteNom, template: `%s · ${siteNom}` },
		description: t("coquille.description"),
		applicationName: siteNom,
	};
}

export const viewport: Viewport = {
	colorScheme: "light dark",
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#fffdf8" },
		{ media: "(prefers-color-scheme: dark)", color: "#1b221e" },
	],
};

export default async function Layout({ params, children }: LayoutProps) {
	// The CSP nonce changes at each request: nothing can be prerendered.
	await connection();
	const asked = (await params).langue;
	const langue = LANGUES.find((une) => une === asked) ?? notFound();
	const { siteNom } = reglages();
	const [chosen, visiteur] = await Promise.all([
		appearance(),
		// When the database does not answer, the page reports it; its header is
		// still shown.
		lireVisiteur().catch(() => null),
	]);
	return (
		<html
			lang={langue}
			className={fontClasses}
			data-theme={chosen === "auto" ? undefined : chosen}
		>
			<body className="flex min-h-dvh flex-col">
				<link
					rel="search"
					type="application/opensearchdescription+xml"
					title={siteNom}
					href={pageAddress(langue, "/opensearch.xml")}
				/>
				<SkipLink label={texts(langue)("coquille.evitement")} />
				<Header
					langue={langue}
					siteNom={siteNom}
					visiteur={
						visiteur && { moderation: aLeRole(visiteur.role, "moderateur") }
					}
				/>
				<main
					id={CONTENT_ID}
					tabIndex={-1}
					className="mx-auto w-full max-w-page flex-1 overflow-x-clip px-5 pt-10 pb-20 sm:px-8 sm:pt-16"
				>
					{children}
				</main>
				<Footer langue={langue} siteNom={siteNom}>
					<ThemeChoice
						langue={langue}
						chosen={chosen}
						action={choisirApparence}
					/>
				</Footer>
			</body>
		</html>
	);
}
