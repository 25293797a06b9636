import { expect, test } from "vitest";
import { seriesBy } from "./prometheus.ts";

const TEXT = `# HELP site_pages_total Pages read
# TYPE site_pages_total counter
site_pages_total{voie="gardee",langue="fr"} 40
site_pages_total{voie="gardee",langue="en"} 2
site_pages_total{langue="fr",voie="rendue"} 3
site_pages_total_created{voie="gardee"} 17
# HELP site_queue Mails
# TYPE site_queue gauge
site_queue 5
# HELP site_none Never
# TYPE site_none counter
`;

test("the values of a metric are read by one label, summed over the others", () => {
	expect(
		Object.fromEntries(seriesBy(TEXT, "site_pages_total", "voie")),
	).toEqual({ gardee: 42, rendue: 3 });
});

test("a metric without labels has one value, and one that never moved has none", () => {
	expect([...seriesBy(TEXT, "site_queue", "voie")]).toEqual([["", 5]]);
	expect([...seriesBy(TEXT, "site_none", "voie")]).toEqual([]);
});

test("a metric that the server does not have is not read as zero", () => {
	expect(() => seriesBy(TEXT, "site_pages", "voie")).toThrow(
		"does not count site_pages",
	);
});
