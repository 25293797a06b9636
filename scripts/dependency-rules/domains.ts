import type { IForbiddenRuleType } from "dependency-cruiser";
import { DOMAIN_FILES, DOMAINS } from "../check-structure/vocabulary.ts";
import {
	ANY_DOMAIN,
	domainFiles,
	kinds,
	packages,
	refuse,
	TEST,
} from "./patterns.ts";

type Domain = (typeof DOMAINS)[number];
type Kind = (typeof DOMAIN_FILES)[number];

const WRITTEN_BY_PEOPLE: readonly Domain[] = [
	"comptes",
	"themes",
	"projets",
	"besoins",
	"articles",
	"contributions",
	"signalements",
];
const PUBLIC: readonly Domain[] = ["themes", "projets", "besoins", "articles"];

/** Which domains each domain may import from; anything else is refused. */
const EDGES: Readonly<Record<Domain, readonly Domain[]>> = {
	comptes: [],
	themes: [],
	contributions: ["comptes", "lieux"],
	signalements: ["besoins", "comptes"],
	vocabulaire: [],
	lieux: [],
	projets: ["themes", "comptes", "contributions", "vocabulaire", "lieux"],
	besoins: [
		"projets",
		"themes",
		"comptes",
		"contributions",
		"vocabulaire",
		"lieux",
	],
	articles: ["projets", "vocabulaire"],
	recherche: [...PUBLIC, "vocabulaire", "lieux"],
	participation: ["projets", "besoins", "comptes"],
	moderation: [
		...WRITTEN_BY_PEOPLE,
		"participation",
		"vocabulaire",
		"recherche",
		"lieux",
	],
	espace: [...WRITTEN_BY_PEOPLE, "participation"],
	flux: [...PUBLIC, "lieux"],
	donnees: [...PUBLIC, "contributions"],
	statistiques: [...PUBLIC, "contributions", "moderation"],
	exploitation: DOMAINS.filter((domain) => domain !== "exploitation"),
};

/** What each file of a domain may import from its own domain: those of the same layer and of lower ones. */
function within(kind: Kind): readonly Kind[] {
	return kind === "http"
		? ["schema", "http"]
		: DOMAIN_FILES.slice(0, DOMAIN_FILES.indexOf(kind) + 1);
}

/** What it may import from another domain, along the declared edges. */
const ACROSS: Readonly<Record<Kind, readonly Kind[]>> = {
	schema: ["schema"],
	rules: [],
	// A wire object that contains another is built from the other's serialized
	// row.
	serialize: ["schema", "rules", "serialize"],
	queries: ["schema", "rules", "queries"],
	writes: ["schema", "rules", "queries", "writes"],
	// A command of one domain may be part of a command of another: a suggested
	// project is a contribution.
	commands: ["schema", "rules", "queries", "writes", "commands"],
	http: ["schema"],
};

const IMPURE = [
	"^lib/platform/(db/pool|config/env|runtime/(clock|log)|limits/(fixed-window|upstash|upstash-fallback))\\.ts$",
	"^lib/platform/mail/",
	"^(node:)?(fs|net|http|https|process|child_process|worker_threads)(/|$)",
	packages("pg", "@prisma/client", "next", "next-auth", "pino"),
].join("|");

const layers = DOMAIN_FILES.flatMap((kind) => {
	const from = { path: domainFiles(kind) };
	return [
		refuse(
			`within-${kind}`,
			`${kind}.ts imports from its own domain only: ${within(kind).join(", ")}`,
			from,
			{ path: "^lib/$1/", pathNot: kinds(within(kind)) },
		),
		refuse(
			`across-${kind}`,
			`${kind}.ts imports from another domain only: ${ACROSS[kind].join(", ") || "nothing"}`,
			from,
			{
				path: `^lib/(?!$1/)(${DOMAINS.join("|")})/`,
				pathNot: kinds(ACROSS[kind]),
			},
		),
	];
});

const edges = DOMAINS.map((domain) => {
	const strangers = DOMAINS.filter(
		(other) => other !== domain && !EDGES[domain].includes(other),
	);
	return refuse(
		`edge-${domain}`,
		`${domain} knows only: ${EDGES[domain].join(", ") || "no other domain"}`,
		{ path: `^lib/${domain}/`, pathNot: TEST },
		{ path: `^lib/(${strangers.join("|")})/` },
	);
});

/** The rules inside lib/: layers of a domain, imports between domains, and the folders below and beside them. */
export const DOMAIN_RULES: readonly IForbiddenRuleType[] = [
	...layers,
	...edges,
	{
		name: "pure",
		severity: "error",
		comment:
			"schema, rules and http reach neither the database, nor the process, nor a framework",
		from: { path: domainFiles("schema", "rules", "http") },
		to: { path: IMPURE, reachable: true },
	},
	refuse(
		"exploitation-callers",
		"what exploitation does is called by the process and the operator's commands; its rules may be shown",
		{ path: "^(app|components|lib)/", pathNot: `${TEST}|^lib/exploitation/` },
		{ path: "^lib/exploitation/.*(queries|writes|commands)\\.ts$" },
	),
	refuse(
		"domain-downwards",
		"a domain knows only lib/platform, lib/i18n and the domains it declares",
		{ path: ANY_DOMAIN, pathNot: TEST },
		{ path: "^(app|components|server|scripts|bench|e2e|lib/adapters)/" },
	),
	refuse(
		"platform-knows-no-domain",
		"lib/platform knows no domain, no text of a page, no edge and no process",
		{ path: "^lib/platform/", pathNot: TEST },
		{
			path: `${ANY_DOMAIN}|^(app|components|server|scripts|bench|e2e|lib/adapters|lib/i18n)/`,
		},
	),
	refuse(
		"i18n-knows-no-domain",
		"lib/i18n knows lib/platform only",
		{ path: "^lib/i18n/", pathNot: TEST },
		{
			path: `${ANY_DOMAIN}|^(app|components|server|scripts|bench|e2e|prisma|lib/adapters)/`,
		},
	),
	refuse(
		"adapters",
		"adapters know lib/platform, what domains declare (schema, http), who calls (tokens and sessions) and what is left to them",
		{ path: "^lib/adapters/", pathNot: TEST },
		{
			path: `${ANY_DOMAIN}|^(app|components|server|scripts|bench|e2e|prisma)/`,
			pathNot: `${domainFiles("schema", "http")}|^lib/comptes/(jetons|connexion)/(rules|queries|commands)\\.ts$|^lib/contributions/queries\\.ts$`,
		},
	),
];
