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
	},
	contribution_refusee: {
		nature: "projet",
		titre: TITRE,
		motif: "Ce projet figure déjà dans l’annuaire.",
		page: "/projets/bac-des-lilas",
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
	etape: {
		besoin: { fr: TITRE },
		titre: { fr: "Le bac est posé", en: "The bin is in place" },
		texte: { fr: TEXTE },
		page: "/besoins/un-bac-de-compostage#etape-2",
	},
	compte_suspendu: { motif: "Plusieurs comptes pour une seule personne." },
	suspension_levee: { motif: null },
	role_change: { role: { fr: "modérateur", en: "moderator" } },
	jeton_cree: {
		nom: "Carte du quartier",
		prefixe: "bc_7Qx2a",
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
};

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
	},
	contribution_refusee: { nature: "besoin", titre: HOSTILE, motif: HOSTILE },
	contribution_retiree: { nature: "besoin", titre: HOSTILE, motif: HOSTILE },
	retrait_maintenu: { nature: "projet", titre: HOSTILE, motif: HOSTILE },
	contribution_retablie: { nature: "projet", titre: HOSTILE, motif: HOSTILE },
	besoin_change_etat: { titre: HOSTILE_BILINGUE, etat: HOSTILE_BILINGUE },
	etape: {
		besoin: HOSTILE_BILINGUE,
		titre: HOSTILE_BILINGUE,
		texte: HOSTILE_BILINGUE,
	},
	compte_suspendu: { motif: HOSTILE },
	suspension_levee: { motif: HOSTILE },
	role_change: { role: HOSTILE_BILINGUE },
	jeton_cree: {
		nom: HOSTILE,
		prefixe: HOSTILE,
		autres: [{ nom: HOSTILE, prefixe: HOSTILE }],
	},
	bilan_moderation: { propositions: 1, jours: 0, signalements: 2, lettres: 3 },
	compte_inactif: {},
	suspensions_nombreuses: { compte: 1, nombre: 6 },
	codes_plafond: { plafond: 1 },
	codes_pause: { nombre: 50, connu: true, passage: null },
	connexion_nouvelle: {
		le: "2026-12-31T22:59:59.999Z",
		appareil: { navigateur: HOSTILE, systeme: HOSTILE },
	},
};
