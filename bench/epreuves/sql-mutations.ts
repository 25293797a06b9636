/** What is changed in what the database is asked: a condition left out, a comparison or an order turned. */
import ts from "typescript";

export type Change = {
	readonly start: number;
	readonly end: number;
	readonly text: string;
};

const OTHER_COMPARISON: Readonly<Record<string, string>> = {
	"=": "<>",
	"<>": "=",
	"<": "<=",
	"<=": "<",
	">": ">=",
	">=": ">",
	"IS NULL": "IS NOT NULL",
	"IS NOT NULL": "IS NULL",
	EXISTS: "NOT EXISTS",
	"NOT EXISTS": "EXISTS",
};

/** Not the `=` of `->`, `=>`, `@>` and the like. */
const COMPARISON =
	/(?<![-<>=@:!~|])(?:<>|<=|>=|=|<|>)(?![-<>=@])|\bIS (?:NOT )?NULL\b|\b(?:NOT )?EXISTS\b/g;
const CONDITION = /\b(?:AND|WHERE)\b(?<!\bBETWEEN\s+\S+\s+AND)/g;
const END =
	/^(?:AND|OR|WHERE|ORDER|GROUP|HAVING|LIMIT|OFFSET|RETURNING|UNION|FOR|FROM|ON|SELECT|SET|WHEN|THEN|ELSE|(?:LEFT |CROSS )?JOIN)\b/;

/** Where the condition or term that begins at `from` ends: at a keyword or a comma of its own depth. */
function endOf(sql: string, from: number): number {
	let depth = 0;
	let isInside = false;
	for (let at = from; at < sql.length; at += 1) {
		const rest = /\w/.test(sql[at - 1] ?? "") ? "" : sql.slice(at);
		if (sql[at] === "(" || /^CASE\b/.test(rest)) depth += 1;
		if (sql[at] === ")" || /^END\b/.test(rest)) depth -= 1;
		if (depth < 0) return at;
		if (depth > 0) continue;
		if (sql[at] === ",") return at;
		if (/^(?:BETWEEN|DISTINCT)\b/.test(rest)) isInside = true;
		else if (isInside && /^(?:AND|FROM)\b/.test(rest)) isInside = false;
		else if (END.test(rest)) return at;
	}
	return sql.length;
}

/** Whether an `=` there gives a column its value. */
function isAssigned(sql: string, at: number): boolean {
	let before = sql.slice(0, at);
	for (let left = ""; left !== before; ) {
		left = before;
		before = before.replace(/\([^()]*\)/g, "");
	}
	const words = before.match(/\b(?:SET|WHERE|FROM|ON|AND|WHEN|SELECT)\b|\(/g);
	return words?.at(-1) === "SET";
}

/** The changes of a template tagged `sql`, placed in the text of its file. */
export function sqlChanges(node: ts.Node, source: ts.SourceFile): Change[] {
	if (!ts.isTaggedTemplateExpression(node)) return [];
	if (node.tag.getText(source) !== "sql") return [];
	const first = node.template.getStart(source);
	const whole = node.template.getText(source);
	// What is put in and what is quoted are changed elsewhere or not at all.
	let sql = whole.replace(/'[^'`$]*'/g, (said) => "q".repeat(said.length));
	if (ts.isTemplateExpression(node.template))
		for (const { expression } of node.template.templateSpans) {
			const from = expression.getFullStart() - first - 2;
			const to = expression.end - first + 1;
			sql = sql.slice(0, from) + "p".repeat(to - from) + sql.slice(to);
		}
	sql = `${sql.slice(0, -1)})`;
	const found: Change[] = [];
	const change = (from: number, to: number, text: string) =>
		found.push({ start: first + from, end: first + to, text });
	for (const { 0: word, index } of sql.matchAll(CONDITION)) {
		const from = index + word.length;
		const kept = word === "WHERE" ? "WHERE true " : "";
		change(index, endOf(sql, from), kept);
	}
	for (const { 0: word, index } of sql.matchAll(COMPARISON))
		if (word !== "=" || !isAssigned(sql, index))
			change(index, index + word.length, OTHER_COMPARISON[word] ?? word);
	for (const { index } of sql.matchAll(/\bORDER BY\b/g)) {
		let from = index + "ORDER BY".length;
		for (let to = 0; to === 0 || sql[to] === ","; from = to + 1) {
			to = endOf(sql, from);
			const term = whole.slice(from, to);
			const [, key = "", desc, nulls = ""] =
				/^([\s\S]*?)(\s+DESC)?(\s+NULLS \w+)?\s*$/.exec(term) ?? [];
			change(from, to, `${key}${desc ? " ASC" : " DESC"}${nulls} `);
		}
	}
	return found;
}

/** The changes of what a call of Prisma asks for: each condition of its `where` left out. */
export function whereChanges(node: ts.Node, source: ts.SourceFile): Change[] {
	if (!ts.isPropertyAssignment(node)) return [];
	const { initializer, name } = node;
	if (name.getText(source) !== "where") return [];
	if (!ts.isObjectLiteralExpression(initializer)) return [];
	return initializer.properties.map((condition) => ({
		start: condition.getStart(source),
		end: condition.end,
		text: "...{}",
	}));
}
