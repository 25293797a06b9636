/** What a spreadsheet takes for the beginning of a formula, blanks before it included. */
const FORMULE = /^[\s]*[=+\-@]|^[\t\r]/;

/** One cell of a CSV file: quoted when it must be, and never a formula. */
export function celluleCsv(texte: string): string {
	const inerte = FORMULE.test(texte) ? `'${texte}` : texte;
	return /[",\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
