import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { Footer } from "./footer.tsx";

const ADRESSE = "https://code.exemple.org/bien-commun";
const MOTS = { fr: "Code source", en: "Source code" } as const;

test("the foot tells in one of three wordings how far the site complies, and leads to the operator's pages, marked where they are in French", () => {
	const foot = (langue: Langue, conformite: "totale" | "partielle" | "non") =>
		rendered(
			<Footer
				accroche="Ce que Rennes partage."
				conformite={conformite}
				pages={[{ slug: "charte", title: "La charte", lang: "fr" }]}
				codeSource={undefined}
			>
				{null}
			</Footer>,
			langue,
		);
	const wordings = LANGUES.flatMap((langue) =>
		(["totale", "partielle", "non"] as const).flatMap((etat) =>
			textsOf(foot(langue, etat), 'a[href$="/accessibilite"]'),
		),
	);
	expect(wordings).toEqual([
		"Accessibilité : totalement conforme",
		"Accessibilité : partiellement conforme",
		"Accessibilité : non conforme",
		"Accessibility: fully compliant",
		"Accessibility: partially compliant",
		"Accessibility: not compliant",
	]);
	const own = 'a[lang="fr"][href="/en/pages/charte"]';
	expect(textsOf(foot("en", "non"), own)).toEqual(["La charte"]);
	expect(textsOf(foot("en", "non"), "p")).toEqual(["Ce que Rennes partage."]);
});

test("the foot of a page leads to the source code of the site where the operator says where that is, and has no such link elsewhere", () => {
	for (const langue of LANGUES)
		for (const codeSource of [ADRESSE, undefined]) {
			const foot = rendered(
				<Footer
					accroche="Bien commun, l’annuaire."
					conformite={null}
					pages={[]}
					codeSource={codeSource}
				>
					{null}
				</Footer>,
				langue,
			);
			expect(textsOf(foot, `a[href="${ADRESSE}"]`)).toEqual(
				codeSource === undefined ? [] : [MOTS[langue]],
			);
			expect(foot.querySelectorAll("nav a").length).toBeGreaterThan(4);
		}
});
