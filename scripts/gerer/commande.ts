/** The definition of an operator command, and the parsing of its arguments. */
import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { ActeurOperateur } from "#lib/platform/actor";
import { callerDirectory } from "#lib/platform/config/env";
import { systemErrorCode } from "#lib/platform/config/operator-error";

export const OPERATEUR: ActeurOperateur = { nature: "operateur" };

export type Saisie = {
	readonly texte: (option: string) => string | undefined;
	/** Its value, when that is one of these. */
	readonly parmi: <V extends string>(
		option: string,
		admis: readonly V[],
	) => V | undefined;
	readonly drapeau: (option: string) => boolean;
	readonly arguments: readonly string[];
};

/** The file or folder that the first argument, or an option, names from where the command is typed. */
export function cheminDe(
	saisie: Saisie,
	nom = saisie.arguments[0] ?? "",
): string {
	return resolve(callerDirectory(), nom);
}

/** The result of a command: what is printed on standard output, as JSON unless it has a text; `echec`: its exit code is 1 and not 0. */
export type Issue = {
	readonly resultat: object;
	readonly texte?: string;
	readonly echec?: boolean;
};

export type Commande = {
	/** One or two words: `compte creer`. */
	readonly nom: string;
	/**
	 * What follows the name in the help, and what the command takes: `ARGUMENT --option
	 * VALEUR --choix un|autre --drapeau`, each required unless it is in brackets, or there
	 * are several ways (` | `), between which `controler` decides.
	 */
	readonly usage?: string;
	readonly effet: string;
	/** What is typed after `npm run gerer --` in a common case, for the help. */
	readonly exemple?: string;
	/** Throws an `ErreurUsage` for what the lists above can't say; before the database is opened. */
	readonly controler?: (saisie: Saisie) => void;
	/** The command makes the schema itself: the database is opened unmigrated. */
	readonly sansMigration?: boolean;
	/** Whether what it has written stays when it is interrupted, and is the beginning of what was asked. */
	readonly parLots?: (saisie: Saisie) => boolean;
	/** The command needs neither settings that are right nor a database. */
	readonly sansBase?: boolean;
	/** Runs the command; throws an `OperatorError` when it is refused. */
	readonly agir: (saisie: Saisie) => Promise<Issue>;
};

/** Invalid arguments: exit code 2, with the help. */
export class ErreurUsage extends Error {
	override name = "ErreurUsage";
}

function explained(error: unknown, args: readonly string[]): unknown {
	switch (systemErrorCode(error)) {
		case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
			return new ErreurUsage(
				`Option inconnue parmi : ${args.filter((arg) => arg.startsWith("-")).join(" ")}`,
			);
		case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
			return new ErreurUsage(
				"Une option attend une valeur, ou n’en attend pas : comparez avec l’usage.",
			);
		default:
			return error;
	}
}

const OPTION = /--([a-z-]+)(?: ([A-Za-z]+(?:\|[a-z]+)*))?/g;

/** What a usage allows: the options, the values that some are one of, and what must be there. */
function admisPar(usage: string) {
	const options: ParseArgsOptionsConfig = {};
	const choix: [option: string, admis: readonly string[]][] = [];
	for (const [, option = "", valeur] of usage.matchAll(OPTION)) {
		options[option] = { type: valeur === undefined ? "boolean" : "string" };
		if (valeur?.includes("|")) choix.push([option, valeur.split("|")]);
	}
	const dus = usage.replace(/\[[^\]]*\]/g, "");
	return {
		options,
		choix,
		requises: dus.includes(" | ")
			? []
			: [...dus.matchAll(OPTION)].map(([, option = ""]) => option),
		noms: dus.replace(OPTION, "").match(/[A-Z]+/g) ?? [],
	};
}

function parsed(options: ParseArgsOptionsConfig, args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true,
			tokens: true,
		});
	} catch (error) {
		throw explained(error, args);
	}
}

/** Parses what follows the name of a command; throws an `ErreurUsage` when something is missing or unknown. */
export function lireSaisie(
	commande: Commande,
	args: readonly string[],
): Saisie {
	const { options, choix, requises, noms } = admisPar(commande.usage ?? "");
	const { values, positionals, tokens } = parsed(options, args);
	const dites = tokens.flatMap((jeton) =>
		jeton.kind === "option" ? [jeton.name] : [],
	);
	// Of two values the last would be taken, and the other one left out in silence.
	const redite = dites.find((option, rang) => dites.indexOf(option) < rang);
	if (redite !== undefined)
		throw new ErreurUsage(`--${redite} est là deux fois : une seule convient`);
	const manquantes = [
		...noms.slice(positionals.length),
		...requises
			.filter((option) => values[option] === undefined)
			.map((option) => `--${option}`),
	];
	if (manquantes.length > 0)
		throw new ErreurUsage(`Il manque : ${manquantes.join(", ")}`);
	if (positionals.length > noms.length)
		throw new ErreurUsage(
			`En trop : ${positionals.slice(noms.length).join(" ")}`,
		);
	for (const [option, admis] of choix) {
		const value = values[option];
		if (typeof value === "string" && !admis.includes(value))
			throw new ErreurUsage(`--${option} attend ${admis.join(" ou ")}`);
	}
	const saisie: Saisie = {
		texte(option) {
			const value = values[option];
			return typeof value === "string" ? value : undefined;
		},
		parmi: (option, admis) => admis.find((un) => un === values[option]),
		drapeau: (option) => values[option] === true,
		arguments: positionals,
	};
	commande.controler?.(saisie);
	return saisie;
}
