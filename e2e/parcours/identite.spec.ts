/** The pictures and the colours of an operator, in a browser. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { NIVEAU, sansFaute, sansFauteDeCouleur } from "#e2e/fixtures/axe";
import { creerTheme } from "#e2e/fixtures/contenu";
import { nouvelleBase } from "#e2e/fixtures/database";
import { dossierDeRennes } from "#e2e/fixtures/identite";
import { startServer } from "#e2e/fixtures/servers";
import { tellViolations } from "#e2e/fixtures/site";
import { readIdentity } from "#lib/platform/config/identity";
import { CARRE, dossierIdentite } from "#lib/platform/config/identity.fixture";
import { identityFiles } from "#server/pages/identity-files";

const XMLNS =
	'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"';
const HTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const RUN = "document.documentElement.setAttribute('data-run','1')";

/** What a picture may try once it is opened; LEAK is an address that tells of it. */
const HOSTILE = [
	`<svg ${XMLNS}><script>${RUN}</script></svg>`,
	`<svg ${XMLNS} onload="${RUN}"/>`,
	`<svg ${XMLNS}><script href="LEAK"/></svg>`,
	`<svg ${XMLNS}><image href="LEAK" width="9" height="9"/></svg>`,
	`<svg ${XMLNS}><use href="LEAK#a"/></svg>`,
	`<svg ${XMLNS}><style>@import url(LEAK);svg{background:url(LEAK)}</style></svg>`,
	`<?xml-stylesheet type="text/css" href="LEAK"?><svg ${XMLNS}/>`,
	`<svg ${XMLNS}><foreignObject width="9" height="9"><iframe ${HTML} src="LEAK"/></foreignObject></svg>`,
	`<svg ${XMLNS}><foreignObject width="9" height="9"><meta ${HTML} http-equiv="refresh" content="0;url=LEAK"/></foreignObject></svg>`,
	`<svg ${XMLNS}><foreignObject width="9" height="9"><img ${HTML} src="LEAK" onerror="${RUN}"/></foreignObject></svg>`,
	`<svg ${XMLNS}><animate attributeName="x" onbegin="${RUN}" dur="1s"/><set attributeName="href" to="javascript:${RUN}"/></svg>`,
	`<svg ${XMLNS}><style>@font-face{font-family:a;src:url(LEAK)}text{font-family:a}</style><text y="9">a</text></svg>`,
];

test("twelve hostile pictures, each opened by itself, run nothing and load nothing", async ({
	page,
}) => {
	expect(HOSTILE).toHaveLength(12);
	const asked: string[] = [];
	const files = await Promise.all(
		HOSTILE.map((svg) => {
			const folder = dossierIdentite({
				"logo.svg": svg.replaceAll("LEAK", "/fuite"),
			});
			const { erreurs, identite } = readIdentity(folder);
			expect(erreurs).toEqual([]);
			return identityFiles(identite);
		}),
	);
	const server = createServer((req, res) => {
		const { pathname, searchParams } = new URL(req.url ?? "/", "http://x");
		asked.push(pathname);
		const serve = files[Number(searchParams.get("n"))];
		if (serve?.(req, res, pathname, () => {})) return;
		res.writeHead(404).end();
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	try {
		const address: AddressInfo | string | null = server.address();
		const port = typeof address === "object" ? address?.port : 0;
		for (const n of HOSTILE.keys()) {
			const path = `/identite/logo.svg?n=${n}`;
			await page.goto(`http://127.0.0.1:${port}${path}`);
			// What it may have asked for comes before this.
			await page.screenshot();
			expect(page.url(), HOSTILE[n]).toContain(path);
			expect(await page.content(), HOSTILE[n]).not.toContain("data-run=");
		}
	} finally {
		server.close();
	}
	expect(asked.filter((path) => path !== "/favicon.ico")).toEqual(
		HOSTILE.map(() => "/identite/logo.svg"),
	);
});

test("under a town's logo and colour pages have no fault that axe finds, break no policy, and keep two lines of header on a phone and one on a desk", async ({
	browser,
}) => {
	test.slow();
	const base = await nouvelleBase();
	await creerTheme(base);
	const server = await startServer("front", {
		DATABASE_URL: base.url,
		SITE_NOM: "Communs de Valmont-sur-Loire",
		IDENTITE: dossierDeRennes({ "logo.svg": CARRE.replace("10 10", "30 10") }),
	});
	try {
		const page = await browser.newPage({
			viewport: { width: 390, height: 800 },
		});
		const faults: string[] = [];
		page.on("console", (message) => faults.push(message.text()));
		await tellViolations(page);
		for (const path of ["/", "/en/mentions-legales", "/pages/charte"]) {
			await page.goto(`http://localhost:${server.port}${path}`);
			await sansFaute(page, { runOnly: { type: "tag", values: NIVEAU } });
			await sansFauteDeCouleur(page);
			const header = await page.getByRole("banner").boundingBox();
			expect(header?.height).toBeLessThan(135);
			const button = page.getByRole("banner").getByRole("img");
			await expect(button).toHaveCount(0);
		}
		await page.emulateMedia({ colorScheme: "light" });
		await page.setViewportSize({ width: 1024, height: 800 });
		await page.goto(`http://localhost:${server.port}/projets`);
		const desk = await page.getByRole("banner").boundingBox();
		expect(desk?.height).toBeLessThan(105);
		const colours = await page.evaluate(() => {
			const style = getComputedStyle(document.documentElement);
			return ["--action", "--livre"].map((name) =>
				style.getPropertyValue(name).replaceAll(" ", ""),
			);
		});
		expect(colours[0]).toContain("#00429d");
		expect(colours[1]).toContain("#0f5138");
		expect(faults).toEqual([]);
	} finally {
		await server.stop();
		await base.fermer();
	}
});
