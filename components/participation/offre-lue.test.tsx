import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { SA_PROPRE_OFFRE } from "#lib/participation/offres/rules";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import {
	BesoinsDuReferent,
	OffreLue,
	OffresParPlace,
	TitreDit,
} from "./offres-recues.tsx";

test("an offer is answered by somebody else than who made it: to them the page says so, without a button", () => {
	const agir = async () => FORMULAIRE_VIDE;
	for (const sienne of [false, true]) {
		const page = rendered(
			<OffreLue
				offre={{
					...{ id: 1, etat: "envoyee", slug: "eau", place: 2, libres: 1 },
					...{ titre: "Relever", titre_en: null, langue: "fr", nom: null },
					...{ message: "Le samedi.", contact: false, sienne },
					...{ cree_le: new Date(0), expire_le: new Date(1) },
				}}
				accepter={agir}
				decliner={agir}
			/>,
		);
		expect(page.querySelectorAll("form")).toHaveLength(sienne ? 0 : 2);
		expect(page.textContent?.includes(SA_PROPRE_OFFRE.fr)).toBe(sienne);
	}
});

test("what offers are for is marked with the language of its title where that is not the page's", () => {
	const agir = async () => FORMULAIRE_VIDE;
	const titre = { titre: "Relever", titre_en: null, langue: "fr" } as const;
	const le = new Date(0);
	const page = rendered(
		<>
			<OffreLue
				offre={{
					...{ id: 1, etat: "envoyee", slug: "eau", place: 2, libres: 1 },
					...{ ...titre, nom: null, message: "On Saturdays." },
					...{ contact: false, sienne: false, cree_le: le, expire_le: le },
				}}
				accepter={agir}
				decliner={agir}
			/>
			<OffresParPlace
				base="/"
				places={[{ ...titre, id: 2, role: "terrain", libres: 1 }].map(
					(place) => ({ ...place, libre: false, fermee: false, offres: [] }),
				)}
			/>
			<BesoinsDuReferent
				besoins={[{ ...titre, slug: "eau", en_attente: 0, expire_le: null }]}
			/>
		</>,
		"en",
	);
	const marques = [...page.querySelectorAll("[lang=fr]")];
	expect(marques.map(({ textContent }) => textContent)).toEqual(
		Array(3).fill("Relever"),
	);
});

test("of a role that has no place, the page of offers does not say how many people are looked for", () => {
	const base = { id: 2, role: "code", fermee: false, offres: [] };
	const page = rendered(
		<OffresParPlace
			base="/"
			places={[
				{ ...base, titre: "Code", titre_en: null, langue: "fr", libres: 20 },
			].map((place) => ({ ...place, langue: "fr" as const, libre: true }))}
		/>,
		"fr",
	);
	expect(page.textContent).toContain("Code");
	expect(page.textContent).not.toContain("20");
});

test("a title is in the language of the page where it has that version", () => {
	const de = { titre: "Relever", titre_en: "Survey", langue: "fr" } as const;
	const dit = (langue: "fr" | "en") =>
		rendered(<TitreDit de={de} />, langue).textContent;
	expect([dit("fr"), dit("en")]).toEqual(["Relever", "Survey"]);
});
