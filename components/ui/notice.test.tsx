import { expect, test } from "vitest";
import { Notice } from "./notice.tsx";
import { rendered } from "./rendered.fixture.tsx";

test("what a page was opened to tell takes the focus, without which it would not be read out; no other notice does", () => {
	for (const [announced, focused] of [
		[true, 1],
		[false, 0],
	] as const) {
		const place = rendered(<Notice announced={announced}>Enregistré.</Notice>);
		expect(
			place.querySelectorAll("[role=status][tabindex='-1'][autofocus]"),
		).toHaveLength(focused);
	}
});
