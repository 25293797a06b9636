import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FiltreFile, type LigneFile } from "#lib/moderation/file/schema";
import { OrigineFiche } from "./fiche.tsx";
import { LignesDeFile } from "./file.tsx";

const PLACE: LigneFile = {
	...{ genre: "place", nature: "besoin", slug: "le-car", titre: "Le car" },
	...{ langue: "fr", langue_debut: "fr", debut: "Tester", auteur: null },
	...{ recue_le: new Date("2026-12-01"), suspendu: false, demande: null },
	...{ signaux: [], semblable: null, nombre: 0, cle: null, regle: null },
	...{ enjeu: 0, vers: "/moderation/besoins/le-car/chantier" },
};

test("a role that ends soon says until when it is open, and not that it ended", () => {
	const place = rendered(
		<LignesDeFile
			entrees={[PLACE]}
			filtre={FiltreFile.parse({})}
			now={new Date("2026-11-28T12:00:00Z")}
			actes={{ relire: async (etat) => etat, marquer: async (etat) => etat }}
		/>,
	);
	expect(place.textContent).toContain("jusqu’au 1er décembre 2026");
	expect(place.textContent).not.toMatch(/il y a|dans /);
});

test("an entry without an author is not said to be the team’s alone: its author may have erased the account", () => {
	const dite = (langue: "fr" | "en") =>
		rendered(<OrigineFiche le={new Date()} auteur={null} />, langue)
			.textContent;
	expect(dite("fr")).toContain("d’un compte effacé");
	expect(dite("en")).toContain("from an erased account");
});
