/**
 * Which figures of the answers may be public. Each part counts `SEUIL_ANONYMAT` people, and so
 * does every difference between two figures: neither one figure, nor two of them read on
 * two days, tells what a few people answered.
 */

import { texts } from "#lib/i18n/texts";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { filled } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import {
	type Bilan,
	type BilanLu,
	type BilanPublie,
	type NombresBilan,
	REPONSES_BILAN,
	type ReponseBilan,
	VUES_BILAN,
	type VueBilan,
} from "./schema.ts";

/** The parts of each view, the most detailed view first. */
const PARTS: Readonly<Record<VueBilan, readonly (readonly ReponseBilan[])[]>> =
	{
		detail: [["oui"], ["en_partie"], ["non"]],
		oui: [["oui"], ["en_partie", "non"]],
		non: [["oui", "en_partie"], ["non"]],
		tout: [["oui", "en_partie", "non"]],
	};

function somme(nombres: NombresBilan, reponses: readonly ReponseBilan[]) {
	return reponses.reduce((total, une) => total + nombres[une], 0);
}

/** A sum of parts of figures: how often it counts each answer, and what it comes to. */
type Calcul = {
	readonly fois: Readonly<Record<ReponseBilan, number>>;
	readonly nombre: number;
};

const RIEN: Calcul = { fois: { oui: 0, en_partie: 0, non: 0 }, nombre: 0 };

/** All that adding and subtracting the parts of a figure gives, each part once at most. */
function calculs({ vue, ...nombres }: BilanPublie, signes: readonly number[]) {
	let faits = [RIEN];
	for (const reponses of PARTS[vue]) {
		const nombre = somme(nombres, reponses);
		faits = faits.flatMap((un) =>
			signes.map((signe) => {
				const fois = filled(
					REPONSES_BILAN,
					(une) => un.fois[une] + (reponses.includes(une) ? signe : 0),
				);
				return { fois, nombre: un.nombre + signe * nombre };
			}),
		);
	}
	return faits;
}

/** The answers that a sum over two figures counts once each; null for a sum that stands for no set of answers. */
function comptees(un: Calcul, autre: Calcul): ReponseBilan[] | null {
	const fois = (une: ReponseBilan) => un.fois[une] + autre.fois[une];
	return REPONSES_BILAN.every((une) => fois(une) === 0 || fois(une) === 1)
		? REPONSES_BILAN.filter((une) => fois(une) === 1)
		: null;
}

/** Whether the same answers, counted in both figures, moved by a few. */
function bougePeu(un: BilanPublie, autre: BilanPublie): boolean {
	return calculs(un, [0, 1]).some((plus) =>
		calculs(autre, [0, -1]).some((moins) => {
			const ecart = Math.abs(plus.nombre + moins.nombre);
			const reste = comptees(plus, moins);
			return reste?.length === 0 && ecart > 0 && ecart < SEUIL_ANONYMAT;
		}),
	);
}

/** Whether some sum over both figures is the number, right and small, of people whose answers one of them hides. */
function devine(un: BilanPublie, autre: BilanPublie): boolean {
	const siens = calculs(un, [0, 1, -1]);
	const autres = calculs(autre, [0, 1, -1]);
	return siens.some((a) =>
		autres.some((b) => {
			const reponses = comptees(a, b);
			if (reponses === null || reponses.length === 0) return false;
			const nombre = a.nombre + b.nombre;
			return [un, autre].some((bilan) => {
				const vrai = somme(bilan, reponses);
				return vrai < SEUIL_ANONYMAT && vrai === nombre;
			});
		}),
	);
}

/** Whether both figures may be public, on the same day or on two: no arithmetic over both tells of fewer than `SEUIL_ANONYMAT` people. */
function sontCompatibles(un: BilanPublie, autre: BilanPublie): boolean {
	return !bougePeu(un, autre) && !devine(un, autre);
}

function nombreDeParts(vue: VueBilan | undefined): number {
	return vue === undefined ? 0 : PARTS[vue].length;
}

