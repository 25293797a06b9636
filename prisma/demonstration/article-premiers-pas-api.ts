import type { ArticleDemonstration } from "./types.ts";

export const ARTICLE_PREMIERS_PAS_API: ArticleDemonstration = {
	slug: "premiers-pas-avec-l-api",
	titre: "Premiers pas avec l’API, en un quart d’heure",
	resume:
		"Tout ce que montre le site se lit aussi en JSON. Un jeton, une commande curl, et les projets arrivent dans votre terminal. Voici comment commencer, quoi vérifier, et comment rester un bon voisin.",
	date: "2026-09-08",
	auteur: "L’équipe de l’annuaire",
	projets: ["openstreetmap"],
	texte: `Cet annuaire est fait pour être réutilisé : une carte des projets de votre région, un affichage dans un hall de mairie, un article qui cite un nombre à jour. Tout ce que montre le site peut être lu par un programme, au format JSON. L’accès est gratuit. Il demande seulement un jeton, lié à un compte dont l’adresse est confirmée.

Les exemples ci-dessous supposent une instance sur votre machine, à l’adresse \`http://localhost:3000\`. Remplacez-la par celle que vous utilisez.

## Obtenir un jeton

Le jeton se crée dans l’espace du compte, après connexion par un code reçu par courriel. Il n’est affiché **qu’une seule fois** : nous n’en gardons qu’une empreinte, et personne ne pourra vous le redonner. Un compte peut en avoir cinq, chacun révocable à tout moment. Donnez-leur un nom qui dit à quoi ils servent, et n’utilisez pas le même à deux endroits.

Si vous faites tourner votre propre instance, deux commandes suffisent :

\`\`\`sh
npm run gerer -- compte creer --courriel moi@example.org
npm run gerer -- jeton creer --courriel moi@example.org --nom essai
\`\`\`

Rangez le jeton dans une variable plutôt que dans le script, pour ne pas le publier par mégarde :

\`\`\`sh
export JETON="bc_…"
\`\`\`

## Vérifier que tout va bien

La première lecture à faire est celle de votre propre compte :

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $JETON" \\
  http://localhost:3000/api/moi
\`\`\`

Une réponse 200 donne votre nom (ou \`null\`), et dit si le compte est validé et depuis quand. Une réponse 401 veut dire que le jeton est absent, mal recopié ou révoqué. Le jeton se met toujours dans l’en-tête, jamais dans l’adresse : une adresse se retrouve dans les journaux, les favoris et les captures d’écran.

## Lire les projets

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $JETON" \\
  "http://localhost:3000/api/projets?q=carte&tri=votes"
\`\`\`

La réponse est un tableau de résumés. Chaque projet a un \`slug\`, qui ne change jamais et qui sert d’identifiant, un \`nom\`, une \`accroche\`, un \`label_ia\`, un nombre de votes et ses thèmes. Pour ne garder que l’essentiel, avec l’outil [jq](https://jqlang.org/) :

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $JETON" \\
  http://localhost:3000/api/projets | jq -r '.[] | [.slug, .nom] | @tsv'
\`\`\`

Les filtres s’ajoutent les uns aux autres :

- \`theme\` : le slug exact d’un thème, par exemple \`alimentation\` (la liste est dans \`/api/themes\`) ;
- \`q\` : des mots à chercher, sans souci d’accents ni de majuscules ;
- \`mis_en_avant\` : \`true\` ou \`false\` ;
- \`label_ia\` et \`territoire\` ;
- \`tri\` : \`une\`, \`votes\` ou \`recents\`.

La fiche complète d’un projet, avec sa description et l’usage qu’il fait de l’IA, se lit par son slug. Celle d’[OpenStreetMap](/projets/openstreetmap), par exemple, est à \`/api/projets/openstreetmap\`.

## Lire les besoins et les articles

Le principe est le même : \`/api/besoins\` et \`/api/besoins/{slug}\`, \`/api/articles\` et \`/api/articles/{slug}\`. Un besoin à l’étude, en développement ou livré porte \`chantier: true\`, et avec lui le cahier, les rôles recherchés, le dépôt et les étapes datées. Les textes sont en français ; la version anglaise, quand elle existe, se trouve dans \`traductions\`.

## Avancer page par page

Sans autre précision, la liste entière est répondue. Pour la lire par morceaux, ajoutez \`limite\` (de 1 à 100). La réponse porte alors un en-tête \`Link\` dont l’adresse mène à la suite ; quand il n’y en a plus, vous avez tout lu. N’inventez pas le paramètre \`apres\` : il vient toujours de cet en-tête. L’en-tête \`X-Total-Count\` donne le nombre total.

## Rester un bon voisin

Un compte dispose de 600 appels par heure, tous jetons réunis. L’en-tête \`RateLimit\` dit combien il en reste. Au-delà, la réponse est 429 et l’en-tête \`Retry-After\` donne le nombre de secondes à attendre : attendez-les, puis reprenez.

Trois habitudes évitent d’y arriver :

1. Gardez l’\`ETag\` de chaque réponse et renvoyez-le dans \`If-None-Match\`. Si rien n’a changé, la réponse est 304, sans corps.
2. Lisez la liste plutôt que chaque fiche, quand le résumé suffit.
3. Pour suivre les nouveautés, préférez un flux Atom, qui ne demande ni compte ni jeton.

> Le jeton n’est pas un péage. Il sert à ce qu’un vote reste celui d’une personne, et à ce que la charge reste raisonnable pour tous.

## Quand une requête est refusée

Les erreurs ont toujours la même forme : un objet avec une clé \`detail\`. C’est une phrase en français dans la plupart des cas. Pour une erreur de validation (422), c’est une liste, et chaque entrée dit où (\`loc\`), quoi (\`type\`) et pourquoi (\`msg\`). Essayez \`?tri=hasard\` pour en voir une. Chaque réponse porte aussi un \`X-Request-Id\` : joignez-le si vous nous signalez un problème.

## Et ensuite

La description complète, au format OpenAPI, est à [/api/openapi.json](/api/openapi.json) et se lit sans jeton. Vous y trouverez aussi de quoi participer : proposer un projet, décrire un besoin, voter, soutenir. Commencez par lire ; puis donnez votre voix, une seule fois, comme tout le monde.

Les données publiées se réutilisent librement, à condition de citer l’annuaire. Si vous en faites quelque chose, racontez-le-nous.`,
	en: {
		titre: "First steps with the API, in a quarter of an hour",
		resume:
			"Everything the site shows can also be read as JSON. One token, one curl command, and the projects arrive in your terminal. Here is how to begin, what to check, and how to be a good neighbour.",
		texte: `This directory is made to be reused: a map of the projects in your region, a display in the lobby of a town hall, an article that quotes an up-to-date figure. Everything the site shows can be read by a program, as JSON. Access is free. It only takes a token, tied to an account whose address is confirmed.

The examples below assume an instance on your own machine, at \`http://localhost:3000\`. Replace that address with the one you use.

## Getting a token

A token is created in the account area, after signing in with a code received by e-mail. It is displayed **only once**: we keep nothing but a hash of it, and nobody can give it to you again. An account can have five, each of which can be revoked at any time. Give them names that say what they are for, and do not use the same one in two places.

If you run your own instance, two commands are enough:

\`\`\`sh
npm run gerer -- compte creer --courriel me@example.org
npm run gerer -- jeton creer --courriel me@example.org --nom trial
\`\`\`

Keep the token in a variable rather than in the script, so as not to publish it by accident:

\`\`\`sh
export TOKEN="bc_…"
\`\`\`

## Checking that all is well

The first thing to read is your own account:

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $TOKEN" \\
  http://localhost:3000/api/moi
\`\`\`

A 200 answer gives your name (or \`null\`), and says whether the account is validated and since when. A 401 answer means that the token is absent, badly copied or revoked. The token always goes in the header, never in the address: addresses end up in logs, bookmarks and screenshots.

## Reading the projects

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $TOKEN" \\
  "http://localhost:3000/api/projets?q=map&tri=votes"
\`\`\`

The answer is an array of summaries. Each project has a \`slug\`, which never changes and serves as its identifier, a \`nom\` (name), an \`accroche\` (tagline), a \`label_ia\` (AI label), a number of votes and its themes. To keep only the essentials, with the [jq](https://jqlang.org/) tool:

\`\`\`sh
curl --silent --show-error \\
  -H "Authorization: Bearer $TOKEN" \\
  http://localhost:3000/api/projets | jq -r '.[] | [.slug, .nom] | @tsv'
\`\`\`

Filters add up:

- \`theme\`: the exact slug of a theme, for example \`alimentation\` (the list is in \`/api/themes\`);
- \`q\`: words to look for, whatever the accents and capitals;
- \`mis_en_avant\` (featured): \`true\` or \`false\`;
- \`label_ia\` and \`territoire\`;
- \`tri\` (order): \`une\`, \`votes\` or \`recents\`.

The full page of a project, with its description and its use of AI, is read by its slug. That of [OpenStreetMap](/en/projets/openstreetmap), for example, is at \`/api/projets/openstreetmap\`.

## Reading needs and articles

The principle is the same: \`/api/besoins\` and \`/api/besoins/{slug}\`, \`/api/articles\` and \`/api/articles/{slug}\`. A need under study, in development or delivered carries \`chantier: true\`, and with it the brief, the roles wanted, the repository and the dated steps. Texts are in French; the English version, when there is one, is in \`traductions\`.

## Moving page by page

Unless told otherwise, the whole list is answered. To read it in pieces, add \`limite\` (from 1 to 100). The answer then carries a \`Link\` header whose address leads to what follows; when there is none, you have read everything. Do not make up the \`apres\` parameter: it always comes from that header. The \`X-Total-Count\` header gives the total number.

## Being a good neighbour

An account has 600 calls an hour, all tokens together. The \`RateLimit\` header says how many are left. Beyond that, the answer is 429 and the \`Retry-After\` header gives the number of seconds to wait: wait for them, then carry on.

Three habits keep you from getting there:

1. Keep the \`ETag\` of each answer and send it back in \`If-None-Match\`. If nothing has changed, the answer is 304, without a body.
2. Read the list rather than each page, when the summary is enough.
3. To follow what is new, prefer an Atom feed, which needs neither account nor token.

> The token is not a toll. It is there so that one vote stays one person’s vote, and so that the load stays reasonable for all.

## When a request is refused

Errors always have the same shape: an object with a \`detail\` key. In most cases it is a sentence in French. For a validation error (422) it is a list, and each entry says where (\`loc\`), what (\`type\`) and why (\`msg\`). Try \`?tri=hasard\` to see one. Every answer also carries an \`X-Request-Id\`: include it if you report a problem to us.

## What next

The complete description, in OpenAPI format, is at [/api/openapi.json](/api/openapi.json) and can be read without a token. There you will also find how to take part: suggest a project, describe a need, vote, support. Begin by reading; then give your voice, once, like everyone else.

Published data may be reused freely, provided that the directory is credited. If you make something with it, tell us about it.`,
	},
};
