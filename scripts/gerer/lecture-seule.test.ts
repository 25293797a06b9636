import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import {
	passerEnLectureSeule,
	rouvrirEcritures,
} from "#lib/exploitation/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { readOnlySince } from "#lib/platform/db/read-only";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { aide, commandesProches } from "./commandes.ts";
import { faire } from "./faire.fixture.ts";
import { gerer } from "./gerer.fixture.ts";

/** Each run starts a process, on a machine that may be busy. */
const PATIENCE_MS = 240_000;
const WRITER = join(import.meta.dirname, "writer.fixture.ts");
const SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";
const PROCESSES = 2;
const ACCOUNTS = 4;

const base = useTestDatabase();
const lancer = (...args: string[]) =>
	gerer({ DATABASE_URL: base.url }, ...args);

const Counts = z.object({
	kept: z.number(),
	refused: z.number(),
	other: z.number(),
});
type Counts = z.infer<typeof Counts>;

type Writer = { readonly child: ChildProcess; counts(): Counts };

const writers: Writer[] = [];
afterEach(async () => {
	for (const { child } of writers.splice(0)) {
		const gone = new Promise((done) => child.once("exit", done));
		child.stdin?.end();
		await gone;
	}
}, PATIENCE_MS);

function startWriter(slug: string, comptes: readonly number[]): Writer {
	const child = spawn(
		process.execPath,
		[WRITER, slug, ...comptes.map(String)],
		{
			env: {
				NODE_ENV: "test",
				PATH: "/usr/bin:/bin",
				NEXTAUTH_SECRET: SECRET,
				DATABASE_URL: base.url,
			},
			stdio: ["pipe", "pipe", "inherit"],
		},
	);
	let last: Counts = { kept: 0, refused: 0, other: 0 };
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		const line = text.trim().split("\n").at(-1) ?? "";
		last = Counts.parse(JSON.parse(line));
	});
	return { child, counts: () => last };
}

/** Everything that a vote changes, down to the rows that were written and taken back. */
async function written(): Promise<unknown> {
	const [state] = await rows(
		sql`SELECT (SELECT sum(nombre)::text FROM versions) AS version,
		      (SELECT md5(string_agg(v::text, ',' ORDER BY v.compte_id)) FROM votes v) AS votes,
		      (SELECT nb_votes FROM projets) AS nb_votes`,
	);
	return state;
}

/** Waits for processes that start, on a machine that may be busy. */
async function eventually(isTrue: () => boolean): Promise<void> {
	const deadline = monotonicMs() + PATIENCE_MS / 2;
	while (!isTrue()) {
		if (monotonicMs() > deadline) throw new Error("did not happen in time");
		await sleep(20);
	}
}

const each = (is: (counts: Counts) => boolean) => () =>
	writers.every(({ counts }) => is(counts()));

test(
	"processes that write without end: once lecture-seule oui has returned nothing more is written, every write is refused as such; after non each of them writes again, none restarted",
	async () => {
		const { slug } = await prisma().projet.create({
			data: {
				slug: "ecrit",
				nom: "Un projet",
				accroche: "Une accroche assez longue",
				description:
					"Une description qui dépasse bien les quarante caractères.",
				statut: "publie",
				publie_le: new Date(),
			},
		});
		for (let n = 0; n < PROCESSES; n += 1) {
			const comptes: number[] = [];
			for (let m = 0; m < ACCOUNTS; m += 1)
				comptes.push((await acteurDeRole("membre")).compte_id);
			writers.push(startWriter(slug, comptes));
		}
		await eventually(each(({ kept }) => kept > 20));
		const ferme = await lancer("lecture-seule", "oui");
		const before = await written();
		expect(ferme).toMatchObject({ code: 0 });
		expect(JSON.parse(ferme.stdout)).toEqual({
			lecture_seule: true,
			depuis: expect.stringMatching(/^\d{4}-.*Z$/),
		});
		const refused = writers.map(({ counts }) => counts().refused);
		await eventually(() =>
			writers.every(
				({ counts }, at) => counts().refused > (refused[at] ?? 0) + 20,
			),
		);
		expect(await written()).toEqual(before);
		const kept = writers.map(({ counts }) => counts().kept);
		expect(JSON.parse((await lancer("lecture-seule", "non")).stdout)).toEqual({
			lecture_seule: false,
			depuis: null,
		});
		await eventually(() =>
			writers.every(({ counts }, at) => counts().kept > (kept[at] ?? 0) + 5),
		);
		expect(writers.map(({ counts }) => counts().other)).toEqual([0, 0]);
	},
	PATIENCE_MS,
);

test("the operator's own commands go on writing in read-only mode, état tells it with or without its accent, and the journal keeps each turn once", async () => {
	await faire("lecture-seule", "oui");
	await faire("compte", "creer", "--courriel", "pendant@exemple.fr");
	for (const mot of ["état", "etat"])
		expect(await faire("lecture-seule", mot)).toMatchObject({
			lecture_seule: true,
		});
	await faire("lecture-seule", "oui");
	await faire("lecture-seule", "non");
	await faire("lecture-seule", "non");
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "site" },
		orderBy: { id: "desc" },
		take: 2,
	});
	expect(actes.map(({ acte, acteur }) => [acteur, acte])).toEqual([
		["operateur", "rouvrirEcritures"],
		["operateur", "passerEnLectureSeule"],
	]);
	const usage = aide(await commandesProches("lecture-seule"));
	for (const mot of ["oui", "non", "etat"])
		expect(usage).toContain(`-- lecture-seule ${mot}`);
});

test("nobody but the operator turns the mode on or off", async () => {
	const admin = await acteurDeRole("admin");
	for (const acte of [passerEnLectureSeule, rouvrirEcritures])
		expect(await acte(admin)).toMatchObject({ ok: false, refus: "interdit" });
	expect(await readOnlySince()).toBeNull();
});
