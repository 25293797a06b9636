import { expect, test } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { feedOf } from "./feed-links.ts";

completeEnvironment({ SITE_NOM: "Le site" });

test("the feed that a list declares is the one of its theme and its area, and its title says both", () => {
	const [eau, nievre] = [{ theme: "eau" }, { lieu: "dep-58" }];
	expect(feedOf("fr", "besoins", nievre, { lieu: "Nièvre" })).toMatchObject({
		path: "/flux/besoins.xml?lieu=dep-58",
		title: expect.stringMatching(/ \(près de\u00a0: Nièvre\)$/),
	});
	expect(feedOf("en", "besoins", { ...eau, ...nievre })).toMatchObject({
		path: "/flux/besoins.xml?lieu=dep-58&theme=eau",
		title: expect.stringMatching(/ \(theme: eau\) \(near: dep-58\)$/),
	});
	expect(feedOf("fr", "besoins").path).toBe("/flux/besoins.xml");
});
