/** Connections, requests and bodies held open to exhaust the process, while others are served. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { juger, memoireMio, pendant } from "#e2e/fixtures/attaque";
import { compter, enParallele } from "#e2e/fixtures/charge";
import {
	expect,
	PAGE_ADRESSE,
	type SiteDeConnexion,
	test,
} from "#e2e/fixtures/connexion";
import { eventually } from "#e2e/fixtures/processes";
import { PIPELINED_MAX } from "#server/http/pipelining";

test.describe.configure({ mode: "default", timeout: 900_000 });
test.skip(
	process.platform !== "linux",
	"the memory of the server is read through /proc, which is Linux's",
);

/** Memory that an attack may add: what bodies may hold, and the memory that rendering needs. */
const MEMOIRE_MAX_MIO = 400;
/** The header timeout, and the interval at which it is checked, with a margin. */
const ENTETES_MAX_MS = 30_000;

const ATTAQUANT = "203.0.113.9";

/** A connection to the server: what it has received so far, and when it was closed. */
type Tenue = { readonly socket: Socket; recu: string; fermeeApresMs: number };

function ouvrir(port: number, octets: string): Promise<Tenue> {
	const debut = performance.now();
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		const tenue: Tenue = { socket, recu: "", fermeeApresMs: 0 };
		socket.on("data", (morceau) => {
			if (tenue.recu.length < 2_000) tenue.recu += morceau.toString("latin1");
		});
		socket.on("error", () => {});
		socket.on("close", () => {
			tenue.fermeeApresMs = performance.now() - debut;
			resolve(tenue);
		});
		socket.on("connect", () => {
			socket.write(octets);
			resolve(tenue);
		});
	});
}

function toutLacher(tenues: readonly Tenue[]): void {
	for (const { socket } of tenues) socket.destroy();
}

/** A reader on another network reads a page and sends a form; returns the duration of the slower of both. */
async function servirUnAutre(
	site: SiteDeConnexion,
	autre = site.navigateur(),
): Promise<number> {
	autre.cookies.set("essai", "1");
	const page = await autre.lire("/besoins");
	expect(page.statut).toBe(200);
	const formulaire = await autre.formulaire(PAGE_ADRESSE, 'name="courriel"');
	const envoi = await autre.envoyer(formulaire, {
		courriel: "pas une adresse",
	});
	expect(envoi.statut).toBe(200);
	return Math.max(page.ms, envoi.ms);
}

const ENTETES = ({ server }: SiteDeConnexion) =>
	`Host: localhost:${server.port}\r\nX-Forwarded-For: ${ATTAQUANT}\r\n`;

test("pipelined requests on one connection are served in turn, and the connection is cut beyond its limit", async ({
	site,
}) => {
	const connexions = 50;
	const lot = Array.from(
		{ length: 300 },
		(_, rang) => `GET /projets?p${rang}=x HTTP/1.1\r\n${ENTETES(site)}\r\n`,
	).join("");
	// The first page of each kind loads its code, whoever requests it.
	await servirUnAutre(site);
	await site.navigateur().lire("/projets?p=x");
	const { fait, attente } = await pendant(site.server, async () => {
		let pire = 0;
		for (let une = 0; une < connexions; une += 1) {
			const tenue = await ouvrir(site.server.port, lot);
			pire = Math.max(pire, await servirUnAutre(site));
			await eventually(() => tenue.fermeeApresMs > 0);
		}
		return pire;
	});
	juger("300 requests at once on one connection: it is cut", attente, {
		connections: connexions,
		"served of each, at most": PIPELINED_MAX + 1,
		"another's page and form, slowest (ms)": Math.round(fait),
	});
});

