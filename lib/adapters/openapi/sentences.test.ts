import { expect, test } from "vitest";
// Before the contract: its `langue` is that of other objects too.
import "#lib/participation/bilans/schema";
import { describeFields } from "./sentences.ts";

test("a field that objects share has the sentence filed first, whichever module was loaded first", () => {
	const read = describeFields();
	expect(read).toContain("ProjetContribution.langue");
	expect(read).not.toContain("BilanDonne.langue");
});
