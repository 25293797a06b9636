import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import type { SoutienDeplace } from "#lib/participation/reunions/schema";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { Reprise } from "./reprise.tsx";

const GARDE = {
	titre: "Le car",
	traductions: {},
	slug: "car",
} as const;

function page(garde: SoutienDeplace["garde"], deplace: boolean) {
	const absorbe = {
		titre: "L’autocar",
		traductions: {},
	} as const;
	return rendered(
		<Reprise
			jeton="signé"
			lu={{ absorbe, garde, deplace }}
			agir={async () => FORMULAIRE_VIDE}
		/>,
	);
}

test("a support that a merge moved is taken back by a button only where there is one to take, and the kept need is linked to while there is one", () => {
	const deplace = page(GARDE, true);
	expect(deplace.querySelectorAll("form")).toHaveLength(1);
	expect(deplace.textContent).toContain("L’autocar");
	for (const autre of [page(GARDE, false), page(null, false)])
		expect(autre.querySelectorAll("form")).toHaveLength(0);
	expect(page(GARDE, false).querySelector("a")?.getAttribute("href")).toBe(
		"/besoins/car",
	);
	const separe = page(null, false);
	expect(separe.querySelector("a")).toBeNull();
	expect(separe.textContent).toContain("L’autocar");
});
