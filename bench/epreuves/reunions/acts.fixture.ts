/** The acts of the trial of merges, and the processes that do them. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** One act, as a process is told of it. Needs are slugs, accounts ids. */
export const Acte = z.discriminatedUnion("quoi", [
	z.object({
		quoi: z.enum(["soutenir", "retirer"]),
		compte: z.int(),
		besoin: z.string(),
	}),
	/** The button of the mail to this account about this need, pressed so many times at once. */
	z.object({
		quoi: z.literal("reprendre"),
		compte: z.int(),
		besoin: z.string(),
		jeton: z.string(),
		fois: z.int(),
	}),
	z.object({
		quoi: z.literal("reunir"),
		par: z.int(),
		besoin: z.string(),
		garde: z.string(),
	}),
	z.object({ quoi: z.literal("separer"), par: z.int(), besoin: z.string() }),
]);
export type Acte = z.infer<typeof Acte>;

const WORKER = join(import.meta.dirname, "worker.fixture.ts");

/** What a process answered, null when it was killed first. */
export type Reponse = { readonly texte: string } | null;

/** A process that does acts; started again once it was killed. */
export function ouvrier(env: {
	DATABASE_URL: string;
	NEXTAUTH_SECRET: string;
}) {
	const lancer = () => {
		const child = spawn(process.execPath, [WORKER], {
			env: { NODE_ENV: "test", PATH: "/usr/bin:/bin", ...env },
			stdio: ["pipe", "pipe", "inherit"],
		});
		const lignes = createInterface({ input: child.stdout });
		const fin = new Promise<void>((done) => child.once("exit", () => done()));
		return { child, lignes, fin };
	};
	let vivant = lancer();
	return {
		/** Does one act; with `tueMs`, kills the process that long after. */
		async faire(acte: Acte, tueMs: number | null = null): Promise<Reponse> {
			const { child, lignes, fin } = vivant;
			const reponse = new Promise<Reponse>((done) => {
				lignes.once("line", (texte) => done({ texte }));
				void fin.then(() => done(null));
			});
			child.stdin.write(`${JSON.stringify(acte)}\n`);
			if (tueMs !== null) {
				await sleep(tueMs);
				child.kill("SIGKILL");
				await fin;
				vivant = lancer();
			}
			return reponse;
		},
		async fermer(): Promise<void> {
			vivant.child.stdin.end();
			await vivant.fin;
		},
	};
}
