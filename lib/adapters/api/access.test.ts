import { expect, test } from "vitest";
import { nouveauJeton } from "#lib/comptes/jetons/commands";
import type { Role } from "#lib/platform/actor";
import type { Tag } from "#lib/platform/contract/endpoint";
import { prisma } from "#lib/platform/db/pool";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { metricsText } from "#lib/platform/runtime/metrics";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { openCall } from "./access.ts";
import { ROLE_TOO_LOW, scopeTooNarrow } from "./answers.ts";

const LIMITE = 3;
useTestDatabase({ LIMITE_APPELS: String(LIMITE) });

type Asked = Parameters<typeof openCall>[1];
const LIRE: Asked = { role: "membre", tag: "lecture" };

/** A token of a new account, and the account. */
async function avecJeton(role: Role, portees: Tag[]) {
	const { compte_id } = await acteurDeRole(role);
	const jeton = nouveauJeton();
	await prisma().jeton.create({
		data: {
			...{ compte_id, rang: 1, nom: "essai", prefixe: "bc_", portees },
			empreinte: new Uint8Array(secretHash(jeton)),
		},
	});
	return { compte_id, jeton };
}

function called(authorization: string | undefined, asked = LIRE) {
	return openCall(
		{
			...{ method: "GET", path: "/", query: "", requestId: "essai" },
			header: (name) => (name === "authorization" ? authorization : undefined),
			readBody: async () => new Uint8Array(),
		},
		asked,
	);
}

async function open(authorization: string | undefined, asked = LIRE) {
	const opened = await called(authorization, asked);
	return opened.ok ? opened.actor.compte_id : opened.answer.status;
}

async function noted(event: string): Promise<number> {
	const { text } = await metricsText();
	const found = new RegExp(`evenement="${event}"\\} (\\d+)`).exec(text);
	return Number(found?.[1] ?? 0);
}

test("a call is its token's account's; without a live token of an account that is not suspended it is nobody's", async () => {
	const { compte_id, jeton } = await avecJeton("membre", ["lecture"]);
	expect(await open(`Bearer ${jeton}`)).toBe(compte_id);
	expect(await open(`bearer  ${jeton} `)).toBe(compte_id);
	for (const none of [
		undefined,
		"",
		jeton,
		`Basic ${jeton}`,
		`Bearer ${nouveauJeton()}`,
		`Bearer ${jeton}x`,
	])
		expect(await open(none)).toBe(401);
	await prisma().compte.update({
		where: { id: compte_id },
		data: { suspendu: true, suspendu_le: new Date() },
	});
	expect(await open(`Bearer ${jeton}`)).toBe(401);
});

test("what a token was not made for, and what its account may not do, is refused to it and noted", async () => {
	const before = await noted("role_refuse");
	const MODERER: Asked = { role: "moderateur", tag: "administration" };
	const membre = await avecJeton("membre", ["lecture", "administration"]);
	const lecteur = await avecJeton("admin", ["lecture"]);
	const equipe = await avecJeton("moderateur", ["administration"]);
	expect(await open(`Bearer ${membre.jeton}`, MODERER)).toBe(403);
	expect(await open(`Bearer ${lecteur.jeton}`, MODERER)).toBe(403);
	expect(await open(`Bearer ${equipe.jeton}`)).toBe(403);
	expect(await noted("role_refuse")).toBe(before + 3);
	// Only another token would help who lacks a scope, and none who lacks the role.
	for (const [jeton, answer] of [
		[membre.jeton, ROLE_TOO_LOW],
		[lecteur.jeton, scopeTooNarrow(MODERER.tag)],
	] as const)
		expect(await called(`Bearer ${jeton}`, MODERER)).toMatchObject({ answer });
	expect(await open(`Bearer ${equipe.jeton}`, MODERER)).toBe(equipe.compte_id);
	expect(await noted("role_refuse")).toBe(before + 5);
});

test("an account has as many calls as the limit says, whatever their tokens; one more is refused and noted", async () => {
	const before = await noted("limite_atteinte");
	const { compte_id, jeton } = await avecJeton("membre", ["lecture"]);
	for (let n = 0; n < LIMITE; n += 1)
		expect(await open(`Bearer ${jeton}`)).toBe(compte_id);
	expect(await noted("limite_atteinte")).toBe(before);
	expect(await open(`Bearer ${jeton}`)).toBe(429);
	expect(await noted("limite_atteinte")).toBe(before + 1);
});
