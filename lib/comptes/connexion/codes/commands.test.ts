import { beforeEach, expect, test } from "vitest";
import { normaliserCourriel } from "#lib/comptes/rules";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { networkOf } from "#lib/platform/runtime/ip-network";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { demanderCode } from "./commands.ts";
import {
	BUDGETS_CODES,
	empreinteNavigateur,
	partDesInconnus,
} from "./rules.ts";

const PLAFOND = 400;
const PART = partDesInconnus(PLAFOND);

useTestDatabase({ LIMITE_CODES: String(PLAFOND) });

beforeEach(async () => {
	await rows(sql`DELETE FROM envois_codes`);
	await rows(sql`DELETE FROM courriels`);
});

let rang = 0;

/** Requests a code for a mailbox, by default one never used before. */
async function demander({
	adresse,
	courriel,
	connu = null,
}: {
	adresse: string;
	courriel?: string;
	connu?: string | null;
}) {
	rang += 1;
	const fait = await demanderCode(null, {
		nature: "connexion",
		courriel: courriel ?? `inconnu${rang}@exemple.fr`,
		langue: "fr",
		navigateur: null,
		connu,
		reseau: networkOf(adresse),
	});
	if (fait.ok) return "demande";
	return fait.refus === "limite" ? fait.cause : fait.refus;
}

function ipv4(n: number): string {
	return `198.${18 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;
}

async function partis(): Promise<number> {
	return prisma().courriel.count({ where: { gabarit: "code_connexion" } });
}

/** A mailbox whose account knows this browser. */
async function boiteConnue() {
	const { compte_id } = await acteurDeRole("membre");
	const connu = "n".repeat(22);
	await prisma().navigateurConnu.create({
		data: {
			compte_id,
			empreinte: Buffer.from(empreinteNavigateur(connu, compte_id)),
			expire_le: new Date(Date.now() + 86_400_000),
		},
	});
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: compte_id },
	});
	return { courriel: normaliserCourriel(courriel) ?? courriel, connu };
}

/** Codes already sent to unknown browsers. */
async function envois(nombre: number) {
	await rows(
		sql`INSERT INTO envois_codes (boite, reseau)
		    SELECT decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex') FROM generate_series(1, ${nombre}) AS n`,
	);
}

/** The codes that this file requests itself; the earlier ones are inserted. */
const DERNIERS = 5;

async function epuiserLaPart() {
	await envois(PART - DERNIERS);
	for (let n = 0; n < DERNIERS; n += 1)
		expect(await demander({ adresse: ipv4(n) })).toBe("demande");
}

test.each([
	[
		"a /56",
		BUDGETS_CODES.reseau56Heure,
		(n: number) => `2001:db8:1:aa${n.toString(16).padStart(2, "0")}::1`,
		"reseau_56",
	],
	[
		"a /48",
		BUDGETS_CODES.reseau48Heure,
		(n: number) => `2001:db8:2:${(n * 256).toString(16)}::1`,
		"reseau_48",
	],
])(
	"many networks of %s of IPv6 share one budget of codes: the hour's number is sent, and no more",
	async (_quoi, budget, adresse, partage) => {
		expect(await demander({ adresse: adresse(0) })).toBe("demande");
		// Others of the same networks, but for the last ones.
		await rows(
			sql`INSERT INTO envois_codes (boite, reseau, reseau_56, reseau_48)
			    SELECT m, m, CASE ${partage}::text WHEN 'reseau_56' THEN reseau_56 ELSE m END, reseau_48
			    FROM envois_codes, generate_series(1, ${budget - 1 - DERNIERS}) AS n, decode(md5(n::text), 'hex') AS m`,
		);
		const sorts: string[] = [];
		for (let n = 1; n <= DERNIERS + 10; n += 1)
			sorts.push(await demander({ adresse: adresse(n) }));
		expect(sorts).toEqual([
			...Array(DERNIERS).fill("demande"),
			...Array(10).fill("reseau"),
		]);
		expect(await partis()).toBe(1 + DERNIERS);
		expect(await demander({ adresse: "2001:db8:3::1" })).toBe("demande");
		expect(await demander({ adresse: "192.0.2.1" })).toBe("demande");
	},
);

