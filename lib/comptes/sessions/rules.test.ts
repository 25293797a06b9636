import { expect, test } from "vitest";
import { reconnaitreAppareil } from "./rules.ts";

test.each([
	[
		"Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0",
		"Firefox",
		"Linux",
	],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0",
		"Edge",
		"Windows",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Mobile/15E1 Safari/604.1",
		"Safari",
		"iPhone",
	],
	[
		"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
		"Chrome",
		"Android",
	],
])(
	"%s is shown by the names that people know",
	(agent, navigateur, systeme) => {
		expect(reconnaitreAppareil(agent)).toEqual({ navigateur, systeme });
	},
);

test.each([null, "", "curl/8.5.0", "Mozilla/5.0"])(
	"an agent that says too little (%s) is unknown",
	(agent) => {
		expect(reconnaitreAppareil(agent)).toBeNull();
	},
);
