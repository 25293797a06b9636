/** The edge of pages: language, parameters and reader in, a page out, and failures told to the front. */
import type { Metadata } from "next";
import { headers } from "next/headers";
import {
	notFound,
	permanentRedirect,
	redirect,
	unstable_rethrow,
} from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { pageAddress, pageLinks } from "#lib/i18n/addresses";
import { pageDetour } from "#lib/i18n/page-texts";
import { type Texts, texts } from "#lib/i18n/texts";
import { aLeRole, attendPreuve, doitMontrerCle } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { isAskedHere } from "#lib/platform/config/loopback";
import { LANGUES, type Langue } from "#lib/platform/langues";
import {
	noteFailure,
	requestNote,
} from "#lib/platform/runtime/request-context";
import { noteSecurity } from "#lib/platform/runtime/security-log";

type Values = Readonly<Record<string, string | string[] | undefined>>;

export type PageProps = {
	readonly params: Promise<Values>;
	readonly searchParams: Promise<Values>;
};

export type PageCall<V extends Visiteur | null = Visiteur | null> = {
	readonly langue: Langue;
	readonly t: Texts;
	/** Segments of the address, unescaped; one that holds several is their array. */
	readonly params: Values;
	readonly query: Values;
	/** The account that reads, null when nobody is signed in. */
	readonly visiteur: V;
};

/** Nobody, for pages that must show when the database does not answer. */
const noAccount = async () => null;

async function callOf<V extends Visiteur | null>(
	{ params, searchParams }: PageProps,
	readVisitor: () => Promise<V>,
): Promise<PageCall<V>> {
	// The nonce of the policy changes at each request: nothing is prerendered.
	await connection();
	const [values, query, visiteur] = await Promise.all([
		params,
		searchParams,
		readVisitor(),
	]);
	const langue = LANGUES.find((une) => une === values.langue) ?? notFound();
	return { langue, t: texts(langue), params: values, query, visiteur };
}

type Read<T, V extends Visiteur | null> = (call: PageCall<V>) => T | Promise<T>;

/** Does `work`; why it failed is noted at once, as Next tells of it only while the page is sent. */
async function notingFailure<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		// A redirection or a "not found" of ours is no failure.
		unstable_rethrow(error);
		noteFailure(error);
		throw error;
	}
}

/** A page for everybody: `read` gets the language, the texts, the parameters and the reader. */
export function page<T extends ReactNode>(
	read: Read<T, Visiteur | null>,
): (props: PageProps) => Promise<T> {
	return (props) =>
		notingFailure(async () => read(await callOf(props, lireVisiteur)));
}

/** A page that needs no database: it tells of a failure. */
export function barePage<T extends ReactNode>(
	read: Read<T, null>,
): (props: PageProps) => Promise<T> {
	return (props) =>
		notingFailure(async () => read(await callOf(props, noAccount)));
}

/** Leads to a list's own address, as it is shared, when the query asked for has empty values: a form sends every field, chosen or not. */
export function leadToPlainAddress(asked: Values, address: string): void {
	if (Object.values(asked).includes("")) redirect(address);
}

/** The page of sign-in, from which one comes back to the page asked for. */
export function signInAddress(langue: Langue): string {
	return pageDetour("/compte/connexion", langue);
}

/** The page that asks for a passkey, from which one comes back to the page asked for. */
function proofAddress(langue: Langue): string {
	return pageDetour("/compte/cles/preuve", langue);
}

/** A page of the account area: who is signed out is led to sign-in, and back. */
export function pageDeCompte<T extends ReactNode>(
	read: Read<T, Visiteur>,
): (props: PageProps) => Promise<T> {
	return page(async (call) => {
		const { visiteur } = call;
		if (!visiteur) return redirect(signInAddress(call.langue));
		return read({ ...call, visiteur });
	});
}

/**
 * A page of the account area where the account itself is at stake: who has a passkey
 * and did not show it lately is led to the page that asks for it, and back.
 */
