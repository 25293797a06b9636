import { afterEach, expect, test } from "vitest";
import { texts } from "#lib/i18n/texts";
import { completeEnvironment } from "#lib/platform/config/env";
import { embeddingNotice, typedTextNotice } from "./embedding-notice.ts";

function configure(url: string, saisie: string) {
	completeEnvironment({
		PLONGEMENTS_URL: url,
		PLONGEMENTS_MODELE: url === "" ? "" : "essai",
		PLONGEMENTS_SAISIE: saisie,
	});
}

afterEach(() => configure("", ""));

test("without a server of vectors nothing is said, since nothing leaves", () => {
	expect(typedTextNotice(texts("fr"), "besoin")).toBeNull();
	expect(embeddingNotice(texts("fr"))).toBeNull();
});

test("a server that gets public texts only is told on the privacy page, and not beside the fields", () => {
	configure("https://ia.example.org", "non");
	expect(typedTextNotice(texts("en"), "projet")).toBeNull();
	const text = embeddingNotice(texts("en"))?.text;
	expect(text).toContain("ia.example.org");
	expect(text).toContain("not sent there before it is published");
});

test.each([
	["https://ia.example.org/v1", "ia.example.org", "ia.example.org"],
	[
		"http://127.0.0.1:11434",
		"un logiciel installé sur la machine de ce site",
		"a program on the machine of this site",
	],
])(
	"with PLONGEMENTS_SAISIE=oui and %s, fields and privacy page name who gets the text, in both languages",
	(url, ...services) => {
		configure(url, "oui");
		for (const [at, langue] of (["fr", "en"] as const).entries()) {
			const t = texts(langue);
			const service = services[at];
			for (const nature of ["besoin", "projet"] as const)
				expect(typedTextNotice(t, nature)).toContain(service);
			expect(embeddingNotice(t)?.text).toContain(service);
			expect(embeddingNotice(t)?.text).toContain("/api/proches");
		}
	},
);
