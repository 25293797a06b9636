import { expect, test } from "vitest";
import { z } from "zod";
import { lineText } from "./fields.ts";
import { lenientQuery } from "./lenient.ts";

const Query = z.object({
	tri: z.enum(["une", "votes"]).default("une"),
	q: z.string().max(5).optional(),
	ligne: lineText({ max: 5 }).optional(),
	n: z.coerce.number().max(9).optional(),
});

test.each([
	[{}, { tri: "une" }],
	[
		{ tri: "votes", q: "eau" },
		{ tri: "votes", q: "eau" },
	],
	[
		{ tri: "autre", q: "eau" },
		{ tri: "une", q: "eau" },
	],
	[{ tri: ["une", "votes"], q: undefined }, { tri: "votes" }],
	[
		{ tri: [], q: "trop long" },
		{ tri: "une", q: "trop" },
	],
	[
		{ tri: "autre", q: "💧💧💧💧💧💧" },
		{ tri: "une", q: "💧💧💧💧💧" },
	],
	[
		{ q: "trop long", n: "100" },
		{ tri: "une", q: "trop" },
	],
	// Whole words only, unless there is one alone.
	[{ q: "un vélo vert" }, { tri: "une", q: "un" }],
	[{ q: "le vé l" }, { tri: "une", q: "le vé" }],
	[{ q: " bouteille" }, { tri: "une", q: " bout" }],
	[{ inconnu: "1" }, { tri: "une" }],
	// Far over the bound, where it is refused before it is composed.
	[{ ligne: "é".repeat(30) }, { tri: "une", ligne: "é".repeat(5) }],
])("%j is read as %j", (query, read) => {
	expect(lenientQuery(Query, query)).toEqual(read);
});
