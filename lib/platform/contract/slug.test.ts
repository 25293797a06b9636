import { expect, test } from "vitest";
import { slugOfAddress } from "./slug.ts";

test.each([
	["le-car", "le-car"],
	["https://exemple.org/en/projets/le-car?de=atom", "le-car"],
	["https://exemple.org/moderation/relecture/besoin/le-car/", "le-car"],
	["/moderation/besoins/le-car/chantier?place=1", "le-car"],
	["besoins/le-car/aider#offre", "le-car"],
	["/projets/projet", "projet"],
	["/besoins/projet/chantier", "projet"],
	["/projets/chantier", "chantier"],
	["https://exemple.org/situations/seul", "seul"],
	["/projets/", "projets"],
	["", ""],
])("the slug in the pasted address %j is %j", (text, slug) => {
	expect(slugOfAddress(text)).toBe(slug);
});
