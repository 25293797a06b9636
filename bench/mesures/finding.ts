/** What the directory finds for sentences that somebody brings: of the demonstration content, or of a file of projects. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { Proches, TEXTE_PROCHES_MAX } from "#lib/recherche/schema";
import { accounts, tokens } from "./content.ts";
import type { Figure } from "./figure.ts";
import {
	type Database,
	importProjects,
	onInstance,
	startInstance,
} from "./instance.ts";

/** One line of the list. `expected` are slugs, any of which is right; `rank` is how far down a search may find it. */
const Line = z.object({
	kind: z.enum(["need", "nothing", "repeat", "search"]),
	text: z.string().min(1),
	language: z.enum(["fr", "en"]).optional(),
	expected: z.array(z.string()).default([]),
	rank: z.int().positive().default(3),
});
type Line = z.output<typeof Line>;

function linesOf(file: string): Line[] {
	return readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => Line.parse(JSON.parse(line)));
}

type Shown = { readonly slug: string; readonly certitude?: string };
type Ask = (path: string) => Promise<unknown>;

async function near(ask: Ask, { text }: Line) {
	const q = [...text].slice(0, TEXTE_PROCHES_MAX).join("");
	return Proches.parse(await ask(`/api/proches?${new URLSearchParams({ q })}`));
}

const Found = z.array(z.object({ slug: z.string() }));

async function ranked(ask: Ask, { text, rank }: Line): Promise<Shown[]> {
	const query = new URLSearchParams({ q: text, limite: String(rank) });
	const lists = await Promise.all(
		["projets", "besoins"].map(async (list) =>
			Found.parse(await ask(`/api/${list}?${query}`)),
		),
	);
	return lists.flat();
}

function isIn(shown: readonly Shown[], { expected }: Line): boolean {
	return shown.some(({ slug }) => expected.includes(slug));
}

/** The figures of a list; each text that is not answered right goes to stderr. */
async function figures(ask: Ask, lines: readonly Line[]): Promise<Figure[]> {
	const counts = new Map<string, number>();
	const count = (name: string, isSo: boolean) =>
		counts.set(name, (counts.get(name) ?? 0) + Number(isSo));
	const miss = (line: Line) =>
		process.stderr.write(`${line.kind}: ${line.text}\n`);
	for (const line of lines) {
		if (line.kind === "search") {
			const isRight = isIn(await ranked(ask, line), line);
			count("search", isRight);
			if (!isRight) miss(line);
			continue;
		}
		const { projets, besoins } = await near(ask, line);
		const shown = line.kind === "need" ? projets : [...projets, ...besoins];
		const sure = shown.filter(({ certitude }) => certitude === "sur");
		if (line.kind === "nothing") {
			count("nothing", shown.length > 0);
			count("nothing sure", sure.length > 0);
			continue;
		}
		const isLed = isIn(shown, line);
		count(line.kind, isLed);
		count(`${line.kind} sure`, isIn(sure, line));
		if (!isLed) miss(line);
	}
	const rows = [
		["need", "need", "needs led, in either grade"],
		["need", "need sure", "needs led as sure"],
		[
			"nothing",
			"nothing sure",
			"of what nothing meets, shown something as sure",
		],
		["nothing", "nothing", "of what nothing meets, shown anything"],
		["repeat", "repeat", "repeated needs led to the one there is"],
		["search", "search", "searches right in rank"],
	] as const;
	return rows.flatMap(([kind, name, label]) => {
		const all = lines.filter((line) => line.kind === kind).length;
		const value = `${counts.get(name) ?? 0} of ${all}`;
		return all === 0 ? [] : [{ name: label, value, goal: "" }];
	});
}

/** The figures of a list of sentences, on the demonstration content, or on it and the projects of a file. */
export function findingFigures(
	directory: string,
	list: string,
	projects?: string,
): Promise<Figure[]> {
	const lines = linesOf(list);
	const prepare = async (database: Database) => {
		const settings = { DATABASE_URL: database.url };
		const first = await startInstance(directory, settings);
		await first.stop();
		if (projects) importProjects(directory, settings, projects);
		await database.sql("SELECT compter_frequences()");
		await accounts(database, 1);
	};
	return onInstance(
		directory,
		async ({ port }, database) => {
			const [jeton = ""] = await tokens(database, 1);
			const headers = { authorization: `Bearer ${jeton}` };
			return figures(async (path) => {
				const url = `http://127.0.0.1:${port}${path}`;
				const response = await fetch(url, { headers });
				if (!response.ok) throw new Error(`${path}: ${response.status}`);
				return response.json();
			}, lines);
		},
		prepare,
	);
}
