import { afterEach, expect, test, vi } from "vitest";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { changerRole, exigerCles } from "#lib/moderation/comptes/commands";
import { reglages } from "#lib/platform/config/env";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { newPasskey } from "#lib/platform/passkeys/passkey.fixture";
import { dayIn } from "#lib/platform/runtime/days.fixture";
import { avecCle, nouveau, ouvrir, vieillir } from "#prisma/passkeys.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	ajouterCle,
	prouverCle,
	renouvelerCodesSecours,
	retirerCle,
	retirerClesDe,
	utiliserCodeSecours,
} from "./commands.ts";
import { demanderAjout, demanderPreuve, lireMesCles } from "./queries.ts";
import { CLES_MAX } from "./rules.ts";

useTestDatabase();
afterEach(() => {
	vi.useRealTimers();
});

const ORIGINE = () => reglages().siteUrl;

function courriels(compte_id: number, gabarit: string) {
	return prisma().courriel.count({ where: { compte_id, gabarit } });
}

test("the first passkey brings ten recovery codes, and is mailed; the session counts as proved", async () => {
	const { id, lire, codes } = await avecCle();
	expect(new Set(codes).size).toBe(10);
	expect(codes.every((code) => /^\w{4}-\w{4}-\w{4}$/.test(code))).toBe(true);
	expect(await lire()).toMatchObject({ role: "moderateur", preuve: "recente" });
	expect(await lireMesCles(id)).toMatchObject({
		cles: [{ nom: "Téléphone", vue_le: null }],
		secours: 10,
	});
	expect(await courriels(id, "cle_ajoutee")).toBe(1);
});

test("another session acts as a member until the passkey is shown there, and creates no token meanwhile", async () => {
	const { id, cle } = await avecCle("admin");
	const lire = await ouvrir(id);
	const avant = await lire();
	expect(avant).toMatchObject({ role: "membre", preuve: "a_montrer" });
	expect(
		await creerJeton(avant, { compte_id: id, nom: "intrus" }),
	).toMatchObject({ refus: "interdit", raison: "preuve" });
	const options = await demanderPreuve(avant);
	const ailleurs = await ouvrir(id);
	expect(await prouverCle(avant, cle.get(options))).toMatchObject({ ok: true });
	expect(await lire()).toMatchObject({ role: "admin", preuve: "recente" });
	expect(await ailleurs()).toMatchObject({ preuve: "a_montrer" });
});

test("an answer serves once, in its own session, for what it was asked for, on this site only", async () => {
	const { id, cle } = await avecCle();
	const un = await (await ouvrir(id))();
	const deux = await (await ouvrir(id))();
	const options = await demanderPreuve(un);
	const faux = [
		cle.get(options, { origin: "https://ailleurs.test" }),
		cle.get(options, { host: "ailleurs.test" }),
		cle.get(await demanderAjout(un, "moi")),
		newPasskey(ORIGINE()).get(options),
		"{}",
		"pas du JSON",
	];
	for (const reponse of faux)
		expect(await prouverCle(un, reponse)).toMatchObject({ refus: "conflit" });
	const juste = cle.get(options);
	expect(await prouverCle(deux, juste)).toMatchObject({ refus: "conflit" });
	expect(await prouverCle(un, juste)).toMatchObject({ ok: true });
	expect(await prouverCle(un, juste)).toMatchObject({ refus: "conflit" });
});

test("of a passkey that counts nothing, as one kept on several devices, an answer serves once, and none that was asked for before", async () => {
	const { id, cle } = await avecCle();
	const visiteur = await (await ouvrir(id))();
	const ancienne = cle.get(await demanderPreuve(visiteur), { counter: 0 });
	const options = await demanderPreuve(visiteur);
	const juste = cle.get(options, { counter: 0 });
	expect(await prouverCle(visiteur, juste)).toMatchObject({ ok: true });
	for (const reponse of [juste, ancienne])
		expect(await prouverCle(visiteur, reponse)).toMatchObject({
			refus: "conflit",
		});
});

