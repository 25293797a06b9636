/** An instance that does not say where its source code is; one that does: e2e/parcours/pages-publiques.spec.ts. */
import { expect, test } from "#e2e/fixtures/api";

test("an instance that names no source code has no link to it, on the page about the site neither", async ({
	front,
}) => {
	for (const [chemin, ...noms] of [
		["/a-propos", "Code source", "son code source"],
		["/en/a-propos", "Source code", "its source code"],
	] as const) {
		const { octets } = await front.appelerSansContrat("GET", chemin, {
			entetes: { Accept: "text/html" },
		});
		const texte = octets.toString();
		expect(texte).toContain("<main");
		for (const nom of noms) expect(texte).not.toContain(`>${nom}</a>`);
	}
});
