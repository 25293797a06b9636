import { changerAdresse, creerCompte } from "#lib/comptes/commands";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { trouverCompte } from "#lib/comptes/queries";
import { fermerSessionsDe } from "#lib/comptes/sessions/commands";
import { ROLES } from "#lib/platform/actor";
import { OperatorError } from "#lib/platform/config/operator-error";
import { type Commande, OPERATEUR } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

const INCONNU =
	"Aucun compte n’a cette adresse : créez-le par gerer compte creer.";
const NOM_DE_JETON = "Ligne de commande";

const texte = { type: "string" } as const;

const compteCreer: Commande = {
	nom: "compte creer",
	usage: `--courriel A [--nom N] [--role ${ROLES.join("|")}] [--lever-barrage]`,
	effet:
		"crée un compte, confirmé, ou change son nom et son rôle ; --lever-barrage admet une adresse suspendue puis effacée",
	options: {
		courriel: texte,
		nom: texte,
		role: texte,
		"lever-barrage": { type: "boolean" },
	},
	choix: { role: ROLES },
	requises: ["courriel"],
	arguments: [],
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
		return { resultat: valeurOuRefus(compte), succes: true };
	},
};

const compteAdresse: Commande = {
	nom: "compte adresse",
	usage: "--courriel A --nouvelle B",
	effet:
		"change l’adresse d’un compte dont la boîte est perdue ; ses sessions et ses jetons sont coupés",
	options: { courriel: texte, nouvelle: texte },
	choix: {},
	requises: ["courriel", "nouvelle"],
	arguments: [],
	async agir(saisie) {
		const compte = await changerAdresse(OPERATEUR, {
			courriel: saisie.texte("courriel") ?? "",
			nouvelle: saisie.texte("nouvelle") ?? "",
		});
		return { resultat: valeurOuRefus(compte, INCONNU), succes: true };
	},
};

const jetonCreer: Commande = {
	nom: "jeton creer",
	usage: "--courriel A [--nom N]",
	effet: "crée un jeton d’accès à l’API et l’écrit, cette fois seulement",
	options: { courriel: texte, nom: texte },
	choix: {},
	requises: ["courriel"],
	arguments: [],
	async agir(saisie) {
		const compte_id = valeurOuRefus(
			await trouverCompte(saisie.texte("courriel") ?? ""),
			INCONNU,
		);
		const jeton = await creerJeton(OPERATEUR, {
			compte_id,
			nom: saisie.texte("nom") ?? NOM_DE_JETON,
		});
		return { resultat: valeurOuRefus(jeton, INCONNU), succes: true };
	},
};

const sessionFermer: Commande = {
	nom: "session fermer",
	usage: "--courriel A | --toutes",
	effet:
		"ferme les sessions d’un compte, ou toutes celles du site ; les jetons restent",
	options: { courriel: texte, toutes: { type: "boolean" } },
	choix: {},
	requises: [],
	arguments: [],
	async agir(saisie) {
		const courriel = saisie.texte("courriel");
		const toutes = saisie.drapeau("toutes");
		if (toutes === (courriel !== undefined))
			throw new OperatorError(
				"Dites de qui : --courriel A pour un compte, ou --toutes.",
			);
		const compte_id =
			courriel === undefined
				? null
				: valeurOuRefus(await trouverCompte(courriel), INCONNU);
		const sessions = valeurOuRefus(
			await fermerSessionsDe(OPERATEUR, compte_id),
			INCONNU,
		);
		return { resultat: { sessions }, succes: true };
	},
};

export const COMMANDES_COMPTES: readonly Commande[] = [
	compteCreer,
	compteAdresse,
	jetonCreer,
	sessionFermer,
];