test("a clock that was set back by a day makes no proof count for a day, and the passkey is shown again", async () => {
	const { lire, cle } = await avecCle();
	await rows(
		sql`UPDATE sessions SET prouvee_le = prouvee_le + interval '1 day', defi_le = defi_le + interval '1 day'`,
	);
	const visiteur = await lire();
	expect(visiteur).toMatchObject({ preuve: "ancienne" });
	const reponse = cle.get(await demanderPreuve(visiteur));
	expect(await prouverCle(visiteur, reponse)).toMatchObject({ ok: true });
	expect(await lire()).toMatchObject({ preuve: "recente" });
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
	const deDemain = cle.get(await demanderPreuve(visiteur));
	vi.useRealTimers();
	expect(await prouverCle(visiteur, deDemain)).toMatchObject({
		refus: "conflit",
	});
});

test("a session that was closed meanwhile, or is another's, adds no passkey, makes no recovery codes, and uses none up", async () => {
	const id = await nouveau();
	const visiteur = await (await ouvrir(id))();
	const { session_id } = await (await ouvrir(await nouveau()))();
	const intrus = { ...visiteur, session_id };
	expect(
		await ajouterCle(intrus, {
			nom: "Intrus",
			reponse: newPasskey(ORIGINE()).create(await demanderAjout(intrus, "x")),
		}),
	).toMatchObject({ refus: "non_autorise" });
	const cle = newPasskey(ORIGINE()).create(await demanderAjout(visiteur, "x"));
	await rows(sql`DELETE FROM sessions WHERE compte_id = ${id}`);
	expect(
		await ajouterCle(visiteur, { nom: "Intrus", reponse: cle }),
	).toMatchObject({ refus: "non_autorise" });
	expect(await lireMesCles(id)).toEqual({ cles: [], secours: 0 });
	const autre = await avecCle();
	const ferme = await autre.lire();
	await rows(sql`DELETE FROM sessions WHERE compte_id = ${autre.id}`);
	expect(await renouvelerCodesSecours(ferme)).toMatchObject({
		refus: "non_autorise",
	});
	expect(await utiliserCodeSecours(ferme, autre.codes[0] ?? "")).toMatchObject({
		refus: "conflit",
	});
	expect(await lireMesCles(autre.id)).toMatchObject({ secours: 10 });
});

test("of twenty copies of an answer that are sent together, one is taken", async () => {
	const { id, cle } = await avecCle();
	const visiteur = await (await ouvrir(id))();
	const reponse = cle.get(await demanderPreuve(visiteur));
	const faits = await Promise.all(
		Array.from({ length: 20 }, () => prouverCle(visiteur, reponse)),
	);
	expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a passkey whose counter goes back was copied: it is refused", async () => {
	const { id, cle } = await avecCle();
	const visiteur = await (await ouvrir(id))();
	const options = () => demanderPreuve(visiteur);
	expect(
		await prouverCle(visiteur, cle.get(await options(), { counter: 9 })),
	).toMatchObject({ ok: true });
	expect(
		await prouverCle(visiteur, cle.get(await options(), { counter: 9 })),
	).toMatchObject({ refus: "conflit" });
});

test("a recovery code stands in for the passkey once, however it is typed, whoever sends it at once", async () => {
	const { id, codes } = await avecCle();
	const [code = ""] = codes;
	const sessions = await Promise.all(
		Array.from({ length: 8 }, async () => (await ouvrir(id))()),
	);
	const faits = await Promise.all(
		sessions.map((un) =>
			utiliserCodeSecours(un, ` ${code.toUpperCase().replaceAll("-", " ")}`),
		),
	);
	expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await lireMesCles(id)).toMatchObject({ secours: 9 });
	expect(await courriels(id, "code_secours_utilise")).toBe(1);
	const autre = await avecCle();
	expect(
		await utiliserCodeSecours(await autre.lire(), codes[1] ?? ""),
	).toMatchObject({ refus: "conflit" });
});

