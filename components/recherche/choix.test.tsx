import { expect, test } from "vitest";
import type { Lieu } from "#lib/lieux/schema";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { choixDeListe, titreDeListe } from "./choix.tsx";

const BELGIQUE: Lieu = {
	...{ code: "BE", nature: "pays" as const, nom: "Belgique", dans: [] },
};

test("a country has its English name in the title and the filters of an English list", () => {
	const { filtresActifs } = choixDeListe<"lieu", { lieu: string }>({
		...{ chemin: "/besoins", premier: "soutiens", filtres: ["lieu"] },
		...{ dits: [], valeurDe: () => "" },
	});
	const dits = (address: string) =>
		withRequestNote({ address, network: undefined, storeDown: false }, () => [
			titreDeListe("Needs", [], BELGIQUE),
			filtresActifs({ lieu: "BE" }, [], BELGIQUE)[0]?.label,
		]);
	for (const dit of dits("/en/besoins")) expect(dit).toContain("Belgium");
	for (const dit of dits("/besoins")) expect(dit).toContain("Belgique");
});
