export const FLUX = {
	articles: {
		titre: "{site}: articles",
		description: "The team’s articles, newest first.",
	},
	projets: {
		titre: "{site}: published projects",
		description:
			"The latest {n, number} projects published, each with the role AI plays in it and its AI label.",
	},
	besoins: {
		titre: "{site}: needs expressed",
		description:
			"The latest {n, number} needs made public, each with its state.",
	},
	places: {
		titre: "{site}: roles to fill",
		description: "The latest {n, number} open roles that help with a need.",
	},
	besoin: "For the need:",
	jusqu_au: "until {date}",
	etapes: {
		titre: "The steps of “{besoin}”",
		description: "How the work is going, step by step: the latest {n, number}.",
	},
	abonner: {
		lien: "Subscribe",
		quoi: "to this list, in a feed reader",
	},
	demonstration: "Demonstration: votes and supports of invented accounts.",
	par_theme: "{titre} (theme: {theme})",
	par_lieu: "{titre} (near: {lieu})",
	droits: "Licence Ouverte 2.0 (Etalab). Free to reuse, with credit to {site}.",
	usage_ia: "Role of AI",
	label: "AI label: {label}",
	etat: "State of the need: {etat}",
	label_ia: {
		non_renseigne: "Role of AI not stated",
		sans_ia: "No AI",
		ia_appoint: "AI in a supporting role",
		ia_centrale: "AI at the core",
	},
	page: {
		chapeau:
			"A feed is an address you give to a feed reader, which then checks for news on your behalf: no account, no email, and nobody knows you are reading.",
		choisir: "Choose a feed",
		par_theme: {
			titre: "Follow a single theme",
			texte:
				"Each theme has one feed for its projects, one for its needs and one for the roles that help with them. These links are their addresses.",
		},
		besoin:
			"Each need also has a feed of its own, which announces its steps: its address is on the need’s page.",
		autre_langue: "The same feed in French",
		comment: {
			titre: "How to use them",
			texte:
				"Copy an address and paste it into your feed reader: Thunderbird, Feedly, NetNewsWire, Newsboat… Most can also find it from the address of any page of this site.",
			format:
				"Feeds are in Atom 1.0. Texts in a language other than the feed’s are marked. Fetching again costs nothing while nothing has changed (<code>ETag</code>).",
		},
	},
	vue: {
		note: "This is a feed, shown here so that people can read it: titles and summaries. Give this address to your feed reader, which will show the texts in full:",
		vide: "Nothing yet: this feed will fill up on its own.",
		modifie: "Updated on {date}",
		tous: "All feeds",
	},
};