test("adding another passkey, removing one and new codes ask for one shown lately; another's is not removed, and the answer that added a removed one does not add it again", async () => {
	const { id, lire, cle } = await avecCle();
	const autre = await avecCle();
	const [sienne] = (await lireMesCles(autre.id)).cles;
	expect(await retirerCle(await lire(), sienne?.id ?? 0)).toMatchObject({
		refus: "introuvable",
	});
	await vieillir(id);
	const vieux = await lire();
	expect(vieux).toMatchObject({ role: "moderateur", preuve: "ancienne" });
	const [mienne] = (await lireMesCles(id)).cles;
	const ajout = async () => ({
		nom: "Seconde",
		reponse: newPasskey(ORIGINE()).create(await demanderAjout(vieux, "moi")),
	});
	for (const refus of [
		await ajouterCle(vieux, await ajout()),
		await renouvelerCodesSecours(vieux),
		await retirerCle(vieux, mienne?.id ?? 0),
	])
		expect(refus).toMatchObject({ refus: "interdit", raison: "preuve" });
	await prouverCle(vieux, cle.get(await demanderPreuve(vieux)));
	const frais = await lire();
	const seconde = await ajout();
	expect(await ajouterCle(frais, seconde)).toEqual({ ok: true, valeur: null });
	expect(await renouvelerCodesSecours(frais)).toMatchObject({ ok: true });
	for (const { id: sa } of (await lireMesCles(id)).cles)
		expect(await retirerCle(frais, sa)).toMatchObject({ ok: true });
	expect(await ajouterCle(frais, seconde)).toMatchObject({ refus: "conflit" });
	expect(await lireMesCles(id)).toEqual({ cles: [], secours: 0 });
	expect(await lireMesCles(autre.id)).toMatchObject({
		...{ cles: [{ id: sienne?.id }], secours: 10 },
	});
	expect(await lire()).toMatchObject({ role: "moderateur" });
	// Asked for again in another window, where none is left to show.
	expect(await retirerCle(await lire(), mienne?.id ?? 0)).toMatchObject({
		refus: "introuvable",
	});
});

test("a role changes only after a passkey shown lately, for an administrator who has one", async () => {
	const { id, lire } = await avecCle("admin");
	const membre = await nouveau("membre");
	await vieillir(id);
	expect(await changerRole(await lire(), membre, "moderateur")).toMatchObject({
		refus: "interdit",
		raison: "preuve",
	});
	const sansCle = await (await ouvrir(await nouveau("admin")))();
	expect(await changerRole(sansCle, membre, "moderateur")).toMatchObject({
		ok: true,
	});
});

test.each([
	["2027-03-22T22:30:00Z", "2027-03-28", "2027-03-29"],
	["2027-10-25T22:30:00Z", "2027-11-01", "2027-11-02"],
])(
	"at %s, before a change of hour, a week ahead is seven days of the calendar",
	async (maintenant, tropTot, assez) => {
		const { lire } = await avecCle("admin");
		const acteur = await lire();
		vi.useFakeTimers({ now: new Date(maintenant), toFake: ["Date"] });
		expect(await exigerCles(acteur, { des_le: tropTot })).toMatchObject({
			refus: "conflit",
		});
		expect(await exigerCles(acteur, { des_le: assez })).toMatchObject({
			ok: true,
		});
		// No day is left that others would find past.
		await exigerCles(acteur, { des_le: null });
	},
);

test("a passkey is required a week ahead at least, by who has one; from that day, who has none acts as a member until he adds one", async () => {
	const { lire } = await avecCle("admin");
	const nu = await nouveau("moderateur");
	const lireNu = await ouvrir(nu);
	const suspendu = await nouveau("moderateur");
	await prisma().compte.update({
		where: { id: suspendu },
		data: { suspendu: true, suspendu_le: new Date() },
	});
	expect(await exigerCles(await lire(), { des_le: dayIn(6) })).toMatchObject({
		refus: "conflit",
	});
	const sansCle = await (await ouvrir(await nouveau("admin")))();
	expect(await exigerCles(sansCle, { des_le: dayIn(30) })).toMatchObject({
		refus: "conflit",
	});
	const des_le = dayIn(7);
	expect(await exigerCles(await lire(), { des_le })).toMatchObject({
		ok: true,
	});
	expect(await courriels(nu, "cle_exigee")).toBe(1);
	expect(await courriels(suspendu, "cle_exigee")).toBe(0);
	expect((await lireNu()).preuve).toBeUndefined();
	await prisma().$executeRaw(
		sql`UPDATE exigences_cles SET des_le = ${dayIn(0)}::date`,
	);
	const attend = await lireNu();
	expect(attend).toMatchObject({ role: "membre", preuve: "a_ajouter" });
	const membre = await (await ouvrir(await nouveau("membre")))();
	expect(membre.preuve).toBeUndefined();
	const reponse = newPasskey(ORIGINE()).create(
		await demanderAjout(attend, "moi"),
	);
	expect(await ajouterCle(attend, { nom: "Clé", reponse })).toMatchObject({
		ok: true,
	});
	expect(await lireNu()).toMatchObject({ role: "moderateur" });
	expect(await exigerCles(await lire(), { des_le: null })).toMatchObject({
		ok: true,
	});
	expect((await (await ouvrir(await nouveau()))()).preuve).toBeUndefined();
});

