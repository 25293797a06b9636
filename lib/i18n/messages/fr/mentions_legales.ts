/** Who publishes and hosts the site, and under what terms. */
export const MENTIONS_LEGALES = {
	chapeau: "Qui publie {site}, qui l’héberge, et à quelles conditions.",
	absent: "(non renseigné sur cette instance)",
	editeur: { titre: "Éditeur", texte: `{editeur}\n{adresse}` },
	siren: { titre: "SIREN", texte: "{siren}" },
	directeur: { titre: "Directeur de la publication", texte: "{directeur}" },
	dpo: { titre: "Délégué à la protection des données", texte: "{dpo}" },
	hebergeur: { titre: "Hébergeur", texte: "{hebergeur}" },
	contact: { titre: "Contact", texte: "{contact}" },
	contenus: {
		titre: "Contenus et licence",
		texte: `Les données publiées de l’annuaire se réutilisent librement sous la Licence Ouverte 2.0, en citant {site}\u00a0: https://www.etalab.gouv.fr/licence-ouverte-open-licence

Les noms et les marques des projets restent à leurs titulaires. Les textes proposés par les contributeurs sont relus avant publication\u00a0; {site} n’est pas responsable des sites vers lesquels ils renvoient.`,
	},
	signaler: {
		titre: "Signaler un contenu",
		texte: `Chaque projet et chaque besoin porte un lien pour signaler un problème\u00a0: inexactitude, atteinte à la vie privée, contenu illicite. L’équipe examine chaque signalement.`,
	},
	caracteres: {
		titre: "Caractères et dessins",
		texte: `Textes en Atkinson Hyperlegible Next (Braille Institute), titres en Bricolage Grotesque (Mathieu Triay), sous licence SIL OFL 1.1. Le contour des départements vient de react-departements (ministères sociaux), simplifié par nous, sous licence Apache 2.0\u00a0: https://www.apache.org/licenses/LICENSE-2.0. Les autres dessins sont les nôtres.
Les lieux viennent des données publiques de l’État (Insee, DGCL, La Poste), réunies par Etalab.`,
	},
} as const;
