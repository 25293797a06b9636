import { describe, expect, test } from "vitest";
import { readIdentity } from "#lib/platform/config/identity";
import { CARRE, dossierIdentite } from "#lib/platform/config/identity.fixture";
import { identityFiles } from "./identity-files.ts";

const files = (icone: string) =>
	identityFiles(readIdentity(dossierIdentite({ "icone.svg": icone })).identite);

test("an icon of which browsers would show nothing stops the start: one that is cut, badly formed or empty", async () => {
	await expect(files(CARRE)).resolves.toBeTypeOf("function");
	for (const icone of [
		CARRE.replace("</svg>", ""),
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="5"></svg>',
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
	])
		await expect(files(icone)).rejects.toThrow(
			/^IDENTITE : icone\.svg ne peut être dessinée/,
		);
});

describe("a logo", () => {
	const logo = (texte: string) =>
		identityFiles(
			readIdentity(dossierIdentite({ "logo.svg": texte })).identite,
		);
	const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

	test.each([
		`${SVG}><g></svg>`,
		`${SVG} viewBox="0 0 9 9"><title>Arts & métiers</title><path d="M0 0h9v9z"/></svg>`,
		`${SVG}><text>Ville</text>`,
	])("that browsers would not show is refused: %s", async (texte) => {
		await expect(logo(texte)).rejects.toThrow(/^IDENTITE : logo\.svg/);
	});

	test.each([
		`${SVG} viewBox="0 0 90 20"><text y="9">Ville</text></svg>\n<!-- fin -->`,
		`\uFEFF${SVG} width="100%" fill="none"><path stroke="#000" d="M0 0h9"/></svg>`,
		`<?xml version="1.0"?><!-- Ville --><!DOCTYPE svg [<!ENTITY n "Ville">]>${SVG} viewBox="0 0 200000 200000"><title>&n;</title></svg>`,
	])("of letters, of lines, of any size is accepted: %s", async (texte) => {
		await expect(logo(texte)).resolves.toBeTypeOf("function");
	});
});