test("forms started on many connections and never ended cost a bounded memory, and delay no other page or form", async ({
	site,
}) => {
	const nombre = 800;
	const dureeMs = 60_000;
	const annonce = (octets: number) =>
		`POST ${PAGE_ADRESSE} HTTP/1.1\r\n${ENTETES(site)}Origin: http://localhost:${site.server.port}\r\nContent-Type: multipart/form-data; boundary=limite-des-essais\r\nContent-Length: ${octets}\r\n\r\n`;
	const debut =
		'--limite-des-essais\r\nContent-Disposition: form-data; name="courriel"\r\n\r\n';
	const corps = (octets: number) =>
		`${annonce(octets)}${debut}${"a".repeat(octets - debut.length - 1)}`;
	const { pid } = site.server.child;
	await servirUnAutre(site);
	const avant = memoireMio(pid);
	const { fait, attente } = await pendant(site.server, async () => {
		// First the size that forms once could have, then the size allowed today.
		const trop = await enParallele(nombre, 50, () =>
			ouvrir(site.server.port, corps(950_000)),
		);
		const justes = await enParallele(nombre, 50, () =>
			ouvrir(site.server.port, corps(300_000)),
		);
		let [pire, sommet] = [0, 0];
		const fin = performance.now() + dureeMs;
		while (performance.now() < fin) {
			pire = Math.max(pire, await servirUnAutre(site));
			sommet = Math.max(sommet, memoireMio(pid));
			await sleep(500);
		}
		await eventually(() => trop.every(({ recu }) => recu !== ""));
		const refusees = trop.filter(({ recu }) => / 413 /.test(recu)).length;
		toutLacher([...trop, ...justes]);
		return { pire, sommet, refusees };
	});
	expect(fait.refusees).toBe(nombre);
	// What they held is released, for their own network too.
	await servirUnAutre(site, site.navigateur(ATTAQUANT));
	expect(fait.sommet - avant).toBeLessThan(MEMOIRE_MAX_MIO);
	juger("forms begun and never ended: memory is bounded", attente, {
		connections: 2 * nombre,
		"seconds held": dureeMs / 1_000,
		"memory before (MiB)": avant,
		"memory at most (MiB)": fait.sommet,
		"another's page and form, slowest (ms)": Math.round(fait.pire),
	});
});

test("requests that never end their headers delay no other reader, and are cut in time", async ({
	site,
}) => {
	const nombre = 3_000;
	const { pid } = site.server.child;
	const avant = memoireMio(pid);
	const { fait, attente } = await pendant(site.server, async () => {
		const tenues = await enParallele(nombre, 100, () =>
			ouvrir(site.server.port, `GET / HTTP/1.1\r\n${ENTETES(site)}`),
		);
		const gouttes = setInterval(() => {
			for (const { socket } of tenues)
				if (!socket.destroyed) socket.write("X-A: b\r\n");
		}, 3_000);
		let pire = await servirUnAutre(site);
		await eventually(async () => {
			pire = Math.max(pire, await servirUnAutre(site));
			return tenues.every(({ fermeeApresMs }) => fermeeApresMs > 0);
		}, 60_000);
		clearInterval(gouttes);
		const sommet = memoireMio(pid);
		const dernier = Math.max(...tenues.map((une) => une.fermeeApresMs));
		toutLacher(tenues);
		return { pire, sommet, dernier };
	});
	expect(fait.sommet - avant).toBeLessThan(MEMOIRE_MAX_MIO);
	expect(fait.dernier).toBeLessThan(ENTETES_MAX_MS);
	juger("headers that never end: cut, and others are served", attente, {
		connections: nombre,
		"last one cut after (ms)": Math.round(fait.dernier),
		"memory before (MiB)": avant,
		"memory at most (MiB)": fait.sommet,
		"another's page and form, slowest (ms)": Math.round(fait.pire),
	});
});

test("uncached pages requested from many networks at once are rendered in turn, and cost a bounded memory", async ({
	site,
}) => {
	const nombre = 6_000;
	const { pid } = site.server.child;
	const avant = memoireMio(pid);
	const { fait, attente } = await pendant(site.server, async () => {
		const statuts = await enParallele(nombre, 200, async (rang) => {
			const lecteur = site.navigateur(
				`2001:db8:${(rang % 400).toString(16)}::1`,
			);
			const marque = randomBytes(6).toString("hex");
			return (await lecteur.lire(`/projets?territoire=${marque}`)).statut;
		});
		return { statuts: compter(statuts), sommet: memoireMio(pid) };
	});
	expect(
		Object.keys(fait.statuts).filter((un) => !/^(?:200|429|503)$/.test(un)),
	).toEqual([]);
	expect(fait.statuts[200]).toBeGreaterThan(0);
	expect(fait.sommet - avant).toBeLessThan(MEMOIRE_MAX_MIO);
	juger("renderings in flight: in turn, and others are served", attente, {
		asked: nombre,
		"answers 200": fait.statuts[200] ?? 0,
		"answers 429": fait.statuts[429] ?? 0,
		"answers 503": fait.statuts[503] ?? 0,
		"memory before (MiB)": avant,
		"memory after (MiB)": fait.sommet,
	});
});
