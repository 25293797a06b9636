import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { ZodError } from "zod";
import { OperatorError, systemErrorCode } from "../config/operator-error.ts";
import { Header, TableLine, Trailer } from "./format.ts";

export type Item =
	| { readonly kind: "header"; readonly header: Header }
	| { readonly kind: "table"; readonly table: TableLine }
	| { readonly kind: "row"; readonly json: string };

function notABackup(fichier: string, why: string): OperatorError {
	return new OperatorError(
		`${fichier} n'est pas une sauvegarde entière (${why}) ; rien n'a été changé.`,
	);
}

/** The cause of a failed read as an error for the operator; an unexpected error is returned unchanged. */
function explained(error: unknown, fichier: string): unknown {
	if (error instanceof SyntaxError || error instanceof ZodError)
		return notABackup(fichier, "une ligne n'a pas la forme attendue");
	const code = systemErrorCode(error) ?? "";
	if (code === "Z_BUF_ERROR") return notABackup(fichier, "sa fin manque");
	if (code.startsWith("Z_"))
		return notABackup(fichier, "il n'est pas compressé, ou il est abîmé");
	switch (code) {
		case "ENOENT":
		case "ENOTDIR":
			return new OperatorError(`${fichier} n'existe pas : vérifiez le chemin.`);
		case "EISDIR":
			return new OperatorError(
				`${fichier} est un dossier : donnez le fichier d'une sauvegarde.`,
			);
		case "EACCES":
		case "EPERM":
			return new OperatorError(
				`${fichier} ne peut être lu : donnez-en le droit au compte qui lance la commande.`,
			);
		default:
			return error;
	}
}

/** Maximum characters of one line: our rows have far fewer, whatever people wrote. */
export const LIGNE_MAX = 8 * 1024 * 1024;

/** Lines end with \n only: U+2028 and other separators occur inside texts. */
async function* lines(fichier: string): AsyncGenerator<string> {
	const text = createGunzip();
	createReadStream(fichier)
		.on("error", (error) => text.destroy(error))
		.pipe(text);
	text.setEncoding("utf8");
	let rest: string[] = [];
	let signs = 0;
	for await (const chunk of text) {
		const [end = "", ...begun] = String(chunk).split("\n");
		rest.push(end);
		signs += end.length;
		if (signs > LIGNE_MAX) {
			text.destroy();
			throw notABackup(fichier, "une ligne n'en finit pas");
		}
		const last = begun.pop();
		if (last === undefined) continue;
		yield rest.join("");
		yield* begun;
		rest = [last];
		signs = last.length;
	}
	if (signs > 0) yield rest.join("");
}

/**
 * Yields the content of the file, item by item. Throws an `OperatorError` as soon as
 * the file proves not to be a complete backup of this program: read it to the end
 * before trusting it.
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
				yield { kind: "header", header: Header.parse(JSON.parse(line)) };
				isFirst = false;
			} else if (line.startsWith('{"fin":')) {
				const { lignes, somme } = Trailer.parse(JSON.parse(line));
				if (lignes !== rows || somme !== sum.digest("hex"))
					throw notABackup(fichier, "son contenu a changé");
				isOver = true;
				continue;
			} else if (line.startsWith('{"table":')) {
				yield { kind: "table", table: TableLine.parse(JSON.parse(line)) };
			} else {
				rows += 1;
				yield { kind: "row", json: line };
			}
			sum.update(line).update("\n");
		}
	} catch (error) {
		throw explained(error, fichier);
	}
	if (!isOver) throw notABackup(fichier, "sa fin manque");
}
