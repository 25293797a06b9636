/** The edge of pages: language and parameters in, a page out, and failures told to the front. */
import { connection } from "next/server";
import type { ReactNode } from "react";
import { langueOf } from "#lib/platform/i18n/addresses";
import { type Texts, texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { requestNote } from "#lib/platform/request-note";
import { isStoreDown } from "#lib/platform/store-down";

type Values = Readonly<Record<string, string | string[] | undefined>>;

/** What Next hands to a page. */
export type PageProps = {
	readonly params: Promise<Values>;
	readonly searchParams: Promise<Values>;
};

/** What a page is made from. */
export type PageCall = {
	readonly langue: Langue;
	readonly t: Texts;
	/** Segments of the address, unescaped; one that holds several is their array. */
	readonly params: Values;
	readonly query: Values;
};

async function callOf({ params, searchParams }: PageProps): Promise<PageCall> {
	// The nonce of the policy changes at each request: nothing is prerendered.
	await connection();
	const [values, query] = await Promise.all([params, searchParams]);
	const langue = langueOf(String(values.langue));
	return { langue, t: texts(langue), params: values, query };
}

async function noting<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const note = requestNote();
		if (note) {
			note.error = error;
			note.storeDown = isStoreDown(error);
		}
		throw error;
	}
}

/** A page, or its metadata: `read` gets the language, the texts and the parameters. */
export function page<T extends ReactNode | object>(
	read: (call: PageCall) => T | Promise<T>,
): (props: PageProps) => Promise<T> {
	return (props) => noting(async () => read(await callOf(props)));
}
