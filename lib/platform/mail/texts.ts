/** The sentences of mails in both languages; what a mail says stands in `messages/`, and in no template. */
import { createTranslator } from "next-intl";
import type { Langue, Translated } from "../langues.ts";
import * as EN from "./messages/en.ts";
import * as FR from "./messages/fr.ts";

/** A mail that lacks a sentence or an argument is not sent: nobody is written a key. */
function onError(error: Error): never {
	throw error;
}

const ENGLISH: Translated<typeof FR> = EN;

const french = createTranslator({ locale: "fr", messages: FR, onError });

/** A reader of sentences: knows the keys, and the arguments that each takes. */
export type MailTexts = typeof french;

/** A key of `pied.pourquoi`: why a mail is received, in its footer. */
export type Reason = keyof (typeof FR)["pied"]["pourquoi"];

export const MAIL_TEXTS: Readonly<Record<Langue, MailTexts>> = {
	fr: french,
	en: createTranslator({ locale: "en", messages: ENGLISH, onError }),
};
