import type { ActeurCompte } from "#lib/platform/actor";
import { keysOf, pick } from "#lib/platform/contract/records";
import {
	conflit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { champsChanges } from "../edition/rules.ts";
import type { Modele, ModeleForme, ModeleVise } from "./schema.ts";

const DEJA_NOMME = conflit({
	fr: "Un autre modèle porte déjà ce nom.",
	en: "Another template already has this name.",
});

const PARTI = conflit({
	fr: "Quelqu’un a retiré ce modèle entre-temps : rien n’est enregistré.",
	en: "Someone has removed this template meanwhile: nothing is saved.",
});

const CHANGE = conflit({
	fr: "Quelqu’un a changé ce modèle depuis que vous l’avez ouvert : rien n’est enregistré. Rouvrez-le, puis reprenez.",
	en: "Someone has changed this template since you opened it: nothing is saved. Open it again, then go on.",
});

async function tenir(
	tx: Transaction,
	{ id, vu }: ModeleVise,
): Promise<Resultat<Modele>> {
	const [modele] = await tx.$queryRaw<Modele[]>(
		sql`SELECT id, nom, texte_fr, texte_en, modifie_le FROM modeles WHERE id = ${id} FOR UPDATE`,
	);
	if (!modele) return PARTI;
	if (vu !== null && vu !== modele.modifie_le.toISOString()) return CHANGE;
	return reussite(modele);
}

/**
 * Creates a template, or changes the one that is named; its earlier text stays in the
 * journal. Rejected for all but administrators, for a name that another one has, and when
 * somebody changed or removed it since it was seen.
 */
export async function enregistrerModele(
	acteur: ActeurCompte,
	{ id, vu, nom, texte_fr, texte_en }: ModeleForme,
): Promise<Resultat<{ id: number }>> {
	return actAs("admin", acteur, async (tx) => {
		const tenu = id === undefined ? null : await tenir(tx, { id, vu });
		if (tenu?.ok === false) return tenu;
		const ecrit = { nom, texte_fr, texte_en };
		const avant = tenu && pick(tenu.valeur, keysOf(ecrit));
		if (id !== undefined && champsChanges(avant ?? {}, ecrit).length === 0)
			return reussite({ id });
		const [garde] = await tx.$queryRaw<{ id: number }[]>(
			avant === null
				? sql`INSERT INTO modeles (nom, texte_fr, texte_en) VALUES (${nom}, ${texte_fr}, ${texte_en}) ON CONFLICT DO NOTHING RETURNING id`
				: sql`UPDATE modeles SET nom = ${nom}, texte_fr = ${texte_fr}, texte_en = ${texte_en},
				      modifie_le = greatest(clock_timestamp(), modifie_le + interval '1 ms')
				    WHERE id = ${id} AND NOT EXISTS (SELECT FROM modeles m WHERE m.nom = ${nom} AND m.id <> ${id}) RETURNING id`,
		);
		if (!garde) return DEJA_NOMME;
		await journaliser(tx, {
			acteur,
			acte: avant === null ? "creerModele" : "modifierModele",
			objet: "modele",
			objet_id: garde.id,
			...(avant === null ? {} : { avant }),
			apres: ecrit,
		});
		return reussite(garde);
	});
}

/** Removes a template; mails already written keep its words. Rejected in the same cases as a change. */
export async function retirerModele(
	acteur: ActeurCompte,
	vise: ModeleVise,
): Promise<Resultat<{ id: number }>> {
	return actAs("admin", acteur, async (tx) => {
		const tenu = await tenir(tx, vise);
		if (!tenu.ok) return tenu;
		const { id, modifie_le: _, ...avant } = tenu.valeur;
		await tx.$executeRaw(sql`DELETE FROM modeles WHERE id = ${id}`);
		await journaliser(tx, {
			acteur,
			acte: "retirerModele",
			objet: "modele",
			objet_id: id,
			avant,
		});
		return reussite({ id });
	});
}
