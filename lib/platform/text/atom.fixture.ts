/** The rules of RFC 4287 that our feeds must follow, for tests. */
import { parseXml, type XmlElement } from "./xml-strict.fixture.ts";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const IRI = /^(?:https?:\/\/[^\s<>"]+|tag:[^\s<>"]+)$/;

/** Children that an element has exactly once, and those that it may also have. */
const OF_FEED = {
	once: ["id", "title", "updated", "author", "rights", "subtitle"],
	more: ["link", "entry"],
};
const OF_ENTRY = {
	once: ["id", "title", "updated", "published", "content"],
	more: ["link", "summary", "author", "category"],
};

export function children(element: XmlElement, name: string): XmlElement[] {
	return element.children.filter((child) => child.name === name);
}

export function only(element: XmlElement, name: string): XmlElement {
	const [first, ...others] = children(element, name);
	if (!first || others.length > 0)
		throw new Error(`<${element.name}> must have one <${name}>`);
	return first;
}

function ensure(holds: boolean, sentence: string): void {
	if (!holds) throw new Error(sentence);
}

function ensureChildren(element: XmlElement, rule: typeof OF_FEED): void {
	for (const name of rule.once) only(element, name);
	for (const { name } of element.children)
		ensure(
			rule.once.includes(name) || rule.more.includes(name),
			`<${element.name}> has <${name}>`,
		);
}

function ensureIdAndDate(element: XmlElement): void {
	ensure(IRI.test(only(element, "id").text), "id is no IRI");
	ensure(INSTANT.test(only(element, "updated").text), "updated is no instant");
	ensure(only(element, "title").text.trim() !== "", "a title is empty");
}

function ensureEntry(entry: XmlElement): void {
	ensureChildren(entry, OF_ENTRY);
	ensureIdAndDate(entry);
	ensure(INSTANT.test(only(entry, "published").text), "published");
	const [alternate, ...others] = children(entry, "link").filter(
		({ attributes }) => (attributes.get("rel") ?? "alternate") === "alternate",
	);
	ensure(others.length === 0, "two alternates of one type and language");
	ensure(IRI.test(alternate?.attributes.get("href") ?? ""), "no alternate");
	for (const name of ["title", "content"]) {
		const { attributes } = only(entry, name);
		ensure(attributes.get("type") === "html", `the type of ${name}`);
		ensure(
			/^(?:fr|en)$/.test(attributes.get("xml:lang") ?? ""),
			`the language of ${name}`,
		);
	}
	for (const { attributes } of children(entry, "category")) {
		ensure((attributes.get("term") ?? "") !== "", "a term is empty");
		ensure(IRI.test(attributes.get("scheme") ?? ""), "a scheme is no IRI");
	}
}

/** Reads a feed, or throws on the first rule of XML 1.0 or RFC 4287 that it breaks. */
export function readAtom(xml: string): XmlElement {
	const feed = parseXml(xml);
	ensure(feed.name === "feed", "the root is no feed");
	ensure(
		feed.attributes.get("xmlns") === "http://www.w3.org/2005/Atom",
		"the namespace",
	);
	ensure(/^(?:fr|en)$/.test(feed.attributes.get("xml:lang") ?? ""), "xml:lang");
	ensureChildren(feed, OF_FEED);
	ensureIdAndDate(feed);
	only(only(feed, "author"), "name");
	const rels = children(feed, "link").map(({ attributes }) =>
		attributes.get("rel"),
	);
	ensure(rels.sort().join() === "alternate,self", "self and alternate links");
	const entries = children(feed, "entry");
	for (const entry of entries) ensureEntry(entry);
	const ids = new Set(entries.map((entry) => only(entry, "id").text));
	ensure(ids.size === entries.length, "two entries share an id");
	return feed;
}
