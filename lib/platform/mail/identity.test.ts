import { afterAll, beforeAll, expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { dossierIdentite } from "../config/identity.fixture.ts";
import { LANGUES } from "../langues.ts";
import { rendre } from "./render.ts";
import { PLAUSIBLES } from "./template-list.fixture.ts";

const NOM = "Communs de Rennes";

beforeAll(() => {
	completeEnvironment({
		SITE_NOM: NOM,
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
		IDENTITE: dossierIdentite({ "identite.json": { couleur: "#00429d" } }),
	});
});

afterAll(() => completeEnvironment({ SITE_NOM: "", IDENTITE: "" }));

/** Every mail, in either language. */
function tous() {
	return Object.entries(PLAUSIBLES).flatMap(([gabarit, donnees]) =>
		LANGUES.map((langue) => ({
			gabarit,
			...rendre({
				...{ cle: "cle", gabarit, langue, donnees },
				destinataire: "a@exemple.test",
				...{ compte_id: 1, besoin_id: 1 },
				cree_le: new Date("2026-11-21T10:00:00Z"),
			}),
		})),
	);
}

test("every mail of a site with an identity has its name and its colour, nowhere ours, and no picture", () => {
	for (const { gabarit, html, texte, sujet } of tous()) {
		expect(html + texte + sujet, gabarit).not.toMatch(/bien[ \u00a0]commun/i);
		expect(html, gabarit).toContain(NOM);
		expect(html, gabarit).not.toContain("<img");
		// Our green is left to what is delivered.
		expect(html, gabarit).not.toContain("background-color:#0f5138");
		if (html.includes('class="action"'))
			expect(html, gabarit).toContain("background-color:#00429d");
	}
});

test("without the folder, and with an empty one, every mail is the same, byte by byte", () => {
	completeEnvironment({ SITE_NOM: "", IDENTITE: "" });
	const sans = tous();
	completeEnvironment({ IDENTITE: dossierIdentite({}) });
	expect(tous()).toEqual(sans);
	expect(sans.some(({ html }) => html.includes("#0f5138"))).toBe(true);
});
