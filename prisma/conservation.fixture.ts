/** The register of retention: a test holds that it names every table of the database. */

/** What removes a row. */
export type Retrait =
	/** The retention rules, every day (`purger`). */
	| "purge"
	/** What is written beside it, every time or now and then, and the retention rules. */
	| "ecriture"
	/** The erasure of the account that it belongs to. */
	| "effacement"
	/** An act of the team or of the account. */
	| "acte"
	/** It goes with the row that it is part of. */
	| "avec_son_objet"
	/** Nothing: it says nothing about people. */
	| "rien";

export type RegleDeConservation = {
	readonly quoi: string;
	readonly duree: string;
	readonly par: readonly [Retrait, ...Retrait[]];
};

/** What each table keeps, for how long, and what takes it away, by its name: no table is without a rule. */
export const CONSERVATION: Readonly<Record<string, RegleDeConservation>> = {
	comptes: {
		quoi: "address, name, role and language of an account",
		duree: "until it is erased; members, 24 months without a sign of them",
		par: ["purge", "effacement"],
	},
	adresses_barrees: {
		quoi: "keyed hash of an address suspended when it was erased",
		duree: "until the operator admits it again",
		par: ["acte"],
	},
	sessions: {
		quoi: "a signed-in browser, by the hash of its cookie",
		duree: "30 days idle, 90 in all",
		par: ["purge", "effacement", "acte"],
	},
	defis: {
		quoi: "a code sent, as a hash, with its address",
		duree: "24 hours",
		par: ["purge", "effacement"],
	},
	envois_codes: {
		quoi: "keyed hashes of mailbox and network of a code sent",
		duree: "24 hours",
		par: ["purge"],
	},
	codes_faux: {
		quoi: "keyed hash of the mailbox of a wrong sign-in code",
		duree: "31 days",
		par: ["purge", "effacement"],
	},
	identites_externes: {
		quoi: "an issuer that knows the account, and by which name",
		duree: "until it is unlinked",
		par: ["acte", "effacement"],
	},
	cles_acces: {
		quoi: "a passkey of the team: its public part, its name, its last use",
		duree: "until it is removed, or the account leaves the team",
		par: ["acte", "effacement"],
	},
	codes_secours: {
		quoi: "keyed hash of a recovery code of the team",
		duree: "as its account's passkeys",
		par: ["acte", "effacement"],
	},
	exigences_cles: {
		quoi: "since which day the team must have a passkey",
		duree: "until it is no longer required",
		par: ["acte"],
	},
	navigateurs_connus: {
		quoi: "a browser that signed in, by the hash of its cookie",
		duree: "180 days",
		par: ["purge", "effacement"],
	},
	jetons: {
		quoi: "name, hash and days of a token",
		duree: "as long as its account",
		par: ["effacement"],
	},
	lieux: {
		quoi: "areas of France and countries, of the file that comes with the program",
		duree: "until the program comes with another file; not in backups",
		par: ["ecriture"],
	},
	themes: {
		quoi: "themes of the directory",
		duree: "until the team removes them",
		par: ["acte"],
	},
	projets: {
		quoi: "published entries; proposed and refused ones with their author",
		duree:
			"published: for good, without author after an erasure; quarantined: 30 days; text of refused ones: 90 days",
		par: ["purge", "effacement"],
	},
	images: {
		quoi: "logos and pictures of projects, made anew from what was sent",
		duree:
			"as long as a project, an earlier version or a form being written shows them, and a day",
		par: ["purge"],
	},
	projet_themes: {
		quoi: "themes of a project",
		duree: "as long as the project",
		par: ["avec_son_objet"],
	},
	recherche_projets: {
		quoi: "folded text of a project",
		duree: "as long as the project",
		par: ["avec_son_objet"],
	},
	index_projets: {
		quoi: "stems of a project, each with its weight",
		duree: "as long as the project",
		par: ["avec_son_objet"],
	},
	plongements_projets: {
		quoi: "vectors of the public texts of a project, with the model that made them",
		duree: "as long as the project is public",
		par: ["acte", "avec_son_objet"],
	},
	besoins: {
		quoi: "published entries; described and refused ones with their author",
		duree:
			"published: for good, without author after an erasure; quarantined: 30 days; text of refused ones: 90 days",
		par: ["purge", "effacement"],
	},
	recherche_besoins: {
		quoi: "folded text of a need",
		duree: "as long as the need",
		par: ["avec_son_objet"],
	},
	index_besoins: {
		quoi: "stems of a need, each with its weight",
		duree: "as long as the need",
		par: ["avec_son_objet"],
	},
	plongements_besoins: {
		quoi: "vectors of the public texts of a need, with the model that made them",
		duree: "as long as the need is public",
		par: ["acte", "avec_son_objet"],
	},
	mots: {
		quoi: "words of the texts, without what held them",
		duree: "for good; an erasure takes those of a name or an address",
		par: ["effacement"],
	},
	liens: {
		quoi: "which projects answer a need, and what its author said of them to the moderators",
		duree:
			"as long as both; what was said, with the text of refused needs or the account",
		par: ["purge", "effacement", "avec_son_objet"],
	},
	recherches_manquees: {
		quoi: "words of searches that found nothing from five networks or more, and how many",
		duree: "90 days after the last",
		par: ["purge"],
	},
	manquees_vues: {
		quoi: "words of a search that found nothing, with a keyed hash of them, the network and the week",
		duree: "7 days; not in backups",
		par: ["purge"],
	},
	manquees_reseaux: {
		quoi: "how many of these a network added in a day, by a keyed hash of it and the day",
		duree: "the day; not in backups",
		par: ["purge"],
	},
	evenements: {
		quoi: "what became public, changed or stopped being public, by slugs and numbers",
		duree: "13 months, the last one for good",
		par: ["purge"],
	},
	jalons: {
		quoi: "public states that a need reached",
		duree: "as long as the need",
		par: ["avec_son_objet"],
	},
	etapes: {
		quoi: "public steps of a work space",
		duree: "as long as the need",
		par: ["acte", "avec_son_objet"],
	},
	articles: {
		quoi: "texts of the team",
		duree: "until the team removes them",
		par: ["acte"],
	},
	frequences: {
		quoi: "how many public entries have each stem",
		duree: "counted again each minute in which something changed",
		par: ["acte"],
	},
	index_tailles: {
		quoi: "how many entries are public, and their mean lengths",
		duree: "counted again each minute in which something changed",
		par: ["acte"],
	},
	index_articles: {
		quoi: "stems of an article, each with its weight",
		duree: "as long as the article",
		par: ["avec_son_objet"],
	},
	equivalences: {
		quoi: "words that mean the same for a search",
		duree: "until the team removes them",
		par: ["acte"],
	},
	article_projets: {
		quoi: "projects that an article mentions",
		duree: "as long as both",
		par: ["avec_son_objet"],
	},
	votes: {
		quoi: "who voted for what",
		duree: "until it is withdrawn or the account erased",
		par: ["acte", "effacement"],
	},
	soutiens: {
		quoi: "who supports what",
		duree: "until it is withdrawn or the account erased",
		par: ["acte", "effacement"],
	},
	reunions: {
		quoi: "that a need was merged into another, and why",
		duree: "as long as the needs",
		par: ["avec_son_objet"],
	},
	soutiens_reunis: {
		quoi: "who supported a need when it was merged, to give the support back",
		duree:
			"a day, unless the merge is undone or the person leaves before; or until the account is erased",
		par: ["acte", "purge", "effacement"],
	},
	reponses_bilan: {
		quoi: "what supporters answer about a delivered need, and a sentence",
		duree:
			"until it is taken back, the support withdrawn or the account erased",
		par: ["acte", "effacement", "avec_son_objet"],
	},
	situations: {
		quoi: "what supporters of a need live, in a few words, and their département",
		duree:
			"until it is taken back, the support withdrawn or the account erased",
		par: ["acte", "effacement"],
	},
	bilans: {
		quoi: "the public figures of these answers, without who",
		duree: "as long as the need",
		par: ["avec_son_objet"],
	},
	places: {
		quoi: "help that a need looks for, as the team wrote it",
		duree: "as long as the need",
		par: ["avec_son_objet"],
	},
	referents: {
		quoi: "which accounts answer the offers of a need",
		duree: "until the team takes that back, or the account is erased",
		par: ["acte", "effacement"],
	},
	offres: {
		quoi: "who offered help for what, with a message, and how it ended",
		duree:
			"90 days after it ended, or after its place was closed; or until the account is erased",
		par: ["purge", "effacement"],
	},
	refus_etapes: {
		quoi: "who said no to the steps of a need",
		duree: "as long as the account",
		par: ["effacement"],
	},
	contributions: {
		quoi: "that an account sent an entry, and the hash that knows it again",
		duree: "as long as the account or the entry",
		par: ["effacement", "avec_son_objet"],
	},
	fenetres_contributions: {
		quoi: "contributions of an account in the hour",
		duree: "as long as the account",
		par: ["effacement"],
	},
	brouillons: {
		quoi: "a form being written, by the hash of a cookie",
		duree: "24 hours",
		par: ["ecriture", "purge", "effacement", "acte"],
	},
	actes_en_attente: {
		quoi: "a vote or a support before sign-in, by the hash of a cookie",
		duree: "15 minutes",
		par: ["ecriture", "purge", "acte"],
	},
	signalements: {
		quoi: "a reader's note on an entry, with a keyed hash of the reader, how it was closed, and the address left for an answer",
		duree:
			"as long as the entry; the hash, a day; the address, 30 days after the decision; an erasure takes the text, the address and what names the person",
		par: ["purge", "effacement", "avec_son_objet"],
	},
	retraits: {
		quoi: "that a public entry was taken down, by whom, why, and what its author answered",
		duree:
			"as long as the entry; a contest and its answer, 365 days after the decision; an erasure takes the names, and what the person wrote",
		par: ["purge", "effacement", "avec_son_objet"],
	},
	demandes: {
		quoi: "that an author was asked to complete an entry, by whom, and when the answer came; the questions stand in the journal",
		duree:
			"as long as the entry; an erasure takes who asked, and those about the account’s entries with their questions",
		par: ["effacement", "avec_son_objet"],
	},
	modeles: {
		quoi: "texts that administrators write for the mails of moderators",
		duree: "until an administrator removes them",
		par: ["acte"],
	},
	mots_surveilles: {
		quoi: "words that moderators are told of in what awaits review",
		duree: "until an administrator removes them",
		par: ["acte"],
	},
	semblances: {
		quoi: "which entries resemble one that awaits review, by their numbers",
		duree: "as long as the entry awaits review",
		par: ["ecriture", "avec_son_objet"],
	},
	revisions: {
		quoi: "texts that editions replaced, with who replaced them",
		duree:
			"as long as the entry; with the text of refused ones; an erasure takes the name, and what was never public of the account's entries",
		par: ["purge", "effacement", "avec_son_objet"],
	},
	journal: {
		quoi: "who did what when",
		duree: "for good; an erasure takes the address and the name",
		par: ["effacement"],
	},
	courriels: {
		quoi: "mails: address and text until they left, their rows after that",
		duree: "90 days",
		par: ["purge", "effacement"],
	},
	cles_import: {
		quoi: "where an imported entry came from",
		duree: "as long as the entry",
		par: ["avec_son_objet"],
	},
	compteurs_appels: {
		quoi: "calls of an account in the hour",
		duree: "until the next hour's first call; counted anew after a crash",
		par: ["ecriture", "effacement"],
	},
	limites: {
		quoi: "acts of an account or a network in the hour, by keyed hashes",
		duree: "an hour",
		par: ["ecriture", "purge", "effacement"],
	},
	versions: {
		quoi: "how often the public data changed",
		duree: "for good",
		par: ["rien"],
	},
	instance: {
		quoi: "facts of this instance",
		duree: "for good",
		par: ["rien"],
	},
	_prisma_migrations: {
		quoi: "migrations applied",
		duree: "for good",
		par: ["rien"],
	},
};
