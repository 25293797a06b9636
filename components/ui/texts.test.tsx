import { afterEach, expect, test, vi } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import { Confirm } from "./forms/folded.tsx";
import { Ago, Day, Instant } from "./kit/when.tsx";
import { Notice } from "./notice.tsx";
import { Breadcrumb } from "./shell/page-head.tsx";
import { MarkedText, OriginalNote, Version } from "./translated.tsx";

afterEach(() => {
	vi.useRealTimers();
});

test("dates are in the words of each language, the exact instant for machines", () => {
	const value = "2026-05-03T12:05:00Z";
	expect(rendered(<Day at={value} />).textContent).toBe("3 mai 2026");
	expect(rendered(<Instant at={value} />).textContent).toBe(
		"3 mai 2026 à 14:05",
	);
	expect(rendered(<Instant at={value} />, "en").textContent).toBe(
		"3 May 2026 at 14:05",
	);
	vi.setSystemTime("2026-05-05T12:05:00Z");
	const place = rendered(<Ago at={value} />);
	expect(textOf(place, "time")).toBe("il y a 2 jours");
	expect(place.querySelector("time")?.getAttribute("title")).toBe(
		"3 mai 2026 à 14:05",
	);
	expect(place.querySelector("time")?.getAttribute("datetime")).toBe(value);
});

test("what was done within the minute was done just now, in words that end a sentence", () => {
	const dit = (at: string, langue?: "en") => {
		vi.setSystemTime("2026-05-03T12:05:40Z");
		return rendered(<Ago at={at} />, langue).textContent;
	};
	for (const at of ["2026-05-03T12:05:40Z", "2026-05-03T12:04:41Z"])
		expect([dit(at), dit(at, "en")]).toEqual(["à l’instant", "just now"]);
	expect(dit("2026-05-03T12:04:40Z", "en")).toBe("1 minute ago");
});

test("a day is told by days of the site's zone, whatever the hour", () => {
	const dit = (now: string, langue?: "en") => {
		vi.setSystemTime(now);
		return rendered(<Ago at="2026-05-03" />, langue).textContent;
	};
	expect(dit("2026-05-02T22:30:00Z")).toBe("aujourd’hui");
	expect(dit("2026-05-03T21:30:00Z")).toBe("aujourd’hui");
	expect(dit("2026-05-03T22:30:00Z", "en")).toBe("yesterday");
	expect(dit("2026-05-06T10:00:00Z")).toBe("il y a 3 jours");
});

test("a name that is an address turns after a dot, and a sentence where its words end", () => {
	const html = (texte: string) =>
		rendered(<Version of={{ texte, langue: "fr" }} />).innerHTML;
	expect(html("transport.data.gouv.fr")).toBe(
		"<bdi>transport.<wbr>data.<wbr>gouv.<wbr>fr</bdi>",
	);
	expect(html("covoiturage.fr")).toBe("<bdi>covoiturage.<wbr>fr</bdi>");
	expect(html("Un pas. Puis 3.5 autres.")).toBe(
		"<bdi>Un pas. Puis 3.5 autres.</bdi>",
	);
});

test("a text in another language than the page is marked and said to be the original; one in the page's is neither", () => {
	for (const [langue, lang] of [
		["fr", null],
		["en", "fr"],
	] as const) {
		const of = { texte: "Des fontaines", langue: "fr" } as const;
		const place = rendered(<Version of={of} />, langue);
		expect(place.querySelector("bdi")?.getAttribute("lang")).toBe(lang);
		expect(rendered(<OriginalNote of={of} />, langue).innerHTML === "").toBe(
			lang === null,
		);
		const html = rendered(
			<MarkedText html={{ ...of, texte: "<p>x</p>" }} />,
			langue,
		);
		expect(html.querySelector(".prose")?.getAttribute("lang")).toBe(lang);
	}
});

test("a link of a team's text that says its address is told from one with words", () => {
	const place = rendered(
		<MarkedText
			html={{
				langue: "fr",
				texte:
					'<a href="https://a.fr/">https://a.fr/</a> <a href="https://b.fr/">mots</a>',
			}}
		/>,
	);
	expect(textsOf(place, ".says-address")).toEqual(["https://a.fr/"]);
});

test("the way to a page begins at home, in the page's language, and ends with the page itself, without a link", () => {
	for (const [langue, debut, liste] of [
		["fr", "/", "/projets"],
		["en", "/en", "/en/projets"],
	] as const) {
		const place = rendered(
			<Breadcrumb
				steps={[{ label: "Projets", path: "/projets" }]}
				here="Fontaines"
			/>,
			langue,
		);
		expect(
			[...place.querySelectorAll("a")].map((link) => link.getAttribute("href")),
		).toEqual([debut, liste]);
		expect(textOf(place, "[aria-current=page]")).toBe("Fontaines");
		expect(place.querySelector("nav")?.getAttribute("aria-label")).toBeTruthy();
	}
});

test("a result is announced, an information is not", () => {
	expect(
		textOf(rendered(<Notice announced>Fait.</Notice>), "[role=status]"),
	).toBe("Fait.");
	expect(textOf(rendered(<Notice>Fait.</Notice>), "[role=status]")).toBeNull();
});

test("an act that cannot be undone is named whole to who cannot see the page, and what it does stands behind a first press", () => {
	const place = rendered(
		<Confirm
			label="Retirer"
			name="Retirer l’étape 1"
			cancel={{ href: "/ici", label: "Non" }}
		>
			<button type="submit">Oui</button>
		</Confirm>,
	);
	expect(place.querySelector("details")?.hasAttribute("open")).toBe(false);
	expect(textOf(place, "summary [aria-hidden=true]")).toBe("Retirer");
	expect(textOf(place, "summary .sr-only")).toBe("Retirer l’étape 1");
	expect(textOf(place, "details > div button")).toBe("Oui");
	expect(textOf(place, "details > div a")).toBe("Non");
});