test("when unknown browsers have used their share of the site's codes, a known browser still gets one, until the ceiling", async () => {
	await epuiserLaPart();
	expect(await demander({ adresse: "192.0.2.1" })).toBe("plafond");
	expect(await partis()).toBe(DERNIERS);
	const { courriel, connu } = await boiteConnue();
	// The same mailbox, from an unknown browser.
	expect(await demander({ adresse: "192.0.2.2", courriel })).toBe("plafond");
	expect(await demander({ adresse: "192.0.2.2", courriel, connu })).toBe(
		"demande",
	);
	expect(await partis()).toBe(DERNIERS + 1);
	await rows(
		sql`INSERT INTO envois_codes (boite, reseau, navigateur)
		    SELECT decode(md5(n::text), 'hex'), 'x', 1 FROM generate_series(1, ${PLAFOND - PART - 1}) AS n`,
	);
	const autre = await boiteConnue();
	expect(await demander({ adresse: "192.0.2.3", ...autre })).toBe("plafond");
	await rows(sql`UPDATE envois_codes SET le = le - interval '1 day'`);
	expect(await demander({ adresse: "192.0.2.1" })).toBe("demande");
});

test("a browser that the account knows gets a code although another just asked for one, and no second one in the same minute", async () => {
	const { courriel, connu } = await boiteConnue();
	const qui = { adresse: "192.0.2.5", courriel };
	const envoyes = async (connu: string | null) => {
		const avant = await partis();
		expect(await demander({ ...qui, connu })).toBe("demande");
		return (await partis()) - avant;
	};
	expect(await envoyes(null)).toBe(1);
	expect(await envoyes(connu)).toBe(1);
	expect(await envoyes(connu)).toBe(0);
	await rows(sql`UPDATE envois_codes SET le = le - interval '1 minute'`);
	expect(await envoyes(connu)).toBe(1);
});

test("administrators who are not suspended are notified once a day that unknown browsers have used their share", async () => {
	const admin = await acteurDeRole("admin");
	const suspendu = await acteurDeRole("admin");
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${suspendu.compte_id}`,
	);
	await epuiserLaPart();
	for (const n of [1, 2, 3]) await demander({ adresse: `192.0.2.${n}` });
	await rows(
		sql`DELETE FROM envois_codes WHERE reseau = (SELECT min(reseau) FROM envois_codes)`,
	);
	expect(await demander({ adresse: "192.0.2.4" })).toBe("demande");
	expect(await courrielsA(admin)).toEqual(["codes_plafond attente"]);
	expect(await courrielsA(suspendu)).toEqual([]);
});

test("one mailbox of Gmail, written with dots, a tag or its other name, gets one code a minute from one network", async () => {
	for (const courriel of [
		"camille.b@gmail.com",
		"c.amilleb@gmail.com",
		"c.a.m.ille.b@GoogleMail.com",
		"camilleb+x.y@gmail.com",
	])
		expect(await demander({ adresse: ipv4(900), courriel })).toBe("demande");
	expect(await partis()).toBe(1);
	for (const courriel of ["camille.b@exemple.fr", "camilleb@exemple.fr"])
		await demander({ adresse: ipv4(900), courriel });
	expect(await partis()).toBe(3);
});

test("of forty concurrent requests from unknown browsers when five codes are left, five get one", async () => {
	await envois(PART - DERNIERS);
	const sorts = await Promise.all(
		Array.from({ length: 40 }, (_, n) => demander({ adresse: ipv4(9000 + n) })),
	);
	expect(sorts.filter((sort) => sort === "demande")).toHaveLength(DERNIERS);
	expect(await partis()).toBe(DERNIERS);
});

test("a clock that was set back by a day keeps no mailbox, browser or network without a code", async () => {
	const demande = {
		nature: "connexion",
		courriel: "montre@exemple.fr",
		langue: "fr",
		connu: null,
		reseau: "192.0.2.77",
	} as const;
	const premiere = await demanderCode(null, { ...demande, navigateur: null });
	if (!premiere.ok) throw new Error(premiere.refus);
	const { navigateur } = premiere.valeur;
	await rows(
		sql`INSERT INTO envois_codes (boite, reseau, le)
		    SELECT decode(md5(n::text), 'hex'), reseau, le FROM envois_codes, generate_series(2, ${BUDGETS_CODES.reseauHeure}) AS n`,
	);
	await rows(sql`UPDATE envois_codes SET le = le + interval '1 day'`);
	await rows(
		sql`UPDATE defis SET cree_le = cree_le + interval '1 day', expire_le = expire_le + interval '1 day'`,
	);
	expect(await demanderCode(null, { ...demande, navigateur })).toMatchObject({
		ok: true,
		valeur: { renvoiSecondes: 60 },
	});
	expect(await partis()).toBe(2);
});
