/** What XML 1.0 forbids, C1 controls, lone surrogates, and the noncharacters that stand in for `&` and `<` in feeds; of it, YAML allows a few. */
const FORBIDDEN_IN_XML =
	/[^\t\n\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without what no XML and no YAML document may hold; line breaks become line feeds. */
export function xmlText(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(FORBIDDEN_IN_XML, "");
}
