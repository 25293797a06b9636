import type { ArticleDemonstration } from "./types.ts";

export const ARTICLE_LABEL_IA: ArticleDemonstration = {
	slug: "ce-que-dit-le-label-ia",
	titre: "Ce que dit le label IA, et pourquoi des personnes le posent",
	resume:
		"Sans IA, IA d’appoint, IA au cœur, rôle non précisé : quatre mentions décrivent la place de l’intelligence artificielle dans un projet. Elles ne sont ni une médaille ni un blâme, et aucun programme ne les calcule.",
	date: "2025-12-02",
	auteur: "L’équipe de l’annuaire",
	projets: ["framadate", "panoramax", "plantnet", "common-voice"],
	texte: `Sur la fiche de chaque projet, une mention indique la place qu’y tient l’intelligence artificielle. Nous l’appelons le label IA. Il répond à une question simple, que beaucoup de gens se posent avant de se servir d’un outil ou d’y donner du temps : *est-ce qu’une machine entraînée décide de quelque chose ici, et de quoi ?*

## Les quatre mentions

- **Sans IA** : le projet fonctionne sans modèle entraîné. Un moteur de recherche par mots, un tri, un calcul d’itinéraire ou une règle écrite à la main n’en sont pas. [Framadate](/projets/framadate) compte des réponses : aucun modèle là-dedans.
- **IA d’appoint** : un modèle aide quelque part, mais le projet garderait son sens si on l’enlevait. Dans [Panoramax](/projets/panoramax), un modèle repère les visages pour les flouter ; le projet, ce sont les photos de rues partagées.
- **IA au cœur** : sans modèle, le projet n’existe plus, ou il est lui-même un modèle. Reconnaître une plante sur une photo, comme le fait [Pl@ntNet](/projets/plantnet), en est l’exemple le plus connu.
- **Rôle de l’IA non précisé** : nous ne savons pas encore. C’est la mention de départ, et ce n’est pas un reproche.

À côté du label, un champ libre décrit l’usage en une ou deux phrases : quelle tâche, sur quelles données, qui vérifie. Le label trie ; la phrase explique. Quand les deux semblent se contredire, c’est la phrase qu’il faut lire, et nous prévenir.

## Ce que le label ne dit pas

Le label n’est pas une note. Il ne dit pas qu’un projet sans IA est plus vertueux, ni qu’un projet qui en est plein est plus moderne. Une bibliothèque de voix, partagée librement et réunie avec l’accord de chacun, est un bien commun ; une page sans le moindre modèle peut très bien mépriser ceux qui la lisent.

Il ne dit rien non plus de la qualité des résultats, de l’énergie dépensée, de l’origine des données d’entraînement ou de la licence du modèle. Ces questions comptent. Elles demandent plus qu’un mot, et la description du projet est l’endroit où en parler.

Enfin, il ne dit pas comment le projet a été fabriqué. Une équipe peut se servir d’un assistant pour écrire son code et proposer un service où aucun modèle n’intervient. Le label décrit ce que rencontre la personne qui s’en sert.

## Pourquoi des personnes

Il aurait été facile de chercher « IA » ou « apprentissage » dans les descriptions et d’en tirer une mention. Nous ne le faisons pas, pour trois raisons.

**Les mots trompent.** Un projet peut parler d’intelligence artificielle sur toute sa page d’accueil et n’avoir qu’un tri alphabétique. Un autre peut ne jamais en parler et classer des photos avec un modèle depuis des années. Un calcul sur les mots récompenserait la publicité et punirait la discrétion.

**Une mention engage.** Quelqu’un choisira peut-être de ne pas confier ses données à cause d’elle, ou de donner son dimanche. Il faut donc qu’une personne l’ait posée, puisse dire pourquoi, et puisse la corriger quand on lui montre qu’elle s’est trompée. Un calcul ne répond pas au courrier.

**Le doute doit pouvoir s’écrire.** Un programme donne toujours une réponse. Une personne peut laisser « non précisé » et poser la question au projet.

> Si nous ne savons pas, nous écrivons que nous ne savons pas.

## Comment la mention est choisie

1. La personne qui propose un projet peut décrire l’usage de l’IA dans ses propres mots. Elle ne choisit pas le label elle-même.
2. À la relecture, une personne de la modération lit la description, visite le site du projet, cherche sa documentation, et pose la mention.
3. Si rien de sûr n’apparaît, le label reste **Rôle de l’IA non précisé**.
4. Tout lecteur peut signaler une erreur depuis la fiche. La mention est alors revue par une personne, là encore.

Un projet change avec le temps. Une mention juste au printemps peut être fausse à l’automne ; c’est pourquoi elle peut être revue à tout moment, et pourquoi un signalement vaut mieux qu’un soupçon.

## Deux cas qui font hésiter

**Le modèle est facultatif.** Un service propose une traduction automatique derrière un bouton, que presque personne n’utilise. Nous écrivons « IA d’appoint », et la phrase dit qu’elle est facultative. Cacher un usage parce qu’il est rare serait une mauvaise surprise pour celui qui appuie sur le bouton.

**Le projet fournit des données que d’autres utilisent.** Une carte libre ou une encyclopédie servent à entraîner des modèles, sans que leurs auteurs l’aient cherché. Cela ne suffit pas pour poser « IA au cœur » : on regarde ce que le projet fait, non ce que d’autres font de lui. [Common Voice](/projets/common-voice) est à mi-chemin : ses enregistrements sont réunis *dans le but* d’entraîner la reconnaissance vocale, mais ce sont des personnes qui lisent et qui valident. Nous avons retenu « IA d’appoint », et sa fiche dit pourquoi ; quelqu’un d’autre aurait pu trancher autrement.

## Se servir du label

Dans la liste des projets, on peut n’afficher qu’une seule mention. Dans l’API, le champ s’appelle \`label_ia\` et vaut \`sans_ia\`, \`ia_appoint\`, \`ia_centrale\` ou \`non_renseigne\` ; le texte libre est dans \`usage_ia\`. Le flux des projets publiés porte les deux : un lecteur de flux peut donc filtrer sans lire toutes les fiches.

Si vous portez un projet et que la mention vous semble injuste, écrivez-nous ce qui se passe vraiment : quelle tâche, quelles données, qui vérifie. C’est la meilleure façon de la changer.`,
	en: {
		titre: "What the AI label says, and why people set it",
		resume:
			"No AI, AI in a supporting role, AI at the core, role not stated: four labels describe the place of artificial intelligence in a project. They are neither a medal nor a reprimand, and no program computes them.",
		texte: `On the page of every project, a label shows the place that artificial intelligence has in it. We call it the AI label. It answers a simple question, which many people ask before they use a tool or give it their time: *does a trained machine decide anything here, and what?*

## The four labels

- **No AI**: the project works without a trained model. A word search, a sort, a route calculation or a rule written by hand does not count as one. [Framadate](/en/projets/framadate) counts answers: there is no model in that.
- **AI in a supporting role**: a model helps somewhere, but the project would keep its meaning if it were removed. In [Panoramax](/en/projets/panoramax), a model finds faces so that they can be blurred; the project itself is the shared street photographs.
- **AI at the core**: without a model the project no longer exists, or it is a model itself. Recognising a plant in a photograph, as [Pl@ntNet](/en/projets/plantnet) does, is the best-known example.
- **Role of AI not stated**: we do not know yet. This is the starting label, and it is not a reproach.

Beside the label, a free field describes the use in a sentence or two: which task, on which data, who checks. The label sorts; the sentence explains. When the two seem to disagree, read the sentence, and let us know.

## What the label does not say

The label is not a mark. It does not say that a project without AI is more virtuous, nor that a project full of it is more modern. A library of voices, freely shared and gathered with everyone’s consent, is a common good; a page without any model at all may well despise its readers.

Nor does it say anything about the quality of results, the energy spent, the origin of the training data or the licence of the model. These questions matter. They deserve more than one word, and the project’s description is the place to discuss them.

Finally, it does not say how the project was made. A team may use an assistant to write its code and offer a service in which no model takes part. The label describes what the person who uses it will meet.

## Why people

It would have been easy to look for “AI” or “learning” in descriptions and derive a label from that. We do not, for three reasons.

**Words mislead.** A project may talk about artificial intelligence all over its home page and contain nothing but an alphabetical sort. Another may never mention it and have been classifying photographs with a model for years. A computation on words would reward advertising and punish discretion.

**A label commits.** Because of it, somebody may choose not to hand over their data, or to give up their Sunday. So a person must have set it, must be able to say why, and must be able to correct it when shown to be wrong. A computation does not answer letters.

**Doubt must be writable.** A program always gives an answer. A person can leave “not stated” and put the question to the project.

> If we do not know, we write that we do not know.

## How the label is chosen

1. Whoever suggests a project may describe its use of AI in their own words. They do not choose the label themselves.
2. During review, a moderator reads the description, visits the project’s site, looks for its documentation, and sets the label.
3. If nothing certain appears, the label stays **Role of AI not stated**.
4. Any reader can report a mistake from the page. The label is then reviewed, by a person once again.

A project changes with time. A label that is right in spring may be wrong in autumn; that is why it can be reviewed at any moment, and why a report is better than a suspicion.

## Two cases that make us hesitate

**The model is optional.** A service offers automatic translation behind a button that hardly anyone uses. We write “AI in a supporting role”, and the sentence says that it is optional. Hiding a use because it is rare would be a bad surprise for whoever presses the button.

**The project provides data that others use.** An open map or an encyclopaedia is used to train models, without its authors having sought it. That is not enough for “AI at the core”: we look at what the project does, not at what others make of it. [Common Voice](/en/projets/common-voice) stands halfway: its recordings are gathered *in order* to train speech recognition, but it is people who read and who validate. We settled on “AI in a supporting role”, and its page says why; somebody else might have decided otherwise.

## Using the label

In the list of projects, you can display a single label. In the API, the field is called \`label_ia\` and its value is \`sans_ia\`, \`ia_appoint\`, \`ia_centrale\` or \`non_renseigne\`; the free text is in \`usage_ia\`. The feed of published projects carries both, so a feed reader can filter without reading every page.

If you run a project and its label seems unfair to you, write to us with what really happens: which task, which data, who checks. It is the best way to change it.`,
	},
};
