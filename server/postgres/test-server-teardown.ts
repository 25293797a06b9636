import { existsSync } from "node:fs";
import { stopWhenAlone } from "./embedded.ts";
import { testServerFolder } from "./test-database.ts";

/** At the end of a vitest run: stops the test server at once, unless another run needs it. */
export async function teardown(): Promise<void> {
	if (existsSync(testServerFolder())) {
		await stopWhenAlone(testServerFolder(), true);
	}
}
