/** How figures are told so that nobody shows in them. */
import {
	type Periode,
	SEUIL_ANONYMAT,
	type Statistiques,
	type TrancheDelai,
} from "./schema.ts";

type Comptee = { readonly nombre: number };

/**
 * Neighbours joined until each stands for enough people. What is left at the
 * end joins the last one; too few in all are not told.
 */
function regrouper<T extends Comptee>(
	cellules: readonly T[],
	joindre: (premiere: T, seconde: T) => T,
): T[] {
	const groupes: T[] = [];
	let attente: T | undefined;
	for (const cellule of cellules) {
		attente = attente ? joindre(attente, cellule) : cellule;
		if (attente.nombre < SEUIL_ANONYMAT) continue;
		groupes.push(attente);
		attente = undefined;
	}
	const dernier = groupes.pop();
	if (!dernier) return [];
	return [...groupes, attente ? joindre(dernier, attente) : dernier];
}

/** Whole months that follow each other, joined where too few people acted. */
export function regrouperMois(mois: readonly Periode[]): Periode[] {
	return regrouper(mois, (premiere, seconde) => ({
		du: premiere.du,
		au: seconde.au,
		nombre: premiere.nombre + seconde.nombre,
	}));
}

/** Ranges of delays that follow each other, joined likewise. */
export function regrouperDelais(
	tranches: readonly TrancheDelai[],
): TrancheDelai[] {
	return regrouper(tranches, (premiere, seconde) => ({
		jours_min: premiere.jours_min,
		jours_max: seconde.jours_max,
		nombre: premiere.nombre + seconde.nombre,
	}));
}

type Refus = Statistiques["refus_par_motif"][number];

/** Reasons, the rare ones counted as another reason, most frequent first. */
export function regrouperRefus(refus: readonly Refus[]): Refus[] {
	const nommes = refus
		.filter(({ motif, nombre }) => motif !== "autre" && nombre > 0)
		.toSorted((a, b) => b.nombre - a.nombre);
	const total = refus.reduce((somme, { nombre }) => somme + nombre, 0);
	if (total < SEUIL_ANONYMAT) return [];
	const gardes = nommes.filter(({ nombre }) => nombre >= SEUIL_ANONYMAT);
	const reste = () => gardes.reduce((n, { nombre }) => n - nombre, total);
	// A few others must not be what is left when the rest is taken away.
	while (reste() > 0 && reste() < SEUIL_ANONYMAT) gardes.pop();
	const autres = reste();
	return autres === 0
		? gardes
		: [...gardes, { motif: "autre", nombre: autres }];
}

/** Running totals: what the periods reach, one after the other. */
export function cumuler(
	periodes: readonly Periode[],
): (Periode & { cumul: number })[] {
	let cumul = 0;
	return periodes.map((periode) => {
		cumul += periode.nombre;
		return { ...periode, cumul };
	});
}
