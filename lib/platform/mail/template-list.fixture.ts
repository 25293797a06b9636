/** Data for each template: plausible, and as hostile as the queue may contain. */
import type { DonneesDe, NomGabarit } from "./template-list.ts";

type Echantillons = { readonly [G in NomGabarit]: DonneesDe<G> };

const TITRE = "Un bac de compostage pour la rue des Lilas";
const TEXTE =
	"Le bac est posé devant l’école depuis samedi.\n\nIl attend vos épluchures : merci à celles et ceux qui l’ont porté. Prochain rendez-vous sur https://exemple.test/rendez-vous.";

export const PLAUSIBLES: Echantillons = {
	code_connexion: { code: "049173" },
	code_ancienne_adresse: { code: "049173", nouvelle: "zoe@exemple.test" },
	code_nouvelle_adresse: { code: "049173" },
	code_effacement: { code: "049173" },
	contribution_recue: { nature: "projet", titre: TITRE },
	contribution_publiee: {
		nature: "besoin",
		titre: TITRE,
		page: "/besoins/un-bac-de-compostage",
		corrections: [{ champ: "titre", avant: "Un bac", apres: TITRE }],
		reponses: [{ fr: TITRE }],
	},
	contribution_refusee: {
		nature: "projet",
		titre: TITRE,
		motif: "Ce projet figure déjà dans l’annuaire.",
		page: "/projets/bac-des-lilas",
	},
	complement_demande: {
		nature: "projet",
		titre: TITRE,
		questions: "Où faut-il apporter ses épluchures ?",
		page: "/compte/contributions/projet/un-bac",
	},
	contribution_retiree: {
		nature: "projet",
		titre: TITRE,
		motif: "Le texte fait la promotion d’un produit ou d’un service.",
		page: "/projets/bac-des-lilas",
		contestation: "/compte/contributions/projet/un-bac/contestation",
		mois: 6,
	},
	retrait_maintenu: {
		nature: "projet",
		titre: TITRE,
		motif: "Le produit est toujours en vente sur la page.",
		page: "/compte/contributions/projet/un-bac/contestation",
	},
	contribution_retablie: {
		nature: "besoin",
		titre: TITRE,
		motif: "Vous aviez raison.",
		page: "/besoins/un-bac-de-compostage",
	},
	besoin_change_etat: {
		titre: { fr: TITRE, en: "A compost bin for Lilac Street" },
		etat: { fr: "En développement", en: "In development" },
		page: "/besoins/un-bac-de-compostage",
	},
	besoin_reuni: {
		absorbe: { fr: TITRE, en: "A compost bin for Lilac Street" },
		garde: { fr: "Du compost pour le quartier" },
		raison: {
			fr: "Les deux demandent un bac dans le même quartier.",
			en: "Both ask for a bin in the same neighbourhood.",
		},
		page: "/besoins/du-compost-pour-le-quartier",
	},
	besoin_reuni_auteur: {
		absorbe: { fr: TITRE },
		garde: { fr: "Du compost pour le quartier" },
		raison: {
			fr: "Les deux demandent un bac dans le même quartier.",
			en: "Both ask for a bin in the same neighbourhood.",
		},
		page: "/besoins/du-compost-pour-le-quartier",
	},
	offre_recue: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	offres_rappel: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	offre_acceptee: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		adresse: "camille@example.org",
		page: "/besoins/un-bac-de-compostage",
	},
	offre_contact: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		adresse: "camille@example.org",
		page: "/besoins/un-bac-de-compostage",
	},
	offre_declinee: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	offre_expiree: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	offre_retiree: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	place_a_renouveler: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		place: {
			fr: "Trouver où poser le bac",
			en: "Find where the bin may stand",
		},
		page: "/besoins/un-bac-de-compostage",
	},
	referent_nomme: {
		besoin: { fr: TITRE },
		page: "/besoins/un-bac-de-compostage/offres",
	},
	besoin_bilan: {
		besoin: { fr: TITRE, en: "A compost bin for Lilac Street" },
		page: "/besoins/un-bac-de-compostage",
	},
	etape: {
		besoin: { fr: TITRE },
		titre: { fr: "Le bac est posé", en: "The bin is in place" },
		texte: { fr: TEXTE },
		page: "/besoins/un-bac-de-compostage#etape-2",
	},
	signalement_traite: {
		titre: { fr: TITRE },
		decision: "corrigee",
		reponse: "Merci : l’adresse est la bonne maintenant.",
		page: "/besoins/un-bac-de-compostage",
	},
	compte_suspendu: { motif: "Plusieurs comptes pour une seule personne." },
	suspension_levee: { motif: null },
	role_change: { role: { fr: "modérateur", en: "moderator" } },
	jeton_cree: {
		nom: "Carte du quartier",
		prefixe: "bc_7Qx2a",
		page: "/compte/jetons",
	},
	jeton_fin: {
		nom: "Carte du quartier",
		prefixe: "bc_7Qx2a",
		fin: "2027-03-01",
		page: "/compte/jetons",
	},
	bilan_moderation: {
		propositions: 12,
		jours: 3,
		signalements: 1,
		contestations: 2,
		lettres: 0,
		page: "/moderation",
	},
	compte_inactif: { page: "/compte/connexion" },
	suspensions_nombreuses: {
		compte: 12,
		nombre: 6,
		page: "/moderation/comptes/12",
	},
	codes_plafond: { plafond: 1000 },
	codes_pause: {
		nombre: 50,
		connu: false,
		passage: "sZ3v0kqQm8cXh2uT5wYb-A",
	},
	connexion_nouvelle: {
		le: "2026-11-22T11:40:00.000Z",
		appareil: { navigateur: "Firefox", systeme: "Windows" },
		page: "/compte/sessions",
	},
	identite_externe: {
		emetteur: "identite.exemple.org",
		liee: true,
		page: "/compte/profil",
	},
	cle_ajoutee: { nom: "Téléphone de Zoé", page: "/compte/cles" },
	cles_retirees: { restantes: 1, page: "/compte/cles" },
	code_secours_utilise: { restants: 9, page: "/compte/cles" },
	cle_exigee: { des_le: "2026-12-07", page: "/compte/cles" },
};

