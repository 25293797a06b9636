import { expect, test } from "vitest";
import { ROLES } from "#lib/platform/actor";
import { mouvementRefuse, refusDeRole } from "./rules.ts";

test("D8: moderation is refused to members, and to no higher role", () => {
	const refus = ROLES.map((role) =>
		refusDeRole({ nature: "compte", compte_id: 1, role }),
	);
	expect(refus).toEqual([
		{ ok: false, refus: "interdit", raison: "role" },
		null,
		null,
	]);
});

test("D12: a rejected transition is reported in one French sentence that names both states", () => {
	expect(mouvementRefuse("refuse", "archive")).toEqual({
		ok: false,
		refus: "conflit",
		raison: {
			fr: "Le passage de « refuse » à « archive » n’est pas possible.",
			en: "Moving from “refuse” to “archive” is not possible.",
		},
	});
});
