import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { reglages } from "../../config/env.ts";
import { systemErrorCode } from "../../config/operator-error.ts";
import { now } from "../../runtime/clock.ts";
import { Message } from "../render.ts";
import type { Envoi, Transport } from "./transport.ts";

const BOITE_MAX = 200;

const CourrielLocal = Message.extend({ le: z.string() });

/** A mail as stored in the local mailbox; `le` is its time, ISO 8601. */
export type CourrielLocal = z.infer<typeof CourrielLocal>;

function folder(): string {
	return join(reglages().dataDir, "courriels");
}

async function namesInFolder(): Promise<string[]> {
	try {
		const names = await readdir(folder());
		return names.filter((name) => /^[\d-]+_[0-9a-f]+\.json$/.test(name)).sort();
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return [];
		throw error;
	}
}

async function keep(message: Message): Promise<Envoi> {
	await mkdir(folder(), { recursive: true, mode: 0o700 });
	const names = await namesInFolder();
	if (names.some((name) => name.endsWith(`_${message.cle}.json`)))
		return { issue: "envoye" };
	const le = now().toISOString();
	const name = `${le.replaceAll(/\D/g, "-")}_${message.cle}.json`;
	const path = join(folder(), name);
	const kept = { ...message, le } satisfies CourrielLocal;
	await writeFile(`${path}.tmp`, JSON.stringify(kept), { mode: 0o600 });
	await rename(`${path}.tmp`, path);
	for (const old of names.slice(0, -(BOITE_MAX - 1)))
		await rm(join(folder(), old), { force: true });
	return { issue: "envoye" };
}

/** Keeps mails on this machine, in `DATA_DIR`: the newest ones, one file per key. */
export function transportLocal(): Transport {
	if (!reglages().estLocal)
		throw new Error("the local mailbox is for a site on this machine only");
	return {
		delaiMaxSecondes: 10,
		envoyer: (message) =>
			keep(message).catch((error: unknown) => ({
				issue: "echec",
				erreur: `boîte locale ${systemErrorCode(error) ?? "illisible"}`,
			})),
		async fermer() {},
	};
}

async function readKept(name: string): Promise<CourrielLocal[]> {
	try {
		const text = await readFile(join(folder(), name), "utf8");
		return [CourrielLocal.parse(JSON.parse(text))];
	} catch (error) {
		// It was deleted meanwhile for a newer one.
		if (systemErrorCode(error) === "ENOENT") return [];
		throw error;
	}
}

/** The mails of the local mailbox, newest first. */
export async function lireBoiteLocale(): Promise<CourrielLocal[]> {
	const names = await namesInFolder();
	return (await Promise.all(names.reverse().map(readKept))).flat();
}

/** One mail of the local mailbox, by its key; undefined when it was deleted for newer ones. */
export async function lireCourrielLocal(
	cle: string,
): Promise<CourrielLocal | undefined> {
	return (await lireBoiteLocale()).find((kept) => kept.cle === cle);
}