test("the operator alone removes the passkeys that somebody lost: sessions close, codes go", async () => {
	const perdu = await avecCle();
	const admin = await avecCle("admin");
	expect(await retirerClesDe(await admin.lire(), perdu.id)).toMatchObject({
		refus: "interdit",
		raison: "role",
	});
	const operateur = { nature: "operateur" } as const;
	expect(await retirerClesDe(operateur, perdu.id)).toEqual({
		...{ ok: true, valeur: 1 },
	});
	await expect(perdu.lire()).rejects.toThrow("no session");
	expect(await lireMesCles(perdu.id)).toEqual({ cles: [], secours: 0 });
	expect(await courriels(perdu.id, "cles_retirees")).toBe(1);
	expect(await admin.lire()).toMatchObject({ preuve: "recente" });
	expect(await lireMesCles(admin.id)).toMatchObject({ secours: 10 });
	expect(await retirerClesDe(operateur, admin.id)).toMatchObject({ ok: true });
});

test("a member adds no passkey; whoever becomes one loses his, and every session with them", async () => {
	const membre = await (await ouvrir(await nouveau("membre")))();
	const reponse = newPasskey(ORIGINE()).create(
		await demanderAjout(membre, "moi"),
	);
	expect(await ajouterCle(membre, { nom: "Clé", reponse })).toMatchObject({
		refus: "non_autorise",
	});
	const admin = await avecCle("admin");
	const equipier = await avecCle();
	await changerRole(await admin.lire(), equipier.id, "membre");
	expect(await lireMesCles(equipier.id)).toEqual({ cles: [], secours: 0 });
	await expect(equipier.lire()).rejects.toThrow("no session");
	expect(await lireMesCles(admin.id)).toMatchObject({
		...{ cles: [{ nom: "Téléphone" }], secours: 10 },
	});
});

test("of two first passkeys that are added at once, one is taken without a proof", async () => {
	const id = await nouveau();
	const visiteur = await (await ouvrir(id))();
	const faits = await Promise.all(
		Array.from({ length: 2 }, async () =>
			ajouterCle(visiteur, {
				nom: "Clé",
				reponse: newPasskey(ORIGINE()).create(
					await demanderAjout(visiteur, "moi"),
				),
			}),
		),
	);
	expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await lireMesCles(id)).cles).toHaveLength(1);
});

/** Another passkey of who showed one lately. */
async function ajouterUneAutre(lire: Awaited<ReturnType<typeof ouvrir>>) {
	const visiteur = await lire();
	const cle = newPasskey(ORIGINE());
	const reponse = cle.create(await demanderAjout(visiteur, "moi"));
	return { cle, fait: await ajouterCle(visiteur, { nom: "Autre", reponse }) };
}

test("each of two passkeys opens a session; the recovery codes stay while one of them does", async () => {
	const { id, lire, cle } = await avecCle();
	const { cle: autre } = await ajouterUneAutre(lire);
	for (const une of [cle, autre]) {
		const visiteur = await (await ouvrir(id))();
		const reponse = une.get(await demanderPreuve(visiteur));
		expect(await prouverCle(visiteur, reponse)).toMatchObject({ ok: true });
	}
	const [premiere] = (await lireMesCles(id)).cles;
	await retirerCle(await lire(), premiere?.id ?? 0);
	expect(await lireMesCles(id)).toMatchObject({ cles: [{}], secours: 10 });
});

test("an account has as many passkeys as its bound, and no more", async () => {
	const { id, lire } = await avecCle();
	for (let nombre = 2; nombre <= CLES_MAX; nombre += 1)
		expect((await ajouterUneAutre(lire)).fait).toMatchObject({ ok: true });
	expect((await ajouterUneAutre(lire)).fait).toMatchObject({
		refus: "conflit",
	});
	expect((await lireMesCles(id)).cles).toHaveLength(CLES_MAX);
});
