/**
 * The HTTP side of a mail's unsubscribe link (RFC 8058): the client is a mail program,
 * without cookie, origin or script.
 */
import { NextResponse } from "next/server";
import { langueOf, pageAddress } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import type { Resultat } from "#lib/platform/contract/result";
import { noteFailure } from "#lib/platform/runtime/request-context";

type Context = {
	readonly params: Promise<{ langue: string; jeton: string }>;
};

type Handler = (request: Request, context: Context) => Promise<Response>;

const HEADERS = {
	"Cache-Control": "no-store",
	"Content-Type": "text/plain; charset=utf-8",
};

function plain(status: number, words: string): Response {
	return new Response(`${words}\n`, { status, headers: HEADERS });
}

/**
 * The methods of the link: POST unsubscribes, without a redirect; GET and HEAD only
 * lead to the page with the button. A text without our signature is 404; while the
 * database is away or read-only, POST is 503.
 */
export function unsubscribing(
	read: (jeton: string) => Promise<Resultat<unknown>>,
	act: (jeton: string) => Promise<Resultat<unknown>>,
): { GET: Handler; HEAD: Handler; POST: Handler } {
	const show: Handler = async (_request, { params }) => {
		const { langue, jeton } = await params;
		if (!(await read(jeton)).ok) return plain(404, "404");
		const path = `/desinscription/${jeton}/confirmation`;
		const page = pageAddress(langueOf(langue), path);
		return NextResponse.redirect(new URL(page, reglages().siteUrl), {
			status: 303,
			headers: { "Cache-Control": "no-store" },
		});
	};
	const POST: Handler = async (_request, { params }) => {
		const { jeton } = await params;
		const { ok } = await act(jeton).catch((error: unknown) => {
			// Of what looks like a form that nobody read, Next's hook tells nothing.
			noteFailure(error);
			throw error;
		});
		return ok ? plain(200, "OK") : plain(404, "404");
	};
	return { GET: show, HEAD: show, POST };
}
