export const CONFIDENTIALITE = {
	chapeau:
		"{site} can be read without an account, without tracking, and without calling on any third party. Here is what it keeps about those who take part, why, and for how long.",
	responsable: {
		titre: "Who is responsible",
		texte: `{editeur}, who can be reached at {contact}.`,
	},
	lecture: {
		titre: "When you read",
		texte: `No account, no audience measurement, no request to another site. Technical logs record the addresses of pages without what was searched for, and never your IP address. To limit abuse, your network is counted when you read, search or send a form, under an encrypted fingerprint that is erased after an hour, and after a day for a request for a code or a report.`,
	},
	plongements: {
		titre: "What is compared by meaning",
		ici: "a program on the machine of this site",
		texte: `To bring together entries that say the same thing, the text of published projects and needs is sent to {service}, which turns it into series of numbers. The site keeps these numbers as long as the entry is public.`,
		saisie: `When you suggest a project, its name and tagline are sent there too, as is the title when you describe a need: while you type, and when you check your answers. Nothing says whose they are, and the site keeps no trace of it. Text sent to /api/proches goes there as well.`,
		sans_saisie: `What you write is not sent there before it is published.`,
	},
	compte: {
		titre: "When you have an account",
		texte: `- Your email address, to sign you in by code and to write to you.
- The name you chose to give, if any, and the language of your emails.
- Your votes, your support for needs, and your contributions. Only the numbers and the published texts are public; your name is never shown with them.
- What you answer when asked whether a solved need is solved for you, and the sentence that you add, if any. Nobody sees who answered, not even the team; only numbers of five answers or more are public. Your answer goes with your support.
- What you are going through, if you tell it when you support a need, and your department if you say it. Shown after review, without a name or a date, the department from five supporters on; nobody sees who wrote it, not even the team. They go with your support, and at once if you take them back; the files of past days keep them.
- The API tokens, of which only a fingerprint is kept, your open sessions and, if you belong to the team, your passkeys.
- The browsers where you have signed in, as fingerprints, so that we can tell you about any other.

This data is used to do what you asked for, and to keep one vote per person. It is not sold, rented or combined with any other.`,
	},
	durees: {
		titre: "How long it is kept",
		texte: `- Sign-in codes and drafts: 24 hours. The times at which wrong codes were typed for your address, under a keyed hash: 31 days.
- A picture sent that no entry, version or draft shows any more: one day. What the file said of you, a place for example, is not kept.
- Sessions: 30 days without a visit, 90 days in all.
- That you supported a need merged into another since, to give you your support back if they are taken apart at once: one day.
- Your offer of help for a need, which only the team and the contacts of that need read: 90 days after it ended or, once accepted, after its role was closed. Your address is given to who accepts it only if you wanted that.
- Text of a contribution not taken forward: 90 days.
- What you tell the team about a project that almost meets your need: as long as the text of that need, or your account.
- If you say that a project meets your need, your text is erased at once.
- If your search finds nothing: its words, leaving out anything that looks like an address or a number, with a keyed hash of them, of your network and of the week, for a week at most and in no backup. If five networks searched for the same thing that week, the team reads the words and how many there were, which are kept 90 days; otherwise nobody reads them.
- Earlier versions of a text, which only the team can read: as long as the text. When your account is erased, those that were never public go, and the others no longer say who changed them.
- What you report, which only the team reads: as long as the entry. The address left to get an answer, which the team does not see: 30 days after the decision.
- Emails: their text and your address until they are sent, two days at most if a decision withdrew them, and 90 days if they could not be sent; that they were sent, 90 days.
- What you write to appeal when an entry is taken out, which only the team reads, and the answer: a year after the decision.
- What the team asks you about a contribution: as long as the entry. You read it in the copy of your data, and erasing your account removes it.
- What the provider you sign in with, if any, calls your account: until you unlink it.
- Inactive account, unless it belongs to the team: you are told after 23 months, and it is erased after 24.`,
	},
	temoins: {
		titre: "Cookies",
		texte: `The site only sets the ones it needs, and none before you act: session (90 days), request for a code (10 minutes), known browser (180 days), draft (24 hours) or vote (15 minutes) waiting for you to sign in, what you have just done (20 seconds), choice of appearance (a year). None comes from a third party. Your browser also keeps the text you are writing (24 hours) and, while you are signed in, the page that says the network is down.`,
	},
	droits: {
		titre: "Your rights",
		texte: `From your account, you can correct your data, download them and erase your account. Erasing it removes your votes, your support for needs and your unpublished texts; published texts stay, without an author.

For anything else, write to {contact}. If the answer does not satisfy you, you can turn to the French data protection authority, the CNIL: https://www.cnil.fr`,
	},
};
