import { expect, test } from "vitest";
import { countAdvisories } from "./npm.ts";

/** In the format of npm 10, shortened. */
function report(counts: object): string {
	const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };
	return JSON.stringify({
		auditReportVersion: 2,
		vulnerabilities: {},
		metadata: { vulnerabilities: { ...none, ...counts, total: 2 } },
	});
}

test.each(["high", "critical"])(
	"advisories of %s severity are counted, which fails the checks",
	(severity) => {
		expect(countAdvisories(report({ [severity]: 2 }))).toBe(2);
	},
);

test.each(["info", "low", "moderate"])(
	"those of %s severity are not",
	(severity) => {
		expect(countAdvisories(report({ [severity]: 2 }))).toBe(0);
	},
);

test.each(["", "<html>", '{"message":"405 Method Not Allowed","error":{}}'])(
	"a registry without an answer (%j) is told apart from one without advisories",
	(output) => {
		expect(countAdvisories(output)).toBeUndefined();
	},
);
