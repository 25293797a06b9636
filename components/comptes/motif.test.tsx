import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { Motif } from "./motif.tsx";

const SITE = "https://exemple.org";

function liens(texte: string) {
	const place = rendered(<Motif siteUrl={SITE}>{texte}</Motif>);
	expect(place.textContent).toBe(texte);
	return [...place.querySelectorAll("a")].map((lien) =>
		lien.getAttribute("href"),
	);
}

test("of the addresses in a reason those of entries of this site alone are links, and its words stay as they are", () => {
	expect(
		liens(`Déjà là : ${SITE}/en/projets/eau, et /besoins/le-car.`),
	).toEqual(["/projets/eau", "/besoins/le-car"]);
	for (const texte of [
		"Voir https://ailleurs.org/projets/eau.",
		`Voir ${SITE}.ailleurs.org/projets/eau.`,
		`Voir ${SITE}/compte/donnees et /moderation.`,
		"Voir //ailleurs.org/projets/eau.",
	])
		expect(liens(texte)).toEqual([]);
});
