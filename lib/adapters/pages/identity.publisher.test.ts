import { afterAll, expect, test } from "vitest";
import { texts } from "#lib/i18n/texts";
import { completeEnvironment } from "#lib/platform/config/env";
import { publisher } from "./identity.ts";

afterAll(() => completeEnvironment({ EDITEUR: "", CONTACT: "" }));

test("what the operator said of the publisher is named, and what is missing is said to be", () => {
	const said = { EDITEUR: "Les Communs", CONTACT: "a@exemple.org" };
	completeEnvironment(said);
	const absent = "(non renseigné sur cette instance)";
	expect(publisher(texts("fr"))).toMatchObject({
		...{ nomme: "non", editeur: said.EDITEUR, contact: said.CONTACT },
		...{ adresse: absent, hebergeur: absent },
	});
});
