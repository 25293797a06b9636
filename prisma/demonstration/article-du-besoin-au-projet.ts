import type { ArticleDemonstration } from "./types.ts";

export const ARTICLE_DU_BESOIN_AU_PROJET: ArticleDemonstration = {
	slug: "du-besoin-au-projet",
	titre: "Du besoin au projet : le chemin d’une idée",
	resume:
		"Une phrase dite sur un quai de car peut devenir un service que tout le monde utilise. Voici les étapes, qui décide à chacune, et ce que l’on peut y faire quand on n’est pas informaticien.",
	date: "2026-06-24",
	auteur: "L’équipe de l’annuaire",
	projets: ["openstreetmap", "framadate"],
	texte: `Un besoin n’est pas une solution. « Il me faudrait une application » est une solution, souvent la première qui vient. « Je ne sais pas quand passe le car » est un besoin : il dit ce qui manque dans une journée ordinaire, et laisse ouverte la manière d’y répondre. C’est ce second genre de phrase que cet annuaire recueille.

Cet article suit le chemin d’une idée, de la première phrase jusqu’au jour où l’on peut écrire « livré ». Les besoins cités en exemple font partie du contenu de démonstration : ils sont plausibles, mais personne n’y travaille en vrai.

## Dire ce qui manque

Décrire un besoin demande un titre et quelques lignes. Trois questions suffisent :

- **Qui** est gêné, et à quel moment de la journée ?
- **Que fait-on aujourd’hui** pour s’en sortir, et qu’est-ce que cela coûte en temps, en argent, en dignité ?
- **À quoi verrait-on** que le problème est réglé ?

Il n’est pas nécessaire de savoir si c’est possible. Il vaut mieux éviter de nommer des personnes et de raconter sa vie privée : le texte sera public. On peut écrire d’abord et se connecter ensuite ; le texte n’est pas perdu en route.

## Être relu

Chaque besoin est relu par une personne avant de paraître. La relecture ne juge pas si l’idée est bonne. Elle vérifie quatre choses : que le texte se comprend, qu’il ne vise personne, qu’il n’est pas une publicité, et qu’il n’existe pas déjà mot pour mot. Quand un besoin n’est pas retenu, son auteur reçoit la raison. S’il fait double emploi, on l’oriente vers la fiche existante, où son soutien comptera davantage que dans un doublon.

Une fois publié, le besoin porte l’état **Exprimé**. Il a une adresse stable, qui ne changera plus, même si le titre est corrigé.

## Recevoir des soutiens

Soutenir un besoin, c’est dire « moi aussi ». Un compte donne un soutien, un seul, et peut le reprendre. Le nombre de soutiens n’est pas une note et n’ouvre aucun droit : il aide ceux qui cherchent où mettre leur temps à voir ce qui compte pour beaucoup de gens.

Un besoin soutenu par trois personnes peut avancer avant un besoin qui en rassemble trois cents, parce que quelqu’un, quelque part, sait comment faire.

## Passer à l’étude

Quand une équipe, même de deux personnes, est prête à s’y pencher, le besoin passe **À l’étude**. Un espace de travail s’ouvre alors sur sa page, que l’on appelle le chantier. Il contient :

1. **Le cahier** : pour qui, ce qui existe déjà, ce que l’on voudrait, ce que l’on refuse de faire, et comment on saura que cela marche.
2. **Les rôles recherchés** : du code, des données, du terrain. Le terrain est le plus rare et le plus utile.
3. **Le dépôt**, quand il existe : l’adresse où le travail se fait, à la vue de tous.
4. **Les étapes** : de courts messages datés, qui racontent ce qui a été fait, y compris ce qui a raté.

La question la plus rentable de toute l’étude est celle-ci : *est-ce que cela existe déjà ?* Bien souvent, oui. Une association qui cherchait comment [fixer une date de réunion sans compte ni publicité](/besoins/fixer-une-date-de-reunion-sans-compte-ni-publicite) n’avait rien à faire construire : [Framadate](/projets/framadate) répondait au besoin. Il a suffi de le dire. Un besoin peut donc passer de l’étude à la livraison sans une ligne de code.

> Le meilleur projet est parfois celui que l’on n’a pas eu à commencer.

## Développer

L’état **En développement** dit que l’on construit. Pas forcément un logiciel : une méthode, un jeu de données, une feuille à imprimer, une permanence le samedi. Dans l’exemple du [car sans smartphone](/besoins/savoir-quand-passe-le-car-sans-smartphone), la première chose fabriquée est une page en gros caractères, parce qu’elle ne dépend d’aucun réseau.

Les étapes paraissent au fil de l’eau. Les personnes qui soutiennent le besoin peuvent les recevoir par courriel, et cesser de les recevoir d’un clic sans retirer leur soutien. Personne d’autre ne sait qu’elles les reçoivent.

Il arrive qu’un chantier revienne en arrière. Un besoin en développement peut retourner à l’étude, ou redevenir simplement exprimé. Ce n’est pas une faute : c’est une information honnête, et la page garde la trace des états atteints.

## Livrer, et dire comment on le sait

**Livré** ne veut pas dire « mis en ligne ». Cela veut dire que les critères écrits dans le cahier ont été vérifiés. Pour les [fontaines d’eau potable](/besoins/trouver-une-fontaine-d-eau-potable), un second passage a comparé la carte au terrain avant que quiconque n’écrive le mot. Le résultat n’est pas un site de plus : ce sont des relevés versés dans [OpenStreetMap](/projets/openstreetmap), que d’autres entretiendront.

Quand un projet répond au besoin, les deux fiches sont reliées. Le chantier reste lisible, avec son cahier et ses étapes, pour qu’une autre commune puisse s’en servir sans repartir de zéro.

## Et si l’on ne sait pas coder ?

La plupart des étapes n’en demandent pas. On peut :

- décrire un besoin que l’on connaît de près ;
- soutenir ceux des autres ;
- relire un cahier et demander « et pour quelqu’un qui ne voit pas bien ? » ;
- essayer une première version avec sa voisine et raconter ce qui s’est passé ;
- signaler qu’un projet existant fait déjà le travail.

Un besoin bien décrit est déjà un bien commun. Il évite à dix équipes de poser dix fois la même question.`,
	en: {
		titre: "From need to project: the path of an idea",
		resume:
			"A sentence spoken at a coach stop can become a service that everyone uses. Here are the stages, who decides at each one, and what you can do there without being a programmer.",
		texte: `A need is not a solution. “I need an app” is a solution, often the first that comes to mind. “I don’t know when the coach runs” is a need: it says what is missing from an ordinary day, and leaves open how to answer it. This directory collects the second kind of sentence.

This article follows the path of an idea, from the first sentence to the day when one can write “delivered”. The needs quoted as examples belong to the demonstration content: they are plausible, but nobody is really working on them.

## Saying what is missing

Describing a need takes a title and a few lines. Three questions are enough:

- **Who** is hampered, and at what moment of the day?
- **What do people do today** to get by, and what does it cost them in time, money or dignity?
- **How would we see** that the problem is solved?

You do not have to know whether it is possible. It is better not to name people or to tell your private life: the text will be public. You can write first and sign in afterwards; the text is not lost on the way.

## Being reviewed

Every need is read by a person before it appears. The review does not judge whether the idea is good. It checks four things: that the text can be understood, that it targets nobody, that it is not an advertisement, and that it is not already there word for word. When a need is not taken forward, its author is told why. If it duplicates another, the author is pointed to the existing page, where a support will count for more than in a duplicate.

Once published, the need carries the state **Expressed**. It has a stable address that will not change again, even if the title is corrected.

## Receiving support

Supporting a need means saying “me too”. One account gives one support, a single one, and can take it back. The number of supporters is not a mark and gives no rights: it helps those who wonder where to put their time to see what matters to many people.

A need supported by three people may move forward before a need that gathers three hundred, because somebody, somewhere, knows how to do it.

## Going under study

When a team, even of two people, is ready to look into it, the need goes **Under study**. A work space then opens on its page. It contains:

1. **The brief**: who it is for, what already exists, what is wanted, what we refuse to do, and how we will know that it works.
2. **The roles wanted**: code, data, field work. Field work is the rarest and the most useful.
3. **The repository**, once it exists: the address where the work is done, in plain sight.
4. **The steps**: short dated messages that tell what was done, including what failed.

The most profitable question of the whole study is this one: *does it already exist?* Quite often, yes. An association that wondered how to [agree on a meeting date without an account or advertising](/en/besoins/fixer-une-date-de-reunion-sans-compte-ni-publicite) had nothing to have built: [Framadate](/en/projets/framadate) met the need. It was enough to say so. A need can therefore go from study to delivery without one line of code.

> The best project is sometimes the one that nobody had to start.

## Developing

The state **In development** says that something is being made. Not necessarily software: a method, a data set, a sheet to print, a drop-in session on Saturdays. In the example of the [coach without a smartphone](/en/besoins/savoir-quand-passe-le-car-sans-smartphone), the first thing made is a page in large print, because it depends on no network.

Steps appear as the work goes on. People who support the need can receive them by e-mail, and stop receiving them with one click without withdrawing their support. Nobody else knows that they receive them.

Work sometimes goes backwards. A need in development may return to study, or become simply expressed again. That is not a fault: it is honest information, and the page keeps a record of the states reached.

## Delivering, and saying how we know

**Delivered** does not mean “put online”. It means that the criteria written in the brief have been checked. For the [drinking-water fountains](/en/besoins/trouver-une-fontaine-d-eau-potable), a second visit compared the map with the ground before anybody wrote the word. The result is not one more website: it is a set of surveys added to [OpenStreetMap](/en/projets/openstreetmap), which others will maintain.

When a project answers the need, the two pages are linked. The work space stays readable, with its brief and its steps, so that another municipality can use it without starting from nothing.

## What if I cannot code?

Most stages do not require it. You can:

- describe a need that you know at first hand;
- support those of other people;
- read a brief and ask “what about somebody who does not see well?”;
- try a first version with your neighbour and tell what happened;
- point out that an existing project already does the job.

A well-described need is already a common good. It saves ten teams from asking the same question ten times.`,
	},
};
