/**
 * Writes the document of the contract as the copy of the release, to be
 * committed: later documents are compared with it. Fails when the document
 * removed something.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { openApiDocument } from "#lib/adapters/openapi/document";
import {
	narrowings,
	RELEASED_COPY,
	RELEASED_SITE,
	record,
} from "./openapi/growth.ts";

const current = record(
	JSON.parse(JSON.stringify(openApiDocument(RELEASED_SITE))),
);
const lost = existsSync(RELEASED_COPY)
	? narrowings(record(JSON.parse(readFileSync(RELEASED_COPY, "utf8"))), current)
	: [];
if (lost.length > 0) {
	console.error(
		`The contract may only grow while its version stays (D29):\n${lost.join("\n")}`,
	);
	process.exit(1);
}
mkdirSync(dirname(RELEASED_COPY), { recursive: true });
writeFileSync(RELEASED_COPY, `${JSON.stringify(current, null, 2)}\n`);
console.log(`${RELEASED_COPY} written.`);
