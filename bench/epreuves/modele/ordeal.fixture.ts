/**
 * Random lives of a need against the rules of its mails: changes of state,
 * steps, corrections, removals, undoings, supports and refusals, while two
 * workers send, fail and die. Each person gets exactly the mails that the rules
 * require, with the text as it was at the time of sending.
 */
import { rows, sql } from "#lib/platform/db/pool";
import { hasard } from "../courriels/provider.ts";
import { Vie, verifier } from "./life.fixture.ts";
import type { Etat } from "./rules.fixture.ts";
import { travailler } from "./workers.fixture.ts";

const GESTES = 30;
const PRISE_MAX = 1_000;

type BilanModele = {
	readonly sequences: number;
	readonly gestes: number;
	readonly partis: number;
	readonly arretes: number;
	readonly corriges: number;
	readonly morts: number;
};

async function vivre(vie: Vie): Promise<void> {
	const gestes: readonly [string, () => Promise<unknown>][] = [
		["soutenir", () => vie.prendreParti("soutenir")],
		["soutenir", () => vie.prendreParti("soutenir")],
		["délaisser", () => vie.prendreParti("delaisser")],
		["refuser", () => vie.choisir("refuser")],
		["accepter", () => vie.choisir("accepter")],
		["changer", () => vie.changer(mouvement(vie))],
		["changer", () => vie.changer(mouvement(vie))],
		["annuler", () => vie.annuler()],
		["annuler", () => vie.annuler()],
		["ajouter", () => vie.ajouterEtape()],
		["ajouter", () => vie.ajouterEtape()],
		["corriger", () => vie.corrigerEtape()],
		["corriger", () => vie.corrigerEtape()],
		["retirer", () => vie.retirerEtape()],
		["avancer", () => vie.avancer(1 + Math.floor(vie.tirer() * 3))],
		["avancer", () => vie.avancer(1 + Math.floor(vie.tirer() * 3))],
		["deux ouvriers", () => deuxOuvriers(vie)],
		["deux ouvriers", () => deuxOuvriers(vie)],
	];
	const [nom, faire] = vie.choix(gestes);
	vie.recit.push(nom);
	vie.bilan.gestes += 1;
	await faire();
}

function mouvement(vie: Vie): Exclude<Etat, "propose"> {
	const vers = vie.choix(vie.modele.mouvements);
	verifier(vers !== "propose", "nothing leads back to propose");
	return vers;
}

async function deuxOuvriers(vie: Vie): Promise<void> {
	const prises = [1, 1].map((un) => un + Math.floor(vie.tirer() * 3));
	await travailler(vie, prises);
}

/** Sends everything that can still be sent; then checks that exactly the due mails were sent. */
async function finir(vie: Vie): Promise<void> {
	await vie.avancer(6);
	await travailler(vie, [PRISE_MAX], true);
	const partis = vie.modele.attendus.filter(({ sort }) => sort === "parti");
	const arretes = vie.modele.attendus.filter(({ sort }) => sort === "arrete");
	verifier(
		partis.length + arretes.length === vie.modele.attendus.length,
		"somebody is still owed a mail",
	);
	const cles = new Set(partis.map(({ cle }) => cle));
	verifier(cles.size === partis.length, "two mails under one key");
	const restes = await rows(
		sql`SELECT 1 FROM courriels WHERE statut IN ('attente', 'envoi')`,
	);
	verifier(restes.length === 0, "the queue is not empty");
	vie.bilan.partis = partis.length;
	vie.bilan.arretes = arretes.length;
}

/** Runs `sequences` lives on the database of this process, whose queue must be empty. Throws, with its history, at the first that breaks the rules. */
export async function eprouverModele(
	sequences: number,
	graine: number,
): Promise<BilanModele> {
	const somme = {
		...{ gestes: 0, partis: 0, arretes: 0 },
		...{ corriges: 0, morts: 0 },
	};
	for (let n = 0; n < sequences; n += 1) {
		const vie = await Vie.ouvrir(hasard(graine + n));
		try {
			await vie.changer("publie");
			for (let geste = 0; geste < GESTES; geste += 1) await vivre(vie);
			await finir(vie);
		} catch (error) {
			throw new Error(
				`seed ${graine + n}: ${error instanceof Error ? error.message : error} (${vie.recit.join(", ")})`,
				{ cause: error },
			);
		}
		somme.gestes += vie.bilan.gestes;
		somme.partis += vie.bilan.partis;
		somme.arretes += vie.bilan.arretes;
		somme.corriges += vie.bilan.corriges;
		somme.morts += vie.bilan.morts;
	}
	return { sequences, ...somme };
}
