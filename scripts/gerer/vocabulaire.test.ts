import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { OperatorError } from "#lib/platform/config/operator-error";
import { rows, sql } from "#lib/platform/db/pool";
import { walkableFolder } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ErreurUsage } from "./commande.ts";
import { faire } from "./faire.fixture.ts";

useTestDatabase();
const lancer = (...args: string[]) => faire("vocabulaire", ...args);
const refuse = (...args: string[]) =>
	expect(lancer(...args)).rejects.toThrow(OperatorError);

test("the operator adds the groups of a file once, finds them, and takes one out; a file with what makes no group adds nothing", async () => {
	const dossier = walkableFolder();
	const fichier = join(dossier, "groupes.csv");
	writeFileSync(fichier, 'girafe,grand cou\n"zèbre",équidé rayé,zebra\n');
	expect(await lancer("importer", fichier)).toMatchObject({ ajoutes: 2 });
	expect(await lancer("importer", fichier)).toMatchObject({ ajoutes: 0 });
	const tous = async () =>
		rows<{ id: number; termes: string[] }>(
			sql`SELECT id, termes FROM equivalences WHERE origine = 'import' ORDER BY id`,
		);
	expect((await tous()).map(({ termes }) => termes)).toEqual([
		["girafe", "grand cou"],
		["zèbre", "équidé rayé", "zebra"],
	]);
	// As npm runs it, from another folder than that of who types it.
	vi.stubEnv("INIT_CWD", dossier);
	expect(await lancer("importer", "groupes.csv")).toMatchObject({ ajoutes: 0 });
	writeFileSync(fichier, "seul\n");
	await refuse("importer", fichier);
	await refuse("importer", `${fichier}.absent`);
	const [{ id } = { id: 0 }] = await tous();
	await lancer("retirer", String(id));
	await expect(lancer("retirer", String(id))).rejects.toThrow(
		/groupe .*« vocabulaire lister »/,
	);
	for (const mal of ["girafe", "1e3", "0"])
		await expect(lancer("retirer", mal)).rejects.toThrow(ErreurUsage);
	const { groupes } = Object(await lancer("lister"));
	expect(groupes.length).toBeLessThanOrEqual(301);
});

test("a file as a French spreadsheet saves it is read, and one in another encoding is refused, its letters never lost", async () => {
	const fichier = join(walkableFolder(), "groupes.csv");
	writeFileSync(fichier, "\ufeffécolier;élève;pupil\r\n");
	expect(await lancer("importer", fichier)).toMatchObject({ ajoutes: 1 });
	expect(
		await rows(
			sql`SELECT 1 FROM equivalences WHERE termes = ARRAY['écolier', 'élève', 'pupil']`,
		),
	).toHaveLength(1);
	writeFileSync(fichier, Buffer.from("préau,cour\n", "latin1"));
	await expect(lancer("importer", fichier)).rejects.toThrow(/en UTF-8/);
});
