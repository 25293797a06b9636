import { expect, test } from "vitest";
import { PageSignalement } from "#components/signalements/page-signalement";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { FilDeFiche } from "./liens.tsx";

test("in the trail of a page the names of entries and themes are marked with their language where that is not the page's", () => {
	const page = rendered(
		<>
			<FilDeFiche
				liste="besoins"
				theme={{
					...{ slug: "sante", nom: "Santé", description: "" },
					traductions: {},
				}}
			/>
			<PageSignalement
				dossier="besoins"
				slug="fontaines"
				titre={{ texte: "Des fontaines", langue: "fr" }}
				action={async () => FORMULAIRE_VIDE}
			/>
		</>,
		"en",
	);
	const marques = [...page.querySelectorAll("nav [lang=fr]")];
	expect(marques.map(({ textContent }) => textContent)).toEqual([
		"Santé",
		"Des fontaines",
	]);
});
