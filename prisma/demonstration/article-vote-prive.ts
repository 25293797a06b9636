import type { ArticleDemonstration } from "./types.ts";

export const ARTICLE_VOTE_PRIVE: ArticleDemonstration = {
	slug: "un-vote-prive-une-seule-personne",
	titre: "Un vote privé, et un seul par personne",
	resume:
		"On affiche combien de personnes votent pour un projet ou soutiennent un besoin, jamais lesquelles. Et chacune ne compte qu’une fois. Voici comment ces deux promesses tiennent ensemble, et où elles s’arrêtent.",
	date: "2026-03-17",
	auteur: "L’équipe de l’annuaire",
	projets: [],
	texte: `Sous chaque projet figure un nombre de votes ; sous chaque besoin, un nombre de soutiens. Deux promesses accompagnent ces nombres. La première : personne ne voit qui a voté. La seconde : une personne ne compte qu’une fois. Elles paraissent se contredire, puisqu’il faut bien savoir qui vote pour ne pas le compter deux fois. Cet article explique comment nous les tenons toutes les deux, et ce que nous ne promettons pas.

## Pourquoi le vote est privé

Un vote public change de nature. On ne dit plus ce que l’on pense utile, on dit ce que l’on veut que les autres sachent de soi. Et certains besoins racontent beaucoup de choses : soutenir « comprendre un courrier administratif » ou « trouver un médecin qui prend de nouveaux patients » peut laisser deviner une situation de famille, une maladie, une difficulté. Dans une petite commune, une liste de vingt noms se lit comme une liste de vingt histoires.

Il y a aussi la pression. Une responsable d’association qui verrait la liste des soutiens remarquerait les absents. Un employeur, un voisin, un élu aussi. Si la liste n’existe nulle part à l’écran, personne ne peut la demander.

> Un soutien doit pouvoir être donné sans courage particulier.

## Ce que l’on voit, et ce que l’on ne voit pas

- **Tout le monde** voit les nombres, et rien d’autre : ni noms, ni adresses, ni initiales, ni « vous et douze autres ».
- **Vous** voyez vos propres votes et vos propres soutiens dans votre compte, et vous pouvez les reprendre quand vous le voulez. L’API vous donne la même liste, la vôtre seulement.
- **La modération** ne voit ni qui a voté, ni qui a soutenu quoi. Les personnes qui administrent le site non plus : aucun écran ne le montre.
- **Les fichiers de données ouvertes et les flux** ne contiennent que des nombres.

Recevoir les étapes d’un besoin par courriel est tout aussi privé. On peut soutenir sans rien recevoir, et cesser de recevoir sans cesser de soutenir.

## Pourquoi une seule fois

Un nombre n’a de sens que si l’on sait ce qu’il compte. S’il compte des clics, il mesure la patience ou l’adresse de celui qui clique. S’il compte des personnes, il dit quelque chose de nous. D’où la règle : un vote par compte et par projet, un soutien par compte et par besoin.

Trois choses la font tenir.

1. **Un compte, une adresse confirmée.** On se connecte avec un code à six chiffres reçu par courriel. Deux façons d’écrire la même adresse, en majuscules ou en minuscules, donnent le même compte.
2. **La base de données refuse le doublon.** La règle n’est pas seulement écrite dans le programme : l’enregistrement lui-même n’accepte qu’une ligne par compte et par projet. Appuyer deux cents fois, à la main ou avec un script, ajoute un vote.
3. **Le nombre bouge avec la ligne.** Le vote et le compteur changent dans la même opération, ou ne changent pas du tout. Une commande de vérification recompte tout et signale le moindre écart.

Voter de nouveau ne change donc rien, et reprendre son vote le retire vraiment. C’est aussi vrai par l’API que sur le site : un jeton appartient à un compte, et ne donne pas de voix supplémentaire.

## Ce qui arrive quand un compte triche, ou s’en va

Si un compte est suspendu, ses votes et ses soutiens sortent des nombres une des nuits suivantes, avec ceux des autres comptes suspendus : personne ne peut en déduire pour quoi il avait voté. Si la suspension était une erreur, ils y reviennent de la même façon. Une personne qui supprime son compte emporte ses votes et ses soutiens : les nombres baissent d’autant, et rien ne relie plus cette personne à ces projets.

Quand plusieurs comptes semblent n’être qu’une seule personne, la modération dispose de chiffres sur leur ressemblance, jamais de la liste de leurs choix. Elle peut ainsi repérer un bourrage sans apprendre ce que chacun soutient.

## Ce que nous ne promettons pas

Nous préférons le dire clairement.

- **Une adresse n’est pas une personne.** Quelqu’un qui possède trois adresses peut ouvrir trois comptes. Cela demande un effort, et cela se remarque quand c’est fait en nombre, mais ce n’est pas impossible. Un contrôle d’identité rendrait la chose bien plus difficile ; il coûterait bien plus à chacun que ce qu’il protégerait.
- **Le lien existe dans la base de données.** Il le faut bien, pour vous permettre de reprendre votre vote et pour ne pas le compter deux fois. Privé ne veut pas dire anonyme : qui détient la machine et ses sauvegardes pourrait techniquement le lire. Aucun écran, aucune commande et aucun export ne sont faits pour cela.
- **Ce n’est pas une élection.** Ces nombres aident à choisir où donner un coup de main. Ils n’engagent aucune autorité et ne doivent servir ni à classer des personnes, ni à faire taire un besoin peu soutenu.

## Ce que vous pouvez faire

Regardez de temps en temps, dans votre compte, la liste de vos votes et de vos soutiens. Retirez ceux qui ne disent plus ce que vous pensez : un nombre à jour vaut mieux qu’un grand nombre. Téléchargez vos données si vous voulez vérifier ce que nous gardons. Et si vous trouvez un endroit du site, de l’API ou d’un courriel où apparaît le choix de quelqu’un d’autre que vous, signalez-le-nous sans attendre : ce serait une panne, et nous la traiterions comme telle.`,
	en: {
		titre: "A private vote, and only one per person",
		resume:
			"We show how many people vote for a project or support a need, never which ones. And each of them counts only once. Here is how these two promises hold together, and where they end.",
		texte: `Under each project there is a number of votes; under each need, a number of supporters. Two promises come with these numbers. The first: nobody sees who voted. The second: one person counts only once. They seem to contradict each other, since one must know who votes in order not to count them twice. This article explains how we keep both, and what we do not promise.

## Why the vote is private

A public vote changes its nature. People no longer say what they find useful; they say what they want others to know about them. And some needs tell a great deal: supporting “understand an official letter” or “find a doctor who takes new patients” may let others guess a family situation, an illness, a difficulty. In a small town, a list of twenty names reads like a list of twenty stories.

There is also pressure. The head of an association who could see the list of supporters would notice who is missing. So would an employer, a neighbour, an elected official. If the list exists nowhere on a screen, nobody can ask for it.

> It should take no particular courage to give one’s support.

## What can be seen, and what cannot

- **Everyone** sees the numbers, and nothing else: no names, no addresses, no initials, no “you and twelve others”.
- **You** see your own votes and your own supports in your account, and you can take them back whenever you like. The API gives you the same list, yours only.
- **Moderators** see neither who voted nor who supported what. Nor do the people who administer the site: no screen shows it.
- **Open data files and feeds** contain numbers only.

Receiving the steps of a need by e-mail is just as private. You can support without receiving anything, and stop receiving without ceasing to support.

## Why only once

A number has meaning only if one knows what it counts. If it counts clicks, it measures the patience or the skill of whoever clicks. If it counts people, it says something about us. Hence the rule: one vote per account and project, one support per account and need.

Three things make it hold.

1. **One account, one confirmed address.** You sign in with a six-digit code received by e-mail. Two ways of writing the same address, in capitals or in small letters, lead to the same account.
2. **The database refuses duplicates.** The rule is not only written in the program: the record itself accepts a single row per account and project. Pressing two hundred times, by hand or with a script, adds one vote.
3. **The number moves with the row.** The vote and the counter change in the same operation, or do not change at all. A checking command recounts everything and reports the slightest difference.

Voting again therefore changes nothing, and taking back a vote really removes it. This is as true through the API as on the site: a token belongs to an account, and gives no extra voice.

## What happens when an account cheats, or leaves

If an account is suspended, its votes and supports leave the numbers one of the following nights, with those of the other suspended accounts: nobody can tell from it what it had voted for. If the suspension was a mistake, they come back in the same way. A person who deletes an account takes their votes and supports with them: the numbers go down accordingly, and nothing links that person to those projects any longer.

When several accounts look like a single person, moderators have figures about how much they resemble one another, never the list of their choices. They can thus spot ballot stuffing without learning what anyone supports.

## What we do not promise

We prefer to say it plainly.

- **An address is not a person.** Somebody who owns three addresses can open three accounts. It takes some effort, and it shows when done in bulk, but it is not impossible. An identity check would make it much harder; it would cost everyone far more than what it would protect.
- **The link exists in the database.** It has to, so that you can take back your vote and so that it is not counted twice. Private does not mean anonymous: whoever holds the machine and its backups could technically read it. No screen, no command and no export is made for that.
- **This is not an election.** These numbers help people choose where to lend a hand. They bind no authority and must serve neither to rank people nor to silence a need with few supporters.

## What you can do

From time to time, look in your account at the list of your votes and supports. Withdraw those that no longer say what you think: an up-to-date number is better than a large one. Download your data if you want to check what we keep. And if you find a place on the site, in the API or in an e-mail where the choice of somebody other than you appears, tell us without delay: it would be a fault, and we would treat it as one.`,
	},
};
