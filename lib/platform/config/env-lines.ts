import { parseEnv } from "node:util";

/** What Node (24) reads of a `.env` file in silence otherwise than it was meant: lost settings, cut values. */

/** A name, and all that follows its first equals sign. */
const SETTING = /^\s*(?:export\s+)?([^\s=#][^=]*?)\s*=(.*)$/;
const NO_SETTING = /^\s*(?:#.*)?$/;
const QUOTED = /^\s*(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/;
/** Node ends it at its first hash, space before or not. */
const BARE = /^\s*(?:[^\s"'`#](?:[^#]*\s#.*|[^#]*))?$|^\s+#/;

function lineFault(
	line: string,
	at: number,
	known: Map<string, { text: string; at: number }>,
): string | undefined {
	if (NO_SETTING.test(line)) return undefined;
	const [, name, value = ""] = SETTING.exec(line) ?? [];
	// A line may hold a secret: at most its name is told.
	if (name === undefined)
		return `la ligne ${at} n'est ni un réglage (NOM=valeur) ni un commentaire (# en tête).`;
	if (/^\s*["'`]/.test(value) && !QUOTED.test(value))
		return `la ligne ${at} (${name}) s'ouvre sur un guillemet qui n'est pas fermé, ou l'est avant la fin : fermez-le à la fin, ou entourez la valeur d'une autre sorte (" ' \`).`;
	if (!QUOTED.test(value) && !BARE.test(value))
		return `la ligne ${at} (${name}) perdrait ce qui suit le # : entourez la valeur d'apostrophes ('…'), ou mettez une espace devant un commentaire.`;
	const text = parseEnv(line)[name] ?? "";
	const other = known.get(name);
	known.set(name, { text, at });
	return other === undefined || other.text === text
		? undefined
		: `la ligne ${at} redonne ${name} avec une autre valeur qu'à la ligne ${other.at} : gardez-en une.`;
}

/** One French sentence for each line of a `.env` file that would be lost, cut or overruled. */
export function faultsOfLines(text: string): string[] {
	const known = new Map<string, { text: string; at: number }>();
	return text
		.split(/\r?\n/)
		.flatMap((line, index) => lineFault(line, index + 1, known) ?? []);
}
