import { expect, test } from "vitest";
import { texts } from "#lib/i18n/texts";

test("after a support one is told which person one is, in the ordinals of each language", () => {
	const dit = (langue: "fr" | "en", n: number) =>
		texts(langue)("participation.merci.rang", { n });
	expect([1, 2, 12].map((n) => dit("fr", n))).toEqual([
		"Vous êtes la première personne à soutenir ce besoin.",
		"Vous êtes la 2e personne à soutenir ce besoin.",
		"Vous êtes la 12e personne à soutenir ce besoin.",
	]);
	expect([1, 2, 3, 11, 12, 22].map((n) => dit("en", n))).toEqual([
		"You are the 1st person to support this need.",
		"You are the 2nd person to support this need.",
		"You are the 3rd person to support this need.",
		"You are the 11th person to support this need.",
		"You are the 12th person to support this need.",
		"You are the 22nd person to support this need.",
	]);
});
