/** The script by which the browser of somebody signed in shows a page of ours when the network is down. */
import { pageAddress } from "#lib/i18n/addresses";

/** The pages, without scripts: nothing of theirs would load. */
const PAGES = {
	fr: pageAddress("fr", "/hors-ligne"),
	en: pageAddress("en", "/hors-ligne"),
} as const;

/**
 * It keeps one page for each language, as a reader who is signed out gets it, and shows
 * it in place of a page that could not be reached. It touches nothing else: forms and
 * files go to the network without it. What it sends says no longer that a document is
 * opened, by which a feed tells a reader from a program.
 */
const WORKER = `const KEPT = "hors-ligne";
const PAGES = ${JSON.stringify(PAGES)};

async function keep() {
	const cache = await caches.open(KEPT);
	for (const address of Object.values(PAGES)) {
		const answer = await fetch(address, { credentials: "omit", cache: "reload" });
		if (!answer.ok) throw new Error(address + " : " + answer.status);
		const html = (await answer.text()).replace(/<script[^]*?<\\/script>/g, "");
		const headers = new Headers(answer.headers);
		// Of the answer as it was sent, compressed and whole.
		for (const name of ["Content-Encoding", "Content-Length", "X-Request-Id"]) headers.delete(name);
		await cache.put(address, new Response(html, { headers }));
	}
}

async function offline(address) {
	const page = /^\\/en(\\/|$)/.test(new URL(address).pathname) ? PAGES.en : PAGES.fr;
	const kept = await caches.match(page);
	if (!kept) return Response.error();
	return new Response(kept.body, { status: 503, headers: kept.headers });
}

self.addEventListener("install", (event) => {
	event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode !== "navigate" || request.method !== "GET") return;
	if (/\\.[a-z]+$/.test(new URL(request.url).pathname)) return;
	event.respondWith(fetch(request).catch(() => offline(request.url)));
});
`;

/** The answer that holds it; a browser asks for it again, and compares. */
export function offlineWorker(): Response {
	return new Response(WORKER, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-cache",
		},
	});
}
