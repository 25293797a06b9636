import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readBody } from "./body.ts";
import {
	blockText,
	boundedArray,
	boundedInteger,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
	orUnchanged,
	patchText,
	pathInteger,
	rawText,
} from "./fields.ts";
import { type RequestSchemas, validateRequest } from "./request.ts";
import { webAddress } from "./web-address.ts";

const recorded = new URL(
	"../../../e2e/fixtures/golden-cases.jsonl",
	import.meta.url,
);

const Case = z.object({
	n: z.number(),
	cas: z.string(),
	methode: z.string(),
	chemin: z.string(),
	jeton: z.boolean(),
	type_contenu: z.string().nullable(),
	corps: z.string().nullish(),
	corps_base64: z.string().optional(),
	statut: z.number(),
	reponse: z
		.object({ detail: z.union([z.string(), z.array(z.looseObject({}))]) })
		.optional(),
	comparaison: z.string(),
	site_web_normalise: z.string().nullish(),
});
type Case = z.infer<typeof Case>;

const description = blockText({ min: 40, max: 5000 });
const territoire = optionalText(lineText({ max: 120 }));

const ENDPOINTS: Record<string, RequestSchemas> = {
	"POST /api/projets": {
		body: z.object({
			nom: lineText({ min: 2, max: 120 }),
			accroche: lineText({ min: 10, max: 200 }),
			description,
			site_web: orNull(webAddress()),
			porteur: optionalText(lineText({ max: 160 })),
			territoire,
			usage_ia: optionalText(blockText({ max: 2000 })),
			code_ouvert: orNull(looseBoolean()),
			themes: boundedArray(lineText(), { min: 1, max: 3 }),
			piege: rawText().default(""),
		}),
	},
	"POST /api/besoins": {
		body: z.object({
			titre: lineText({ min: 8, max: 140 }),
			description,
			territoire,
			theme: optionalText(lineText()),
			piege: rawText().default(""),
		}),
	},
	"GET /api/projets": {
		query: z.object({
			theme: optionalText(lineText()),
			q: optionalText(lineText({ max: 100 })),
			mis_en_avant: orNull(looseBoolean()),
			tri: closedList(["une", "votes", "recents"]).default("une"),
			limite: orNull(boundedInteger({ min: 1, max: 100 })),
		}),
	},
	"PATCH /api/admin/comptes/": {
		path: z.object({ compte_id: pathInteger() }),
		body: z.object({ suspendu: looseBoolean() }),
	},
	"PATCH /api/admin/projets/": {
		body: z.object({
			statut: orUnchanged(
				closedList(["propose", "publie", "refuse", "archive", "quarantaine"], {
					stringFirst: true,
				}),
			),
			mis_en_avant: orUnchanged(looseBoolean()),
			motif: patchText(blockText({ max: 1000 })),
		}),
	},
};

function read(text: string): Case[] {
	return text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => Case.parse(JSON.parse(line)));
}

function endpointOf({ methode, chemin }: Case): string {
	const path = chemin.split("?", 1)[0] ?? "";
	return `${methode} ${path.startsWith("/api/admin/") ? path.replace(/[^/]*$/, "") : path}`;
}

function replay(recordedCase: Case) {
	const schemas = ENDPOINTS[endpointOf(recordedCase)] ?? {};
	const url = new URL(recordedCase.chemin, "http://localhost");
	const bytes =
		recordedCase.corps_base64 === undefined
			? Buffer.from(recordedCase.corps ?? "")
			: Buffer.from(recordedCase.corps_base64, "base64");
	const body = readBody(bytes, recordedCase.type_contenu);
	if (!body.ok) return body;
	const result = validateRequest(schemas, {
		path: { compte_id: url.pathname.split("/").at(-1) },
		query: Object.fromEntries(url.searchParams),
		body: body.value,
	});
	return result.ok
		? { ...result, status: recordedCase.statut }
		: { ...result, status: 422 };
}

const cases = read(readFileSync(recorded, "utf8")).filter(
	(one) => one.jeton && endpointOf(one) in ENDPOINTS,
);

describe("golden cases", () => {
	test("enough of them are replayed to be meaningful", () => {
		expect(cases.length).toBeGreaterThan(80);
	});

	test.each(cases)("$n $cas: $statut", (recordedCase) => {
		const { comparaison, reponse, statut } = recordedCase;
		const answer = replay(recordedCase);
		expect(answer.status).toBe(statut);
		expect(answer.ok).toBe(statut < 300 || statut === 404);
		const given = answer.ok ? answer.value.body : answer.detail;
		if (recordedCase.site_web_normalise !== undefined)
			expect(given).toMatchObject({
				site_web: recordedCase.site_web_normalise,
			});
		const detail = reponse?.detail;
		if (comparaison === "statut_et_detail_texte")
			expect(given).toMatchObject({ fr: expect.any(String) });
		if (typeof detail !== "object") return;
		// Compared as text: the order of the keys matters too.
		if (comparaison !== "type_et_loc0")
			expect(JSON.stringify(given)).toBe(JSON.stringify(detail));
		else expect(given).toEqual(detail);
	});
});
