import { expect, test } from "vitest";
import { readAdvisories } from "./npm.ts";

/** In the format of npm 10, shortened. */
function report(severity: string): string {
	return JSON.stringify({
		auditReportVersion: 2,
		vulnerabilities: {
			paquet: {
				name: "paquet",
				severity,
				isDirect: true,
				via: [
					{
						source: 1,
						title: "Prototype pollution",
						url: "https://avis.example/1",
						severity,
						range: "<2.0.0",
					},
				],
				effects: ["autre"],
				range: "<2.0.0",
				nodes: ["node_modules/paquet"],
				fixAvailable: true,
			},
			autre: {
				name: "autre",
				severity,
				isDirect: true,
				via: ["paquet"],
				effects: [],
				range: "*",
				nodes: ["node_modules/autre"],
				fixAvailable: true,
			},
		},
		metadata: { vulnerabilities: { total: 2 } },
	});
}

test.each(["high", "critical"])(
	"an advisory of %s severity fails the checks and is named with its address",
	(severity) => {
		expect(readAdvisories(report(severity))).toEqual({
			answered: true,
			stopping: [
				`paquet <2.0.0: ${severity}, Prototype pollution (https://avis.example/1)`,
				`autre *: ${severity}, by paquet`,
			],
		});
	},
);

test.each(["info", "low", "moderate"])(
	"one of %s severity does not fail the checks, and neither does none",
	(severity) => {
		const none = { answered: true, stopping: [] };
		expect(readAdvisories(report(severity))).toEqual(none);
		expect(readAdvisories('{"vulnerabilities":{}}')).toEqual(none);
	},
);

test.each([
	["", "npm audit gave no report"],
	["<html>", "npm audit gave no report"],
	['{"message":"405 Method Not Allowed","error":{}}', "405 Method Not Allowed"],
])("a registry without an answer (%j) is reported as such", (output, why) => {
	expect(readAdvisories(output)).toEqual({ answered: false, why });
});
