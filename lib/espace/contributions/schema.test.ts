import { expect, test } from "vitest";
import { BORNES_PROJET } from "#lib/projets/schema";
import { CorrectionProjet } from "./schema.ts";

test("a correction has the same bounds as the contribution", () => {
	const correction = {
		nom: "n",
		accroche: "Une accroche assez longue.",
		description: "Quarante caractères au moins, et rien d’autre ici.",
		themes: ["x"],
		vu: "0",
	};
	const { min, max } = BORNES_PROJET.nom;
	const accepte = (signes: number) =>
		CorrectionProjet.safeParse({ ...correction, nom: "n".repeat(signes) })
			.success;
	expect([min - 1, min, max, max + 1].map(accepte)).toEqual([
		false,
		true,
		true,
		false,
	]);
});
