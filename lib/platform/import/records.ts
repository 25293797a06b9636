/**
 * Reads the records of a file, one at a time: CSV when its name ends in .csv, else JSON
 * Lines. A record that can't be read is reported and the next ones are read.
 */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { OperatorError, systemErrorCode } from "../config/operator-error.ts";
import { isObject } from "../contract/records.ts";
import { LIGNE_MAX_OCTETS, PAS_UTF8, type ReadRecord, readCsv } from "./csv.ts";

const LINE_FEED = 0x0a;

type Line = {
	readonly ligne: number;
	readonly octets: number;
	/** Undefined when it is longer than `LIGNE_MAX_OCTETS`. */
	readonly bytes: Buffer | undefined;
};

/** Lines end with `\n` only: U+2028 and similar characters are text. */
async function* readLines(path: string): AsyncGenerator<Line> {
	let parts: Buffer[] = [];
	let size = 0;
	let ligne = 0;
	let octets = 0;
	const add = (part: Buffer) => {
		size += part.length;
		octets += part.length;
		if (size <= LIGNE_MAX_OCTETS) parts.push(part);
		else parts = [];
	};
	const end = (): Line => {
		const bytes = size > LIGNE_MAX_OCTETS ? undefined : Buffer.concat(parts);
		parts = [];
		size = 0;
		ligne += 1;
		return { ligne, octets, bytes };
	};
	for await (const chunk of createReadStream(path)) {
		const data: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
		let start = 0;
		for (
			let stop = data.indexOf(LINE_FEED);
			stop >= 0;
			stop = data.indexOf(LINE_FEED, start)
		) {
			add(data.subarray(start, stop));
			octets += 1;
			start = stop + 1;
			yield end();
		}
		add(data.subarray(start));
	}
	if (size > 0) yield end();
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Buffer): string | null {
	try {
		return utf8.decode(bytes).trim();
	} catch {
		return null;
	}
}

const D_UNE_LISTE =
	"la ligne est d’une liste : JSON Lines veut un objet par ligne, sans crochets ni virgules";

function readLine({ ligne, octets, bytes }: Line): ReadRecord | undefined {
	const refuse = (raison: string): ReadRecord => ({
		ligne,
		octets,
		ok: false,
		raison,
	});
	if (bytes === undefined)
		return refuse(
			`la ligne dépasse ${LIGNE_MAX_OCTETS} octets : JSON Lines veut un objet par ligne`,
		);
	const text = decoded(bytes);
	if (text === null) return refuse(PAS_UTF8);
	if (text === "") return undefined;
	try {
		const valeur: unknown = JSON.parse(text);
		if (isObject(valeur)) return { ligne, octets, ok: true, valeur };
		return refuse(
			Array.isArray(valeur) ? D_UNE_LISTE : "la ligne n’est pas un objet JSON",
		);
	} catch {
		return refuse(
			/^(?:[[\]]|\{.*,$)/.test(text)
				? D_UNE_LISTE
				: "la ligne n’est pas du JSON",
		);
	}
}

async function* readJsonLines(path: string): AsyncGenerator<ReadRecord> {
	for await (const line of readLines(path)) {
		const record = readLine(line);
		if (record) yield record;
	}
}

export type TextLine = {
	readonly ligne: number;
	readonly octets: number;
	readonly texte: string | null;
};

/** Yields the lines of a text file that hold something and do not begin with `#`; null for one that is too long or not UTF-8. */
export async function* readTextLines(path: string): AsyncGenerator<TextLine> {
	for await (const { ligne, octets, bytes } of readLines(path)) {
		const texte = bytes === undefined ? null : decoded(bytes);
		if (texte === "" || texte?.startsWith("#")) continue;
		yield { ligne, octets, texte };
	}
}

/** What is often given in place of a text, by its first bytes in hexadecimal. */
const NOT_TEXT = [
	["504b0304", "un classeur (.xlsx, .ods) ou une archive zip"],
	["d0cf11e0", "un classeur .xls"],
	["1f8b", "compressé par gzip"],
	["25504446", "un PDF"],
] as const;

async function firstBytes(path: string): Promise<string> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(4));
		return buffer.toString("hex", 0, bytesRead);
	} finally {
		await file.close();
	}
}

/** Size of a file of text that can be read; for any other, throws an `OperatorError`. */
export async function readableSize(path: string): Promise<number> {
	try {
		const status = await stat(path);
		if (status.isDirectory())
			throw new OperatorError(`${path} est un dossier : donnez un fichier.`);
		// It is opened several times, which a pipe would wait for without end.
		if (!status.isFile())
			throw new OperatorError(
				`${path} n’est pas un fichier ordinaire : écrivez-en le contenu dans un fichier.`,
			);
		const first = await firstBytes(path);
		const [, what] = NOT_TEXT.find(([sign]) => first.startsWith(sign)) ?? [];
		if (what === undefined) return status.size;
		throw new OperatorError(
			`${path} est ${what} : enregistrez ce qu’il contient en CSV UTF-8 ou en JSON Lines, et donnez ce fichier.`,
		);
	} catch (error) {
		if (error instanceof OperatorError) throw error;
		throw new OperatorError(
			systemErrorCode(error) === "ENOENT"
				? `${path} n’existe pas : vérifiez le chemin.`
				: `${path} ne peut être lu : vérifiez ses droits.`,
		);
	}
}

/** Yields the records of a file as it is read; blank lines count as lines and yield nothing. */
export function readRecords(path: string): AsyncGenerator<ReadRecord> {
	return path.toLowerCase().endsWith(".csv")
		? readCsv(path)
		: readJsonLines(path);
}
