import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createElement } from "react";
import { afterAll, expect, test } from "vitest";
import { faireDonneesDuJour } from "#lib/donnees/commands";
import { ouvrirFichier } from "#lib/donnees/queries";
import { StoreDown } from "#lib/platform/db/unavailable";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { fileHandlers, textHandlers } from "./public-file.ts";
import { shareImage } from "./share-image.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-fichiers-"));
afterAll(() => rmSync(folder, { recursive: true }));
useTestDatabase({ DATA_DIR: folder });

/** The files of the folder that this process has open. */
function open(): string[] {
	return readdirSync("/proc/self/fd").flatMap((fd) => {
		try {
			const path = readlinkSync(`/proc/self/fd/${fd}`);
			return path.startsWith(folder) ? [path] : [];
		} catch {
			return [];
		}
	});
}

test.skipIf(process.platform !== "linux")(
	"a file is not open once it was sent, nor when nobody reads its bytes: HEAD, or a client that has left",
	async () => {
		await faireDonneesDuJour();
		const { GET } = fileHandlers(([nom = ""]) => ouvrirFichier(nom, undefined));
		const ask = () =>
			GET(new Request("http://localhost/donnees/projets.csv"), {
				params: Promise.resolve({ chemin: ["projets.csv"] }),
			});
		const unread = await ask();
		await sleep(50);
		expect([unread.status, open()]).toEqual([200, []]);
		expect(await (await ask()).text()).toContain("slug");
		await sleep(50);
		expect(open()).toEqual([]);
	},
);

test("a file that the database does not give is told to the front as its outage: 503, and no failure of ours", async () => {
	const away = () => Promise.reject(new StoreDown("away"));
	const design = () => createElement("p");
	for (const read of [
		fileHandlers(away).GET,
		textHandlers(away).GET,
		shareImage(design, away),
	]) {
		const note = { address: "/donnees/x", storeDown: false };
		const context = { params: Promise.resolve({ langue: "fr" }) };
		const asked = withRequestNote(note, () =>
			read(new Request("http://localhost/donnees/x"), context),
		);
		await expect(asked).rejects.toThrow("away");
		expect(note.storeDown).toBe(true);
	}
});
