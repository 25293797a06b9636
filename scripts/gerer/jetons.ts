import {
	creerJeton,
	revoquerJeton,
	revoquerJetonsDe,
} from "#lib/comptes/jetons/commands";
import { listerJetons } from "#lib/comptes/jetons/queries";
import { TAGS, type Tag } from "#lib/platform/contract/endpoint";
import {
	type Commande,
	ErreurUsage,
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

const NOM_DE_JETON = "Ligne de commande";

function porteesDe(saisie: Saisie): { portees?: readonly Tag[] } {
	const dites = saisie.texte("portees");
	if (dites === undefined) return {};
	const portees = dites.split(",").map((dite) => {
		const portee = TAGS.find((tag) => tag === dite.trim());
		if (!portee)
			throw new ErreurUsage(`--portees : ${TAGS.join(", ")}, et rien d’autre`);
		return portee;
	});
	return { portees };
}

/** Ten years at most: a token for longer is one without an end. */
const JOURS_MAX = 3_650;

function joursDe(saisie: Saisie): number | null {
	const jours = nombreDe(saisie, "jours") ?? null;
	if (jours !== null && jours > JOURS_MAX)
		throw new ErreurUsage(`--jours : ${JOURS_MAX} au plus`);
	return jours;
}

const jetonCreer: Commande = {
	nom: "jeton creer",
	usage: `${DESIGNATION} [--nom N] [--portees A,B] [--jours N]`,
	effet:
		"crée un jeton d’accès à l’API et l’écrit, cette fois seulement ; --portees : lecture, participation, administration ; sinon toutes celles du rôle ; --jours : sans fin sinon",
	controler: controlerDesignation,
	async agir(saisie) {
		const jeton = await creerJeton(OPERATEUR, {
			compte_id: await compteDesigne(saisie),
			nom: saisie.texte("nom") ?? NOM_DE_JETON,
			...porteesDe(saisie),
			jours: joursDe(saisie),
		});
		return { resultat: valeurOuRefus(jeton, COMPTE_INCONNU) };
	},
};

const jetonLister: Commande = {
	nom: "jeton lister",
	usage: DESIGNATION,
	effet:
		"liste les jetons d’un compte : numéro, nom, début, dernier jour d’usage ; jamais le jeton lui-même",
	controler: controlerDesignation,
	async agir(saisie) {
		const jetons = await listerJetons(await compteDesigne(saisie));
		return { resultat: { jetons } };
	},
};

function controlerRevocation(saisie: Saisie): void {
	const jeton = nombreDe(saisie, "jeton");
	const designe = saisie.texte("courriel") ?? saisie.texte("compte");
	if ((jeton === undefined) !== saisie.drapeau("tous"))
		throw new ErreurUsage("Dites lequel : --jeton ID, ou --tous et un compte");
	if (jeton === undefined) controlerDesignation(saisie);
	else if (designe !== undefined)
		throw new ErreurUsage("--jeton ID ne va pas avec un compte");
}

const jetonRevoquer: Commande = {
	nom: "jeton revoquer",
	usage: `--jeton ID | --tous (${DESIGNATION})`,
	effet:
		"révoque un jeton, que « jeton lister » nomme par ID, ou tous ceux d’un compte : aucun appel n’est plus accepté avec eux",
	exemple: "jeton revoquer --tous --courriel quelqu-un@example.org",
	controler: controlerRevocation,
	async agir(saisie) {
		const jeton = nombreDe(saisie, "jeton");
		const revoques = valeurOuRefus(
			jeton === undefined
				? await revoquerJetonsDe(OPERATEUR, await compteDesigne(saisie))
				: await revoquerJeton(OPERATEUR, jeton),
			jeton === undefined
				? COMPTE_INCONNU
				: "Aucun jeton n’a ce numéro : « jeton lister » les donne.",
		);
		return { resultat: { revoques } };
	},
};

export const COMMANDES: readonly Commande[] = [
	jetonLister,
	jetonCreer,
	jetonRevoquer,
];
