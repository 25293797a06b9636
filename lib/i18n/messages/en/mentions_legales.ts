export const MENTIONS_LEGALES = {
	chapeau: "Who publishes {site}, who hosts it, and on what terms.",
	absent: "(not stated on this instance)",
	editeur: { titre: "Publisher", texte: `{editeur}\n{adresse}` },
	siren: { titre: "SIREN", texte: "{siren}" },
	directeur: { titre: "Publication director", texte: "{directeur}" },
	dpo: { titre: "Data protection officer", texte: "{dpo}" },
	hebergeur: { titre: "Host", texte: "{hebergeur}" },
	contact: { titre: "Contact", texte: "{contact}" },
	contenus: {
		titre: "Content and licence",
		texte: `The published data of the directory may be reused freely under the French Open Licence 2.0, with credit to {site}: https://www.etalab.gouv.fr/licence-ouverte-open-licence

Names and trade marks of projects remain their owners’. Texts sent by contributors are reviewed before they are published; {site} is not responsible for the sites they link to.`,
	},
	signaler: {
		titre: "Reporting content",
		texte: `Each project and each need has a link to report a problem: an error, a breach of privacy, unlawful content. The team looks at every report.`,
	},
	caracteres: {
		titre: "Typefaces and drawings",
		texte: `Text in Atkinson Hyperlegible Next (Braille Institute), headings in Bricolage Grotesque (Mathieu Triay), under the SIL OFL 1.1 licence. The outlines of the departments come from react-departements (French social ministries), simplified by us, under the Apache 2.0 licence: https://www.apache.org/licenses/LICENSE-2.0. Other drawings are our own.
Areas come from public data of the French State (Insee, DGCL, La Poste), put together by Etalab.`,
	},
};
