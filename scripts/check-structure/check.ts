import { forbiddenWords, GLOSSARY_PATH, glossaryRule } from "./glossary.ts";
import { type CheckedFile, readFiles, type Violation } from "./model.ts";
import { checkDocstrings } from "./rules-exports.ts";
import {
	checkLock,
	checkMachineWords,
	checkSuppressions,
} from "./rules-lines.ts";
import { checkConcerns, checkPlace } from "./rules-places.ts";

/** The result of a check: how many code files were read, and the violations in file order. */
export type Report = { codeFiles: number; violations: Violation[] };

const RULES: readonly ((file: CheckedFile) => Violation[])[] = [
	checkPlace,
	checkDocstrings,
	checkSuppressions,
	checkMachineWords,
	checkLock,
];

/**
 * Checks the tree under `directory` against docs/architecture.md and the
 * glossary. A tree without code, or a glossary without a refused word, is
 * itself a violation: a check that read nothing has proved nothing.
 */
export function checkStructure(directory: string): Report {
	const files = readFiles(directory);
	const codeFiles = files.filter((file) => file.isCode).length;
	const glossary = files.find((file) => file.path === GLOSSARY_PATH);
	const refused = forbiddenWords(glossary?.text ?? "");
	const rules = [...RULES, glossaryRule(refused)];
	const violations = [
		...files.flatMap((file) => rules.flatMap((rule) => rule(file))),
		...checkConcerns(files),
	];
	const add = (file: string, rule: string, sentence: string): void => {
		violations.push({ file, line: 1, rule, sentence });
	};
	if (codeFiles === 0) {
		add(".", "nothing", "no file of code was found here: nothing was checked");
	}
	if (refused.length === 0) {
		add(
			GLOSSARY_PATH,
			"nothing",
			'no refused word was found: the table needs its columns "Refused in code" and "Except in"',
		);
	}
	return { codeFiles, violations };
}
