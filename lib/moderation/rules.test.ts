import { expect, test } from "vitest";
import { ROLES } from "#lib/platform/actor";
import { mouvementRefuse, obstacleA, refusDeRole } from "./rules.ts";

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

const LE = new Date("2026-03-01T12:00:00.000Z");

test.each([
	["publie", false],
	["archive", false],
	["propose", false],
	["refuse", true],
	[null, true],
])(
	"an entry whose text is erased can only be refused or left as it is: %s",
	(statut, peut) => {
		const efface = { modifie_le: LE, efface_le: LE };
		const refus = obstacleA(efface, { vu_le: null, statut });
		expect(refus === null).toBe(peut);
		const entier = { modifie_le: LE, efface_le: null };
		expect(obstacleA(entier, { vu_le: null, statut })).toBeNull();
	},
);

test("an entry that changed since it was read is not decided on, to the millisecond", () => {
	const entree = { modifie_le: LE, efface_le: null };
	const vu = (vu_le: string) => obstacleA(entree, { vu_le, statut: "publie" });
	expect(vu("2026-03-01T12:00:00.000Z")).toBeNull();
	expect(vu("2026-03-01T11:59:59.999Z")).toMatchObject({ refus: "conflit" });
});
