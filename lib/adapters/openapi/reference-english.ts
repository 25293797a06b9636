/** English translations of the French sentences of the OpenAPI document, for the developers' pages. */
import { FIELDS_IN_ENGLISH } from "./reference-english-fields.ts";

const ENGLISH: Readonly<Record<string, string>> = {
	...FIELDS_IN_ENGLISH,
	// Operations.
	"Le compte du jeton": "The token’s account",
	"Sert aussi à vérifier un jeton.": "Also a way to check a token.",
	"Les thèmes, par ordre alphabétique": "Themes, in alphabetical order",
	"Un projet publié": "A published project",
	"Les projets publiés": "Published projects",
	"`tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.":
		"`tri=une`: featured projects, then the newest; `votes`: most votes first; `recents`: newest first.",
	"Proposer un projet": "Suggest a project",
	"Le projet est publié après relecture.":
		"The project is published after review.",
	"Un besoin public, avec son espace de travail":
		"A public need, with its work space",
	"Les besoins publics": "Public needs",
	"`tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.":
		"`tri=soutiens`: most supported first; `recents`: newest first.",
	"Ce que vivent les personnes qui soutiennent un besoin":
		"What those who support a need are going through",
	"En quelques mots, relus avant d’être montrés ; ni qui les a écrits, ni quand. 100 au plus ; les fichiers du jour les ont tous.":
		"In a few words, reviewed before they are shown; neither who wrote them nor when. 100 at most; the files of the day have them all.",
	"Les projets qui répondent à un besoin": "The projects that answer a need",
	"Ceux que la modération a confirmés, et qui sont publiés ; les plus votés d’abord.":
		"Those the moderators have confirmed and that are published; most votes first.",
	"Les besoins auxquels un projet répond": "The needs that a project answers",
	"Ceux que la modération a confirmés, et qui sont publics ; les plus soutenus d’abord.":
		"Those the moderators have confirmed and that are public; most supported first.",
	"Décrire un besoin": "Describe a need",
	"Le besoin est publié après relecture.":
		"The need is published after review.",
	"Un article, en HTML": "An article, as HTML",
	"Les articles, du plus récent au plus ancien": "Articles, newest first",
	"Ce dont un texte est proche": "What a text is close to",
	"Les lieux qu’un texte nomme": "The areas that a text names",
	"Ceux qu’il nomme, puis ceux dont le nom commence par lui : dix au plus, les plus peuplés d’abord. Leur `code` sert de filtre, `lieu`, et de valeur pour les contributions.":
		"Those that it names, then those whose name begins with it: ten at most, the most inhabitants first. Their `code` is a filter, `lieu`, and a value of contributions.",
	"Les projets publiés et les besoins publics qui disent déjà ce que dit un texte, quatre de chaque au plus, le plus proche d’abord. `certitude` dit si cela existe déjà (`sur`) ou pourrait répondre (`peut_etre`).":
		"Published projects and public needs that already say what a text says, four of each at most, closest first. `certitude` says whether it exists already (`sur`) or could be an answer (`peut_etre`).",
	"Le texte à rapprocher : un besoin en quelques mots, un nom, l’adresse d’un site.":
		"The text to compare: a need in a few words, a name, the address of a site.",
	"Les contributions du compte, avec leur état":
		"The account’s contributions, with their state",
	"Les soutiens du compte": "The needs the account supports",
	"Les votes du compte": "The account’s votes",
	"Retirer son vote": "Withdraw a vote",
	"Voter pour un projet": "Vote for a project",
	"Un vote par compte et par projet ; recommencer ne change rien.":
		"One vote per account per project; voting again changes nothing.",
	"Retirer son soutien": "Withdraw support",
	"Dire si un besoin résolu est réglé":
		"Say whether a solved need is solved for you",
	"Une réponse par compte, pour qui soutient le besoin ; elle peut changer pendant 60 jours. Elle remplace la précédente, sa phrase comprise.":
		"One answer an account, for those who support the need; it may change for 60 days. It replaces the previous one, its sentence included.",
	"Reprendre sa réponse": "Take one’s answer back",
	"Sans réponse, l’appel ne change rien. Une réponse se reprend pendant 60 jours ; elle part aussi avec le soutien, et avec le compte.":
		"Without an answer, nothing changes. An answer can be taken back for 60 days; it also goes with the support, and with the account.",
	"Soutenir un besoin": "Support a need",
	"Un soutien par compte et par besoin. Ses étapes arrivent par courriel, sauf refus déjà donné.":
		"An account supports a need once. The need’s steps are sent by email, unless the account has said no to them.",
	"Les projets et besoins qui attendent une relecture":
		"Projects and needs awaiting review",
	"Changer l’état d’un besoin, lui lier un projet":
		"Change a need’s state, link a project to it",
	"Changer l’état d’un projet, le mettre en avant":
		"Change a project’s state, feature it",
	"Suspendre un compte, ou lever sa suspension":
		"Suspend an account, or lift its suspension",
	"La suspension coupe aussitôt les sessions et les jetons du compte, et ses votes et soutiens quittent les décomptes une nuit suivante, 24 h après au plus tôt.":
		"Suspension ends the account’s sessions and tokens at once; its votes and support leave the counts on a later night, after 24 h at the earliest.",
	"Tous les thèmes, qui rangent les projets (un à trois) et les besoins (un au plus) ; leur `slug` sert de filtre.":
		"All the themes, under which projects (one to three) and needs (one at most) are filed; their `slug` is used as a filter.",
	"Tout ce que la page du projet montre. Un projet qui n’est pas publié répond 404.":
		"Everything that the project’s page shows. A project that is not published answers 404.",
	"Sans leur texte, que donne chaque article.":
		"Without their text, which each article gives.",
	"Le texte de l’article, et les projets publiés qu’il mentionne.":
		"The text of the article, and the published projects that it mentions.",
	"Les projets proposés et les besoins décrits par le compte, quel que soit leur état, du plus récent au plus ancien.":
		"The projects suggested and the needs described by the account, whatever their state, newest first.",
	"Les projets pour lesquels le compte vote, ceux qui sont archivés compris, du vote le plus récent au plus ancien ; personne d’autre ne les lit.":
		"The projects that the account votes for, archived ones included, newest vote first; nobody else can read them.",
	"Les besoins que le compte soutient, quel que soit leur état, du soutien le plus récent au plus ancien ; personne d’autre ne les lit.":
		"The needs that the account supports, whatever their state, newest support first; nobody else can read them.",
	"Retirer un vote qui n’existe pas ne change rien.":
		"Withdrawing a vote that does not exist changes nothing.",
	"Retirer un soutien qui n’existe pas ne change rien.":
		"Withdrawing a support that does not exist changes nothing.",
	"Les plus anciens d’abord ; ce qui est en quarantaine n’y est pas.":
		"Oldest first; what is in quarantine is left out.",
	"Un champ absent ne change rien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.":
		"An absent field changes nothing. Nor does the same state again; a move that is not allowed answers 409.",
	"Un champ absent ne change rien ; `projet` à null retire le lien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.":
		"An absent field changes nothing; `projet` set to null removes the link. Nor does the same state again change anything; a move that is not allowed answers 409.",
	"Ce qui a changé dans l’annuaire": "What has changed in the directory",
	"Du plus ancien au plus récent ; un événement paraît une minute environ après son acte, et un acte annulé avant n’en laisse pas. L’en-tête `Link` donne toujours l’adresse suivante, même d’une page vide : la redemander plus tard donne la suite. Ce qui ne fait que compter (votes, soutiens, aide proposée) n’y est pas. Une fiche qui cesse d’être publique emporte ses étapes et ses missions.":
		"Oldest first; an event appears about a minute after its act, and an act undone before that leaves none. The `Link` header always gives the next address, even of an empty page: asking for it again later gives what follows. What only counts (votes, supports, offers of help) is left out. An entry that is no longer public takes its steps and roles with it.",
	"Les missions ouvertes : l’aide que des besoins cherchent":
		"Open roles: the help that needs look for",
	"Les dernières ouvertes d’abord. Une mission est ouverte tant que son besoin est à l’étude ou en développement, jusqu’à son dernier jour, et tant qu’elle est libre. Qui propose son aide, et combien le font, n’est pas dit.":
		"Latest first. A role is open while its need is under study or in development, until its last day, and while it is free. Who offers help, and how many do, is not told.",
	"Proposer son aide pour une mission": "Offer help for a role",
	"Une offre en cours par compte et par mission ; tant que l’équipe ne l’a pas lue, un nouvel appel la récrit. Cinq offres par jour, dix en attente. Sans réponse, elle expire après 14 jours. Seuls l’équipe et les contacts du besoin la lisent.":
		"One offer under way per account per role; until the team has read it, another call rewrites it. Five offers a day, ten awaiting an answer. Without an answer, it expires after 14 days. Only the team and the contacts of the need read it.",
	"Retirer son offre": "Withdraw an offer",
	"Une offre acceptée se retire aussi : sa mission cherche de nouveau quelqu’un. Sans offre en cours, rien ne change.":
		"An accepted offer can be withdrawn too: its role is open again. Without an offer under way, nothing changes.",
	"De la plus récente à la plus ancienne ; personne d’autre ne lit cette liste.":
		"Newest first; nobody else can read this list.",
	"Les offres du compte, avec leur état":
		"The account’s offers, with their state",
	// Answers.
	"Ce qui suit le numéro n’est plus gardé en entier ; l’en-tête Link donne d’où repartir.":
		"What follows the number is no longer all kept; the Link header says where to start again.",
	"La réponse que l’appelant garde est toujours bonne.":
		"The copy the caller has is still good.",
	"Le corps n’est pas du texte UTF-8.": "The body is not UTF-8 text.",
	"Pas de jeton valide ; la même phrase quelle qu’en soit la raison.":
		"No valid token; the sentence is the same whatever the reason.",
	"Le jeton est valide, mais son compte n’a pas ce droit, ou lui-même pas cette portée.":
		"The token is valid, but its account lacks this right, or the token this scope.",
	"L’élément n’existe pas, ou n’est pas public.":
		"The item does not exist, or is not public.",
	"L’état actuel ne permet pas ce changement.":
		"The current state does not allow this change.",
	"Le corps dépasse 256 Kio.": "The body exceeds 256 KiB.",
	"La requête n’est pas valide ; toutes les erreurs viennent ensemble.":
		"The request is not valid; all errors are reported at once.",
	"La limite de l’heure est atteinte.": "The hourly limit has been reached.",
	"La base de données ne répond pas ; l’appel n’a rien changé.":
		"The database is not responding; the call changed nothing.",
	"Fait.": "Done.",
	"Fait ; ce qu’il en est maintenant.": "Done; this is how things now stand.",
	"Reçu ; une relecture suit.": "Received; a review follows.",
	// The document itself.
	"API de l’annuaire": "API of the directory",
	"Projets de bien commun et besoins exprimés, en JSON.":
		"Common-good projects and expressed needs, as JSON.",
	"Le guide, avec des exemples à essayer": "The guide, with examples to try",
	"Ce site": "This site",
	"Lire l’annuaire et son propre compte.":
		"Read the directory and one’s own account.",
	"Proposer un projet, décrire un besoin, voter, soutenir.":
		"Suggest a project, describe a need, vote, support.",
	"Relire et modérer ; réservé aux comptes de modération et d’administration.":
		"Review and moderate; for moderators’ and administrators’ accounts only.",
	"Un jeton se crée dans l’espace de compte du site : cinq au plus, révocables à tout moment. Il a les droits de son compte.":
		"A token is made in the account area of the site: five at most, revocable at any time. It has the rights of its account.",
	"Le jeton : `Bearer <jeton>`. Absent ou vide, l’appel est refusé (401).":
		"The token: `Bearer <token>`. Without it, the call is refused (401).",
	"Les textes traduits, par leur nom ; absent quand rien n’est traduit.":
		"The translated texts, by their names; absent when nothing is translated.",
	"La raison, en français.": "The reason, in French.",
	"La raison, en anglais.": "The reason, in English.",
	// Headers.
	"Identifiant de l’appel, à citer quand on signale un problème.":
		"Identifier of the call, to quote when reporting a problem.",
	"Ce qui reste (`r`) et secondes avant la fin de la fenêtre (`t`) : appels du compte, et contributions là où elles se comptent.":
		"What is left (`r`) and seconds until the window ends (`t`): the account’s calls, and contributions where they are counted.",
	"Ce qui est permis (`q`) par fenêtre de `w` secondes, pour tous les jetons du compte.":
		"What is allowed (`q`) per window of `w` seconds, for all the account’s tokens.",
	"Où lire désormais ce qui vient d’être envoyé ; l’adresse ne change jamais.":
		"Where to read from now on what was just sent; the address never changes.",
	"`true` : réponse d’un appel précédent avec la même clé ; rien n’a été compté.":
		"`true`: the answer to an earlier call with the same key; nothing was counted.",
	"Une clé de l’appelant, de 1 à 255 caractères ASCII visibles, pour répéter l’envoi sans risque : pendant 24 h, la même clé avec le même corps donne la première réponse ; avec un autre corps, 422. Sans clé, le même corps dans les dix minutes donne la première réponse.":
		"A key of the caller’s own, 1 to 255 visible ASCII characters, to repeat the call safely: for 24 hours the same key with the same body gets the first answer; with another body, 422. Without a key, the same body within ten minutes gets the first answer.",
	"Une contribution du compte, par son numéro":
		"One of the account’s contributions, by its number",
	"Où en est ce qui a été envoyé, sous quel slug il est maintenant, et son texte. Le numéro vient de l’en-tête `Location` de l’envoi et ne change jamais.":
		"Where what was sent stands, under which slug it is now, and its text. The number comes from the `Location` header of the call that sent it and never changes.",
	"La réponse se garde, à condition d’être revalidée à chaque fois.":
		"The response may be kept, provided it is revalidated each time.",
	"`If-Match` nomme une version qui n’est plus celle d’à présent ; l’appel n’a rien changé.":
		"`If-Match` names a version that is no longer the present one; the call changed nothing.",
	"L’`ETag` d’une réponse d’avant : si l’élément a changé depuis, 412 et rien n’est fait. Un appel au corps `{}` ne change rien et donne l’`ETag` d’à présent.":
		"The `ETag` of an earlier response: if the entry has changed since, 412 and nothing is done. A call with the body `{}` changes nothing and gives the present `ETag`.",
	"Le jeton de l’appel": "The token of the call",
	"Ce qu’il permet, et jusqu’à quand.": "What it allows, and until when.",
	"Le nom du statut HTTP, en anglais.": "The name of the HTTP status.",
	"Le statut HTTP.": "The HTTP status.",
	"Adresse de l’explication du code ; `about:blank` quand il n’y en a pas.":
		"Address that explains the code; `about:blank` when there is none.",
	"Ce qui distingue ce refus des autres du même statut.":
		"What tells this refusal apart from others of the same status.",
	"Identifiant de l’appel, comme `X-Request-Id`.":
		"Identifier of the call, like `X-Request-Id`.",
	"Les erreurs d’une 422, une à une.": "The errors of a 422, one by one.",
	"La réponse dépend du jeton, et de la compression acceptée.":
		"The response depends on the token, and on the coding accepted.",
	"Compression de la réponse, parmi celles que `Accept-Encoding` accepte, à partir de 1 Kio ; chacune a son `ETag`.":
		"Coding of the response, among those that `Accept-Encoding` accepts, from 1 KiB on; each has its own `ETag`.",
	"Validateur fort, à renvoyer dans `If-None-Match` pour lire, dans `If-Match` pour modérer.":
		"Strong validator, to be sent back in `If-None-Match` to read, in `If-Match` to moderate.",
	"Nombre d’éléments de toute la liste, filtres compris.":
		"Number of items in the whole list, filters applied.",
	"Adresse de la fiche rendue, quand ce n’est pas celle demandée : elle a été réunie à une autre.":
		"Address of the entry answered, when it is not the one asked for: that one was merged into it.",
	"Pour un besoin réuni à un autre : celui auquel il est réuni, dont `Content-Location` donne l’adresse.":
		"For a need merged into another: the one that it was merged into, whose address `Content-Location` gives.",
	"Adresse de la page suivante, quand il y en a une.":
		"Address of the next page, when there is one.",
	"`error` n’est là que si un jeton a été envoyé.":
		"`error` is there only when a token was sent.",
	"Secondes à attendre avant de réessayer.":
		"Seconds to wait before trying again.",
};

