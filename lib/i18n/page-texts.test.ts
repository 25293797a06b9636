import { expect, test } from "vitest";
import { withRequestNote } from "../platform/runtime/request-context.ts";
import { pageHref, pageLangue, pageTexts } from "./page-texts.ts";

test("a page is in the language of its address, and so are its texts and the addresses that it leads to", () => {
	const at = (address: string) =>
		withRequestNote({ address, storeDown: false }, () => [
			pageLangue(),
			pageTexts()("edition.garder"),
			pageHref("/moderation/fiches?page=2"),
		]);
	expect(at("/moderation?genre=fiche")).toEqual([
		"fr",
		"Enregistrer",
		"/moderation/fiches?page=2",
	]);
	expect(at("/en/moderation")).toEqual([
		"en",
		"Save",
		"/en/moderation/fiches?page=2",
	]);
});
