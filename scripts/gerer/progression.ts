import type { BilanImport } from "#lib/platform/import/run";
import { monotonicMs } from "#lib/platform/runtime/clock";

const LARGEUR = 30;
const PERIODE_MS = 100;
/** Without a terminal, one line each time this share more is done. */
const PAS = 0.25;

/** The number and its noun, in the plural from two on. */
export function pluriel(n: number, un: string): string {
	return `${n} ${un}${n > 1 ? "s" : ""}`;
}

function ligne(part: number, { lus, refuses }: BilanImport): string {
	const pleins = Math.round(Math.min(part, 1) * LARGEUR);
	const barre = "█".repeat(pleins).padEnd(LARGEUR, "░");
	const pourcent = String(Math.floor(Math.min(part, 1) * 100)).padStart(3);
	const refus =
		refuses.length > 0 ? ` · ${pluriel(refuses.length, "refusé")}` : "";
	return `${barre} ${pourcent} % · ${pluriel(lus, "lu")}${refus}`;
}

/** Shows the progress of an import: a bar on a terminal, a few lines elsewhere. */
export function montrerProgression(sortie: NodeJS.WriteStream) {
	let dernierInstant = Number.NEGATIVE_INFINITY;
	let dernierePart = 0;
	return (part: number, bilan: BilanImport): void => {
		const fini = part >= 1;
		if (!sortie.isTTY) {
			if (part < dernierePart + PAS && !(fini && dernierePart < 1)) return;
			dernierePart = fini ? 1 : Math.floor(part / PAS) * PAS;
			sortie.write(`${ligne(part, bilan)}\n`);
			return;
		}
		const instant = monotonicMs();
		if (!fini && instant - dernierInstant < PERIODE_MS) return;
		dernierInstant = instant;
		sortie.write(`\r\u001b[2K${ligne(part, bilan)}`);
	};
}
