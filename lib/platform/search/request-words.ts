/** Words that any request may use, whatever it is about: they say nothing of its subject. */
import type { Langue } from "../langues.ts";
import { isStopWord } from "./stop-words.ts";

/**
 * Folded, in both languages: what one does when one asks (know, find, want, be able), how
 * good, near, new or free it should be, when, how many, and people, places and things in
 * general.
 */
const REQUEST_WORDS: ReadonlySet<string> = new Set(
	`ni donc lesquels celui celle ceux celles sais sait sache connais connait trouve trouves trouvent cherche
	 cherchent chercher recherche recherches rechercher besoin besoins aimerais aimerait aimer souhaite souhaiter
	 souhaiterais voudrait voulons vouloir veut veulent pouvoir pouvait pourrait pourrais peuvent puisse puissent
	 fasse font falloir faudrait devoir doit doivent devrait aller va vais vont aille venir vient viennent mettre met
	 mis permettre permet permettant obtenir eu utiliser utilise utilisent servir sert servent existe exister
	 existent aide aider aides aidez soit soient sera seront serait etait rester reste possible moyen moyens facon
	 maniere solution solutions service services chose choses truc trucs quelque quelques quelqu personne personnes
	 gens monde mieux bien bon bonne bons bonnes meilleur meilleure meilleurs nouveau nouvel nouvelle nouveaux
	 nouvelles petit petite petits petites grand grande grands grandes gros grosse simple simples simplement facile
	 faciles facilement gratuit gratuite gratuits gratuites gratuitement libre libres librement ouvert ouverte
	 ouverts ouvertes rapide rapidement vite public publique publics publiques vrai vraie vraiment seul seule seuls
	 seules certain certains certaine certaines proche proches autour loin dehors quartier quartiers ville villes
	 commune communes village villages coin endroit endroits lieu lieux local locale locaux locales cote heure heures
	 jour jours journee semaine semaines mois annee annees ans matin soir temps fois moment aujourd hui demain
	 maintenant hier toujours jamais encore enfin deja bientot souvent trop assez moins beaucoup peu avant apres pendant
	 depuis jusque jusqu lors lorsque comme non oui meme memes chaque chacun chacune plusieurs aucun aucune rien deux
	 trois quatre cinq six sept huit neuf dix vingt trente quarante cinquante cent premier premiere dernier derniere dont alors ainsi parce ailleurs partout ete hiver
	 printemps automne saison saisons lundi mardi mercredi jeudi vendredi samedi dimanche weekend nuit midi minuit heureux
	 peur envie envies refaire refait demander demande demandes devant derriere dessous dessus summer winter spring autumn
	 season monday tuesday wednesday thursday friday saturday sunday night being cannot done
	 gets getting got having nearby ours over he him her his someone something somewhere anyone anything somebody
	 anybody everybody everyone everything than then too us while within without yours not no nor but about after
	 again all also always am because before between both down during each every few further here just more most much
	 many never now often once only other others own same such through under until very via whether yet know knows
	 known finds finding found need needs needed want wants wanted like likes help helps helping helped make makes
	 making made use uses using used way ways let lets look looking looks try trying go goes going come comes take
	 takes give keep able easy easily simply free open good better best new big small little great real really thing
	 things people person one two three four five six seven eight nine ten twenty thirty forty fifty hundred first last place places town city neighbourhood neighborhood area day days
	 week weeks month months year years time times today tonight tomorrow hour hours morning evening away every`.split(
		/\s+/,
	),
);

/** Whether a folded word tells nothing of what a text is about, in that language where it is known: "son" does in English. */
export function isRequestWord(word: string, langue?: Langue): boolean {
	return (
		word.length < 2 ||
		REQUEST_WORDS.has(word) ||
		isStopWord(word, langue) ||
		/^\d+$/.test(word)
	);
}
