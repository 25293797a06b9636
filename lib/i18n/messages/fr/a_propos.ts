/** What the directory is. */
export const A_PROPOS = {
	chapeau:
		"{site} est l’annuaire des projets {nomme, select, oui {} other {de bien commun }}et des besoins que les habitants expriment, où un besoin trouve le projet qui lui répond.",
	qui: {
		titre: "Qui êtes-vous\u00a0?",
		texte: `{editeur} publie ce site\u00a0; les [mentions légales]({mentions_legales}) disent qui l’héberge. Une question, une erreur, une idée\u00a0? Le contact de l’équipe\u00a0: {contact}`,
	},
	quoi: {
		titre: "Qu’y trouve-t-on\u00a0?",
		texte: `- Des [projets]({projets})\u00a0: logiciels, cartes, services, savoirs que chacun peut utiliser et améliorer.
- Des [besoins]({besoins})\u00a0: ce qui manque, décrit par ceux à qui cela manque, et suivi jusqu’à ce qu’il soit résolu.
- Des [articles]({articles}) de l’équipe, qui racontent comment l’annuaire avance, et ce qu’il contient [en chiffres]({chiffres}).`,
	},
	comment: {
		titre: "Que devient un besoin\u00a0?",
		texte: `Quelqu’un [le décrit]({decrire}). L’équipe le relit, puis le publie\u00a0: il est exprimé, et chacun peut le soutenir.

Quand il est mis à l’étude, un espace de travail s’ouvre, qui dit ce qu’il faut faire et les compétences recherchées. Pendant le développement, chaque étape est datée et publiée\u00a0; ceux qui soutiennent le besoin la reçoivent par courriel s’ils le veulent. Une fois résolu, il garde son espace de travail, et le projet qui y répond entre dans l’annuaire.`,
	},
	relecture: {
		titre: "Qui décide de ce qui est publié\u00a0?",
		texte: `Tout ce qui est [proposé]({proposer}) est relu par une personne avant d’être publié. Un refus est motivé, et envoyé à son auteur. Le nom de l’auteur d’une contribution n’est jamais affiché\u00a0: la page [Confidentialité]({confidentialite}) dit ce que le site garde, et combien de temps.

La place de l’IA dans un projet est indiquée par l’équipe, jamais calculée. Quand elle ne la connaît pas, l’annuaire le dit.`,
	},
	votes: {
		titre: "Qui voit mes votes et mes soutiens\u00a0?",
		texte: `Une personne donne un vote à un projet, et un soutien à un besoin\u00a0; elle peut les retirer. Seuls les nombres sont publics. Personne, pas même l’équipe, ne consulte qui a voté pour quoi.`,
	},
	reutiliser: {
		titre: "Puis-je réutiliser l’annuaire\u00a0?",
		texte: `Tout ce que le site montre se lit aussi [par programme]({developpeurs}), gratuitement, avec un jeton lié à un compte confirmé. Les [données publiées]({donnees}) se téléchargent en fichiers, se suivent [sans compte]({flux}), et se réutilisent librement, à condition de citer {site}.`,
	},
	code: {
		titre: "Le code du site est-il ouvert\u00a0?",
		texte: `Ce site est lui-même {nomme, select, oui {un site ouvert} other {un bien commun}}\u00a0: [son code source]({code_source}) se lit, se reprend et s’améliore.`,
	},
	langues: {
		titre: "En quelles langues\u00a0?",
		texte: `Le site est en français et en anglais. Un texte qui n’est pas encore traduit est montré dans sa langue d’origine, et signalé comme tel.`,
	},
} as const;
