import type { ProjetDemonstration } from "./types.ts";

/** Knowledge and memory held in common. */
export const PROJETS_SAVOIRS: readonly ProjetDemonstration[] = [
	{
		slug: "wikipedia",
		nom: "Wikipédia",
		accroche:
			"L’encyclopédie libre que ses lecteurs écrivent, vérifient et améliorent.",
		description: `Ouverte en 2001, Wikipédia est rédigée par des bénévoles dans plusieurs centaines de langues. Chacun peut corriger une page, à condition de citer ses sources et de garder un ton neutre ; l’historique de chaque article et les discussions qui l’ont fait évoluer restent visibles.

Le texte est sous licence Creative Commons BY-SA : il peut être copié, traduit, imprimé, à condition d’en citer l’origine et de le partager de même. Le site ne porte pas de publicité. MediaWiki, le logiciel qui le fait tourner, est libre lui aussi.`,
		site_web: "https://www.wikipedia.org/",
		porteur:
			"Communautés de Wikipédia, hébergement par la Wikimedia Foundation",
		territoire: "Monde",
		usage_ia:
			"Des modèles d’apprentissage automatique estiment si une modification risque d’être du vandalisme, et un outil propose des traductions automatiques à relire. Les articles restent écrits et arbitrés par des personnes.",
		code_ouvert: true,
		label_ia: "ia_appoint",
		themes: ["savoirs-libres", "education", "culture"],
		mis_en_avant: false,
		publie_le: "2025-11-18T13:50:02Z",
		en: {
			nom: "Wikipedia",
			accroche:
				"The free encyclopedia that its readers write, check and improve.",
			description: `Opened in 2001, Wikipedia is written by volunteers in several hundred languages. Anyone may correct a page, provided sources are cited and the tone stays neutral; the history of every article, and the discussions that shaped it, remain visible.

The text is under the Creative Commons BY-SA licence: it may be copied, translated or printed as long as its origin is credited and it is shared alike. The site carries no advertising. MediaWiki, the software that runs it, is free too.`,
			usage_ia:
				"Machine-learning models estimate whether an edit is likely to be vandalism, and a tool offers machine translations to be reviewed. Articles are still written and settled by people.",
		},
	},
	{
		slug: "wikidata",
		nom: "Wikidata",
		accroche:
			"Une base de connaissances libre, lisible par les personnes comme par les machines.",
		description: `Wikidata range des faits sous une forme structurée : telle personne est née à telle date, telle commune appartient à tel département, tel livre a été écrit par telle autrice, avec la source de chaque affirmation. Les fiches de Wikipédia y puisent, et des bibliothèques y relient leurs catalogues.

Lancée en 2012, la base est placée dans le domaine public par la licence CC0. On peut l’interroger avec le langage SPARQL, la télécharger en entier ou la compléter à la main, dans sa langue, sans écrire une ligne de code.`,
		site_web: "https://www.wikidata.org/",
		porteur: "Wikimedia Deutschland et la Wikimedia Foundation",
		territoire: "Monde",
		usage_ia:
			"Des modèles d’apprentissage automatique signalent aux bénévoles les modifications qui semblent dommageables et estiment la qualité des fiches.",
		code_ouvert: true,
		label_ia: "ia_appoint",
		themes: ["savoirs-libres", "donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2025-02-05T11:33:22Z",
		en: {
			accroche: "A free knowledge base that people and machines can both read.",
			description: `Wikidata stores facts in a structured form: this person was born on that day, this town belongs to that county, this book was written by that author, each statement with its source. Wikipedia infoboxes draw on it, and libraries link their catalogues to it.

Launched in 2012, the base is dedicated to the public domain through CC0. You can query it with the SPARQL language, download all of it, or complete it by hand in your own language without writing a line of code.`,
			usage_ia:
				"Machine-learning models point out edits that look damaging to volunteers and estimate the quality of items.",
		},
	},
	{
		slug: "vikidia",
		nom: "Vikidia",
		accroche:
			"L’encyclopédie libre pour les 8–13 ans, écrite avec des mots simples.",
		description: `Les articles d’encyclopédie sont souvent trop longs ou trop savants pour un enfant. Vikidia, née en français en 2006, en propose de plus courts, aux phrases simples, illustrés d’images libres. Elle existe aujourd’hui dans plusieurs langues.

Les jeunes lecteurs peuvent aussi y écrire, accompagnés par des adultes bénévoles et par des classes qui en font un projet : chercher une information, citer sa source, se relire, accepter une correction. Les textes sont sous licence libre et le site n’affiche pas de publicité.`,
		site_web: "https://fr.vikidia.org/",
		porteur: "Association Vikidia",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["education", "savoirs-libres"],
		mis_en_avant: false,
		publie_le: "2026-01-02T16:20:49Z",
		en: {
			accroche:
				"A free encyclopedia for 8 to 13 year olds, written in plain words.",
			description: `Encyclopedia articles are often too long or too learned for a child. Vikidia, born in French in 2006, offers shorter ones in simple sentences, illustrated with free pictures. It now exists in several languages.

Young readers may write too, supported by volunteer adults and by classes that make it a project: look up a fact, cite the source, read over your text, accept a correction. The texts are under a free licence and the site shows no advertising.`,
		},
	},
	{
		slug: "internet-archive",
		nom: "Internet Archive",
		accroche: "La mémoire du web et une bibliothèque numérique ouverte à tous.",
		description: `Fondée en 1996 à San Francisco, l’organisation à but non lucratif Internet Archive enregistre des pages web avant qu’elles ne changent ou disparaissent. Sa Wayback Machine permet de retrouver un site tel qu’il était à une date donnée, ce dont se servent journalistes, historiens et simples curieux.

Elle conserve aussi des livres numérisés, des enregistrements sonores, des films et des logiciels, que l’on consulte gratuitement. Chacun peut y déposer des œuvres libres ou demander l’enregistrement d’une page qu’il souhaite pouvoir citer.`,
		site_web: "https://archive.org/",
		porteur: "Internet Archive",
		territoire: "Monde",
		usage_ia:
			"La reconnaissance automatique de caractères rend cherchable le texte des livres numérisés ; elle peut se tromper sur les pages anciennes ou abîmées.",
		code_ouvert: null,
		label_ia: "ia_appoint",
		themes: ["culture", "savoirs-libres"],
		mis_en_avant: false,
		publie_le: "2026-03-20T16:14:06Z",
		en: {
			accroche: "The memory of the web and a digital library open to all.",
			description: `Founded in San Francisco in 1996, the non-profit Internet Archive records web pages before they change or vanish. Its Wayback Machine shows a site as it stood on a given date, which serves journalists, historians and the merely curious.

It also keeps scanned books, sound recordings, films and software that can be consulted for free. Anyone may upload free works, or ask for a page to be recorded so that it can be cited.`,
			usage_ia:
				"Optical character recognition makes the text of scanned books searchable; it can be wrong on old or damaged pages.",
		},
	},
];
