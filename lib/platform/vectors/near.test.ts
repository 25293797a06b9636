import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { completeEnvironment } from "../config/env.ts";
import { sql } from "../db/pool.ts";
import { type StandIn, startStandIn } from "./embedding-server.fixture.ts";
import { closenessTo } from "./near.ts";

useTestDatabase();

let server: StandIn;
beforeEach(async () => {
	server = await startStandIn();
	completeEnvironment({
		PLONGEMENTS_URL: server.url,
		PLONGEMENTS_MODELE: "essai",
		PLONGEMENTS_SAISIE: "oui",
	});
});
afterEach(async () => {
	completeEnvironment({
		PLONGEMENTS_URL: "",
		PLONGEMENTS_MODELE: "",
		PLONGEMENTS_SAISIE: "",
	});
	await server.close();
});

const TABLE = {
	name: "projets",
	table: sql`plongements_projets`,
	key: sql`projet_id`,
};
/** Longer than any test takes: what is tried here is no deadline. */
const NEVER_MS = 3_600_000;
const type = (text: string) => closenessTo(text, NEVER_MS)(TABLE, [1]);

test("a text that the server refuses has no signal, and leaves it to those who type others", async () => {
	server.refused = new Set(["refusé"]);
	expect(await type("refusé")).toBeNull();
	await type("une fontaine");
	expect(server.texts).toEqual(["refusé", "une fontaine"]);
});

test("a server that fails is left alone by everybody for a while", async () => {
	server.conduct = "fails";
	await type("une fontaine");
	await type("un banc");
	expect(server.texts).toEqual(["une fontaine"]);
});
