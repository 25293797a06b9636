import { OperatorError } from "#lib/platform/config/operator-error";
import { ajouterGroupe, retirerGroupe } from "#lib/vocabulaire/commands";
import { GROUPES_PAR_PAGE, listerGroupes } from "#lib/vocabulaire/queries";
import {
	GroupeEcrit,
	LANGUES_EQUIVALENCE,
	type LangueEquivalence,
} from "#lib/vocabulaire/schema";
import { type Commande, OPERATEUR } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

function langueDe(texte: string | undefined): LangueEquivalence | "" {
	return LANGUES_EQUIVALENCE.find((langue) => langue === texte) ?? "";
}

const lister: Commande = {
	nom: "vocabulaire lister",
	usage: "[--mot M] [--langue fr|en|fr-en]",
	effet: "liste les groupes de mots qui veulent dire la même chose",
	options: { mot: { type: "string" }, langue: { type: "string" } },
	choix: { langue: LANGUES_EQUIVALENCE },
	requises: [],
	arguments: [],
	async agir(saisie) {
		const filtre = {
			q: saisie.texte("mot") ?? "",
			langue: langueDe(saisie.texte("langue")),
		};
		const { groupes, total } = await listerGroupes({ ...filtre, page: 1 });
		for (let page = 2; groupes.length < total; page += 1) {
			const suite = await listerGroupes({ ...filtre, page });
			groupes.push(...suite.groupes);
			if (suite.groupes.length < GROUPES_PAR_PAGE) break;
		}
		return { resultat: { groupes }, succes: true };
	},
};

const ajouter: Commande = {
	nom: "vocabulaire ajouter",
	usage: "MOTS [--langue fr|en|fr-en]",
	effet:
		"ajoute un groupe de mots qui veulent dire la même chose : MOTS les sépare par des virgules, entre guillemets",
	options: { langue: { type: "string" } },
	choix: { langue: LANGUES_EQUIVALENCE },
	requises: [],
	arguments: ["MOTS"],
	async agir(saisie) {
		const ecrit = GroupeEcrit.safeParse({
			langue: saisie.texte("langue") ?? "fr",
			termes: saisie.arguments[0],
		});
		if (!ecrit.success)
			throw new OperatorError(
				"Ces mots sont vides, trop longs, ou contiennent un caractère de contrôle.",
			);
		const fait = await ajouterGroupe(OPERATEUR, ecrit.data);
		return { resultat: valeurOuRefus(fait), succes: true };
	},
};

const retirer: Commande = {
	nom: "vocabulaire retirer",
	usage: "ID",
	effet: "retire un groupe de mots, que « vocabulaire lister » nomme par ID",
	options: {},
	choix: {},
	requises: [],
	arguments: ["ID"],
	async agir(saisie) {
		const id = Number(saisie.arguments[0]);
		if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31)
			throw new OperatorError("ID est un nombre, que donne la liste.");
		const fait = await retirerGroupe(OPERATEUR, { id, vu: null });
		return { resultat: valeurOuRefus(fait), succes: true };
	},
};

export const COMMANDES_VOCABULAIRE: readonly Commande[] = [
	lister,
	ajouter,
	retirer,
];
