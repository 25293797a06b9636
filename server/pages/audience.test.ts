import { beforeAll, expect, test } from "vitest";
import { empreinteSession } from "#lib/comptes/connexion/rules";
import { rows, sql } from "#lib/platform/db/pool";
import { run } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { audienceOf, EVERYBODY } from "./audience.ts";

useTestDatabase();

/** Names of sessions: of a member, a moderator, and others that are not to share anything. */
const MEMBER = "m".repeat(43);
const TEAM = "t".repeat(43);
const OVER = "o".repeat(43);
const DUE = "d".repeat(43);
const DUE_TEAM = "e".repeat(43);
const SUSPENDED = "s".repeat(43);

async function open(
	name: string,
	role: string,
	{ seen = 0, left = 1_000, suspended = false } = {},
): Promise<void> {
	await rows(
		sql`WITH c AS (INSERT INTO comptes (courriel, courriel_saisi, role, valide_le, suspendu, suspendu_le)
		      VALUES (${`${name}@ex.org`}, ${`${name}@ex.org`}, ${role}, now(), ${suspended}, CASE WHEN ${suspended} THEN now() END) RETURNING id)
		    INSERT INTO sessions (compte_id, empreinte, vue_le, expire_le)
		    SELECT id, ${empreinteSession(name)}, now() - make_interval(secs => ${seen}), now() + make_interval(secs => ${left}) FROM c`,
	);
}

beforeAll(async () => {
	await creerProjet({ slug: "un" });
	await creerBesoin({ slug: "deux" });
	await open(MEMBER, "membre");
	await open(TEAM, "admin");
	await open(OVER, "membre", { left: -1 });
	await open(DUE, "membre", { seen: 86_400 });
	await open(DUE_TEAM, "moderateur", { seen: 900 });
	await open(SUSPENDED, "membre", { suspended: true });
	await run(`
		INSERT INTO votes (compte_id, projet_id) SELECT c.id, p.id FROM comptes c, projets p WHERE c.courriel = '${MEMBER}@ex.org';
		INSERT INTO soutiens (compte_id, besoin_id) SELECT c.id, b.id FROM comptes c, besoins b WHERE c.courriel = '${MEMBER}@ex.org';
		INSERT INTO refus_etapes (compte_id, besoin_id) SELECT c.id, b.id FROM comptes c, besoins b WHERE c.courriel = '${MEMBER}@ex.org'`);
});

test("requests without cookies are one audience; one who chose colours, a member and the team are others", async () => {
	expect(await audienceOf(undefined)).toBe(EVERYBODY);
	const names = await Promise.all(
		[
			"bc-apparence=dark",
			"bc-apparence=light",
			`bc-session=${MEMBER}`,
			`bc-session=${MEMBER}; bc-apparence=dark`,
			`bc-apparence=light; bc-session=${TEAM}; bc-navigateur=x.y-z_0`,
		].map(async (cookies) => {
			const { name, reader } = (await audienceOf(cookies)) ?? {};
			return [name, reader];
		}),
	);
	expect(names).toEqual([
		["nobody dark", "nobody"],
		["nobody light", "nobody"],
		["reader auto", "reader"],
		["reader dark", "reader"],
		["team light", "team"],
	]);
});

test("a member's audience knows the member's votes, supports and refused steps, and no other's", async () => {
	const member = await audienceOf(`bc-session=${MEMBER}`);
	expect([...(member?.acts ?? [])].toSorted()).toEqual([
		"refus deux",
		"soutien deux",
		"vote un",
	]);
	expect((await audienceOf(`bc-session=${TEAM}`))?.acts.size).toBe(0);
});

test.each([
	["a session that is over", `bc-session=${OVER}`],
	["a session of nobody", "bc-session=x"],
	["a session of a suspended account", `bc-session=${SUSPENDED}`],
	["a session whose use is to be recorded", `bc-session=${DUE}`],
	[
		"a moderator's session whose use is to be recorded",
		`bc-session=${DUE_TEAM}`,
	],
	["a cookie that is not of these", `bc-session=${MEMBER}; bc-brouillon=x`],
	["a cookie of somebody else's", "x=1"],
	["a cookie twice", `bc-session=${MEMBER}; bc-session=${TEAM}`],
	["an escaped cookie", "bc-apparence=%64ark"],
	["a quoted cookie", 'bc-apparence="dark"'],
	["another separator", `bc-apparence=dark;bc-session=${MEMBER}`],
	["an empty header", ""],
	["a long header", `bc-navigateur=${"x".repeat(1_000)}`],
])(
	"the page of a request with %s is rendered for it alone",
	async (_, cookies) => {
		expect(await audienceOf(cookies)).toBeNull();
	},
);