export function pageDeCompteProuve<T extends ReactNode>(
	read: Read<T, Visiteur>,
): (props: PageProps) => Promise<T> {
	return pageDeCompte((call) =>
		doitMontrerCle(call.visiteur)
			? redirect(proofAddress(call.langue))
			: read(call),
	);
}

/**
 * A page of the moderation area. Whoever is signed out is led to sign-in, and
 * back, as from any address of the area, whether there is a page or not; who still
 * has to show a passkey, to the page that asks for it; for a member there is no
 * such page.
 */
export function pageDeModeration<T extends ReactNode>(
	read: Read<T, Visiteur>,
): (props: PageProps) => Promise<T> {
	return pageDeCompte((call) => {
		const { compte_id, role } = call.visiteur;
		if (attendPreuve(call.visiteur)) return redirect(proofAddress(call.langue));
		if (aLeRole(role, "moderateur")) return read(call);
		noteSecurity("role_refuse", { compte_id, quoi: "page" });
		return notFound();
	});
}

/** A page of this machine's own: for anybody else there is no such page, whatever led here. */
export function pageLocale<T extends ReactNode>(
	read: Read<T, Visiteur | null>,
): (props: PageProps) => Promise<T> {
	return page(async (call) => {
		const received = await headers();
		const asked = {
			host: received.get("host") ?? "",
			address: received.get("x-forwarded-for") ?? "",
		};
		return isAskedHere(asked, reglages()) ? read(call) : notFound();
	});
}

/**
 * No page here: 404, or 410 where there was one (D14), which the front answers; 308 when
 * what is asked for has another address for good, `moved`, a path in French.
 */
export function noPage(
	langue: Langue,
	{ gone, moved }: { readonly gone: boolean; readonly moved?: string },
): never {
	if (moved !== undefined) return permanentRedirect(pageAddress(langue, moved));
	const note = requestNote();
	if (note) note.gone = gone;
	return notFound();
}

/** The nonce of the page's policy, which a script element written by a page must carry. */
export async function pageNonce(): Promise<string> {
	return (await headers()).get("x-nonce") ?? "";
}

/** The script of our own that a page loads, and the nonce that it must carry; undefined where none was built. */
export async function ownScript(): Promise<
	{ readonly src: string; readonly nonce: string } | undefined
> {
	const src = (await headers()).get("x-own-script");
	return src === null ? undefined : { src, nonce: await pageNonce() };
}

/** What search engines and browsers are told of a page. */
export type Entete = {
	readonly title: string;
	readonly description?: string;
	/** Its path in French, for the canonical and `hreflang` links; without it, the page is not to be indexed. */
	readonly path?: string;
	/** Feeds that tell the same, each by its path in French: readers find them from the page's address. */
	readonly feeds?: readonly { readonly path: string; readonly title: string }[];
	/** The whole address that tells how other sites show it (oEmbed). */
	readonly embed?: string;
	readonly more?: Metadata;
};

function linksOf(langue: Langue, { embed, feeds = [], title }: Entete) {
	return {
		"application/atom+xml": feeds.map((feed) => ({
			url: pageAddress(langue, feed.path),
			title: feed.title,
		})),
		...(embed === undefined
			? {}
			: { "application/json+oembed": [{ url: embed, title }] }),
	};
}

/** A page's metadata, the same for every reader. A form that came back with errors says so first in the title. */
export function metadata(
	read: Read<Entete, null>,
): (props: PageProps) => Promise<Metadata> {
	return (props) =>
		notingFailure(async () => {
			const call = await callOf(props, noAccount);
			const entete = await read(call);
			const { title, description, path, more = {} } = entete;
			const { langue, t } = call;
			return {
				title: requestNote()?.formRefused
					? t("formulaires.erreur_titre", { titre: title })
					: title,
				...(description === undefined ? {} : { description }),
				...(path === undefined
					? { robots: { index: false } }
					: {
							alternates: {
								...pageLinks(langue, path),
								types: linksOf(langue, entete),
							},
						}),
				...more,
			};
		});
}

/** The same for a page that has a title, and is not to be indexed. */
export function titled(title: (t: Texts) => string) {
	return metadata(({ t }) => ({ title: title(t) }));
}
