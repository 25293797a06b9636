import type { FLUX as FR } from "../fr/flux.ts";
import type { Translated } from "../translated.ts";

export const FLUX: Translated<typeof FR> = {
	articles: {
		titre: "{site}: articles",
		description: "The team’s articles, in full.",
	},
	projets: {
		titre: "{site}: published projects",
		description:
			"The projects published last, each with its role of AI and its AI label.",
	},
	besoins: {
		titre: "{site}: needs expressed",
		description: "The needs made public last, each with its state.",
	},
	etapes: {
		suivre: "Follow these steps in a feed reader",
		titre: "The steps of “{besoin}”",
		description: "How the work goes on, step by step.",
	},
	par_theme: "{titre} (theme: {theme})",
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
		titre: "Feeds",
		chapeau:
			"A feed is an address that you give to a feed reader: it looks for what is new in your place, without account or e-mail, and nobody knows that you read.",
		choisir: "Choose a feed",
		theme:
			"To follow one theme only, add <code>?theme=</code> and its name to the address of the feed of projects or needs:",
		besoin:
			"Each need has a feed of its own too, which tells its steps: its address is on the page of the need.",
		autre_langue: "The same in French",
		comment: {
			titre: "How to use them",
			texte:
				"Copy an address and paste it into your feed reader: Thunderbird, Feedly, NetNewsWire, Newsboat… Most also find it from the address of a page of this site.",
			format:
				"Feeds are in Atom 1.0. Texts written in another language than the feed’s are marked. Reading again costs nothing when nothing has changed (<code>ETag</code>, <code>Last-Modified</code>).",
		},
	},
	vue: {
		note: "This is a feed, shown here in a readable form. Give this address to your feed reader:",
		vide: "Nothing yet: this feed will fill by itself.",
		modifie: "Updated on {date}",
		tous: "All feeds",
	},
};
