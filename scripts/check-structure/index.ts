import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

// Loading the compiler is a quarter of the time: from the second run on, it
// comes from the compile cache, if enabled before the import.
enableCompileCache();
const { checkStructure } = await import("./check.ts");

// usage: node scripts/check-structure/index.ts [directory]
const { codeFiles, violations } = checkStructure(
	resolve(process.argv[2] ?? "."),
);
for (const { file, line, rule, sentence } of violations) {
	console.log(`${file}:${line}: ${rule}: ${sentence}`);
}
console.log(
	violations.length === 0
		? `structure: ${codeFiles} files of code, nothing to say`
		: `structure: ${violations.length} to mend in ${codeFiles} files of code`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
