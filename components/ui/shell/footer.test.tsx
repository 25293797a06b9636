import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { LANGUES } from "#lib/platform/langues";
import { Footer } from "./footer.tsx";

const ADRESSE = "https://code.exemple.org/bien-commun";
const MOTS = { fr: "Code source", en: "Source code" } as const;

test("the foot of a page leads to the source code of the site where the operator says where that is, and has no such link elsewhere", () => {
	for (const langue of LANGUES)
		for (const codeSource of [ADRESSE, undefined]) {
			const foot = rendered(
				<Footer
					langue={langue}
					accroche="Bien commun, l’annuaire."
					conformite={null}
					pages={[]}
					codeSource={codeSource}
				>
					{null}
				</Footer>,
			);
			expect(textsOf(foot, `a[href="${ADRESSE}"]`)).toEqual(
				codeSource === undefined ? [] : [MOTS[langue]],
			);
			expect(foot.querySelectorAll("nav a").length).toBeGreaterThan(4);
		}
});
