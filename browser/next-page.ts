import { hasFramework } from "./page.ts";

/** The pages that are only read, as patterns of addresses; a search is counted, and so never guessed. */
const READ = [
	"/{en}?",
	"/{en/}?:list(projets|besoins|articles){/:slug}?",
	"/{en/}?:page(chiffres|donnees|flux|developpeurs|a-propos|accessibilite|confidentialite|mentions-legales)",
	"/{en/}?developpeurs/reference",
] as const;
const SEARCHED = "/*\\?*(^|&)q=*";

/** Reads beforehand the page that a pointer rests on, under the nonce of this script. */
export function guessNextPage(nonce: string): void {
	if (hasFramework() || !HTMLScriptElement.supports?.("speculationrules"))
		return;
	const where = {
		and: [{ href_matches: READ }, { not: { href_matches: SEARCHED } }],
	};
	const rules = document.createElement("script");
	rules.type = "speculationrules";
	rules.nonce = nonce;
	rules.textContent = JSON.stringify({
		prefetch: [{ where, eagerness: "moderate" }],
	});
	document.head.append(rules);
}
