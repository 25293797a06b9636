import { classerBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import { translated } from "#lib/i18n/translated";
import type { Page, Resultat } from "#lib/platform/contract/result";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { Expand } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import { classerProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { comparerVocabulaires } from "#lib/vocabulaire/queries";
import {
	equivalents,
	equivalentsDesFautes,
	type Vocabulaire,
} from "#lib/vocabulaire/rules";
import type {
	Changement,
	Groupe,
	LangueEquivalence,
} from "#lib/vocabulaire/schema";
import type { Cote, Effet, Mouvement } from "./schema.ts";

/** The best answers that are compared. */
const MEILLEURS = 5;

function cote<T extends { readonly slug: string }>(
	page: Resultat<Page<Classe<T>>>,
	titre: (element: T) => Cote["meilleurs"][number]["titre"],
): Cote {
	if (!page.ok) throw new Error("a list without a cursor is never refused");
	const { total, elements } = page.valeur;
	return {
		total,
		meilleurs: elements.map(({ element }) => ({
			slug: element.slug,
			titre: titre(element),
		})),
	};
}

/** What a search of these words finds with a vocabulary, in each list. */
async function chercher(q: string, langue: Langue, vocabulaire: Vocabulaire) {
	const expand: Expand = async (mots, _langue, fautifs) =>
		fautifs
			? equivalentsDesFautes(vocabulaire, mots, fautifs, langue)
			: equivalents(vocabulaire, mots, langue);
	const limite = MEILLEURS;
	const [projets, besoins] = await Promise.all([
		classerProjets({ ...ProjetsQuery.parse({}), q, limite }, langue, expand),
		classerBesoins({ ...BesoinsQuery.parse({}), q, limite }, langue, expand),
	]);
	return {
		projet: cote(projets, (projet) => translated(projet, "nom", langue)),
		besoin: cote(besoins, (besoin) => translated(besoin, "titre", langue)),
	};
}

function estPareille(une: Cote, autre: Cote): boolean {
	const slugs = ({ meilleurs }: Cote) => meilleurs.map(({ slug }) => slug);
	return (
		une.total === autre.total &&
		JSON.stringify(slugs(une)) === JSON.stringify(slugs(autre))
	);
}

/** The languages of the pages whose searches read a group. */
function languesDe(langues: readonly LangueEquivalence[]): Langue[] {
	return LANGUES.filter((langue) =>
		langues.some((une) => une.includes(langue)),
	);
}

async function comparer(
	mot: string,
	langue: Langue,
	{ avant, apres }: { avant: Vocabulaire; apres: Vocabulaire },
): Promise<Mouvement[]> {
	const trouve = await chercher(mot, langue, avant);
	const trouvera = await chercher(mot, langue, apres);
	const natures = ["besoin", "projet"] as const;
	return natures.flatMap((nature) =>
		estPareille(trouve[nature], trouvera[nature])
			? []
			: [
					{
						mot,
						langue,
						nature,
						avant: trouve[nature],
						apres: trouvera[nature],
					},
				],
	);
}

/**
 * What a change would do to the searches of its words, of those that the group has now
 * too, on the present content: in the languages of the group, the other one being left
 * alone. Throws `TooBusy` when too many searches are in progress.
 */
export async function prevoirEffet(
	changement: Changement,
	present: Groupe | null,
): Promise<Effet> {
	const vocabulaires = await comparerVocabulaires(changement);
	const cotes = [present, changement.groupe].filter((un) => un !== null);
	const mots = [...new Set(cotes.flatMap(({ termes }) => termes))];
	const langues = languesDe(cotes.map(({ langue }) => langue));
	const mouvements: Mouvement[] = [];
	// One after the other: readers' searches go on beside them.
	for (const mot of mots)
		for (const langue of langues)
			mouvements.push(...(await comparer(mot, langue, vocabulaires)));
	const changes = new Set(mouvements.map(({ mot }) => mot));
	return { mouvements, inchanges: mots.filter((mot) => !changes.has(mot)) };
}
