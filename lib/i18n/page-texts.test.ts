import { expect, test } from "vitest";
import { withRequestNote } from "../platform/runtime/request-context.ts";
import { pageHref, pageLangue, t } from "./page-texts.ts";

test("a page is in the language of its address, and so are its texts and the addresses that it leads to", () => {
	const at = (address: string) =>
		withRequestNote({ address, storeDown: false }, () => [
			pageLangue(),
			t("edition.garder"),
			t.markup("participation.vote.pour", { titre: () => "Lire" }),
			pageHref("/moderation/fiches?page=2"),
		]);
	expect(at("/moderation?genre=fiche")).toEqual([
		"fr",
		"Enregistrer",
		"pour Lire",
		"/moderation/fiches?page=2",
	]);
	expect(at("/en/moderation")).toEqual([
		"en",
		"Save",
		"for Lire",
		"/en/moderation/fiches?page=2",
	]);
});
