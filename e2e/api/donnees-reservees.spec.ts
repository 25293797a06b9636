/** Requests of the site's own script for page data: they reveal no more than the page itself. */
import { expect, type Monde, test } from "#e2e/fixtures/api";
import {
	adressesDe,
	generateursDeTrop,
	routesDe,
	sansGenerateur,
} from "#e2e/fixtures/arborescence";
import { enParallele } from "#e2e/fixtures/charge";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import {
	inviter,
	type Lecteur,
	ouvrirTous,
	peupler,
} from "#e2e/fixtures/peuplement";
import { completeEnvironment } from "#lib/platform/config/env";

const ARBRE = encodeURIComponent(
	'["",{"children":[["langue","fr","d",null],{"children":["__PAGE__",{},null,null,0]},null,null,0]},null,null,16]',
);

/** Page data, prefetches, single segments, and the addresses that stand for these. */
const DEMANDES: readonly {
	readonly suffixe?: string;
	readonly entetes: Record<string, string>;
}[] = [
	{ entetes: { RSC: "1" } },
	{
		entetes: { RSC: "1", "Next-Router-State-Tree": ARBRE },
		suffixe: "?_rsc=1",
	},
	{ entetes: { RSC: "1", "Next-Router-Prefetch": "1" } },
	{ entetes: { RSC: "1", "Next-Router-Segment-Prefetch": "/__PAGE__" } },
	{ entetes: { RSC: "1" }, suffixe: ".rsc" },
	{ entetes: {}, suffixe: ".segments/_tree.segment.rsc" },
];

/** A reader of each kind, signed in, and content for all of them. */
async function habiter({ base, secret }: Monde) {
	completeEnvironment({ NEXTAUTH_SECRET: secret });
	const lecteurs = await inviter(base);
	const peuple = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	return { lecteurs, ...peuple };
}

const estDeLEquipe = ({ qui }: Lecteur) =>
	qui === "admin" || qui === "moderateur";

test("every route of app/ has addresses to test, and a route without any would be named", () => {
	const routes = routesDe();
	expect(sansGenerateur(routes)).toEqual([]);
	expect(generateursDeTrop(routes)).toEqual([]);
	const nouvelle = { patron: "/nouveau/[nom]/suite", genre: "page" } as const;
	expect(sansGenerateur([...routes, nouvelle])).toEqual([nouvelle.patron]);
	const patrons = routes.map(({ patron }) => patron);
	for (const connue of ["/", "/moderation/journal", "/api/moi", "/robots.txt"])
		expect(patrons).toContain(connue);
});

test("data, prefetch and segment requests of the moderation and account areas reveal nothing to readers whose pages reveal nothing", async ({
	monde,
	front,
}) => {
	const { lecteurs, noms, courriel } = await habiter(monde);
	const pages = adressesDe(routesDe(), "page", noms).filter((page) =>
		/^\/(?:moderation|compte)(?:\/|$)/.test(page),
	);
	const equipe = pages.filter((page) => page.startsWith("/moderation"));
	const tous = lecteurs.flatMap((lecteur, place) => {
		const vers = lecteur.qui === "membre" ? equipe : pages;
		return vers.flatMap((page) =>
			DEMANDES.map((demande, rang) => ({
				...{ ...demande, lecteur, page },
				tour: place + pages.indexOf(page) + rang,
			})),
		);
	});
	// Each page in each way is asked for by one of those who see nothing, and at full
	// size by all of them.
	const essais = tous.filter(
		({ lecteur, tour }) =>
			PLEINE_TAILLE || estDeLEquipe(lecteur) || tour % 3 === 0,
	);
	/** How many of their answers contain what their page would show. */
	const dites: Record<string, number> = {};
	await enParallele(essais.length, 4, async (rang) => {
		const essai = essais[rang];
		if (!essai) throw new Error(`nothing at ${rang}`);
		const { lecteur, page, suffixe = "", entetes } = essai;
		const equipier = estDeLEquipe(lecteur);
		// Two of theirs are enough to prove that a leak would be detected.
		if (equipier && page !== "/moderation/sante" && page !== "/compte") return;
		const avec = { entetes: { ...entetes, Cookie: lecteur.cookie } };
		const demander = (adresse: string) =>
			front.appelerSansContrat("GET", adresse, avec);
		const premiere = await demander(page + suffixe);
		// Next (16.4.6) redirects a data request to an address derived from its
		// headers.
		const suite = String(premiere.entetes.location ?? "");
		const { statut, octets } = suite.includes("_rsc")
			? await demander(suite)
			: premiere;
		const texte = octets.toString();
		const dit = [courriel, "Déjà vu.", lecteur.courriel || courriel].filter(
			(secret) => texte.includes(secret),
		);
		const quoi = `${lecteur.qui} ${page}${suffixe}`;
		expect([quoi, statut < 500]).toEqual([quoi, true]);
		if (!equipier) expect([quoi, dit]).toEqual([quoi, []]);
		if (dit.length > 0) dites[lecteur.qui] = (dites[lecteur.qui] ?? 0) + 1;
	});
	expect(Object.keys(dites).sort()).toEqual(["admin", "moderateur"]);
});

test("who asks for what the framework makes ahead of a request is answered as if they did not, and no error is logged", async ({
	monde,
	front,
}) => {
	const { lecteurs, noms } = await habiter(monde);
	const admin = lecteurs.find(({ qui }) => qui === "admin");
	const fautes = () => lignesEnFaute(front.server.log());
	const avant = fautes();
	for (const suffixe of ["", ".rsc"])
		for (const RSC of ["1", "x"]) {
			const chemin = `/moderation/versions/projet/${noms.projets[0]}${suffixe}`;
			const { statut } = await front.appelerSansContrat("GET", chemin, {
				entetes: {
					...{ RSC, "Next-Router-Prefetch": "2" },
					Cookie: admin?.cookie ?? "",
				},
			});
			expect([chemin, RSC, statut < 500]).toEqual([chemin, RSC, true]);
		}
	expect(fautes()).toEqual(avant);
});
