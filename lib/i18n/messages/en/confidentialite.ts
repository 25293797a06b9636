import type { CONFIDENTIALITE as FR } from "../fr/confidentialite.ts";
import type { Translated } from "../translated.ts";

export const CONFIDENTIALITE: Translated<typeof FR> = {
	titre: "Privacy",
	chapeau:
		"{site} can be read without an account, without tracking, and without asking anything of a third party. Here is what it keeps of those who take part, why, and for how long.",
	responsable: {
		titre: "Who answers for it",
		texte: `{editeur}, who can be reached at {contact}.`,
	},
	lecture: {
		titre: "When you read",
		texte: `No account, no audience measurement, no request to another site. Technical logs note the address of pages without what was searched for, and never your IP address. To limit abuse, your network is counted when you read, search or send a form; it is counted under an encrypted fingerprint, erased after an hour.`,
	},
	compte: {
		titre: "When you have an account",
		texte: `- Your e-mail address, to sign you in by code and to write to you.
- The name that you chose to give, if any, and the language of your e-mails.
- Your votes, supports and contributions. Only their numbers and the published texts are public; your name is never with them.
- The API tokens, of which only a fingerprint is kept, and your open sessions.
- The browsers where you signed in, as a fingerprint, to tell you of others.

These data serve to do what you asked for, and to keep one vote per person. They are neither sold, nor rented, nor matched with others.`,
	},
	durees: {
		titre: "For how long",
		texte: `- Sign-in codes and drafts: 24 hours. When wrong codes were typed for your address, under a keyed hash: 31 days.
- Sessions: 30 days without a visit, 90 days in all.
- Text of a contribution not taken forward: 90 days.
- What you write to the team of a project that almost answers your need: as long as the text of this need, or your account.
- If you say that a project answers your need, your text is erased; its words, counted by day without knowing whose they are, are kept 90 days.
- Earlier versions of a text, which only the team can read: as long as the text. When your account is erased, those that were never public go, and the others no longer say who changed them.
- What you write to contest that an entry was taken out, which only the team reads, and the answer: a year after the decision.
- Account without activity: you are told after 23 months, and it is erased at 24.`,
	},
	temoins: {
		titre: "Cookies",
		texte: `The site sets only necessary ones, and none before you act: session, request for a code (10 minutes), known browser (180 days), draft or vote that awaits sign-in, choice of appearance. None comes from a third party.`,
	},
	droits: {
		titre: "Your rights",
		texte: `From your account, you can correct your data, download them and erase your account. Erasure takes away your votes, supports and unpublished texts; published texts stay, without an author.

For anything else, write to {contact}. If the answer does not satisfy you, you can turn to the French data protection authority, the CNIL: https://www.cnil.fr`,
	},
};
