import { expect, test } from "vitest";
import {
	apresConnexion,
	butDe,
	pageDeEmetteur,
	RETOUR_MAX,
	retourSur,
	SESSION_EQUIPE_INACTIVE_SECONDES,
	SESSION_INACTIVE_SECONDES,
	SESSION_MAX_SECONDES,
	SESSION_OCTETS,
	sansConnexion,
} from "./rules.ts";

test("a session ends after thirty days without use, ninety days at most, and one of the team after twelve hours without use; its name can't be guessed", () => {
	expect([SESSION_INACTIVE_SECONDES, SESSION_MAX_SECONDES]).toEqual([
		2_592_000, 7_776_000,
	]);
	expect(SESSION_EQUIPE_INACTIVE_SECONDES).toBe(43_200);
	expect(SESSION_OCTETS).toBe(32);
});

test.each([
	["/", "/"],
	["/projets/bac?fait=vote#vote", "/projets/bac?fait=vote#vote"],
	["/en/projets?q=%C3%A9t%C3%A9", "/projets?q=%C3%A9t%C3%A9"],
	[
		"/projets?suite=https://ailleurs.test",
		"/projets?suite=https://ailleurs.test",
	],
	["/a/../projets", "/projets"],
	[`/${"a".repeat(RETOUR_MAX - 1)}`, `/${"a".repeat(RETOUR_MAX - 1)}`],
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
	`/${"a".repeat(RETOUR_MAX)}`,
])("the return path %j is rejected", (texte) => {
	expect(retourSur(texte)).toBeNull();
});

test.each([
	["/projets/bac?fait=vote", { but: "vote", slug: "bac" }, "/projets/bac"],
	[
		"/besoins/bac?fait=soutien",
		{ but: "soutien", slug: "bac" },
		"/besoins/bac",
	],
	["/decrire/verification", { but: "besoin" }, "/decrire/verification"],
	["/proposer/verification", { but: "projet" }, "/proposer/verification"],
	[
		"/besoins/bac/aider/12/verification",
		{ but: "offre" },
		"/besoins/bac/aider/12/verification",
	],
	["/besoins/bac/aider/12", null, "/besoins/bac/aider/12"],
	["/compte", { but: "compte", partie: null }, null],
	["/compte/jetons?fait=jeton", { but: "compte", partie: "jetons" }, null],
	[
		"/compte/contributions/projet/x",
		{ but: "compte", partie: "contributions" },
		null,
	],
	["/compte/adresse", { but: "compte", partie: null }, null],
	["/moderation/besoins/bac?fait=soutien", { but: "moderation" }, null],
	["/projets?theme=eau", null, "/projets?theme=eau"],
	[null, null, null],
])(
	"the page %s tells what one signs in for, and where to go back",
	(retour, but, avant) => {
		expect(butDe(retour)).toEqual(but);
		expect(sansConnexion(retour)).toBe(avant);
	},
);

test.each([
	"/projets/bac?fait=soutien",
	"/besoins/bac?fait=vote",
	"/projets/bac/signaler?fait=vote",
	"/projets/%3Cb%3E?fait=vote",
	"/projets/?fait=vote",
	"/projets/bac",
	"/?fait=vote",
])("no act waits for the page %s", (retour) => {
	expect(butDe(retour)).toBeNull();
	expect(apresConnexion(retour)).toBe(retour);
});

test("once signed in, the page where a text waits is told so, that of an act has an address to share, another is shown as it was, and none is the account", () => {
	expect(apresConnexion("/decrire/verification?x=1")).toBe(
		"/decrire/verification?fait=connexion",
	);
	expect(apresConnexion("/besoins/bac/aider/12/verification")).toBe(
		"/besoins/bac/aider/12/verification?fait=connexion",
	);
	expect(apresConnexion("/besoins/bac?fait=soutien")).toBe("/besoins/bac");
	expect(apresConnexion(null)).toBe("/compte");
});

test("the page of an issuer is told from next-auth's own pages, also at another port or in a path of the site's machine", () => {
	const site = "https://ville.example";
	for (const page of [
		"https://connect.example/authorize?client_id=a",
		"https://ville.example:8443/realms/ville/auth",
		"https://ville.example/realms/ville/auth",
		"https://ville.example.org/authorize",
	])
		expect(pageDeEmetteur(page, site)).toBe(page);
	expect(
		pageDeEmetteur(`${site}/api/auth/error?error=OAuthSignin`, site),
	).toBeNull();
	expect(pageDeEmetteur(null, site)).toBeNull();
});
