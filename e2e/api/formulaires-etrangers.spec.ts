/** Every form of every reader, sent by another site or without Origin: rejected with a readable page, and nothing is changed. */
import { type Api, expect, type Monde, test } from "#e2e/fixtures/api";
import {
	actionsDuBuild,
	adressesDe,
	type Noms,
	routesDe,
} from "#e2e/fixtures/arborescence";
import { enParallele } from "#e2e/fixtures/charge";
import type { Demande } from "#e2e/fixtures/client";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import {
	cueillir,
	type FormulaireTrouve,
	formulairesCaches,
	multipart,
} from "#e2e/fixtures/formulaires";
import {
	inviter,
	type Lecteur,
	ouvrirTous,
	pagesDe,
	peupler,
} from "#e2e/fixtures/peuplement";
import { completeEnvironment } from "#lib/platform/config/env";

/** Values of Origin that are not the site's. */
const AILLEURS: readonly Record<string, string>[] = [
	{ Origin: "https://exemple.org", "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ Origin: "null", "Sec-Fetch-Site": "cross-site" },
];

type Envoi = {
	readonly qui: Lecteur["qui"];
	readonly cookie: string;
	readonly formulaire: FormulaireTrouve;
	readonly parScript: boolean;
};

function demandeDe(
	{ cookie, formulaire, parScript }: Envoi,
	de: Record<string, string>,
): Demande {
	const { action, caches, champs } = formulaire;
	const parties = parScript
		? [
				...champs.map(({ nom, valeur }) => ({ nom: `_1_${nom}`, valeur })),
				{ nom: "0", valeur: '[{"tour":0},"$K1"]' },
			]
		: [...caches, ...champs];
	const { brut, type } = multipart(parties);
	const suite: Record<string, string> = parScript
		? { "Next-Action": action }
		: {};
	return {
		brut,
		entetes: { ...de, ...suite, Cookie: cookie, "Content-Type": type },
	};
}

/** The same form on the same page once, each action by script once. */
function sansDoubles(envois: readonly Envoi[]): Envoi[] {
	const parNom = new Map(
		envois.map((envoi) => {
			const { qui, parScript, formulaire } = envoi;
			const page = parScript ? "" : formulaire.chemin;
			return [[qui, parScript, formulaire.action, page].join(" "), envoi];
		}),
	);
	return [...parNom.values()];
}

async function tousLesEnvois(
	front: Api,
	lecteurs: readonly Lecteur[],
	noms: Noms,
): Promise<Envoi[]> {
	const pages = adressesDe(routesDe(), "page", noms);
	const envois: Envoi[] = [];
	const montres: FormulaireTrouve[] = [];
	for (const { qui, cookie } of lecteurs) {
		const { formulaires } = await cueillir(front, cookie, pagesDe(qui, pages));
		montres.push(...formulaires);
		const siens = new Set(formulaires.map(({ action }) => action));
		// Forms that only others are shown may still be sent.
		const autres = montres.filter(({ action }) => !siens.has(action));
		for (const formulaire of [
			...formulaires,
			...new Map(autres.map((un) => [un.action, un])).values(),
			...formulairesCaches([...formulaires, ...autres], noms),
		])
			for (const parScript of [false, true])
				envois.push({ qui, cookie, formulaire, parScript });
	}
	return sansDoubles(envois);
}

/** A reader of each kind, signed in, and content for all of them. */
async function habiter({ base, secret }: Monde) {
	completeEnvironment({ NEXTAUTH_SECRET: secret });
	const lecteurs = await inviter(base);
	const { noms } = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	return { lecteurs, noms };
}

test("the team's forms, sent with or without script by a member, a suspended account or an anonymous client, change no row of any table", async ({
	monde,
	base,
	front,
}) => {
	test.setTimeout(240_000);
	const { lecteurs, noms } = await habiter(monde);
	const reservees = new Set(
		actionsDuBuild()
			.filter(({ pages }) =>
				pages.every(({ patron }) => patron.startsWith("/moderation")),
			)
			.map(({ id }) => id),
	);
	expect(reservees.size).toBeGreaterThan(25);
	const admin = lecteurs.filter(({ qui }) => qui === "admin");
	const envois = await tousLesEnvois(front, admin, noms);
	const parAction = new Map(
		envois
			.filter(({ formulaire }) => reservees.has(formulaire.action))
			.map((un) => [`${un.formulaire.action} ${un.parScript}`, un]),
	);
	expect(parAction.size).toBe(2 * reservees.size);
	const avant = await empreinteDeTout(base);
	const Origin = `http://localhost:${front.server.port}`;
	const autres = lecteurs.filter(
		({ qui }) => qui !== "admin" && qui !== "moderateur",
	);
	const tous = autres.flatMap(({ cookie, qui }) =>
		[...parAction.values()].map((un) => ({ ...un, cookie, qui })),
	);
	await enParallele(tous.length, 4, async (rang) => {
		const envoi = tous[rang];
		if (!envoi) throw new Error(`no form ${rang}`);
		const { chemin } = envoi.formulaire;
		const { statut } = await front.appelerSansContrat(
			"POST",
			chemin,
			demandeDe(envoi, { Origin }),
		);
		expect([envoi.qui, chemin, statut < 500]).toEqual([
			...[envoi.qui, chemin, true],
		]);
	});
	expect(await empreinteDeTout(base)).toEqual({
		...avant,
		// Acts are counted, whatever the sender.
		limites: expect.any(String),
	});
});

test("every form of every reader, sent from another site, without Origin or with a null one, is rejected with a readable page and changes no row of any table", async ({
	monde,
	base,
	front,
}) => {
	test.setTimeout(240_000);
	const { lecteurs, noms } = await habiter(monde);
	const envois = await tousLesEnvois(front, lecteurs, noms);
	// No action of the build is left out, for any reader.
	expect(envois.length).toBeGreaterThan(
		2 * lecteurs.length * actionsDuBuild().length,
	);
	const avant = await empreinteDeTout(base);
	for (const de of AILLEURS)
		await enParallele(envois.length, 6, async (rang) => {
			const envoi = envois[rang];
			if (!envoi) throw new Error(`no form ${rang}`);
			const { chemin } = envoi.formulaire;
			const demande = demandeDe(envoi, de);
			const { statut, entetes, octets } = await front.appelerSansContrat(
				"POST",
				chemin,
				demande,
			);
			const quoi = `${envoi.qui} ${chemin} ${JSON.stringify(de)}`;
			expect([statut, quoi]).toEqual([403, quoi]);
			expect(entetes["content-type"], quoi).toBe("text/html; charset=utf-8");
			expect(entetes["cache-control"], quoi).toBe("no-store");
			expect(entetes["set-cookie"], quoi).toBeUndefined();
			expect(octets.toString(), quoi).toMatch(/<h1>.+<\/h1>[\s\S]*<a href="/);
		});
	expect(await empreinteDeTout(base)).toEqual(avant);
	// The same forms work when sent from the site's own page.
	const Origin = `http://localhost:${front.server.port}`;
	let etat = JSON.stringify(avant);
	let actes = 0;
	const duMembre = envois.filter(
		({ qui, parScript }) => qui === "membre" && !parScript,
	);
	const uns = new Map(duMembre.map((un) => [un.formulaire.action, un]));
	for (const envoi of uns.values()) {
		await front.appelerSansContrat(
			"POST",
			envoi.formulaire.chemin,
			demandeDe(envoi, { Origin }),
		);
		const apres = JSON.stringify(await empreinteDeTout(base));
		if (apres !== etat) actes += 1;
		etat = apres;
	}
	expect(actes).toBeGreaterThan(5);
});
