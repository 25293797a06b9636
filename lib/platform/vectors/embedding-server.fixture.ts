/**
 * Stands in for a server of vectors on loopback: `/v1/embeddings` as OpenAI speaks it.
 * Its vectors are made of words, their beginnings, letters, and a small table of words
 * that mean the same: the same for the same text, closer for closer texts.
 */
import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isStopWord } from "../search/stop-words.ts";
import { tokensOf } from "../search/words.ts";

/** How it behaves: as it should, or wrong in one manner. */
export type Conduct =
	| "answers"
	| "hangs"
	| "fails"
	| "drips"
	| "redirects"
	| "not JSON"
	| "another shape"
	| "another dimension"
	| "no numbers"
	| "overflow"
	| "zeros"
	| "too few"
	| "too many"
	| "endless"
	| "random"
	| "all alike";

export type StandIn = {
	readonly url: string;
	conduct: Conduct;
	/** Texts that it refuses. */
	refused: ReadonlySet<string>;
	dimension: number;
	/** It answers after this. */
	gate: Promise<void>;
	/** Every text received, in order; the header of authorization of each request. */
	readonly texts: string[];
	readonly keys: (string | undefined)[];
	requests: number;
	close(): Promise<void>;
};

const Asked = z.strictObject({
	model: z.string(),
	input: z.array(z.string()).min(1),
});

const DIMENSION = 384;
const WHOLE = 0.6;
const BEGINNING = 0.5;
const MEANING = 1.6;
const LETTERS = 0.08;
const BEGINNING_LETTERS = 5;

/** The words of one line mean the same here; a word may stand in several. */
type Meanings = readonly string[];

function add(
	vector: Float64Array,
	token: string,
	weight: number,
	dimension: number,
): void {
	const hash = createHash("sha256").update(token).digest();
	for (const at of [0, 4, 8]) {
		const sign = (hash[at + 3] ?? 0) % 2 === 0 ? 1 : -1;
		const place = hash.readUInt16LE(at) % dimension;
		vector[place] = (vector[place] ?? 0) + sign * weight;
	}
}

/** What the stand-in makes of a text. */
function standInVector(
	text: string,
	meanings: Meanings,
	dimension = DIMENSION,
): number[] {
	const vector = new Float64Array(dimension);
	const words = new Set(
		tokensOf(text)
			.map(({ word }) => word)
			.filter((word) => !isStopWord(word)),
	);
	const same = new Set<string>();
	for (const word of words) {
		add(vector, word, WHOLE, dimension);
		add(vector, `${word.slice(0, BEGINNING_LETTERS)}…`, BEGINNING, dimension);
		for (let at = 0; at + 3 <= word.length; at += 1)
			add(vector, `.${word.slice(at, at + 3)}`, LETTERS, dimension);
		for (const [number, line] of meanings.entries())
			if (line.split(" ").includes(word)) same.add(`=${number}`);
	}
	for (const meaning of same) add(vector, meaning, MEANING, dimension);
	return [...vector];
}

function randomVector(dimension: number): number[] {
	return Array.from({ length: dimension }, () => Math.random() - 0.5);
}

async function drip(res: ServerResponse): Promise<void> {
	res.writeHead(200, { "Content-Type": "application/json" });
	while (!res.destroyed) {
		res.write(" ");
		await sleep(20);
	}
}

async function pour(res: ServerResponse): Promise<void> {
	res.writeHead(200, { "Content-Type": "application/json" });
	const block = " ".repeat(64 * 1024);
	while (!res.destroyed) {
		res.write(block);
		await sleep(0);
	}
}

/** Starts the stand-in on a free port. */
export async function startStandIn(meanings: Meanings = []): Promise<StandIn> {
	function vectorsFor(texts: readonly string[]): unknown[] {
		const { conduct, dimension } = standIn;
		const right = texts.map((text) => {
			switch (conduct) {
				case "another dimension":
					return standInVector(text, meanings, dimension - 1);
				case "random":
					return randomVector(dimension);
				case "all alike":
					return standInVector("pareil", meanings, dimension);
				case "zeros":
					return Array.from({ length: dimension }, () => 0);
				case "no numbers":
					return Array.from({ length: dimension }, () => "NaN");
				default:
					return standInVector(text, meanings, dimension);
			}
		});
		if (conduct === "too few") return right.slice(1);
		if (conduct === "too many") return [...right, ...right];
		return right;
	}

	function send(res: ServerResponse, status: number, body: string): void {
		res.writeHead(status, { "Content-Type": "application/json" }).end(body);
	}

	async function answer(res: ServerResponse, input: readonly string[]) {
		switch (standIn.conduct) {
			case "hangs":
				return;
			case "fails":
				return send(res, 500, JSON.stringify({ error: "x" }));
			case "drips":
				return drip(res);
			case "endless":
				return pour(res);
			case "redirects":
				res.writeHead(307, { Location: `${standIn.url}/ailleurs` }).end();
				return;
			case "not JSON":
				return send(res, 200, "<html>bonjour</html>");
			case "another shape":
				return send(res, 200, JSON.stringify({ embeddings: [[1, 2]] }));
			case "overflow":
				return send(
					res,
					200,
					`{"data":[${input.map(() => `{"embedding":[${"1e999,".repeat(standIn.dimension - 1)}1e999]}`).join(",")}]}`,
				);
			default: {
				if (input.some((text) => standIn.refused.has(text)))
					return send(res, 400, JSON.stringify({ error: "too long" }));
				// In another order: `index` says which is which.
				const data = vectorsFor(input)
					.map((embedding, index) => ({
						object: "embedding",
						index,
						embedding,
					}))
					.toReversed();
				return send(res, 200, JSON.stringify({ object: "list", data }));
			}
		}
	}

	const server = createServer(async (req, res) => {
		standIn.requests += 1;
		standIn.keys.push(req.headers.authorization);
		let body = "";
		for await (const chunk of req) body += chunk;
		const asked = Asked.safeParse(JSON.parse(body || "null"));
		if (req.url !== "/v1/embeddings" || !asked.success)
			return send(res, 404, "{}");
		standIn.texts.push(...asked.data.input);
		await standIn.gate;
		await answer(res, asked.data.input);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const place = server.address();
	const port = typeof place === "object" && place !== null ? place.port : 0;
	const standIn: StandIn = {
		url: `http://127.0.0.1:${port}`,
		conduct: "answers",
		refused: new Set(),
		dimension: DIMENSION,
		gate: Promise.resolve(),
		texts: [],
		keys: [],
		requests: 0,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
	return standIn;
}
