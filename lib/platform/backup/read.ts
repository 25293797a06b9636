import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { OperatorError, systemErrorCode } from "../operator-error.ts";
import { Header, TableLine, Trailer } from "./format.ts";

/** One thing a backup says, in its order. */
export type Item =
	| { readonly kind: "header"; readonly header: Header }
	| { readonly kind: "table"; readonly table: TableLine }
	| { readonly kind: "row"; readonly json: string };

function notABackup(fichier: string, why: string): OperatorError {
	return new OperatorError(
		`${fichier} n'est pas une sauvegarde entière (${why}) ; rien n'a été changé.`,
	);
}

/** Lines end with \n alone: U+2028 and others stand inside texts. */
async function* lines(fichier: string): AsyncGenerator<string> {
	const text = createGunzip();
	createReadStream(fichier)
		.on("error", (error) => text.destroy(error))
		.pipe(text);
	text.setEncoding("utf8");
	let rest = "";
	for await (const chunk of text) {
		const parts = (rest + String(chunk)).split("\n");
		rest = parts.pop() ?? "";
		yield* parts;
	}
	if (rest !== "") yield rest;
}

function parsed(line: string): unknown {
	return line === "" ? undefined : JSON.parse(line);
}

/**
 * What the file says, item by item. Throws an `OperatorError` as soon as it is
 * seen not to be a whole backup of ours: read it to its end before believing it.
 */
export async function* readBackup(fichier: string): AsyncGenerator<Item> {
	const sum = createHash("sha256");
	let rows = 0;
	let isFirst = true;
	let isOver = false;
	try {
		for await (const line of lines(fichier)) {
			if (isOver) throw notABackup(fichier, "des lignes suivent sa fin");
			if (isFirst) {
				yield { kind: "header", header: Header.parse(parsed(line)) };
				isFirst = false;
			} else if (line.startsWith('{"fin":')) {
				const { lignes, somme } = Trailer.parse(parsed(line));
				if (lignes !== rows || somme !== sum.digest("hex"))
					throw notABackup(fichier, "son contenu a changé");
				isOver = true;
				continue;
			} else if (line.startsWith('{"table":')) {
				yield { kind: "table", table: TableLine.parse(parsed(line)) };
			} else {
				rows += 1;
				yield { kind: "row", json: line };
			}
			sum.update(line).update("\n");
		}
	} catch (error) {
		if (error instanceof OperatorError) throw error;
		if (systemErrorCode(error) === "ENOENT")
			throw new OperatorError(`${fichier} n'existe pas : vérifiez le chemin.`);
		throw notABackup(
			fichier,
			error instanceof Error ? error.message : String(error),
		);
	}
	if (!isOver) throw notABackup(fichier, "sa fin manque");
}