/** What the document says of the whole API. */
const OF_THE_API = `Directory of common-good projects and of the needs that citizens express: all that the public site shows can be read as JSON, and one can vote, support, suggest and describe.

Each call carries a token, tied to a confirmed account, in the header \`Authorization: Bearer <token>\`. Published data may be reused freely, with credit to the directory.

- Texts are the originals, mostly in French (\`langue\` says so); \`traductions\` holds the English version when there is one.
- \`HEAD\` answers as \`GET\`, without a body; \`OPTIONS\` needs no token. An unknown address answers 404, an unknown method 405 with \`Allow\`. A trailing slash changes nothing.
- Unknown keys and parameters are ignored; of a repeated parameter, the last counts.
- New fields and new addresses may be added without a change of version: ignore what you do not know.
- A refusal can also be read as RFC 9457: ask for \`application/problem+json\` by \`Accept\`.`;

/** How its French begins. */
const API =
	"Annuaire des projets de bien commun et des besoins que les habitants expriment :";

const TRADUCTIONS = "Version anglaise, quand elle existe ; clés possibles : ";

/** The English of a French sentence of the document, or undefined: it is then shown in French, marked. */
export function englishOf(french: string): string | undefined {
	if (french.startsWith(API)) return OF_THE_API;
	if (french.startsWith(TRADUCTIONS))
		return `English version, when there is one; possible keys: ${french.slice(TRADUCTIONS.length)}`;
	return ENGLISH[french];
}
