/** A failure reported to the operator as a French sentence with the remedy. */
export class Refusal extends Error {}

/**
 * Explains a failed write or run, when the cause is known; else returns the
 * error unchanged.
 * @param {unknown} error
 * @param {string} path
 */
export function explained(error, path) {
	const code = error instanceof Error && "code" in error ? error.code : "";
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
		return new Refusal(
			`Écriture refusée dans ${path} : donnez-en le droit au compte qui lance la commande (par exemple chown -R), ou clonez le dépôt dans un dossier à lui.`,
		);
	}
	if (code === "ENOSPC" || code === "EDQUOT") {
		return new Refusal(
			`Le disque qui porte ${path} est plein : libérez environ 1 Go, puis relancez.`,
		);
	}
	return error;
}
