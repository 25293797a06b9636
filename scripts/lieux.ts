/** Makes the table of areas out of its packages: to run when one changes. */
import { writeFileSync } from "node:fs";
import { AREAS_FILE } from "#server/migrations/areas";
import { areasFile } from "./lieux/table.ts";

const { file, count } = areasFile();
writeFileSync(AREAS_FILE, file);
process.stdout.write(`${count} lieux, ${file.length} octets\n`);
