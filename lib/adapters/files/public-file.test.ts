import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { faireDonneesDuJour } from "#lib/donnees/commands";
import { ouvrirFichier } from "#lib/donnees/queries";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { fileHandlers } from "./public-file.ts";

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
		expect(unread.status).toBe(200);
		await expect.poll(open).toEqual([]);
		expect(await (await ask()).text()).toContain("slug");
		await expect.poll(open).toEqual([]);
	},
);
