import { expect, test } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import { texts } from "#lib/i18n/texts";
import { SoutienForme } from "#lib/participation/schema";
import { LANGUES } from "#lib/platform/langues";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import {
	CountedToggle,
	type ToggleLayout,
} from "../ui/forms/counted-toggle.tsx";
import { BoutonDeLigne, duBesoin } from "./boutons.tsx";

const LAYOUTS: readonly ToggleLayout[] = ["row", "line", "sheet"];

function bouton(
	langue: "fr" | "en",
	layout: ToggleLayout,
	count: number,
	on: boolean,
) {
	const t = texts(langue);
	return rendered(
		<CountedToggle
			action={async () => FORMULAIRE_VIDE}
			slug="fontaines"
			layout={layout}
			isSignedIn
			on={on}
			count={count}
			whileOff={<p id="en-plus">x</p>}
			words={{
				langue,
				verb: t("participation.vote.verbe"),
				own: t("participation.vote.mien"),
				thing: t.markup("participation.vote.pour", {
					titre: () => "Fontaines",
				}),
				one: t("participation.vote.un", { n: "{n}" }),
				several: t("participation.vote.plusieurs", { n: "{n}" }),
				none: t("participation.vote.aucun"),
				mine: t("participation.mien"),
				included: t("participation.compris"),
				done: t("participation.vote.fait"),
				undone: t("participation.vote.retire"),
				undo: t("participation.annuler"),
			}}
		/>,
	);
}

test("the name of a vote's button says what it is for, holds the word that is seen, and tells one's own apart", () => {
	for (const langue of LANGUES)
		for (const layout of LAYOUTS) {
			const [off, on] = [false, true].map((is) =>
				bouton(langue, layout, 3, is),
			);
			if (!off || !on) throw new Error("no button");
			const own = texts(langue)("participation.vote.mien");
			expect(textOf(off, "button")).not.toContain(own);
			expect(textOf(on, "button")).toMatch(new RegExp(`${own} .*Fontaines$`));
			if (layout === "row")
				expect(textOf(on, "button")).toContain(textOf(on, ".text-tiny"));
			expect(off.querySelector("button")?.getAttribute("aria-pressed")).toBe(
				"false",
			);
			expect(on.querySelector("button")?.getAttribute("aria-pressed")).toBe(
				"true",
			);
		}
});

test("a press asks for the opposite of what is, on the entry of the button", () => {
	for (const [on, voulu] of [
		[true, "non"],
		[false, "oui"],
	] as const) {
		const form = bouton("fr", "line", 3, on);
		const value = (name: string) =>
			form.querySelector(`input[name=${name}]`)?.getAttribute("value");
		expect([value("voulu"), value("slug")]).toEqual([voulu, "fontaines"]);
	}
});

test("votes are counted in words and in the format of each language, one's own told apart, and none is no number", () => {
	for (const layout of ["line", "sheet"] as const) {
		const dit = (langue: "fr" | "en", count: number, on = false) =>
			textsOf(bouton(langue, layout, count, on), ".tabular-nums, p .text-small")
				.join(" ")
				.trim();
		expect(dit("fr", 0)).toBe("");
		expect(dit("fr", 1)).toBe("1 vote");
		expect(dit("fr", 2)).toBe("2 votes");
		expect(dit("fr", 1234)).toBe("1 234 votes");
		expect(dit("en", 1)).toBe("1 vote");
		expect(dit("en", 1234)).toBe("1,234 votes");
		expect(dit("fr", 5, true)).toContain("dont vous");
		expect(dit("en", 5, true)).toContain("including you");
	}
});

test("in a row a number always stands, a dash for none, without words that a list would repeat to the eye; one's own is told under it", () => {
	expect(textOf(bouton("fr", "row", 12, false), ".tabular-nums")).toBe("12");
	expect(textOf(bouton("fr", "row", 12, true), ".text-tiny")).toBe("Le mien");
	expect(textOf(bouton("en", "row", 12, true), ".text-tiny")).toBe("Mine");
	expect(textOf(bouton("fr", "row", 0, false), ".tabular-nums")).toBe("–");
	expect(
		textOf(bouton("fr", "row", 0, false), ".tabular-nums + .sr-only"),
	).toBe("aucun vote");
});

test("what goes with a first yes is no part of the form once it was said, and nothing is announced before an answer", () => {
	expect(textOf(bouton("fr", "line", 1, false), "#en-plus")).toBe("x");
	expect(textOf(bouton("fr", "line", 1, true), "#en-plus")).toBeNull();
	expect(textOf(bouton("fr", "line", 1, true), "[role=status]")).toBe("");
	expect(textOf(bouton("fr", "line", 1, true), "[role=alert]")).toBeNull();
});

/** The support of a need, written in French, as a row of a list has it. */
function ligneDe(langue: "fr" | "en", traductions: { en?: { titre: string } }) {
	const acte = {
		...{ action: async () => FORMULAIRE_VIDE, connecte: true },
		miens: [],
	};
	const besoin = {
		...{ slug: "fontaines", titre: "Des fontaines", langue: "fr" as const },
		...{ traductions, nb_soutiens: 1 },
	};
	const Ligne = () => <BoutonDeLigne acte={acte} de={duBesoin(besoin)} />;
	return rendered(<Ligne />, langue);
}

test("the name of a button has the entry’s own words in their language where the page has another, and its own words in the page’s", () => {
	const seul = ligneDe("en", {});
	expect(textOf(seul, "button")).toContain("the need “Des fontaines”");
	expect(textsOf(seul, "button [lang=fr]")).toEqual(["Des fontaines"]);
	for (const place of [
		ligneDe("fr", {}),
		ligneDe("en", { en: { titre: "Taps" } }),
	])
		expect(textsOf(place, "button [lang]")).toEqual([]);
});

test("a row asks nothing about the mails of a need: a support from it leaves an earlier refusal as it is", () => {
	const ligne = ligneDe("fr", {});
	const champs = [...ligne.querySelectorAll("input")];
	const lu = SoutienForme.parse({
		depuis: null,
		...Object.fromEntries(champs.map(({ name, value }) => [name, value])),
	});
	expect(lu).toMatchObject({ voulu: "oui", etapes: "inchangees" });
});
