/**
 * Two moderators who edit the same texts at random, on forms that they leave
 * open for long: every acknowledged save is found, in the current text or in
 * the history, and no text is overwritten unseen.
 */

import { lireTexteTenu } from "#lib/contributions/revisions/queries";
import { retirerEtape } from "#lib/moderation/chantier/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { monotonicMs } from "#lib/platform/runtime/clock";
import {
	estPareil,
	type ValeursEditees,
} from "#lib/platform/text/three-way-merge";
import { type Sujet, texteLong } from "#prisma/edited.fixture";
import { hasard } from "../courriels/provider.ts";
import { ditsParLesPages } from "./pages.fixture.ts";

/** An acknowledged save: the text it made, and the fields it meant to change. */
type Enregistrement = {
	readonly sujet: Sujet;
	readonly valeurs: ValeursEditees;
	readonly champs: readonly string[];
};

type Bilan = {
	enregistres: number;
	conflits: number;
	/** Acknowledged saves that neither the text nor its history contains. */
	perdus: string[];
	/** Earlier texts that the pages of versions do not show. */
	introuvables: string[];
	/** Saves that changed a field which they did not mean to change. */
	ecrases: string[];
};

/** Minimum number of saves of a run, however long it takes. */
export const ENREGISTRES_MIN = 20;

type Formulaire = { vu: number; valeurs: ValeursEditees; champs: string[] };

/** The same key for equivalent texts, as `estPareil` compares each field. */
function cleDe(valeurs: ValeursEditees): string {
	const dits = Object.entries(valeurs)
		.map(([champ, liste]) => [champ, liste.filter(Boolean).sort()] as const)
		.filter(([, liste]) => liste.length > 0);
	return JSON.stringify(dits.sort());
}

/** Random draws, the same for the same seed. */
function tirages(graine: number) {
	const suivant = hasard(graine);
	return {
		sur: (nombre: number) => Math.floor(suivant() * nombre) === 0,
		parmi: <T>(liste: readonly [T, ...T[]]): T =>
			liste[Math.floor(suivant() * liste.length)] ?? liste[0],
	};
}

type Tirages = ReturnType<typeof tirages>;

/** One moderator: opens forms, types, saves some at once and some much later. */
async function travailler(
	moi: ActeurCompte,
	nom: string,
	sujets: readonly [Sujet, ...Sujet[]],
	tirer: Tirages,
	{ fin, bilan, notes }: { fin: number; bilan: Bilan; notes: Enregistrement[] },
): Promise<void> {
	const ouverts = new Map<Sujet, Formulaire>();
	let numero = 0;
	const ecrire = ({ champs, ...formulaire }: Formulaire, sujet: Sujet) => {
		const choisis = tirer.sur(2) ? sujet.champs : [tirer.parmi(sujet.champs)];
		const dits = choisis.map((champ) => {
			numero += 1;
			return [champ, [texteLong(`${nom} ${numero}`)]] as const;
		});
		return {
			...formulaire,
			valeurs: { ...formulaire.valeurs, ...Object.fromEntries(dits) },
			champs: [...new Set([...champs, ...choisis])],
		};
	};
	const enregistrer = async (sujet: Sujet, formulaire: Formulaire) => {
		const { valeurs, vu, champs } = formulaire;
		const fait: Resultat<unknown> = await sujet.enregistrer(moi, valeurs, vu);
		if (fait.ok) {
			bilan.enregistres += 1;
			notes.push({ sujet, valeurs, champs });
			ouverts.delete(sujet);
			return;
		}
		// Removed by the other moderator.
		if (fait.refus === "introuvable") return;
		if (fait.refus !== "conflit" || !fait.ecart)
			throw new Error(`refused: ${JSON.stringify(fait)}`);
		bilan.conflits += 1;
		// With the other's save shown, the moderator continues in the same form,
		// now or later.
		const suite = { champs, vu: fait.ecart.vu, valeurs: fait.ecart.valeurs };
		ouverts.set(sujet, suite);
	};
	// On a slow machine, the duration alone would prove little.
	const estAssez = () =>
		bilan.enregistres >= ENREGISTRES_MIN && bilan.conflits > 0;
	while (monotonicMs() < fin || !estAssez()) {
		const sujet = tirer.parmi(sujets);
		const ouvert = ouverts.get(sujet);
		if (!ouvert) {
			const lu = await sujet.ouvrir();
			// Removed by a moderator: there is no form to open.
			if (Object.keys(lu.valeurs).length > 0)
				ouverts.set(sujet, ecrire({ ...lu, champs: [] }, sujet));
		} else if (tirer.sur(3)) ouverts.set(sujet, ecrire(ouvert, sujet));
		else await enregistrer(sujet, ouvert);
		if (tirer.sur(20)) await oter(moi, sujet);
	}
}

