/** Every form of every reader, sent by another site or without Origin: rejected with a readable page, and nothing is changed. */
import { type Api, expect, type Monde, test } from "#e2e/fixtures/api";
import { actionsDuBuild } from "#e2e/fixtures/arborescence";
import { enParallele } from "#e2e/fixtures/charge";
import { numeroterEvenements } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import { demandeDe, type Envoi, tousLesEnvois } from "#e2e/fixtures/envois";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import {
	inviter,
	type Lecteur,
	ouvrirTous,
	peupler,
} from "#e2e/fixtures/peuplement";
import { completeEnvironment } from "#lib/platform/config/env";

/** Values of Origin that are not the site's. */
const AILLEURS: readonly Record<string, string>[] = [
	{ Origin: "https://exemple.org", "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ Origin: "null", "Sec-Fetch-Site": "cross-site" },
];

type Habite = {
	readonly lecteurs: readonly Lecteur[];
	readonly envois: readonly Envoi[];
	/** An address that the team alone is shown. */
	readonly courriel: string;
};

async function habiter({ base, secret }: Monde, front: Api): Promise<Habite> {
	completeEnvironment({ NEXTAUTH_SECRET: secret });
	const lecteurs = await inviter(base);
	const { noms, courriel } = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	const qui = lecteurs.filter(
		(un) => PLEINE_TAILLE || /^(?:personne|membre|admin)$/.test(un.qui),
	);
	const envois = await tousLesEnvois(front, qui, noms);
	return { lecteurs, envois, courriel };
}

/** What the content made is numbered first: the server does that every fifteen seconds, to what is a minute old. */
async function empreinteAvant(base: Base): Promise<Record<string, string>> {
	await numeroterEvenements(base);
	return empreinteDeTout(base);
}

let habite: Promise<Habite> | undefined;

/**
 * Readers of each kind, signed in, and every form that they may send: at full size of
 * all of them. The pages are read once for all tests, and the sessions opened anew.
 */
async function formulaires(monde: Monde, front: Api): Promise<Habite> {
	habite ??= habiter(monde, front);
	const { lecteurs, envois, courriel } = await habite;
	await ouvrirTous(monde.base, lecteurs);
	const cookies = new Map(lecteurs.map(({ qui, cookie }) => [qui, cookie]));
	return {
		...{ lecteurs, courriel },
		envois: envois.map((un) => ({ ...un, cookie: cookies.get(un.qui) ?? "" })),
	};
}

test("the team's forms, sent with or without script by a member, a suspended account or an anonymous client, change no row of any table and show nothing of the team's", async ({
	monde,
	base,
	front,
}) => {
	const { lecteurs, envois, courriel } = await formulaires(monde, front);
	const dites = (octets: Buffer) =>
		[courriel, "Déjà vu."].filter((mot) => octets.includes(mot));
	const admin = lecteurs.find(({ qui }) => qui === "admin");
	const sante = await front.appelerSansContrat("GET", "/moderation/sante", {
		entetes: { Cookie: admin?.cookie ?? "" },
	});
	expect(dites(sante.octets)).toContain(courriel);
	const reservees = new Set(
		actionsDuBuild()
			.filter(({ pages }) =>
				pages.every(({ patron }) => patron.startsWith("/moderation")),
			)
			.map(({ id }) => id),
	);
	expect(reservees.size).toBeGreaterThan(25);
	const parAction = new Map(
		envois
			.filter(
				({ qui, formulaire }) =>
					qui === "admin" && reservees.has(formulaire.action),
			)
			.map((un) => [`${un.formulaire.action} ${un.parScript}`, un]),
	);
	expect(parAction.size).toBe(2 * reservees.size);
	const avant = await empreinteAvant(base);
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
		const { octets, statut } = await front.appelerSansContrat(
			"POST",
			chemin,
			demandeDe(envoi, { Origin }),
		);
		expect([envoi.qui, chemin, statut < 500, dites(octets)]).toEqual([
			...[envoi.qui, chemin, true, []],
		]);
	});
	expect(await empreinteDeTout(base)).toEqual({
		...avant,
		// Acts are counted, whatever the sender.
		limites: expect.any(String),
	});
});

test("a control character in what a form names is refused by every form of a member and of an administrator, and no fault", async ({
	monde,
	base,
	front,
}) => {
	const { lecteurs, envois } = await formulaires(monde, front);
	const deux = lecteurs.filter(({ qui }) => /^(?:membre|admin)$/.test(qui));
	const Origin = `http://localhost:${front.server.port}`;
	const fautes: string[] = [];
	let nombre = 0;
	const uns = new Map(
		envois
			.filter(
				({ parScript, qui }) => !parScript && deux.some((un) => un.qui === qui),
			)
			.map((un) => [`${un.qui} ${un.formulaire.action}`, un]),
	);
	for (const { parScript, qui, formulaire } of uns.values()) {
		const { chemin, caches } = formulaire;
		for (const [place, champ] of caches.entries()) {
			if (champ.nom.startsWith("$ACTION")) continue;
			// A form before it may have ended the session.
			await ouvrirTous(base, deux);
			const cookie = deux.find((un) => un.qui === qui)?.cookie ?? "";
			const nommes = caches.with(place, { ...champ, valeur: "a\u0000" });
			const { statut } = await front.appelerSansContrat(
				"POST",
				chemin,
				demandeDe(
					{
						...{ qui, cookie, parScript },
						formulaire: { ...formulaire, caches: nommes },
					},
					{ Origin },
				),
			);
			nombre += 1;
			if (statut >= 500) fautes.push(`${qui} ${chemin} ${champ.nom} ${statut}`);
		}
	}
	expect(nombre).toBeGreaterThan(50);
	expect(fautes).toEqual([]);
});

test("every form of every reader, sent from another site, without Origin or with a null one, is rejected with a readable page and changes no row of any table", async ({
	monde,
	base,
	front,
}) => {
	const { envois } = await formulaires(monde, front);
	// No action of the build is left out, for any reader.
	expect(envois.length).toBeGreaterThan(
		2 * new Set(envois.map(({ qui }) => qui)).size * actionsDuBuild().length,
	);
	const avant = await empreinteAvant(base);
	// Each form from one of these places, and at full size from all of them.
	for (const [place, de] of AILLEURS.entries())
		await enParallele(envois.length, 6, async (rang) => {
			const envoi = envois[rang];
			if (!envoi) throw new Error(`no form ${rang}`);
			if (!PLEINE_TAILLE && rang % AILLEURS.length !== place) return;
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
