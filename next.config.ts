import type { NextConfig } from "next";
import { FORMULAIRE_A_IMAGES_MAX_OCTETS } from "./lib/platform/validation/forms.ts";

/** Set by the front alone, which removes it from what clients send. */
const failedPage = {
	type: "header",
	key: "x-page-erreur",
	value: "(?<statut>404|409|410|500|503|lecture-seule)",
} as const;

/** What a browser sends when its reader opens an address, and a feed reader never does. */
const openedInBrowser = {
	type: "header",
	key: "sec-fetch-dest",
	value: "document",
} as const;

const PREFIXES = { fr: "", en: "/en" };

const config: NextConfig = {
	poweredByHeader: false,
	images: { unoptimized: true },
	// For every reader, not for some robots only: a title that streams leaves the
	// document without one at first, and again while a vote refreshes its page.
	htmlLimitedBots: /.*/,
	devIndicators: false,
	// The API answers a trailing slash without a redirect (D12); pages keep theirs.
	skipTrailingSlashRedirect: true,
	// `npm run check` holds the types; a build on the operator's machine need not.
	typescript: { ignoreBuildErrors: true },
	// What the fields of a form accept, and no more: the front has read it whole by then, and knows which forms may bring pictures.
	experimental: {
		serverActions: { bodySizeLimit: FORMULAIRE_A_IMAGES_MAX_OCTETS },
		// A page is loaded when it is first asked for: loaded ahead, all of them delay the
		// start, and those that nobody opens stay in memory.
		preloadEntriesOnStart: false,
		// Writing what a later build starts from takes a sixth of the first one.
		turbopackFileSystemCacheForBuild: !process.env.BUILT_ONCE,
	},
	serverExternalPackages: ["pg", "pino", "@prisma/client"],
	redirects: async () => [
		{
			source: "/:chemin((?!api(?:/|$)).+)/",
			destination: "/:chemin",
			permanent: true,
		},
		...Object.values(PREFIXES).map((prefix) => ({
			source: `${prefix}/connexion`,
			destination: `${prefix}/compte/connexion`,
			permanent: false,
		})),
		{ source: "/fr", destination: "/", permanent: true },
		{ source: "/fr/:chemin*", destination: "/:chemin*", permanent: true },
	],
	rewrites: async () => ({
		// The page that stands for one that failed keeps the address asked for.
		beforeFiles: [
			{
				source: "/en/:chemin*",
				has: [failedPage],
				destination: "/en/erreur/:statut",
			},
			{
				source: "/:chemin((?!en(?:/|$)).*)",
				has: [failedPage],
				destination: "/fr/erreur/:statut",
			},
			...(["en", "fr"] as const).map((langue) => ({
				source: `${PREFIXES[langue]}/flux/:fichier(.+\\.xml)`,
				has: [openedInBrowser],
				destination: `/${langue}/flux/lecture/:fichier`,
			})),
		],
		afterFiles: [
			...(["fr", "en"] as const).map((langue) => ({
				source: `${PREFIXES[langue]}/:nature(projets|besoins|articles)/:fichier(.+\\.md)`,
				destination: `/${langue}/markdown/:nature/:fichier`,
			})),
			{ source: "/", destination: "/fr" },
			{
				source: "/:chemin((?!(?:fr|en|api|_next)(?:/|$)).+)",
				destination: "/fr/:chemin",
			},
		],
		fallback: [],
	}),
};

export default config;
