import type { BesoinDemonstration } from "./types.ts";

/** Needs that were met; the first keeps its full work space. */
export const BESOINS_LIVRES: readonly BesoinDemonstration[] = [
	{
		slug: "trouver-une-fontaine-d-eau-potable",
		titre: "Trouver une fontaine d’eau potable quand il fait chaud",
		description: `L’été dernier, par 38 degrés, j’ai marché une demi-heure avec deux enfants avant de trouver un point d’eau. Il y en avait un à deux rues, dans une cour de parc, mais rien ne l’indiquait.

Je voudrais une carte libre des fontaines où l’on peut boire : celles qui marchent, celles qui sont fermées l’hiver, celles où l’on peut remplir une gourde depuis un fauteuil. Qu’on puisse l’imprimer pour l’école et le club de marche, et signaler une fontaine en panne sans créer un compte.

Et que la liste serve à d’autres villes sans tout refaire.`,
		territoire: "Avignon (Vaucluse)",
		theme: "donnees-ouvertes",
		statut: "livre",
		projet: "openstreetmap",
		cree_le: "2025-02-11T18:42:07Z",
		jalons: [
			{ statut: "publie", le: "2025-02-13T09:15:40Z" },
			{ statut: "etude", le: "2025-03-20T10:05:12Z" },
			{ statut: "developpement", le: "2025-05-06T08:30:55Z" },
			{ statut: "livre", le: "2025-10-02T14:20:31Z" },
		],
		cahier: `Exemple de démonstration : ce chantier montre à quoi ressemble un espace de travail achevé ; personne n’y a travaillé en vrai.

Pour qui
Les promeneurs, les familles, les personnes qui travaillent ou vivent dehors, les clubs de marche et de vélo. En période de canicule, tout le monde.

Ce qui existe
OpenStreetMap sait déjà décrire un point d’eau potable (amenity=drinking_water), dire s’il est accessible en fauteuil, s’il permet de remplir une gourde (bottle=yes), à quelle saison il coule, et quand il a été vérifié (check_date). Il manque surtout des relevés, et une façon de s’en servir sans ordinateur. Refaire une base à part serait du travail perdu : dans deux ans elle serait morte.

Ce que l’on voulait
1. Une méthode de relevé d’une page, pour que deux personnes notent la même chose devant la même fontaine.
2. Une journée de relevés à pied, quartier par quartier, versés dans OpenStreetMap par des gens qui en connaissent les usages.
3. Une carte à imprimer, en noir et blanc, avec une liste par rue pour ceux qui ne lisent pas les cartes.
4. Un moyen de signaler une panne : une note sur la carte, ou un mot laissé à un bénévole.

Limites
On ne dit pas qu’une eau est potable si ce n’est pas écrit sur place ou confirmé par qui gère la fontaine : dans le doute, on note « inconnu ». Pas de photo où l’on reconnaît quelqu’un. Aucune donnée recopiée d’une source dont la licence ne le permet pas. Pas d’IA dans ce chantier : il faut des jambes et un crayon.

Comment nous l’avons su
Neuf fontaines sur dix, tirées au sort, étaient bien là et bien décrites lors d’un second passage. Dix personnes munies de la feuille imprimée ont trouvé la plus proche en moins de dix minutes. Une autre équipe a pu refaire le relevé ailleurs avec la seule page de méthode.`,
		roles: ["donnees", "terrain"],
		depot: "https://depots.example.org/bien-commun/fontaines-a-boire",
		etapes: [
			{
				jour: "2025-03-27",
				titre: "Regarder ce que la carte sait déjà",
				texte:
					"Avant de marcher, nous avons extrait les points d’eau déjà présents dans OpenStreetMap. La plupart n’avaient ni saison, ni accès en fauteuil, ni date de vérification : c’est là qu’il faut travailler.",
				en: {
					titre: "Looking at what the map already knows",
					texte:
						"Before walking, we extracted the water points already in OpenStreetMap. Most had no season, no wheelchair access and no check date: that is where the work lies.",
				},
			},
			{
				jour: "2025-05-14",
				titre: "La méthode tient sur une page",
				texte:
					"Sept questions, dans l’ordre où l’on s’approche de la fontaine. Essayée par quatre personnes devant les mêmes points d’eau, elle donne les mêmes réponses, sauf sur la pression ; la question a été retirée.",
				en: {
					titre: "The method fits on one page",
					texte:
						"Seven questions, in the order in which one walks up to the fountain. Tried by four people at the same water points, it gives the same answers, except about pressure; that question was removed.",
				},
			},
			{
				jour: "2025-07-03",
				titre: "Une journée de relevés",
				texte:
					"Le relevé à pied est fait, quartier par quartier, à la fraîche. Les fontaines sans indication sont notées « inconnu » plutôt que « potable ». Tout a été versé dans OpenStreetMap, avec la date du passage.",
				en: {
					titre: "A day of surveying",
					texte:
						"The survey on foot is done, district by district, in the cool of the morning. Fountains without a sign are recorded as “unknown” rather than “drinkable”. Everything was added to OpenStreetMap, with the date of the visit.",
				},
			},
			{
				jour: "2025-09-16",
				titre: "La feuille imprimable est prête",
				texte:
					"Une carte en noir et blanc au recto, une liste par rue au verso. La feuille se refait à partir des données libres, pour n’importe quelle commune, avec la date de l’extraction en grand.",
				en: {
					titre: "The printable sheet is ready",
					texte:
						"A black and white map on the front, a list by street on the back. The sheet can be made again from the open data, for any municipality, with the date of extraction in large print.",
				},
			},
			{
				jour: "2025-10-02",
				titre: "Livré : la carte vit sans nous",
				texte:
					"Le second passage a confirmé neuf fontaines sur dix. Il ne reste rien à héberger : les relevés sont dans OpenStreetMap, la méthode et la feuille dans le dépôt. Une vérification par an, avant l’été, suffit.",
				en: {
					titre: "Delivered: the map lives without us",
					texte:
						"The second visit confirmed nine fountains out of ten. There is nothing left to host: the survey is in OpenStreetMap, the method and the sheet are in the repository. One check a year, before summer, is enough.",
				},
			},
		],
		en: {
			titre: "Find a drinking-water fountain when it is hot",
			description: `Last summer, at 38 degrees, I walked for half an hour with two children before finding water. There was a fountain two streets away, in the courtyard of a park, but nothing pointed to it.

I would like an open map of fountains one can drink from: those that work, those that are shut off in winter, those where a bottle can be filled from a wheelchair. It should be printable for the school and the walking club, and one should be able to report a broken fountain without creating an account.

And the list should serve other towns without starting all over again.`,
			cahier: `Demonstration example: this shows what a finished work space looks like; nobody really worked on it.

Who it is for
Walkers, families, people who work or live outdoors, walking and cycling clubs. During a heatwave, everyone.

What exists
OpenStreetMap can already describe a drinking-water point (amenity=drinking_water), say whether it is wheelchair accessible, whether a bottle can be filled there (bottle=yes), in which season it runs, and when it was checked (check_date). What is missing is mostly surveys, and a way to use them without a computer. Building a separate database would be wasted work: in two years it would be dead.

What was wanted
1. A one-page survey method, so that two people write down the same thing in front of the same fountain.
2. A day of surveying on foot, district by district, added to OpenStreetMap by people who know its customs.
3. A map to print, in black and white, with a list by street for those who do not read maps.
4. A way to report a fault: a note on the map, or a word left with a volunteer.

Limits
Nobody says that water is drinkable unless it is written on the spot or confirmed by whoever runs the fountain: when in doubt, we record “unknown”. No photograph in which somebody can be recognised. No data copied from a source whose licence does not allow it. No AI in this work: what it takes is legs and a pencil.

How we knew
Nine fountains out of ten, drawn at random, were there and correctly described at a second visit. Ten people holding the printed sheet found the nearest one in less than ten minutes. Another team was able to repeat the survey elsewhere with nothing but the one-page method.`,
		},
	},
	{
		slug: "fixer-une-date-de-reunion-sans-compte-ni-publicite",
		titre: "Fixer une date de réunion sans compte ni publicité",
		description: `Notre association de parents se réunit six fois par an. Pour trouver une date, nous utilisions un site qui s’est rempli de publicités et qui demande maintenant une adresse à chacun. La moitié des parents n’ont pas répondu la dernière fois.

Il nous faut peu de chose : proposer quatre dates, recueillir les réponses sans compte, voir d’un coup d’œil celle qui convient, et que tout disparaisse ensuite. Cela doit marcher sur un vieux téléphone.

Si un service libre le fait déjà, autant le dire : un mode d’emploi d’une page nous suffirait.`,
		territoire: null,
		theme: "logiciels-libres",
		statut: "livre",
		projet: "framadate",
		cree_le: "2025-04-02T07:36:59Z",
		jalons: [
			{ statut: "publie", le: "2025-04-03T08:17:25Z" },
			{ statut: "etude", le: "2025-04-22T09:49:13Z" },
			{ statut: "livre", le: "2025-06-10T15:02:44Z" },
		],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [
			{
				jour: "2025-06-10",
				titre: "Un service libre répond déjà au besoin",
				texte:
					"Rien à construire : Framadate permet de proposer des dates et de répondre sans compte ni publicité. Le besoin est marqué comme livré et relié à sa fiche.",
				en: {
					titre: "A free service already meets the need",
					texte:
						"Nothing to build: with Framadate one can suggest dates and answer without an account or advertising. The need is marked as delivered and linked to the project’s page.",
				},
			},
		],
		en: {
			titre: "Agree on a meeting date without an account or advertising",
			description: `Our parents’ association meets six times a year. To find a date, we used a site that has filled up with advertising and now asks everyone for an address. Half of the parents did not answer last time.

We need very little: suggest four dates, collect answers without an account, see at a glance which one suits, and have everything disappear afterwards. It has to work on an old telephone.

If a free service does this already, just say so: a one-page guide would be enough for us.`,
		},
	},
];