/** Removes a step. */
async function oter(moi: ActeurCompte, { objet, slug }: Sujet): Promise<void> {
	if (objet === "etape") await retirerEtape(moi, slug, 1);
}

/** Every version of a text, oldest first, the current one last, and the act that replaced each. */
async function versionsDe({ objet, id }: Sujet): Promise<ValeursEditees[]> {
	const gardees = await rows<{ valeurs: ValeursEditees }>(
		sql`SELECT valeurs FROM revisions WHERE objet = ${objet} AND objet_id = ${id} ORDER BY id`,
	);
	const presente = await inTransaction((tx) => lireTexteTenu(tx, objet, id));
	return [...gardees.map(({ valeurs }) => valeurs), presente];
}

async function verifier(
	sujet: Sujet,
	notes: readonly Enregistrement[],
	bilan: Bilan,
): Promise<void> {
	const versions = await versionsDe(sujet);
	const siennes = notes.filter((autre) => autre.sujet === sujet);
	const dits = await ditsParLesPages(sujet, versions.at(-1) ?? {});
	for (const version of [
		...versions,
		...siennes.map(({ valeurs }) => valeurs),
	]) {
		const dit = sujet.champs.map((champ) => (version[champ] ?? []).join(", "));
		if (!dits.has(JSON.stringify(dit)))
			bilan.introuvables.push(`${sujet.objet} ${dit.join(" / ")}`);
	}
	const rangs = Map.groupBy(versions.keys(), (rang) =>
		cleDe(versions[rang] ?? {}),
	);
	/** Whether a version contains what was saved, with the other fields of the version before it unchanged. */
	const convient = ({ champs, valeurs }: Enregistrement, cle: string) =>
		(rangs.get(cle) ?? []).some((rang) => {
			const avant = versions[rang - 1];
			return (
				!avant ||
				Object.keys(avant)
					.filter((champ) => !champs.includes(champ))
					.every((champ) => estPareil(avant[champ], valeurs[champ]))
			);
		});
	for (const [cle, pareilles] of Map.groupBy(siennes, ({ valeurs }) =>
		cleDe(valeurs),
	)) {
		const dits = pareilles.map(
			({ valeurs }) => `${sujet.objet} ${JSON.stringify(valeurs)}`,
		);
		if (!rangs.has(cle)) bilan.perdus.push(...dits);
		// Saving what the other has just saved changes nothing: the version belongs
		// to the other.
		else if (!pareilles.some((note) => convient(note, cle)))
			bilan.ecrases.push(...dits);
	}
}

/** Runs both moderators at the same time for the given duration, then looks for every acknowledged save. */
export async function eprouverEditions(
	[un, deux]: readonly [ActeurCompte, ActeurCompte],
	sujets: readonly [Sujet, ...Sujet[]],
	graine: number,
	dureeMs: number,
): Promise<Bilan> {
	const bilan: Bilan = {
		...{ enregistres: 0, conflits: 0 },
		...{ perdus: [], ecrases: [], introuvables: [] },
	};
	const notes: Enregistrement[] = [];
	const commun = { fin: monotonicMs() + dureeMs, bilan, notes };
	await Promise.all([
		travailler(un, "un", sujets, tirages(graine), commun),
		travailler(deux, "deux", sujets, tirages(graine + 1), commun),
	]);
	for (const sujet of sujets) await verifier(sujet, notes, bilan);
	return bilan;
}
