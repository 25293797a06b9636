import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Prints what is loaded to find a command, as `gerer` finds it. */
const LISTING = `
	const { registerHooks } = await import("node:module");
	registerHooks({
		resolve(name, context, next) {
			const found = next(name, context);
			console.log(found.url);
			return found;
		},
	});
	const { trouverCommande } = await import(process.argv[1]);
	await trouverCommande(["compte", "creer"]);`;

test("a command loads what it needs: no other family, no domain that it does not touch, no engine of migrations", () => {
	const loaded = execFileSync(
		process.execPath,
		[
			...["--input-type=module", "--eval", LISTING],
			join(import.meta.dirname, "commandes.ts"),
		],
		{ encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
	).split("\n");
	expect(loaded.some((url) => url.endsWith("gerer/comptes.ts"))).toBe(true);
	const others =
		/gerer\/(?:importer|exporter|vocabulaire)|lib\/(?:moderation|besoins|recherche)\/|simplewebauthn|server\/migrations|schema-engine/;
	expect(loaded.filter((url) => others.test(url))).toEqual([]);
});
