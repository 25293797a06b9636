import { expect, test } from "vitest";
import { readIdentity } from "#lib/platform/config/identity";
import { CARRE, dossierIdentite } from "#lib/platform/config/identity.fixture";
import { identityFiles } from "./identity-files.ts";

const files = (icone: string) =>
	identityFiles(readIdentity(dossierIdentite({ "icone.svg": icone })).identite);

test("an icon of which browsers would show nothing stops the start: one that is cut, badly formed or empty", async () => {
	await expect(files(CARRE)).resolves.toBeTypeOf("function");
	for (const icone of [
		CARRE.replace("</svg>", ""),
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="5"></svg>',
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
	])
		await expect(files(icone)).rejects.toThrow(
			/^IDENTITE : icone\.svg ne peut être dessinée/,
		);
});
