/** A call of the API written as a program, in three languages; a test runs each of them as it is shown. */
import type { Method } from "#lib/platform/contract/endpoint";
import { isObject } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";

/** The placeholder for the reader's own token. */
export const SAMPLE_TOKEN: Readonly<Record<Langue, string>> = {
	fr: "bc_VOTRE_JETON",
	en: "bc_YOUR_TOKEN",
};

/** The names that a program gives, in the language of its reader. */
export const SAMPLE_NAMES = {
	fr: { request: "appel", response: "reponse" },
	en: { request: "request", response: "response" },
} as const;

/** One call, with the address that its example has. */
export type SampleCall = {
	readonly method: Method;
	readonly url: string;
	/** Sent as JSON; undefined for none. */
	readonly body: unknown;
	/** Whether its success has a body. */
	readonly isAnswered: boolean;
};

export const PROGRAMS = ["curl", "javascript", "python"] as const;
export type Program = (typeof PROGRAMS)[number];

function inShell(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

function curl({ body, method, url }: SampleCall, token: string): string {
	const isGet = method === "GET";
	return [
		`curl --fail-with-body --silent --show-error${isGet ? "" : ` --request ${method}`}`,
		`--header "Authorization: Bearer ${token}"`,
		...(body === undefined
			? []
			: [
					'--header "Content-Type: application/json"',
					`--data ${inShell(JSON.stringify(body, null, 2))}`,
				]),
		`"${url}"`,
	].join(" \\\n  ");
}

function javascript(call: SampleCall, langue: Langue): string {
	const { body, isAnswered, method, url } = call;
	const { response } = SAMPLE_NAMES[langue];
	const token = `Authorization: "Bearer ${SAMPLE_TOKEN[langue]}"`;
	const options = [
		...(method === "GET" ? [] : [`method: "${method}",`]),
		...(body === undefined
			? [`headers: { ${token} },`]
			: [
					`headers: {\n    ${token},\n    "Content-Type": "application/json",\n  },`,
					`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll("\n", "\n  ")}),`,
				]),
	];
	return `const ${response} = await fetch("${url}", {
  ${options.join("\n  ")}
});
if (!${response}.ok) throw new Error(await ${response}.text());
console.log(${isAnswered ? `JSON.stringify(await ${response}.json(), null, 2)` : `${response}.status`});`;
}

/** A value of JSON as Python writes it. */
function inPython(value: unknown, indent = ""): string {
	const inner = `${indent}    `;
	if (value === null) return "None";
	if (typeof value === "boolean") return value ? "True" : "False";
	if (Array.isArray(value))
		return `[${value.map((one) => inPython(one, inner)).join(", ")}]`;
	if (!isObject(value)) return JSON.stringify(value);
	const entries = Object.entries(value).map(
		([key, one]) =>
			`\n${inner}${JSON.stringify(key)}: ${inPython(one, inner)},`,
	);
	return `{${entries.join("")}\n${indent}}`;
}

function python(call: SampleCall, langue: Langue): string {
	const { body, isAnswered, method, url } = call;
	const { request, response } = SAMPLE_NAMES[langue];
	const token = `"Authorization": "Bearer ${SAMPLE_TOKEN[langue]}"`;
	const options = [
		`"${url}"`,
		...(method === "GET" ? [] : [`method="${method}"`]),
		...(body === undefined
			? [`headers={${token}}`]
			: [
					`headers={\n        ${token},\n        "Content-Type": "application/json",\n    }`,
					`data=json.dumps(${inPython(body, "    ")}).encode()`,
				]),
	];
	const isJson = isAnswered || body !== undefined;
	return `${isJson ? "import json\n" : ""}from urllib.request import Request, urlopen

${request} = Request(
    ${options.join(",\n    ")},
)
with urlopen(${request}) as ${response}:
    print(${isAnswered ? `json.dumps(json.load(${response}), ensure_ascii=False, indent=2)` : `${response}.status`})`;
}

/** A read by curl with this token. */
export function readByCurl(url: string, token: string): string {
	const read = { method: "GET", body: undefined, isAnswered: true } as const;
	return curl({ ...read, url }, token);
}

/** The programs that do a call: they print its answer as JSON, or its status when it has no body. */
export function callPrograms(
	call: SampleCall,
	langue: Langue,
): Record<Program, string> {
	return {
		curl: curl(call, SAMPLE_TOKEN[langue]),
		javascript: javascript(call, langue),
		python: python(call, langue),
	};
}
