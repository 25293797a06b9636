import { expect, test } from "vitest";
import { retourSur } from "./rules.ts";

test.each([
	["/", "/"],
	["/projets/bac?fait=vote#vote", "/projets/bac?fait=vote#vote"],
	["/en/projets?q=%C3%A9t%C3%A9", "/projets?q=%C3%A9t%C3%A9"],
	[
		"/projets?suite=https://ailleurs.test",
		"/projets?suite=https://ailleurs.test",
	],
	["/a/../projets", "/projets"],
])("the return path %s is accepted", (texte, chemin) => {
	expect(retourSur(texte)).toBe(chemin);
});

test.each([
	undefined,
	"",
	"projets",
	"https://ailleurs.test/",
	"//ailleurs.test",
	"/\\ailleurs.test",
	"\\\\ailleurs.test",
	"/\t/ailleurs.test",
	"/\n/ailleurs.test",
	"/..//ailleurs.test",
	"/./\\ailleurs.test",
	"/en//ailleurs.test",
	"javascript:alert(1)",
	" //ailleurs.test",
	"/api/moi",
	"/dev/courriels",
	"/compte/connexion?retour=/compte/connexion",
	"/en/compte/connexion/code",
	`/${"a".repeat(500)}`,
])("the return path %j is rejected", (texte) => {
	expect(retourSur(texte)).toBeNull();
});
