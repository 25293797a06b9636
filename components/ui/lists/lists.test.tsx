import { expect, test } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import type { Page } from "#lib/platform/contract/result";
import { LANGUES } from "#lib/platform/langues";
import { FilterBar } from "../kit/filter-bar.tsx";
import { CONTENT_ID, SkipLink } from "../shell/skip-link.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ActiveFilters, ListPage, SortLinks } from "./list-page.tsx";
import { Pages } from "./pages.tsx";
import { TooManySearches } from "./search-form.tsx";
import { Tabs } from "./tabs.tsx";

const hrefs = (place: Element) =>
	[...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));

function vide(langue: "fr" | "en") {
	return rendered(
		<EmptyList
			help={{
				elargissements: [
					{ sans: "theme", total: 1 },
					{ sans: "label_ia", total: 12 },
					{ sans: "absent", total: 3 },
				],
			}}
			active={["theme", "label_ia"].map((name) => ({
				name,
				label: name,
				remove: "x",
				href: `?sans=${name}`,
			}))}
			all="/projets"
		/>,
		langue,
	);
}

test("an empty list offers each active filter to leave out with what is found then, and the whole list", () => {
	for (const langue of LANGUES) {
		const place = vide(langue);
		expect(hrefs(place)).toEqual(["?sans=theme", "?sans=label_ia", "/projets"]);
		const rien = { fr: "Rien ne correspond", en: "Nothing matches" };
		expect(textOf(place, "h2")).toBe(rien[langue]);
		const [un, douze] = textsOf(place, "li a");
		expect(un).toContain("1");
		expect(douze).toContain("12");
	}
});

function pages(page: Partial<Page<number>>, langue: "fr" | "en" = "fr") {
	return rendered(
		<Pages
			page={{
				elements: Array.from({ length: 20 }, (_, at) => at),
				total: 1234,
				suivant: null,
				...page,
			}}
			at={(cursor) => `?apres=${cursor}`}
		/>,
		langue,
	);
}

test("the way through a list tells which elements are shown, links to those before and after, and is not there when all are shown", () => {
	expect(pages({}).innerHTML).toBe("");
	const milieu = {
		suivant: "s",
		place: { premier: 21, precedent: "p" },
	};
	for (const [langue, dit] of [
		["fr", "21 à 40 sur 1 234"],
		["en", "21 to 40 of 1,234"],
	] as const) {
		const place = pages(milieu, langue);
		expect(hrefs(place)).toEqual(["?apres=p", "?apres=s"]);
		expect(textOf(place, "nav p")).toBe(dit);
		expect(place.querySelector("nav")?.getAttribute("aria-label")).toBeTruthy();
	}
	expect(hrefs(pages({ suivant: "s" }))).toEqual(["?apres=s"]);
	expect(hrefs(pages({ place: { premier: 1221, precedent: "p" } }))).toEqual([
		"?apres=p",
	]);
});

test("each active filter is a link that says what it removes; without any there is no list of them", () => {
	expect(rendered(<ActiveFilters filters={[]} />).innerHTML).toBe("");
	const place = rendered(
		<ActiveFilters
			filters={[
				{
					name: "theme",
					label: "Thème : Eau",
					remove: "Retirer le filtre Thème : Eau",
					href: "/projets",
				},
			]}
		/>,
	);
	const link = place.querySelector("a");
	expect(link?.getAttribute("aria-label")).toBe(
		"Retirer le filtre Thème : Eau",
	);
	expect(link?.querySelector("[aria-hidden=true]")?.textContent).toBe("×");
	expect(place.querySelector("ul")?.getAttribute("aria-label")).toBe(
		"Filtres en cours",
	);
});

test("of the orders of a list, the current one alone is marked", () => {
	const place = rendered(
		<SortLinks
			current="votes"
			links={["recents", "votes"].map((value) => ({
				value,
				label: value,
				href: `?tri=${value}`,
			}))}
		/>,
	);
	expect(textsOf(place, "[aria-current=true]")).toHaveLength(1);
	expect(place.querySelector("[aria-current=true]")?.getAttribute("href")).toBe(
		"?tri=votes",
	);
});

test("a refused search says when to come back, keeps its words in the field and in the link, and counts down", () => {
	for (const langue of LANGUES) {
		const place = rendered(
			<TooManySearches seconds={12} action="/recherche" q="l’eau & co" />,
			langue,
		);
		expect(textOf(place, "[role=status]")).toContain("12");
		expect(hrefs(place)[0]).toBe("/recherche?q=l%E2%80%99eau%20%26%20co");
		expect(place.querySelector("input[name=q]")?.getAttribute("value")).toBe(
			"l’eau & co",
		);
		const countdown = place.querySelector("[data-countdown]");
		expect(countdown?.getAttribute("data-countdown")).toBe("12");
		expect(countdown?.getAttribute("data-several")).toContain("{n}");
		expect(countdown?.textContent).toBe("");
	}
});

test("the skip link of a list leads past its tabs: the next stop is its first entry", () => {
	const place = rendered(
		<ListPage
			title="Besoins"
			lead="Ce qui manque"
			address="/besoins"
			search={null}
			kept={{}}
			themes={null}
			fields={null}
			tabs={<a href="/besoins?statut=etude">À l’étude</a>}
			active={[]}
			sort={null}
			total="1 besoin"
			pages={null}
			follow={null}
			also={null}
			contribute={{ href: "/decrire", label: "Décrire" }}
		>
			<a href="/besoins/eau">Trouver de l’eau</a>
		</ListPage>,
	);
	const [skip] = hrefs(place);
	expect(textsOf(place, `${skip} a`)).toEqual(["Trouver de l’eau"]);
	expect(textsOf(place, "a")).toContain("À l’étude");
});

test("the skip link of a page leads to its content", () => {
	expect(hrefs(rendered(<SkipLink label="Aller au contenu" />))).toEqual([
		`#${CONTENT_ID}`,
	]);
});

test("each tab has the number of what is under it, the first that of all, and one alone is the current one", () => {
	const tabs = (counts: { valeur: string; nombre: number }[] | null) =>
		rendered(
			<Tabs
				label="État"
				values={["etude", "livre"].map((value) => ({ value, label: value }))}
				chosen="livre"
				counts={counts}
				hrefOf={(value = "tous") => `?statut=${value}`}
			/>,
		);
	const place = tabs([
		{ valeur: "etude", nombre: 1_200 },
		{ valeur: "livre", nombre: 0 },
	]);
	expect(textsOf(place, ".tabular-nums")).toEqual(["1 200", "1 200", "0"]);
	expect(hrefs(place)).toEqual([
		"?statut=tous",
		"?statut=etude",
		"?statut=livre",
	]);
	expect(
		[...place.querySelectorAll("[aria-current]")].map((tab) =>
			tab.getAttribute("href"),
		),
	).toEqual(["?statut=livre"]);
	expect(tabs(null).querySelector(".tabular-nums")).toBeNull();
});

test("a filter bar offers to take the filters away where there are some", () => {
	const links = (q: string, kept: string) =>
		hrefs(
			rendered(
				<FilterBar
					path="/moderation/comptes"
					fields={[{ name: "q", label: "Adresse" }]}
					values={{ q, page: "2" }}
					kept={{ nature: kept }}
				/>,
			),
		);
	expect(links("", "")).toEqual([]);
	expect(links("ada", "")).toEqual(["/moderation/comptes"]);
	expect(links("", "besoin")).toEqual(["/moderation/comptes"]);
});
