/** A strict XML 1.0 parser for tests: it throws on the first thing that a conforming parser must reject. */

export type XmlElement = {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: XmlElement[];
	/** Its own text, with entities and CDATA resolved. */
	text: string;
};

const FORBIDDEN =
	/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
const ENTITIES: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
};

function resolved(text: string): string {
	return text.replace(/&([^;]*;?)/g, (whole, body: string) => {
		const known = body.endsWith(";") ? ENTITIES[body.slice(0, -1)] : undefined;
		if (known !== undefined) return known;
		const code = /^#(?:x([0-9a-fA-F]+)|(\d+));$/.exec(body);
		if (!code) throw new Error(`bad reference ${whole}`);
		const char = String.fromCodePoint(
			code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16),
		);
		if (FORBIDDEN.test(char)) throw new Error(`forbidden ${whole}`);
		return char;
	});
}

function attributesOf(source: string): Map<string, string> {
	const found = new Map<string, string>();
	let rest = source;
	while (rest.trim() !== "") {
		const next = /^\s+([^\s=]+)\s*=\s*("([^"<]*)"|'([^'<]*)')/.exec(rest);
		if (!next) throw new Error(`bad attributes: ${source}`);
		const [whole, name = "", , double, single] = next;
		if (!NAME.test(name)) throw new Error(`bad attribute name ${name}`);
		if (found.has(name)) throw new Error(`attribute ${name} twice`);
		found.set(name, resolved(double ?? single ?? ""));
		rest = rest.slice(whole.length);
	}
	return found;
}

/** The position where a piece of markup ends; throws when the end is missing. */
function endOf(xml: string, mark: string, from: number): number {
	const at = xml.indexOf(mark, from);
	if (at < 0) throw new Error(`${mark} is missing`);
	return at;
}

/** One tag; `>` is allowed inside the quotes of its attributes. */
const MARKUP =
	/<(\/?)([^\s/>"'=]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;

/** The root of a document; throws on an error. No DTD and no comments: ours have none. */
export function parseXml(xml: string): XmlElement {
	if (FORBIDDEN.test(xml)) throw new Error("a character that XML forbids");
	if (!xml.isWellFormed()) throw new Error("a lone surrogate");
	const declaration = /^<\?xml version="1\.0"(?: encoding="utf-8")?\?>/i.exec(
		xml,
	);
	if (!declaration) throw new Error("no declaration");
	const document: XmlElement = {
		name: "",
		attributes: new Map(),
		children: [],
		text: "",
	};
	const open = [document];
	let at = declaration[0].length;
	while (at < xml.length) {
		const here = open.at(-1);
		if (!here) throw new Error("more ends than beginnings");
		const next = xml.indexOf("<", at);
		const text = xml.slice(at, next < 0 ? undefined : next);
		if (text.includes("]]>")) throw new Error("]]> in character data");
		here.text += resolved(text);
		if (here === document && text.trim() !== "")
			throw new Error("text outside the root");
		if (next < 0) break;
		if (xml.startsWith("<![CDATA[", next)) {
			const end = endOf(xml, "]]>", next);
			here.text += xml.slice(next + "<![CDATA[".length, end);
			at = end + "]]>".length;
			continue;
		}
		MARKUP.lastIndex = next;
		const markup = MARKUP.exec(xml);
		if (!markup) throw new Error(`bad markup ${xml.slice(next, next + 80)}`);
		const [whole, closing, name = "", attributes = "", empty] = markup;
		at = next + whole.length;
		if (closing === "/") {
			if (name !== here.name || here === document)
				throw new Error(`</${name}> ends <${here.name}>`);
			open.pop();
			continue;
		}
		if (!NAME.test(name)) throw new Error(`bad element <${name}>`);
		const element: XmlElement = {
			name,
			attributes: attributesOf(attributes),
			children: [],
			text: "",
		};
		here.children.push(element);
		if (empty !== "/") open.push(element);
	}
	const [root, ...others] = document.children;
	if (open.length !== 1 || !root || others.length > 0)
		throw new Error("not one root, whole");
	return root;
}
