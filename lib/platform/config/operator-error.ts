/**
 * A failure that the operator can fix: the message is a French sentence that says what
 * happened and what to do, shown without a stack.
 */
export class OperatorError extends Error {
	override name = "OperatorError";
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** The error code of a failed system call (`EACCES`, `ENOSPC`…), or `undefined`. */
export function systemErrorCode(error: unknown): string | undefined {
	return error instanceof Error &&
		"code" in error &&
		typeof error.code === "string"
		? error.code
		: undefined;
}

const OTHER_DATA_DIR = "choisissez un autre dossier par DATA_DIR";

/** The remedy when the operator typed the path of the output. */
export const OTHER_PATH = "donnez un autre chemin";

/** What to throw for a write under `path` that found no room. */
export function fullDisk(path: string): OperatorError {
	return new OperatorError(
		`Le disque qui porte ${path} est plein : libérez de la place, puis relancez.`,
	);
}

/**
 * Turns a failed write under `path` into an `OperatorError`; any other error is
 * returned unchanged. `remedy` is what to do instead of fixing the place.
 */
export function explainedWriteError(
	error: unknown,
	path: string,
	remedy = OTHER_DATA_DIR,
): unknown {
	switch (systemErrorCode(error)) {
		case "EACCES":
		case "EPERM":
			return new OperatorError(
				`Écriture refusée dans ${path} : donnez-en le droit au compte qui lance l'application, ou ${remedy}.`,
			);
		case "EROFS":
			return new OperatorError(`${path} est en lecture seule : ${remedy}.`);
		case "ENOSPC":
		case "EDQUOT":
			return fullDisk(path);
		case "ENOENT":
			return new OperatorError(
				`Le dossier de ${path} n'existe pas : créez-le, ou ${remedy}.`,
			);
		case "EISDIR":
			return new OperatorError(`${path} est un dossier : ${remedy}.`);
		case "ENOTDIR":
		case "EEXIST":
			return new OperatorError(
				`${path} existe et n'est pas un dossier utilisable : déplacez-le, ou ${remedy}.`,
			);
		default:
			return error;
	}
}
