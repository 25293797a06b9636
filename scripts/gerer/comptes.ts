import { changerAdresse, creerCompte } from "#lib/comptes/commands";
import { COMPTES_PAR_PAGE, listerComptes } from "#lib/comptes/queries";
import { fermerSessionsDe } from "#lib/comptes/sessions/commands";
import { ROLES } from "#lib/platform/actor";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import {
	type Commande,
	ErreurUsage,
	type Issue,
	OPERATEUR,
	type Saisie,
} from "./commande.ts";
import {
	COMPTE_INCONNU,
	compteDesigne,
	controlerDesignation,
	DESIGNATION,
	nombreDe,
} from "./designation.ts";
import { valeurOuRefus } from "./refus.ts";

const compteCreer: Commande = {
	nom: "compte creer",
	usage: `--courriel A [--nom N] [--role ${ROLES.join("|")}] [--lever-barrage]`,
	effet:
		"crée un compte, confirmé, ou change son nom et son rôle ; --lever-barrage admet une adresse suspendue puis effacée",
	async agir(saisie) {
		const compte = await creerCompte(
			OPERATEUR,
			{
				courriel: saisie.texte("courriel") ?? "",
				nom: saisie.texte("nom"),
				role: saisie.texte("role"),
			},
			{ leve: saisie.drapeau("lever-barrage") },
		);
		return { resultat: valeurOuRefus(compte) };
	},
};

const compteAdresse: Commande = {
	nom: "compte adresse",
	usage: "--courriel A --nouvelle B",
	effet:
		"change l’adresse d’un compte dont la boîte est perdue ; ses sessions et ses jetons sont coupés",
	async agir(saisie) {
		const compte = await changerAdresse(OPERATEUR, {
			courriel: saisie.texte("courriel") ?? "",
			nouvelle: saisie.texte("nouvelle") ?? "",
		});
		return { resultat: valeurOuRefus(compte, COMPTE_INCONNU) };
	},
};

const compteLister: Commande = {
	nom: "compte lister",
	usage: `[--role ${ROLES.join("|")}] [--suspendus] [--mot M] [--page N] [--adresses]`,
	effet: `liste les comptes, ${COMPTES_PAR_PAGE} par page, les plus anciens d’abord ; --mot cherche dans l’adresse et le nom ; adresses et noms ne sont écrits qu’avec --adresses`,
	exemple: "compte lister --suspendus --adresses",
	controler: (saisie) => {
		nombreDe(saisie, "page");
	},
	async agir(saisie) {
		const page = nombreDe(saisie, "page") ?? 1;
		const { comptes, total } = await listerComptes(
			{
				role: saisie.parmi("role", ROLES) ?? null,
				suspendus: saisie.drapeau("suspendus"),
				mot: saisie.texte("mot") ?? null,
			},
			page,
		);
		const montres = saisie.drapeau("adresses")
			? comptes
			: comptes.map(({ courriel: _, nom: __, ...reste }) => reste);
		const pages = Math.max(1, Math.ceil(total / COMPTES_PAR_PAGE));
		return { resultat: { comptes: montres, total, page, pages } };
	},
};

async function moderer(saisie: Saisie, suspendu: boolean): Promise<Issue> {
	const compte_id = await compteDesigne(saisie);
	const motif = saisie.texte("motif") ?? null;
	// Half a second of loading, which the other commands do without.
	const [{ suspendreCompte }, { CompteModeration }] = await Promise.all([
		import("#lib/moderation/comptes/commands"),
		import("#lib/moderation/schema"),
	]);
	const lu = validateRequest(
		{ body: CompteModeration },
		{ body: { suspendu, motif } },
	);
	if (!lu.ok) return valeurOuRefus(invalide(...lu.detail));
	// Done already, a reason would be lost.
	const repete = lu.value.body.motif === null ? "accepte" : "refuse";
	valeurOuRefus(
		await suspendreCompte(OPERATEUR, compte_id, lu.value.body, repete),
		COMPTE_INCONNU,
	);
	return { resultat: { id: compte_id, suspendu } };
}

const MODERATION = {
	usage: `${DESIGNATION} [--motif M]`,
	controler: controlerDesignation,
};

const compteSuspendre: Commande = {
	...MODERATION,
	nom: "compte suspendre",
	effet:
		"suspend un compte : sessions et jetons coupés, le motif lui est écrit, comme dans l’espace de modération",
	exemple: 'compte suspendre --compte 12 --motif "Publicité répétée."',
	agir: (saisie) => moderer(saisie, true),
};

const compteLever: Commande = {
	...MODERATION,
	nom: "compte lever",
	effet: "lève la suspension d’un compte, et le lui écrit",
	agir: (saisie) => moderer(saisie, false),
};

const sessionFermer: Commande = {
	nom: "session fermer",
	usage: `${DESIGNATION} | --toutes`,
	effet:
		"ferme les sessions d’un compte, ou toutes celles du site ; les jetons restent",
	controler(saisie) {
		const designe = saisie.texte("courriel") ?? saisie.texte("compte");
		if (!saisie.drapeau("toutes")) controlerDesignation(saisie);
		else if (designe !== undefined)
			throw new ErreurUsage("--toutes ne va pas avec un compte");
	},
	async agir(saisie) {
		const compte_id = saisie.drapeau("toutes")
			? null
			: await compteDesigne(saisie);
		const sessions = valeurOuRefus(
			await fermerSessionsDe(OPERATEUR, compte_id),
			COMPTE_INCONNU,
		);
		return { resultat: { sessions } };
	},
};

const cleRetirer: Commande = {
	nom: "cle retirer",
	usage: DESIGNATION,
	effet:
		"retire les clés d’accès et les codes de secours d’un compte qui les a perdus, et ferme ses sessions",
	controler: controlerDesignation,
	async agir(saisie) {
		const { retirerClesDe } = await import("#lib/comptes/cles/commands");
		const cles = valeurOuRefus(
			await retirerClesDe(OPERATEUR, await compteDesigne(saisie)),
			"Ce compte n’a pas de clé d’accès.",
		);
		return { resultat: { cles } };
	},
};

export const COMMANDES: readonly Commande[] = [
	compteLister,
	compteCreer,
	compteAdresse,
	compteSuspendre,
	compteLever,
	sessionFermer,
	cleRetirer,
];
