import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FiltreFile } from "#lib/moderation/file/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { File } from "./file.tsx";

test("only the whole queue says that nothing waits: one that is filtered says that the filter finds nothing", () => {
	const rien: ActionFormulaire = async (etat) => etat;
	const dit = (filtre: object) =>
		rendered(
			<File
				filtre={FiltreFile.parse(filtre)}
				{...{ entrees: [], genres: [], total: 0, page: 1, pages: 1 }}
				now={new Date("2026-11-28T12:00:00Z")}
				acte={null}
				annuler={rien}
				actes={{ relire: rien, marquer: rien }}
			/>,
		).textContent;
	expect(dit({})).toContain("Rien n’attend");
	expect(dit({ q: "banc" })).not.toContain("Rien n’attend");
	expect(dit({ q: "banc" })).toContain("retirez-en un");
});

test("of what the queue is filtered by, choosing a kind keeps the words, and looking for words keeps the kind", () => {
	const rien: ActionFormulaire = async (etat) => etat;
	const file = rendered(
		<File
			filtre={FiltreFile.parse({ genre: "fiche", q: "banc", page: "2" })}
			entrees={[]}
			genres={["fiche", "signalement"]}
			total={0}
			{...{ page: 1, pages: 1 }}
			now={new Date("2026-11-28T12:00:00Z")}
			acte={null}
			annuler={rien}
			actes={{ relire: rien, marquer: rien }}
		/>,
	);
	expect(
		[...file.querySelectorAll("nav a[href*='signalement']")].map((lien) =>
			lien.getAttribute("href"),
		),
	).toEqual(["/moderation?genre=signalement&q=banc"]);
	const champ = (nom: string) =>
		file.querySelector(`search [name=${nom}]`)?.getAttribute("value");
	expect([champ("genre"), champ("page")]).toEqual(["fiche", undefined]);
});
