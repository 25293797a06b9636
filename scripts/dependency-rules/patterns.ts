import type { IRegularForbiddenRuleType } from "dependency-cruiser";
import { DOMAINS } from "../check-structure/vocabulary.ts";

/** Tests may import anything: they check the code, they are not part of it. */
export const TEST = "\\.(test|spec|fixture)\\.tsx?$|^e2e/";

export const ANY_DOMAIN = `^lib/(${DOMAINS.join("|")})/`;

/** dependency-cruiser rejects an empty pattern: this one matches no path. */
const NOTHING = "$^";

/** Files of the given kinds, in any folder. */
export function kinds(names: readonly string[]): string {
	return names.length === 0 ? NOTHING : `/(${names.join("|")})\\.ts$`;
}

/** Files of the given kinds, in any domain or sub-concern. */
export function domainFiles(...names: string[]): string {
	return `^lib/(${DOMAINS.join("|")}).*/(${names.join("|")})\\.ts$`;
}

/** Installed packages, or their bare names where they are not installed. */
export function packages(...names: string[]): string {
	return `(^|node_modules/)(${names.join("|")})(/|$)`;
}

export function refuse(
	name: string,
	comment: string,
	from: IRegularForbiddenRuleType["from"],
	to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType {
	return { name, comment, severity: "error", from, to };
}
