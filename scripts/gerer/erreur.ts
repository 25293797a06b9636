/** The message of a command for the error that ended it, in French, with the remedy. */
import {
	messageOf,
	OperatorError,
	systemErrorCode,
} from "#lib/platform/config/operator-error";
import {
	DISK_FULL,
	DISK_FULL_TOLD,
	isStoreDown,
	READ_ONLY_TOLD,
	ReadOnly,
	sqlState,
} from "#lib/platform/db/unavailable";

const TABLE_ABSENTE = "42P01";
/** PostgreSQL error: a missing column, function, type or constraint. */
const SCHEMA_AUTRE = ["42703", "42883", "42704", "42P10"];

const CONNEXION_COUPEE = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
/** The driver (pg 8.23) reports some of these without a code. */
const CONNEXION_PERDUE =
	/^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function estSansBase(error: unknown, code: string, texte: string): boolean {
	return (
		isStoreDown(error) ||
		CONNEXION_COUPEE.includes(code) ||
		CONNEXION_PERDUE.test(texte)
	);
}

/** The sentence for what an operator can mend, and that says nothing of a fault of ours. */
export function phraseConnue(error: unknown): string | undefined {
	if (error instanceof OperatorError) return error.message;
	// Our own mode refuses nothing here: the server is a copy, or set so.
	if (error instanceof ReadOnly) return READ_ONLY_TOLD;
	const code = sqlState(error) ?? systemErrorCode(error) ?? "";
	const texte = messageOf(error);
	if (code === DISK_FULL) return DISK_FULL_TOLD;
	if (estSansBase(error, code, texte))
		return "La base de données ne répond pas : vérifiez qu’elle tourne et que son disque n’est pas plein, puis relancez.";
	if (code === "ENOSPC" || code === "EDQUOT")
		return "Le disque est plein : libérez de la place, puis relancez.";
	return undefined;
}

/** The sentence for any error; an unknown one keeps its last line. */
export function phraseErreur(error: unknown): string {
	const connue = phraseConnue(error);
	if (connue !== undefined) return connue;
	const code = sqlState(error) ?? systemErrorCode(error) ?? "";
	if (code === TABLE_ABSENTE)
		return "La base n’a pas encore ses tables : lancez npm start une première fois.";
	if (SCHEMA_AUTRE.includes(code))
		return "La base n’a pas le schéma de cette version de l’application : lancez la commande avec la version qui sert le site, ou mettez la base à jour par npm start.";
	if (code === "ENAMETOOLONG")
		return "Ce chemin est trop long : donnez-en un plus court.";
	const texte = messageOf(error);
	return `Erreur inattendue : ${texte.trim().split("\n").at(-1)}. Relancez ; si elle revient, c’est une faute du programme : signalez-la avec ce message (SECURITY.md dit à qui).`;
}
