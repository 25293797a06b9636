import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Footer, ThemeChoice } from "#components/ui/shell/footer";
import { Header, ReadOnlyBanner } from "#components/ui/shell/header";
import { PrintFoot } from "#components/ui/shell/here";
import { OfflinePages } from "#components/ui/shell/offline-pages";
import { CONTENT_ID, SkipLink } from "#components/ui/shell/skip-link";
import { appearance } from "#lib/adapters/pages/appearance";
import {
	conformity,
	logoAddresses,
	ownColours,
	siteWords,
} from "#lib/adapters/pages/identity";
import { otherSlugs, ownPage } from "#lib/adapters/pages/own-pages";
import { ownScript, pageNonce } from "#lib/adapters/pages/page";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { langueOf, pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import { aLeRole } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { readOnlySince } from "#lib/platform/db/read-only";
import { LANGUES } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import { choisirApparence } from "./actions.ts";
import "../globals.css";
import "../prose.css";
import { fontClasses } from "./fonts.ts";

type LayoutProps = {
	readonly params: Promise<{ langue: string }>;
	readonly children: ReactNode;
};

/**
 * View transitions between pages, for those who do not ask for less motion. Every page
 * asks for them, in a style of its own: Chromium reports as an error a transition to a
 * page that does not ask, or whose style sheet React changes meanwhile.
 */
const VIEW_TRANSITION =
	"@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}";

export async function generateMetadata(props: LayoutProps): Promise<Metadata> {
	await connection();
	const langue = langueOf((await props.params).langue);
	const { siteNom, siteUrl } = reglages();
	return {
		metadataBase: new URL(siteUrl),
		title: { default: siteNom, template: `%s · ${siteNom}` },
		description: siteWords(langue).presentation,
		applicationName: siteNom,
		icons: {
			icon: [
				{ url: "/favicon.ico", sizes: "32x32" },
				{ url: "/icon.svg", sizes: "any", type: "image/svg+xml" },
			],
			apple: { url: "/apple-icon.png", sizes: "180x180" },
		},
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
	const { siteNom, siteUrl, codeSource, vitrine } = reglages();
	const [chosen, script, nonce, visiteur, readOnly] = await Promise.all([
		appearance(),
		ownScript(),
		pageNonce(),
		// When the database does not answer, the page reports it; its header is
		// still shown.
		lireVisiteur().catch(() => null),
		readOnlySince().catch(() => null),
	]);
	return (
		<html
			lang={langue}
			className={fontClasses}
			data-theme={chosen === "auto" ? undefined : chosen}
			// Our script may have told the style sheet what the browser lacks.
			suppressHydrationWarning
		>
			<head>
				<style nonce={nonce}>{VIEW_TRANSITION + ownColours()}</style>
			</head>
			<body className="flex min-h-dvh flex-col">
				{script ? <script {...script} defer /> : null}
				<link
					rel="search"
					type="application/opensearchdescription+xml"
					title={siteNom}
					href={pageAddress(langue, "/opensearch.xml")}
				/>
				<SkipLink label={texts(langue)("coquille.evitement")} />
				<Header
					siteNom={siteNom}
					connexion={!vitrine}
					logo={logoAddresses()}
					visiteur={
						visiteur && { moderation: aLeRole(visiteur.role, "moderateur") }
					}
				/>
				{vitrine || readOnly !== null ? (
					<ReadOnlyBanner vitrine={vitrine} />
				) : null}
				<main
					id={CONTENT_ID}
					tabIndex={-1}
					className="mx-auto w-full max-w-page flex-1 overflow-x-clip px-5 pt-10 pb-20 sm:px-8 sm:pt-16 has-[>article:first-child]:pt-4 sm:has-[>article:first-child]:pt-10 max-md:[body:has([data-equipe])_&]:pt-2 max-md:[body:has([data-equipe])_&]:pb-0"
				>
					{children}
				</main>
				{/* The browser of who only reads keeps nothing of the site. */}
				{visiteur ? <OfflinePages /> : null}
				<PrintFoot
					siteUrl={siteUrl}
					day={texts(langue)("coquille.feuille", {
						date: formats(langue).dateTime(now(), { dateStyle: "long" }),
					})}
				/>
				<Footer
					accroche={siteWords(langue).accroche}
					codeSource={codeSource}
					conformite={conformity()}
					pages={otherSlugs().flatMap((slug) => ownPage(langue, slug) ?? [])}
				>
					<ThemeChoice chosen={chosen} action={choisirApparence} />
				</Footer>
			</body>
		</html>
	);
}
