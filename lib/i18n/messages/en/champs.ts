export const CHAMPS = {
	projet: {
		nom: {
			nom: "Name",
			question: "Name of the project",
			aide: "The name the project gives itself.",
			colonne: "Name",
		},
		accroche: {
			nom: "Tagline",
			question: "In one sentence",
			aide: "What it lets people do, in everyday words.",
			colonne: "What it is, in one sentence",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "What it offers, how people can use it, who keeps it going.",
			colonne: "Description, as plain text",
		},
		site_web: {
			nom: "Website",
			question: "Website address",
			aide: "The full address, starting with https://.",
			colonne: "Address of the project’s site",
		},
		porteur: {
			nom: "Run by",
			question: "Who runs it",
			aide: "An association, a local authority, a company, a person.",
			colonne: "Who runs the project",
		},
		territoire: {
			nom: "Area",
			question: "Area",
			aide: "A town, a county, a region; leave empty if it is everywhere.",
			colonne: "Where the project acts or the need is felt; empty: everywhere",
		},
		usage_ia: {
			nom: "Role of AI",
			question: "Role of artificial intelligence",
			aide: "If the project uses it: what for, and with which safeguards.",
			colonne: "The role of AI in the project",
		},
		code_ouvert: {
			nom: "Open source",
			question: "Is the code open source?",
			aide: "That is, published and free for anyone to reuse.",
			colonne: "true if the code is open, false if not, empty if unknown",
		},
		mots_habitants: {
			nom: "What people look for, in French",
			question: "And in French?",
			aide: "What people would say in French, not a translation word for word: one phrase on each line, twelve at most, of 3 to 80 characters each.",
			colonne:
				"What people look for in French when they need the project; phrases separated by |",
		},
		mots_habitants_en: {
			nom: "What people look for, in English",
			question: "How would someone say that they need it?",
			aide: "Three phrases are enough, in their own words, for instance: “where to eat when you are homeless”. One on each line, twelve at most, of 3 to 80 characters each: they help people find the project.",
			colonne:
				"What people look for in English when they need the project; phrases separated by |",
		},
		depot: {
			nom: "Source code",
			question: "Address of the source code",
			aide: "Where the code can be read: a page of GitHub, GitLab, Codeberg or another forge.",
			colonne: "Address of the source code",
		},
		licence_code: {
			nom: "Licence of the code",
			question: "Licence of the code",
			aide: "Its SPDX identifier, for example MIT, EUPL-1.2 or AGPL-3.0-or-later; the list is at spdx.org/licenses.",
			colonne:
				"Licence of the software, as an SPDX expression; empty if unknown",
		},
		stade: {
			nom: "State of the software",
			question: "Where does the software stand?",
			aide: "What someone who wants to reuse it would find today.",
			colonne:
				"Where the software stands: inconnu (unknown), idee (idea), construction, essai (being tried), stable or arrete (stopped)",
		},
		liens: {
			nom: "Useful links",
			question: "Where can people read it, try it, talk about it?",
			aide: "One link on each line, eight at most: what it is, then the address, for example “documentation https://example.org/help”. You may write: documentation, demo, discussion, contribute, roadmap, statistics, impact, accessibility.",
			colonne:
				"Links of the project, each with its kind and then its address; separated by |",
		},
		finance_par: {
			nom: "Funded by",
			question: "Who funds it?",
			aide: "One name on each line, five at most, of 160 characters each.",
			colonne: "Who funds the project; names separated by |",
		},
		contact: {
			nom: "Contact",
			question: "Where should people write to reuse it?",
			aide: "The address of a contact page, or the email address of a role, not that of a person: it will be public.",
			colonne:
				"Where to reach whoever runs the project: the address of a page, or an email address",
		},
	},
	besoin: {
		titre: {
			nom: "Title",
			question: "Your need, in one sentence",
			aide: "For example: “Knowing where to fill a water bottle in town”.",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "Who it affects, when, and what is missing today.",
		},
		territoire: {
			nom: "Area",
			question: "Area",
			aide: "Where the need is felt; leave empty if it is everywhere.",
		},
	},
	langue: "Language",
	theme: "Theme",
	themes: "Themes",
};