/** A need that a project answers. */
export const LIVRE = {
	titre: { fr: TITRE, en: "A compost bin for Lilac Street" },
	etat: { fr: "Résolu", en: "Solved" },
	page: "/besoins/un-bac-de-compostage",
	livraison: {
		projet: {
			nom: { fr: "Les bacs des Lilas" },
			page: "/projets/bacs-des-lilas",
		},
		soutiens: 12,
		jours: 136,
		chemin: [
			{ etat: { fr: "Exprimé", en: "Expressed" }, jour: "2025-05-19" },
			{ etat: { fr: "Résolu", en: "Solved" }, jour: "2025-10-02" },
		],
	},
} as const satisfies DonneesDe<"besoin_change_etat">;

export const HOSTILE = `</title></p><script>alert(1)</script><img src=x onerror=alert(2)> "'&amp; %0d%0a\r\nBcc: b@mal.test\n\n<h1>Faux</h1>\u202e\u2028 ${"é".repeat(300)}`;

const HOSTILE_BILINGUE = { fr: HOSTILE, en: HOSTILE };

export const HOSTILES: Echantillons = {
	code_connexion: { code: "000000" },
	code_ancienne_adresse: { code: "000000", nouvelle: HOSTILE },
	code_nouvelle_adresse: { code: "000000" },
	code_effacement: { code: "000000" },
	contribution_recue: { nature: "besoin", titre: HOSTILE },
	contribution_publiee: {
		nature: "projet",
		titre: HOSTILE,
		corrections: [{ champ: "description", avant: HOSTILE, apres: HOSTILE }],
		reponses: [HOSTILE_BILINGUE],
	},
	contribution_refusee: { nature: "besoin", titre: HOSTILE, motif: HOSTILE },
	complement_demande: { nature: "besoin", titre: HOSTILE, questions: HOSTILE },
	contribution_retiree: { nature: "besoin", titre: HOSTILE, motif: HOSTILE },
	retrait_maintenu: { nature: "projet", titre: HOSTILE, motif: HOSTILE },
	contribution_retablie: { nature: "projet", titre: HOSTILE, motif: HOSTILE },
	besoin_change_etat: {
		titre: HOSTILE_BILINGUE,
		etat: HOSTILE_BILINGUE,
		livraison: {
			projet: { nom: HOSTILE_BILINGUE },
			soutiens: 2,
			jours: 1,
			chemin: [{ etat: HOSTILE_BILINGUE, jour: "2026-02-28" }],
		},
	},
	besoin_reuni: {
		absorbe: HOSTILE_BILINGUE,
		garde: HOSTILE_BILINGUE,
		raison: { fr: HOSTILE, en: HOSTILE },
	},
	besoin_reuni_auteur: {
		absorbe: HOSTILE_BILINGUE,
		garde: HOSTILE_BILINGUE,
		raison: { fr: HOSTILE, en: HOSTILE },
	},
	offre_recue: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	offres_rappel: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	offre_acceptee: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
		adresse: HOSTILE,
	},
	offre_contact: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
		adresse: HOSTILE,
	},
	offre_declinee: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	offre_expiree: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	offre_retiree: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	place_a_renouveler: {
		besoin: HOSTILE_BILINGUE,
		place: HOSTILE_BILINGUE,
	},
	referent_nomme: { besoin: HOSTILE_BILINGUE },
	besoin_bilan: { besoin: HOSTILE_BILINGUE },
	etape: {
		besoin: HOSTILE_BILINGUE,
		titre: HOSTILE_BILINGUE,
		texte: HOSTILE_BILINGUE,
	},
	signalement_traite: {
		titre: HOSTILE_BILINGUE,
		decision: "infonde",
		reponse: HOSTILE,
	},
	compte_suspendu: { motif: HOSTILE },
	suspension_levee: { motif: HOSTILE },
	role_change: { role: HOSTILE_BILINGUE },
	jeton_cree: {
		nom: HOSTILE,
		prefixe: HOSTILE,
		autres: [{ nom: HOSTILE, prefixe: HOSTILE }],
	},
	jeton_fin: { nom: HOSTILE, prefixe: HOSTILE, fin: "2027-03-01" },
	bilan_moderation: { propositions: 1, jours: 0, signalements: 2, lettres: 3 },
	compte_inactif: {},
	suspensions_nombreuses: { compte: 1, nombre: 6 },
	codes_plafond: { plafond: 1 },
	codes_pause: { nombre: 50, connu: true, passage: null },
	connexion_nouvelle: {
		le: "2026-12-31T22:59:59.999Z",
		appareil: { navigateur: HOSTILE, systeme: HOSTILE },
	},
	identite_externe: { emetteur: HOSTILE, liee: false },
	cle_ajoutee: { nom: HOSTILE },
	cles_retirees: { restantes: 0 },
	code_secours_utilise: { restants: 0 },
	cle_exigee: { des_le: "2027-01-01" },
};
