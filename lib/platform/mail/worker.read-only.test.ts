import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { evenReadOnly, prisma, rows, sql } from "../db/pool.ts";
import { setReadOnly } from "../db/read-only.ts";
import { inTransaction } from "../db/transaction.ts";
import { etatFile } from "./health.ts";
import { attendreEnvois } from "./leases.ts";
import { enfiler } from "./queue.ts";
import type { Transport } from "./transports/transport.ts";
import { type MailWorker, startMailWorker } from "./worker.ts";

useTestDatabase();

let worker: MailWorker | undefined;
afterEach(async () => {
	await worker?.stop();
	await turn(false);
	await rows(sql`DELETE FROM courriels`);
});

const turn = (isOn: boolean) =>
	evenReadOnly(() => inTransaction((tx) => setReadOnly(tx, isOn)));

function post(cle: string) {
	return enfiler(prisma(), {
		gabarit: "compte_suspendu",
		donnees: { motif: null },
		langue: "fr",
		compte_id: null,
		destinataire: `${cle}@exemple.test`,
		cle,
	});
}

/** A provider that takes a mail once `release` is called. */
function slowProvider() {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const taken: string[] = [];
	const transport: Transport = {
		delaiMaxSecondes: 30,
		async envoyer({ destinataire }) {
			taken.push(destinataire);
			await released;
			return { issue: "envoye" };
		},
		fermer: async () => {},
	};
	return { transport, taken, release };
}

async function states(): Promise<string[]> {
	const found = await rows<{ vu: string }>(
		sql`SELECT cle || ' ' || statut AS vu FROM courriels ORDER BY cle`,
	);
	return found.map(({ vu }) => vu);
}

test("in read-only mode mails wait and none is taken; they leave when it ends", async () => {
	const provider = slowProvider();
	provider.release();
	await post("a");
	await turn(true);
	worker = startMailWorker({ transport: provider.transport });
	await sleep(1_500);
	expect(await states()).toEqual(["a attente"]);
	expect(provider.taken).toEqual([]);
	await turn(false);
	await eventually(async () => (await states()).join() === "a envoye");
	expect(provider.taken).toEqual(["a@exemple.test"]);
});

test("a mail that was leaving when the mode came is waited for, and noted as sent although nothing else is written", async () => {
	const provider = slowProvider();
	await post("b");
	worker = startMailWorker({ transport: provider.transport });
	await eventually(() => provider.taken.length === 1);
	await turn(true);
	let isOver = false;
	const gone = attendreEnvois().then(() => {
		isOver = true;
	});
	await sleep(400);
	expect(isOver).toBe(false);
	provider.release();
	await gone;
	expect(await states()).toEqual(["b envoye"]);
});

test("mails that wait for the end of read-only mode are not late", async () => {
	await post("c");
	await rows(
		sql`UPDATE courriels SET priorite = 0, disponible_le = now() - interval '1 hour'`,
	);
	expect(await etatFile()).toBe("en_panne");
	await turn(true);
	expect(await etatFile()).toBe("ok");
});
