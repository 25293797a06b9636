import type { BesoinDemonstration } from "./types.ts";

/** Needs under study; the first has a full work space. */
export const BESOINS_A_L_ETUDE: readonly BesoinDemonstration[] = [
	{
		slug: "comprendre-un-courrier-administratif",
		titre: "Comprendre un courrier administratif sans attendre un rendez-vous",
		description: `Je donne un coup de main deux fois par mois dans une salle de quartier. La moitié des personnes viennent avec une enveloppe et une seule question : « Qu’est-ce qu’on me demande ? » Certaines lisent mal le français, d’autres le lisent très bien et sont perdues quand même.

Il faudrait une aide qui dise trois choses, dans une langue simple ou dans la langue de la personne : de quoi parle cette lettre, que faut-il faire, avant quelle date. Et qui sache dire « je ne suis pas sûre, demandez à quelqu’un » plutôt que d’inventer.

Ces lettres parlent de santé, d’argent, de papiers : rien ne doit être gardé.`,
		territoire: null,
		theme: "inclusion-numerique",
		statut: "etude",
		projet: null,
		cree_le: "2025-11-05T13:50:17Z",
		jalons: [
			{ statut: "publie", le: "2025-11-06T16:22:08Z" },
			{ statut: "etude", le: "2026-03-12T09:05:33Z" },
		],
		cahier: `Exemple de démonstration : ce chantier montre à quoi ressemble un espace de travail ; personne n’y travaille en vrai.

Pour qui
Les personnes qui reçoivent une lettre officielle et ne la comprennent pas, et celles qui les aident à un guichet, dans une association ou en famille. La personne aidée n’a souvent ni ordinateur ni imprimante ; elle a un téléphone et une enveloppe.

Ce qui existe
Des accueils où l’on vous aide, avec une attente de plusieurs jours à plusieurs semaines. Des modes d’emploi en français facile pour les démarches courantes. Des traducteurs en ligne, qui rendent les mots mais pas la consigne, et qui gardent parfois ce qu’on leur confie.

Ce que l’on voudrait
1. Photographier la lettre, une page ou plusieurs.
2. Obtenir trois réponses courtes : de quoi il s’agit, ce qu’il faut faire, avant quand. La date limite et le montant sont recopiés tels quels, avec le passage de la lettre d’où ils viennent.
3. Pouvoir l’entendre, et le lire en français simple ou dans une autre langue. Pour commencer : anglais, arabe, portugais, ukrainien.
4. Repartir avec les questions à poser au guichet si quelque chose reste obscur.

Limites
La lettre n’est ni envoyée à un tiers ni conservée : si la lecture ne peut pas se faire sur l’appareil ou sur une machine tenue par l’association, on s’en passe. L’outil n’écrit pas à la place des gens et ne donne pas de conseil juridique. Quand il ne reconnaît pas une date ou un montant, il le dit. La lecture automatique s’appuie sur une IA ; le guide d’accueil doit l’annoncer clairement, et l’aidant relit toujours avec la personne.

Comment nous saurons que cela marche
Sur cinquante lettres fictives, écrites d’après des modèles courants, les trois réponses sont justes dans quarante-huit cas, et les deux autres sont signalées comme douteuses. Dix personnes reformulent sans aide ce qu’elles doivent faire. Aucun texte de lettre ne se retrouve sur un disque après la séance.`,
		roles: ["code", "terrain"],
		depot: "https://depots.example.org/bien-commun/comprendre-un-courrier",
		etapes: [
			{
				jour: "2026-03-26",
				titre: "Écouter avant d’écrire",
				texte:
					"Première note de travail : les dix questions qui reviennent le plus souvent devant une lettre, rangées par fréquence. La date limite arrive en tête, devant le montant et l’adresse où répondre.",
				en: {
					titre: "Listening before writing",
					texte:
						"First working note: the ten questions that come up most often in front of a letter, in order of frequency. The deadline comes first, ahead of the amount and the address to reply to.",
				},
			},
			{
				jour: "2026-05-21",
				titre: "Un jeu de cinquante lettres fictives",
				texte:
					"Cinquante lettres inventées sont prêtes pour les essais, sans aucune donnée réelle. Chacune est accompagnée des trois réponses attendues, relues par deux personnes différentes.",
				en: {
					titre: "A set of fifty made-up letters",
					texte:
						"Fifty invented letters are ready for the trials, without any real data. Each comes with the three expected answers, checked by two different people.",
				},
			},
			{
				jour: "2026-09-10",
				titre: "Premier essai : quarante et une lettres sur cinquante",
				texte:
					"Les trois réponses sont justes pour quarante et une lettres. Les erreurs viennent surtout des photos floues et des tableaux de montants. Nous restons à l’étude : l’objectif est de quarante-huit, et les cas douteux doivent être annoncés.",
				en: {
					titre: "First trial: forty-one letters out of fifty",
					texte:
						"The three answers are right for forty-one letters. Mistakes come mostly from blurred photographs and from tables of amounts. We stay under study: the goal is forty-eight, and doubtful cases must be announced as such.",
				},
			},
		],
		en: {
			titre: "Understand an official letter without waiting for an appointment",
			description: `I lend a hand twice a month in a neighbourhood hall. Half of the people come with an envelope and a single question: “What are they asking me to do?” Some read French with difficulty; others read it very well and are lost all the same.

We need something that says three things, in plain language or in the person’s own language: what this letter is about, what has to be done, by what date. And that can say “I am not sure, ask somebody” instead of making things up.

These letters are about health, money, papers: nothing must be kept.`,
			cahier: `Demonstration example: this shows what a work space looks like; nobody is really working on it.

Who it is for
People who receive an official letter and do not understand it, and those who help them at a counter, in an association or in the family. The person being helped often has neither computer nor printer; they have a telephone and an envelope.

What exists
Drop-in centres where someone helps you, with a wait of several days to several weeks. Guides in easy-to-read French for common procedures. Online translators, which give the words but not the instruction, and which sometimes keep what they are given.

What is wanted
1. Photograph the letter, one page or several.
2. Get three short answers: what it is about, what to do, by when. The deadline and the amount are copied exactly, with the passage of the letter they come from.
3. Be able to hear it, and to read it in plain French or in another language. To begin with: English, Arabic, Portuguese, Ukrainian.
4. Leave with the questions to ask at the counter if something is still unclear.

Limits
The letter is neither sent to a third party nor kept: if reading cannot be done on the device or on a machine run by the association, we do without it. The tool does not write on people’s behalf and gives no legal advice. When it does not recognise a date or an amount, it says so. Automatic reading relies on AI; the welcome guide must say so clearly, and the helper always reads again with the person.

How we will know that it works
On fifty made-up letters, written after common models, the three answers are right in forty-eight cases, and the other two are flagged as doubtful. Ten people can say in their own words, without help, what they have to do. No text of any letter is found on a disk after the session.`,
		},
	},
	{
		slug: "une-grainotheque-de-quartier-dont-on-connait-le-contenu",
		titre: "Une grainothèque de quartier dont on connaît le contenu",
		description: `La boîte à graines du quartier déborde au printemps et se vide en juin. Les sachets n’ont pas d’année, parfois pas de nom, et l’on ressème des tomates hybrides qui ne donneront rien de bon l’an prochain.

Nous voudrions une fiche commune pour chaque sachet (espèce, variété, année, reproductible ou non), un inventaire que l’on peut tenir au crayon ou à l’écran, et un calendrier qui dise quoi semer ici, sous notre climat.

L’idéal serait que deux grainothèques puissent s’échanger leurs listes, pour que les variétés locales ne dorment pas dans un seul tiroir.`,
		territoire: "Pays de Redon",
		theme: "biodiversite",
		statut: "etude",
		projet: null,
		cree_le: "2026-01-18T10:19:54Z",
		jalons: [
			{ statut: "publie", le: "2026-01-20T08:44:10Z" },
			{ statut: "etude", le: "2026-06-02T12:30:21Z" },
		],
		cahier: null,
		roles: ["terrain"],
		depot: null,
		etapes: [],
		en: {
			titre: "A neighbourhood seed library whose contents are known",
			description: `The neighbourhood seed box overflows in spring and is empty by June. Packets carry no year, sometimes no name, and we sow hybrid tomatoes again that will give nothing good next season.

We would like one common card for every packet (species, variety, year, whether seed can be saved), an inventory that can be kept in pencil or on a screen, and a calendar that says what to sow here, in our climate.

Ideally two seed libraries could exchange their lists, so that local varieties do not sleep in a single drawer.`,
		},
	},
	{
		slug: "connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
		titre: "Connaître les charges d’un logement avant d’y emménager",
		description: `En visitant un appartement, on apprend le loyer et une estimation des charges. La première facture de chauffage arrive en janvier, et l’on découvre qu’elle double le budget prévu.

Il existe un diagnostic de performance, mais il faut savoir le lire. Je voudrais une page qui parte de ce document et de la surface, et qui réponde en euros par mois, avec une fourchette et une explication : ce qui vient du chauffage, de l’eau, de l’ascenseur, de l’entretien.

Qu’elle dise aussi ce qu’il faut demander au propriétaire pendant la visite, et quelles pièces on a le droit d’obtenir.`,
		territoire: null,
		theme: "logement",
		statut: "etude",
		projet: null,
		cree_le: "2026-03-03T21:07:46Z",
		jalons: [
			{ statut: "publie", le: "2026-03-04T14:58:02Z" },
			{ statut: "etude", le: "2026-09-29T09:12:37Z" },
		],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Know what a home will cost to run before moving in",
			description: `When you visit a flat, you are told the rent and an estimate of the service charges. The first heating bill comes in January, and you discover that it doubles what you had planned.

There is an energy performance certificate, but one must know how to read it. I would like a page that starts from that document and the floor area, and answers in euros a month, with a range and an explanation: what comes from heating, water, the lift, maintenance.

It should also say what to ask the landlord during the visit, and which documents one is entitled to see.`,
		},
	},
];