/** The views whose parts all count enough people, the most detailed first; none under `SEUIL_ANONYMAT` answers. */
function vuesPossibles(nombres: NombresBilan): VueBilan[] {
	return VUES_BILAN.filter((vue) =>
		PARTS[vue].every((reponses) => somme(nombres, reponses) >= SEUIL_ANONYMAT),
	);
}

/**
 * The figure to make public now, given all that were, and the one that is: the most
 * detailed of those that neither betray few people nor, subtracted from an earlier one,
 * do. Null when the one that is public stays.
 */
export function prochainBilan(
	nombres: NombresBilan,
	passes: readonly BilanPublie[],
	actuel: BilanPublie | null,
): BilanPublie | null {
	const vues = vuesPossibles(nombres);
	// Less detail than before only where the numbers allow no more.
	const parts = Math.min(nombreDeParts(actuel?.vue), nombreDeParts(vues[0]));
	for (const vue of vues) {
		if (nombreDeParts(vue) < parts) break;
		const bilan = { ...nombres, vue };
		if (!passes.every((passe) => sontCompatibles(bilan, passe))) continue;
		const change =
			actuel === null ||
			actuel.vue !== vue ||
			REPONSES_BILAN.some((une) => actuel[une] !== nombres[une]);
		return change ? bilan : null;
	}
	return null;
}

/** Whole per cents that add up to 100: the largest remainders are rounded up. */
function pourcentages(nombres: readonly number[]): number[] {
	const total = nombres.reduce((un, autre) => un + autre, 0);
	const exacts = nombres.map((nombre) => (100 * nombre) / total);
	const manque = exacts.reduce((reste, un) => reste - Math.floor(un), 100);
	const aArrondir = exacts
		.map((exact, rang) => ({ rang, reste: exact - Math.floor(exact) }))
		.toSorted((a, b) => b.reste - a.reste || a.rang - b.rang)
		.slice(0, manque)
		.map(({ rang }) => rang);
	return exacts.map(
		(exact, rang) => Math.floor(exact) + (aArrondir.includes(rang) ? 1 : 0),
	);
}

/** The figure as everybody reads it: its parts, and nothing of what they join. */
export function bilanDit({ vue, jour, ...nombres }: BilanLu): Bilan {
	const comptes = PARTS[vue].map((reponses) => ({
		reponses: [...reponses],
		nombre: somme(nombres, reponses),
	}));
	const parts = pourcentages(comptes.map(({ nombre }) => nombre));
	return {
		reponses: somme(nombres, REPONSES_BILAN),
		jour,
		parts: comptes.map((part, rang) => ({
			...part,
			pourcentage: parts[rang] ?? 0,
		})),
	};
}

/** Answers from which so few "yes" call for the need to be reopened, and the share under which they are few. */
export const REOUVERTURE_REPONSES = 20;
export const REOUVERTURE_PART = 0.5;

/** Whether so few say that it is solved that moderators are asked to look at it again. */
export function estARouvrir(nombres: NombresBilan): boolean {
	const total = somme(nombres, REPONSES_BILAN);
	return (
		total >= REOUVERTURE_REPONSES && nombres.oui / total < REOUVERTURE_PART
	);
}

const PARTS_DITES = [
	...REPONSES_BILAN,
	...(["oui_en_partie", "en_partie_non"] as const),
] as const;

/** The figure in one sentence: "61 answers: 74% solved, 18% in part, 8% no". */
export function phraseDuBilan(bilan: Bilan, langue: Langue): string {
	const t = texts(langue);
	const parts = bilan.parts.flatMap(({ reponses, pourcentage: n }) => {
		const part = PARTS_DITES.find((une) => une === reponses.join("_"));
		return part ? [t(`bilans.fiche.parts.${part}`, { n })] : [];
	});
	return parts.length === 0
		? t("bilans.fiche.seules", { n: bilan.reponses })
		: t("bilans.fiche.phrase", { n: bilan.reponses, parts: parts.join(", ") });
}
