/** English translations of the French sentences of the OpenAPI document, for the developers' pages. */
const ENGLISH: Readonly<Record<string, string>> = {
	// Operations.
	"Le compte du jeton": "The account of the token",
	"Sert aussi à vérifier un jeton.": "Also serves to check a token.",
	"Les thèmes, par ordre alphabétique": "Themes, in alphabetical order",
	"Un projet publié": "A published project",
	"Les projets publiés": "Published projects",
	"`tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.":
		"`tri=une`: featured projects, then the newest; `votes`: most voted first; `recents`: published last first.",
	"Proposer un projet": "Suggest a project",
	"Le projet est publié après relecture.":
		"The project is published after review.",
	"Un besoin public, avec son espace de travail":
		"A public need, with its work space",
	"Les besoins publics": "Public needs",
	"`tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.":
		"`tri=soutiens`: most supported first; `recents`: expressed last first.",
	"Les projets qui répondent à un besoin": "The projects that answer a need",
	"Ceux que la modération a confirmés, et qui sont publiés ; les plus votés d’abord.":
		"Those that moderation confirmed, and that are published; most voted first.",
	"Les besoins auxquels un projet répond": "The needs that a project answers",
	"Ceux que la modération a confirmés, et qui sont publics ; les plus soutenus d’abord.":
		"Those that moderation confirmed, and that are public; most supported first.",
	"Décrire un besoin": "Describe a need",
	"Le besoin est publié après relecture.":
		"The need is published after review.",
	"Un article, en HTML": "An article, as HTML",
	"Les articles, du plus récent au plus ancien": "Articles, newest first",
	"Ce dont un texte est proche": "What a text is close to",
	"Les projets publiés et les besoins publics qui disent déjà ce que dit un texte, trois de chaque au plus, le plus proche d’abord. Rien plutôt qu’un rapprochement douteux.":
		"Published projects and public needs that already say what a text says, three of each at most, the closest first. Nothing rather than a doubtful match.",
	"Le texte à rapprocher : un besoin en quelques mots, un nom, l’adresse d’un site.":
		"The text to compare: a need in a few words, a name, the address of a site.",
	"Les contributions du compte, avec leur état":
		"The account’s contributions, with their state",
	"Les soutiens du compte": "The account’s supports",
	"Les votes du compte": "The account’s votes",
	"Retirer sa voix": "Take back one’s vote",
	"Voter pour un projet": "Vote for a project",
	"Une voix par compte et par projet ; recommencer ne change rien.":
		"One vote per account and project; doing it again changes nothing.",
	"Retirer son soutien": "Take back one’s support",
	"Soutenir un besoin": "Support a need",
	"Un soutien par compte et par besoin. Ses étapes arrivent par courriel, sauf refus déjà donné.":
		"One support per account and need. Its steps come by e-mail, unless refused before.",
	"Les projets et besoins qui attendent une relecture":
		"Projects and needs that await review",
	"Changer l’état d’un besoin, lui lier un projet":
		"Change a need’s state, link a project to it",
	"Changer l’état d’un projet, le mettre en avant":
		"Change a project’s state, feature it",
	"Suspendre un compte, ou lever sa suspension":
		"Suspend an account, or lift its suspension",
	"La suspension coupe aussitôt les sessions et les jetons du compte, et ses votes et soutiens quittent les décomptes une nuit suivante, 24 h après au plus tôt.":
		"Suspension cuts the account’s sessions and tokens at once; its votes and supports leave the counts on a later night, after 24 h at the earliest.",
	// Parameters and fields.
	"Identifiant lisible, stable pour toujours.":
		"Readable identifier, stable for ever.",
	"Slug exact d’un thème ; un thème inconnu donne une liste vide.":
		"Exact slug of a theme; an unknown one gives an empty list.",
	"Mots cherchés, sans égard à la casse, aux accents ni aux ligatures ; tous doivent se trouver dans le projet ; au-delà de huit, les huit plus longs.":
		"Words to find, whatever their case, accents and ligatures; all must be in the project; beyond eight, the eight longest.",
	"Nombre d’éléments par page ; 50 quand seul `apres` est donné. Sans `limite` ni `apres`, toute la liste.":
		"Elements a page; 50 when only `apres` is given. Without `limite` and `apres`, the whole list.",
	"Curseur lu dans l’en-tête Link de la page précédente.":
		"Cursor read in the Link header of the page before.",
	"Mots cherchés ; tous doivent se trouver dans le besoin ; au-delà de huit, les huit plus longs.":
		"Words to find; all must be in the need; beyond eight, the eight longest.",
	"Avec `q` : les meilleures réponses d’abord, `tri` ne départageant que les égales. Les mots entiers, leurs racines et leurs équivalents passent avant les débuts de mots, le nom avant le reste ; les mots vides sont ignorés ; à défaut, la plupart des mots suffisent. Sans `q`, sans effet.":
		"With `q`: the best answers first, `tri` only deciding between equal ones. Whole words, their stems and words that mean the same come before beginnings of words, the name before the rest; empty words are ignored; failing that, most of the words are enough. Without `q`, no effect.",
	"La signature de l’article.": "The article’s signature.",
	"Slugs des projets publiés que l’article mentionne.":
		"Slugs of the published projects that the article mentions.",
	"L’article en HTML.": "The article as HTML.",
	"Place de l’IA dans le projet, posée par l’équipe.":
		"Place of AI in the project, set by the team.",
	"Langue dans laquelle l’original a été écrit.":
		"Language that the original was written in.",
	"Langue dans laquelle le texte est écrit ; le français quand rien n’est dit.":
		"Language that the text is written in; French when none is said.",
	"Le rôle de l’IA dans le projet.": "The role of AI in the project.",
	"Le projet lié au besoin, tant qu’il est publié.":
		"The project linked to the need, while it is published.",
	"Vrai dès que l’espace de travail est ouvert.":
		"True once the work space is open.",
	"Adresse du dépôt de code.": "Address of the code repository.",
	"Les états publics atteints, du plus ancien au plus récent.":
		"Public states reached, oldest first.",
	"Vrai dès qu’un code reçu par courriel a été confirmé.":
		"True once a code received by e-mail was confirmed.",
	"Nom du projet ou titre du besoin.":
		"Name of the project or title of the need.",
	"Raison d’un refus, quand il y en a une.":
		"Reason of a refusal, when there is one.",
	"Faux pour un projet archivé.": "False for an archived project.",
	"Faux pour un besoin archivé.": "False for an archived need.",
	"La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre.":
		"The reason, sent to the author of what is refused; without it, a neutral sentence.",
	"Slug d’un projet publié à lier ; null délie.":
		"Slug of a published project to link; null unlinks.",
	"Ce qui s’oppose à l’appel.": "What stands against the call.",
	"Code de l’erreur.": "Code of the error.",
	"Place de la valeur : `body`, `query`, `path` ou `header`, puis le nom du champ et l’indice dans une liste.":
		"Place of the value: `body`, `query`, `path` or `header`, then the field’s name and the index in a list.",
	"La valeur reçue, telle quelle.": "The value received, as it is.",
	"Ce que la règle attendait.": "What the rule expected.",
	// Answers.
	"La réponse que l’appelant garde est toujours bonne.":
		"The answer that the caller keeps is still good.",
	"Le corps n’est pas du texte UTF-8.": "The body is not UTF-8 text.",
	"Pas de jeton valide ; la même phrase quelle qu’en soit la raison.":
		"No valid token; the same sentence whatever the reason.",
	"Le jeton est valide, mais son compte n’a pas ce droit.":
		"The token is valid, but its account lacks this right.",
	"L’élément n’existe pas, ou n’est pas public.":
		"The element does not exist, or is not public.",
	"L’état actuel ne permet pas ce changement.":
		"The present state does not allow this change.",
	"Le corps dépasse 256 Kio.": "The body exceeds 256 KiB.",
	"La requête n’est pas valide ; toutes les erreurs viennent ensemble.":
		"The request is not valid; all errors come together.",
	"La limite de l’heure est atteinte.": "The hour’s limit is reached.",
	"La base de données ne répond pas ; l’appel n’a rien changé.":
		"The database does not answer; the call changed nothing.",
	"Fait.": "Done.",
};

const TRADUCTIONS = "Version anglaise, quand elle existe ; clés possibles : ";

/** The English of a French sentence of the document, or undefined: it is then shown in French, marked. */
export function englishOf(french: string): string | undefined {
	if (french.startsWith(TRADUCTIONS))
		return `English version, when there is one; possible keys: ${french.slice(TRADUCTIONS.length)}`;
	return ENGLISH[french];
}
