import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { Resultats, VersResultats } from "./resultats.tsx";

const RIEN = { total: 0, elements: [] };

test("before its form a search leads past it, and past its natures, to the first result; without results to none", () => {
	const article = {
		...{ slug: "puits", titre: "Un puits", resume: "Creusé.", auteur: "A" },
		...{ date: "2026-01-01", traductions: {}, projets: [] },
	};
	const trouves = {
		total: 1,
		elements: [{ element: article, nature_du_resultat: "mots" as const }],
	};
	const page = rendered(
		<>
			<VersResultats q="puits" total={1} />
			<Resultats
				q="puits"
				total={1}
				resultats={{
					...{ articles: trouves, besoins: RIEN, projets: RIEN },
					...{ mots: { words: [] }, inconnus: [], corriges: [] },
				}}
				actes={{
					projets: { action: async (etat) => etat, connecte: false, miens: [] },
					besoins: { action: async (etat) => etat, connecte: false, miens: [] },
				}}
			/>
		</>,
	);
	const href = page.querySelector("a")?.getAttribute("href") ?? "";
	const target = page.querySelector(href);
	const after = [...page.querySelectorAll("a")].filter((link) =>
		target
			? target.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING
			: false,
	);
	expect(after[0]?.textContent).toBe("Un puits");
	expect(
		rendered(<VersResultats q="puits" total={0} />).querySelector("a"),
	).toBeNull();
});
