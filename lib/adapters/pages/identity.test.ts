import { expect, test } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { dossierIdentite } from "#lib/platform/config/identity.fixture";
import { conformity, conformityStatement, ownColours } from "./identity.ts";

function under(identite: object) {
	const IDENTITE = dossierIdentite({ "identite.json": identite });
	completeEnvironment({ IDENTITE });
}

test("without an identity nothing is declared, and no style stands over ours", () => {
	completeEnvironment({ IDENTITE: "" });
	expect([conformity(), conformityStatement("fr"), ownColours()]).toEqual([
		null,
		null,
		"",
	]);
});

test.each([
	[100, "totale"],
	[99.9, "partielle"],
	[50, "partielle"],
	[49.9, "non"],
	[0, "non"],
	[null, "non"],
])("a rate of %s is told as %s", (taux, etat) => {
	under({ accessibilite: { taux } });
	expect(conformity()).toBe(etat);
	expect(conformityStatement("fr")?.split("\n")).toHaveLength(2);
});

test("what the operator gives of the audit is said, a line each", () => {
	under({
		accessibilite: {
			taux: 72.5,
			date: "2026-10-01",
			auditeur: "Atelier",
			schema_pluriannuel: "https://rennes.example/schema",
		},
	});
	expect(conformityStatement("en")?.split("\n")).toEqual([
		"Bien commun complies partially with RGAA 4.",
		"Criteria met, of those that apply: 72.5%.",
		"Audit of 1 October 2026.",
		"Auditor: Atelier.",
		"Multi-year plan: https://rennes.example/schema",
	]);
});
