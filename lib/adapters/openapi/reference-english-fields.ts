/** English translations of what the document says of parameters and fields, in the words of their schemas. */
export const FIELDS_IN_ENGLISH: Readonly<Record<string, string>> = {
	"Le dernier numéro lu, ou `evenement` de `/donnees/manifeste.json` ; absent : depuis le plus ancien gardé.":
		"The last number read, or `evenement` of `/donnees/manifeste.json`; absent: from the oldest one kept.",
	"Nombre d’éléments par page, 50 sinon.": "Items per page, 50 otherwise.",
	"Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas.":
		"Path, on this site, of the project’s logo in WebP; null if it has none.",
	"Une image du projet, en WebP ; null s’il n’en a pas.":
		"A picture of the project, in WebP; null if it has none.",
	"Son chemin sur ce site.": "Its path on this site.",
	"Ce qu’elle montre, pour qui ne la voit pas.":
		"What it shows, for those who can’t see it.",
	"En pixels.": "In pixels.",
	"Numéro de l’événement, toujours plus grand que les précédents.":
		"Number of the event, always greater than those before.",
	"Instant de l’acte.": "Instant of the act.",
	"`publie` : devenu public ; `modifie` : ses mots ont changé ; `etat` : son état a changé ; `fusionne` : réuni à un autre besoin ; `retire` : plus public ; `restaure` : l’annuaire vient d’une sauvegarde, une copie se refait depuis `/donnees`.":
		"`publie`: became public; `modifie`: its words changed; `etat`: its state changed; `fusionne`: merged into another need; `retire`: no longer public; `restaure`: the directory comes from a backup, a copy is made anew from `/donnees`.",
	"De quoi il s’agit ; `annuaire` : de tout.":
		"What it is about; `annuaire`: everything.",
	"Slug de la fiche ; pour une étape ou une mission, celui de son besoin ; null pour l’annuaire.":
		"Slug of the entry; for a step or a role, that of its need; null for the directory.",
	"Numéro de l’étape ou de la mission ; null pour une fiche.":
		"Number of the step or of the role; null for an entry.",
	"Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).":
		"Code of the area: `commune-`, `epci-`, `dep-` or `reg-` followed by the official code, or the code of a country (ISO 3166) or of a part of the world (UN).",
	"Nom du lieu, en français.": "Name of the area, in French.",
	"Ce qu’est le lieu.": "What the area is.",
	"Les lieux qui le contiennent, le plus petit d’abord.":
		"The areas that hold it, the smallest first.",
	"Les lieux que la fiche nomme, cinq au plus.":
		"The areas that the entry names, five at most.",
	"Un nom, entier ou commencé, un code postal, un numéro de département ou un code.":
		"A name, whole or begun, a postcode, the number of a département or a code.",
	"Codes des lieux, cinq au plus, tels que les donne `/api/lieux` ; absent ou null : ce que `territoire` dit sans aucun doute.":
		"Codes of the areas, five at most, as `/api/lieux` gives them; absent or null: what `territoire` says without a doubt.",
	"Code d’un lieu, tel que le donne `/api/lieux` : seulement ce qui est dans ce lieu, dans sa communauté de communes ou dans son département, ce qui est dit d’un lieu qui le contient, et ce qui n’est d’aucun lieu ; le plus proche d’abord, dans l’ordre de la liste ensuite. Avec `q`, l’ordre reste celui de la recherche. Un code inconnu donne une liste vide.":
		"Code of an area, as `/api/lieux` gives it: only what is in this area, in its group of communes or in its département, what is said of an area that holds it, and what is of no area; the nearest first, then in the order of the list. With `q` the order stays that of the search. An unknown code gives an empty list.",
	"Identifiant lisible, stable pour toujours.":
		"Readable identifier, stable for ever.",
	"Slug exact d’un thème ; un thème inconnu donne une liste vide.":
		"Exact slug of a theme; an unknown one gives an empty list.",
	"Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Sans égard à la casse, aux accents ni aux ligatures. Chaque mot est un mot entier du projet, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de projets ont tous les mots, ceux qui en ont une partie suivent.":
		"Words to look for: with `q` and without `tri`, best answers first; an order named by `tri` is kept. Ignoring case, accents and ligatures. Each word is a whole word of the project, its stem or an equivalent; from five letters on, the beginning of a word is enough. When few projects have every word, those that have some of them follow.",
	"Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.":
		"Items per page; 50 when only `apres` is given. Without `limite` or `apres`, the whole list.",
	"Curseur lu dans l’en-tête Link de la page précédente.":
		"Cursor taken from the Link header of the previous page.",
	"Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Chaque mot est un mot entier du besoin, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de besoins ont tous les mots, ceux qui en ont une partie suivent.":
		"Words to look for: with `q` and without `tri`, best answers first; an order named by `tri` is kept. Each word is a whole word of the need, its stem or an equivalent; from five letters on, the beginning of a word is enough. When few needs have every word, those that have some of them follow.",
	"`true`, avec `q` : les meilleures réponses d’abord, quel que soit `tri`, ce qui est aussi l’ordre sans `tri`. Sans `q`, sans effet.":
		"`true`, with `q`: best answers first, whatever `tri` says, which is also the order without `tri`. Without `q`, no effect.",
	"Numéro de l’envoi, stable : celui de `Location` ; null pour ce que l’équipe a enregistré au nom du compte.":
		"Number of the call, stable: that of `Location`; null for what the team recorded in the account’s name.",
	"Le slug répondu à l’envoi ; `slug` peut en différer après la relecture.":
		"The slug answered to the call; `slug` may be another one after review.",
	"Slugs des thèmes, le principal d’abord.":
		"Slugs of the themes, the main one first.",
	"Slug du thème ; null quand il n’y en a pas.":
		"Slug of the theme; null when there is none.",
	"Les champs tels qu’ils sont maintenant, corrections comprises.":
		"The fields as they stand now, corrections included.",
	"Numéro de l’envoi, lu dans l’en-tête Location de sa réponse.":
		"Number of the call, from the Location header of its answer.",
	"Le nom donné au jeton.": "The name given to the token.",
	"Ses premiers caractères, pour le reconnaître.":
		"Its first characters, to recognise it.",
	"Les parties de l’API qu’il peut appeler, dans la limite du rôle du compte.":
		"The parts of the API that it may call, as far as the account’s role allows.",
	"Instant de sa création.": "When it was created.",
	"Instant de sa fin ; null s’il n’en a pas.":
		"When it ends; null if it has no end.",
	"Seulement ces éléments, par leurs slugs séparés par des virgules, 100 au plus ; ce qui n’est pas public n’y est pas.":
		"Only these items, by their slugs separated by commas, 100 at most; what is not public is left out.",
	"La signature de l’article.": "The article’s byline.",
	"Slugs des projets publiés que l’article mentionne.":
		"Slugs of the published projects that the article mentions.",
	"L’article en HTML.": "The article as HTML.",
	"Place de l’IA dans le projet, posée par l’équipe.":
		"Role of AI in the project, set by the team.",
	"Langue dans laquelle l’original a été écrit.":
		"Language the original was written in.",
	"Langue dans laquelle le texte est écrit ; le français quand rien n’est dit.":
		"Language the text is written in; French by default.",
	"Le rôle de l’IA dans le projet.": "The role of AI in the project.",
	"Le projet lié au besoin, tant qu’il est publié.":
		"The project linked to the need, while it is published.",
	"Vrai dès que l’espace de travail est ouvert.":
		"True once the work space is open.",
	"Adresse du code source.": "Address of the source code.",
	"Les états publics atteints, du plus ancien au plus récent.":
		"The public states reached, oldest first.",
	"Slug de ce besoin.": "Slug of that need.",
	"Titre de ce besoin.": "Title of that need.",
	"Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins.":
		"Slug of the need that this one was merged into; absent from other needs.",
	"Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas.":
		"The needs merged into this one, oldest first; absent when there is none.",
	"Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses.":
		"What those who supported a solved need say of it; null before it is solved, and under five answers.",
	"Ce que vit une personne qui soutient ce besoin.":
		"What somebody who supports this need is going through.",
	"Le département qu’elle a voulu dire ; null quand elle n’en dit pas, et tant que moins de cinq comptes soutiennent le besoin.":
		"The département they named; null when they name none, and while fewer than five accounts support the need.",
	"Nombre de réponses comptées.": "Number of answers counted.",
	"Jour où ces nombres ont été arrêtés.":
		"Day on which these numbers were made.",
	"Leur répartition, de « réglé » à « pas réglé » ; chaque part compte cinq réponses au moins.":
		"How they divide, from “solved” to “not solved”; each part counts five answers at least.",
	"Les réponses comptées ensemble : une seule, ou plusieurs quand l’une d’elles en a moins de cinq.":
		"The answers counted together: one, or several where fewer than five gave one of them.",
	"Nombre de comptes qui ont donné l’une d’elles.":
		"Number of accounts that gave one of them.",
	"La même part, en pour cent entiers ; la somme des parts fait 100.":
		"The same in whole per cents, which add up to 100.",
	"Est-ce réglé : `oui`, `en_partie` ou `non`.":
		"Is it solved: `oui` (yes), `en_partie` (in part) or `non` (no).",
	"Une phrase pour l’équipe ; absente, null ou vide : aucune.":
		"A sentence for the team; absent, null or empty: none.",
	"Vrai pour que la phrase puisse être montrée à tous, sans nom, après relecture.":
		"True to let the sentence be shown to everybody, without a name, after review.",
	"La réponse du compte ; null quand il n’en a pas.":
		"The account’s answer; null without one.",
	"La phrase du compte, s’il en a écrit une.":
		"The account’s sentence, if it wrote one.",
	"Où en est la phrase : `equipe`, pour l’équipe seule ; `attente`, à relire ; `publiee` ; `ecartee`, non publiée.":
		"Where the sentence stands: `equipe`, for the team alone; `attente`, to be reviewed; `publiee`, published; `ecartee`, not published.",
	"Instant jusqu’auquel la réponse peut changer.":
		"Until when the answer may change.",
	"Identifiant du besoin réuni ; son adresse mène ici.":
		"Slug of the merged need; its address leads here.",
	"Son titre.": "Its title.",
	"Instant de la réunion.": "When it was merged.",
	"Pourquoi, dans les deux langues.": "Why, in both languages.",
	"Numéro de la mission, stable pour toujours.":
		"Number of the role, stable for ever.",
	"Numéro de la mission, tel que le donne `/api/places`.":
		"Number of the role, as `/api/places` gives it.",
	"Numéro de la mission.": "Number of the role.",
	"Le besoin qui cherche cette aide.": "The need that looks for this help.",
	"L’aide cherchée : `code`, `donnees`, `terrain`.":
		"The help wanted: `code`, `donnees` (data), `terrain` (field work).",
	"Ce qu’il y a à faire, en peu de mots.":
		"What is to be done, in a few words.",
	"Le même en quelques phrases.": "The same in some sentences.",
	"Heures par semaine, à peu près.": "Hours a week, roughly.",
	"Où cela se passe ; null : à distance.": "Where it is; null: at a distance.",
	"Nombre de personnes encore cherchées, 1 au moins.":
		"Number of people still wanted, at least 1.",
	"Dernier jour où l’on peut proposer son aide.":
		"Last day on which help may be offered.",
	"Instant où la mission a été ouverte.": "When the role was opened.",
	"Seulement les missions de cette aide ; vide : toutes.":
		"Only the roles for this help; empty: all.",
	"Slug d’un besoin : seulement ses missions ; un besoin inconnu donne une liste vide.":
		"Slug of a need: only its roles; an unknown need gives an empty list.",
	"Ce que vous proposez, pour l’équipe et les contacts du besoin seulement.":
		"What you offer, for the team and the contacts of the need only.",
	"Vrai : si l’offre est acceptée, chacun reçoit l’adresse de l’autre par courriel. Sinon, aucune adresse n’est donnée.":
		"True: if the offer is accepted, each gets the other’s address by email. Otherwise, no address is given.",
	"Où en est l’offre : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree`.":
		"How the offer stands: `envoyee` (sent), `vue` (seen by the team), then `acceptee` (accepted), `declinee` (declined), `retiree` (withdrawn) or `expiree` (expired).",
	"Où en est l’offre du compte du jeton pour cette mission : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree` ; null s’il n’en a jamais fait.":
		"How the offer of the token’s account for this role stands: `envoyee` (sent), `vue` (seen by the team), then `acceptee` (accepted), `declinee` (declined), `retiree` (withdrawn) or `expiree` (expired); null if it never made one.",
	"Instant où elle expire, faute de réponse ; null quand elle n’attend pas de réponse.":
		"When it expires without an answer; null when it awaits none.",
	"Ce que vous avez écrit.": "What you wrote.",
	"Vrai si les adresses s’échangent quand l’offre est acceptée.":
		"True if addresses are exchanged when the offer is accepted.",
	"Instant de l’offre.": "When the offer was made.",
	"Instant de la réponse de l’équipe ; null sans réponse.":
		"When the team answered; null without an answer.",
	"Vrai dès qu’un code reçu par courriel a été confirmé.":
		"True once a code received by email has been confirmed.",
	"Nom du projet ou titre du besoin.":
		"Name of the project or title of the need.",
	"Raison d’un refus, quand il y en a une.":
		"Reason for a refusal, when there is one.",
	"Faux pour un projet archivé.": "False for an archived project.",
	"Faux pour un besoin archivé.": "False for an archived need.",
	"La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre.":
		"The reason, sent to the author of a refused contribution; without one, a neutral sentence.",
	"Slug d’un projet publié à lier ; null délie.":
		"Slug of a published project to link; null unlinks.",
	"Ce qui s’oppose à l’appel.": "What prevents the call.",
	"Code de l’erreur.": "Code of the error.",
	"Place de la valeur : `body`, `query`, `path` ou `header`, puis le nom du champ et l’indice dans une liste.":
		"Where the value is: `body`, `query`, `path` or `header`, then the field name and its index in a list.",
	"La valeur reçue, telle quelle.": "The value received, as is.",
	"Ce que la règle attendait.": "What the rule expected.",
	"Identifiant lisible de l’article, stable pour toujours.":
		"Readable identifier of the article, stable for ever.",
	"Titre de l’article.": "Title of the article.",
	"Ce que dit l’article, en une ou deux phrases.":
		"What the article says, in a sentence or two.",
	"Jour de publication.": "Publication date.",
	"Identifiant lisible du thème, stable pour toujours.":
		"Readable identifier of the theme, stable for ever.",
	"Nom du thème, en français.": "Name of the theme, in French.",
	"Ce que le thème rassemble, en une phrase.":
		"What the theme brings together, in one sentence.",
	"Nom choisi par la personne ; null quand elle n’en a pas donné.":
		"Name the person chose; null if they gave none.",
	"Instant de cette confirmation ; null tant qu’elle manque.":
		"When that happened; null until it does.",
	"Ce qui a été proposé : un projet ou un besoin.":
		"What was suggested: a project or a need.",
	"Identifiant lisible du projet ou du besoin.":
		"Readable identifier of the project or need.",
	"Où en est la contribution ; `propose` : elle attend une relecture.":
		"Where the contribution stands; `propose`: awaiting review.",
	"Le même état, en français.": "The same state, in French.",
	"Instant de l’envoi.": "When it was sent.",
	"Instant de la première publication ; null si elle n’a pas eu lieu.":
		"When it was first published; null if it never has been.",
	"Identifiant lisible du projet.": "Readable identifier of the project.",
	"Nom du projet.": "Name of the project.",
	"Instant du vote.": "When the vote was cast.",
	"Identifiant lisible du besoin.": "Readable identifier of the need.",
	"Titre du besoin.": "Title of the need.",
	"Instant du soutien.": "When the support was given.",
	"Vrai si les étapes du besoin arrivent par courriel.":
		"True if the need’s steps are sent by email.",
	"Les projets proposés, le plus ancien d’abord.":
		"The projects suggested, oldest first.",
	"Les besoins proposés, le plus ancien d’abord.":
		"The needs suggested, oldest first.",
	"Le nouvel état ; absent ou null, il ne change pas.":
		"The new state; if absent or null, it does not change.",
	"Vrai pour mettre le projet en avant ; absent ou null, rien ne change.":
		"True to feature the project; if absent or null, nothing changes.",
	"Vrai pour suspendre le compte, faux pour lever sa suspension.":
		"True to suspend the account, false to lift its suspension.",
	"Identifiant du compte, tel que le donne `auteur.id`.":
		"Identifier of the account, as given by `auteur.id`.",
	"La raison, en une phrase : en anglais pour les règles communes, en français pour celles du site.":
		"The reason, in one sentence: in English for common rules, in French for the site’s own.",
	"Toutes les erreurs de la requête, dans l’ordre des champs.":
		"Every error in the request, in the order of the fields.",
	"`sur` : cela existe déjà, deux indices indépendants le disent ; `peut_etre` : cela pourrait répondre, à vérifier.":
		"`sur`: it exists already, two independent signals say so; `peut_etre`: it could be an answer, to be checked.",
	"Les projets proches du texte, le plus proche d’abord.":
		"Projects close to the text, closest first.",
	"Les besoins proches du texte, le plus proche d’abord.":
		"Needs close to the text, closest first.",
	"Identifiant lisible du projet, stable pour toujours.":
		"Readable identifier of the project, stable for ever.",
	"Vrai pour un projet que l’équipe met en avant.":
		"True for a project the team features.",
	"Nombre de votes reçus.": "Number of votes received.",
	"Les thèmes du projet, un à trois, le principal d’abord.":
		"The themes of the project, one to three, the main one first.",
	"Identifiant du compte, pour le suspendre.":
		"Identifier of the account, to suspend it.",
	"Adresse électronique du compte.": "Email address of the account.",
	"Numéro du projet, pour l’administration.":
		"The project’s number, for administration.",
	"État du projet : `propose` attend une relecture, `publie` est public, `refuse`, `archive` et `quarantaine` ne le sont pas.":
		"State of the project: `propose` is awaiting review, `publie` is public; `refuse`, `archive` and `quarantaine` are not.",
	"D’où vient la fiche : d’une contribution, de l’équipe ou d’un import.":
		"Where the entry came from: a contribution, the team, or an import.",
	"Le compte qui a proposé la fiche ; null quand il n’y en a pas.":
		"The account that suggested the entry; null when there is none.",
	"Instant de création de la fiche.": "When the entry was created.",
	"`true` : seulement les projets mis en avant ; `false` : seulement les autres.":
		"`true`: featured projects only; `false`: only the others.",
	"L’ordre de la liste : mis en avant d’abord, plus votés d’abord, ou derniers publiés d’abord. Avec `q` et sans `tri` : par pertinence.":
		"The order of the list: featured first, most votes first, or newest first. With `q` and without `tri`: by relevance.",
	"Seulement les projets qui ont ce label IA ; vide : tous.":
		"Only projects with this AI label; empty: all.",
	"Seulement les projets de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.":
		"Only projects in this territory, written as in their entry, ignoring case and accents.",
	"Slugs d’un à trois thèmes, tels que les donne `/api/themes`, le principal d’abord.":
		"Slugs of one to three themes, as given by `/api/themes`, the main one first.",
	"Piège à robots : laissez ce champ absent ou vide.":
		"A trap for robots: leave this field out or empty.",
	"Identifiant que le projet gardera une fois publié.":
		"Identifier the project will keep once published.",
	"Toujours `propose` : le projet attend une relecture.":
		"Always `propose`: the project is awaiting review.",
	"Ce qui va se passer, en une phrase.":
		"What happens next, in one French sentence.",
	"Nombre de votes du projet, après cet appel.":
		"Number of votes of the project, after this call.",
	"Vrai si le compte du jeton vote maintenant pour ce projet.":
		"True if the token’s account now votes for this project.",
	"Jour de l’étape.": "Day of the step.",
	"Ce qui s’est passé, en une ligne.": "What happened, in one line.",
	"Le récit de l’étape.": "What the step was about.",
	"L’état public atteint.": "The public state reached.",
	"Instant où il a été atteint.": "When it was reached.",
	"Identifiant lisible du besoin, stable pour toujours.":
		"Readable identifier of the need, stable for ever.",
	"Le thème du besoin ; null quand il n’en a pas.":
		"The theme of the need; null when it has none.",
	"Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.":
		"Where the need stands: `publie` (expressed), `etude` (under study), `developpement` (in development), then `livre` (solved); the other states are not public.",
	"Nombre de soutiens reçus.": "Number of supporters.",
	"Instant où le besoin a été décrit.": "When the need was described.",
	"Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit.":
		"What needs doing, in plain text; null until it is written.",
	"Les aides cherchées : `code`, `donnees`, `terrain`.":
		"Help wanted: `code`, `donnees` (data), `terrain` (field work).",
	"Les nouvelles datées du travail, de la plus ancienne à la plus récente.":
		"Dated news about the work, oldest first.",
	"Numéro du besoin, pour l’administration.":
		"The need’s number, for administration.",
	"Le compte qui a décrit le besoin ; null quand il n’y en a pas.":
		"The account that described the need; null when there is none.",
	"L’ordre de la liste : les plus soutenus d’abord, ou les derniers exprimés d’abord. Avec `q` et sans `tri` : par pertinence.":
		"The order of the list: most supported first, or newest first. With `q` and without `tri`: by relevance.",
	"Seulement les besoins dans cet état ; vide : tous.":
		"Only needs in this state; empty: all.",
	"Seulement les besoins de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.":
		"Only needs in this territory, written as in their entry, ignoring case and accents.",
	"Seulement les besoins qui cherchent cette aide ; vide : tous.":
		"Only needs looking for this help; empty: all.",
	"Slug d’un thème, tel que le donne `/api/themes` ; absent, null ou vide : aucun.":
		"Slug of a theme, as given by `/api/themes`; if absent, null or empty: none.",
	"Identifiant que le besoin gardera une fois publié.":
		"Identifier the need will keep once published.",
	"Toujours `propose` : le besoin attend une relecture.":
		"Always `propose`: the need is awaiting review.",
	"Nombre de soutiens du besoin, après cet appel.":
		"Number of supporters of the need, after this call.",
	"Vrai si le compte du jeton soutient maintenant ce besoin.":
		"True if the token’s account now supports this need.",
	"Où le projet agit ou le besoin se fait sentir ; null : partout.":
		"Where the project acts or the need is felt; null: everywhere.",
	"Ce qu’est le projet, en une phrase.":
		"What the project is, in one sentence.",
	"Le projet en détail, en texte simple.":
		"The project in detail, in plain text.",
	"Adresse du site du projet ; null s’il n’en a pas.":
		"Address of the project’s site; null if it has none.",
	"Qui porte le projet ; null si on ne le sait pas.":
		"Who runs the project; null if unknown.",
	"Vrai si le code est ouvert, faux sinon ; null si on ne le sait pas.":
		"True if the code is open source, false if not; null if unknown.",
	"Le besoin, en une ligne.": "The need, in one line.",
	"Le besoin en détail, en texte simple.": "The need in detail, in plain text.",
	"Phrases en français par lesquelles un habitant dirait le besoin auquel le projet répond ; de celles qui ne diffèrent que par la casse, les accents ou les signes, la première est gardée.":
		"French phrases someone would use for the need the project meets; of those that differ only in case, accents or punctuation, the first is kept.",
	"Les mêmes phrases en anglais : ce que dirait un habitant, pas une traduction.":
		"The same phrases in English: what someone would say, not a translation.",
	"Adresse du code source du projet ; null s’il n’en a pas.":
		"Address of the project’s source code; null if it has none.",
	"La licence du logiciel, en expression SPDX ; null si on ne la connaît pas. Une expression que SPDX ne connaît pas est refusée ; `GPL-3.0`, que SPDX a retirée, devient `GPL-3.0-only`. À ne pas confondre avec `licence`, celle des données publiées ici.":
		"The licence of the software, as an SPDX expression; null if unknown. An expression that SPDX does not know is refused; `GPL-3.0`, which SPDX withdrew, becomes `GPL-3.0-only`. Not to be confused with `licence`, that of the data published here.",
	"Où en est le logiciel ; `inconnu` quand personne ne l’a dit, et par défaut.":
		"Where the software stands: `inconnu` (nobody said, the default), `idee` (an idea), `construction`, `essai` (being tried), `stable`, `arrete` (stopped).",
	"Où le lire, l’essayer, en parler, y contribuer : huit liens au plus, chacun avec sa nature.":
		"Where to read it, try it, talk about it, contribute to it: eight links at most, each with its kind.",
	"Où mène le lien.": "What the link leads to.",
	"Son adresse.": "Its address.",
	"Son adresse, http ou https.": "Its address, http or https.",
	"Qui le finance : cinq noms au plus ; de ceux qui ne diffèrent que par la casse, les accents ou les signes, le premier est gardé.":
		"Who funds it: five names at most; of those that differ only in case, accents or punctuation, the first is kept.",
	"Où joindre qui porte le projet : l’adresse d’une page, ou l’adresse électronique d’une fonction, donnée par le porteur ; null si on ne la connaît pas.":
		"Where to reach whoever runs the project: the address of a page, or the email address of a role, given by them; null if unknown.",
	"Seulement les projets dont la licence du logiciel est cette expression SPDX, ou nomme cette licence ; une licence inconnue donne une liste vide.":
		"Only projects whose software licence is this SPDX expression, or names this licence; an unknown licence gives an empty list.",
	"Seulement les projets dont le logiciel en est à ce stade ; vide : tous.":
		"Only projects whose software is in this state; empty: all.",
	"`true` : seulement les projets qui ont un code source public ; `false` : seulement les autres.":
		"`true`: only projects that have public source code; `false`: only the others.",
};
