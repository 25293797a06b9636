/** One need and its people, run in the program and in the model at once. */
import { randomUUID } from "node:crypto";
import {
	ajouterEtape,
	modifierEtape,
	retirerEtape,
} from "#lib/moderation/chantier/commands";
import { modererBesoin } from "#lib/moderation/commands";
import { annulerActe } from "#lib/moderation/jugement/commands";
import {
	choisirEtapes,
	retirerSoutien,
	soutenirBesoin,
} from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { type Etat, Modele } from "./rules.fixture.ts";

/** Step of the clock: no multiple of it is within ten seconds of a delay. */
const PAS_SECONDES = 45;
const PERSONNES = 4;

export function verifier(vrai: boolean, quoi: string): asserts vrai {
	if (!vrai) throw new Error(quoi);
}

async function unCompte(role: "membre" | "moderateur"): Promise<ActeurCompte> {
	const courriel = `${randomUUID()}@exemple.test`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, role, valide_le: new Date(0) },
	});
	return { nature: "compte", compte_id: id, role };
}

/** One need, its people, the model beside it, and what the provider received. */
export class Vie {
	/** The texts that the provider accepted, by key. */
	readonly recus = new Map<string, string>();
	/** The key under which it accepted a notification for a person. */
	readonly appris = new Map<string, string>();
	readonly bilan = {
		gestes: 0,
		partis: 0,
		arretes: 0,
		corriges: 0,
		morts: 0,
	};
	readonly recit: string[] = [];

	readonly slug: string;
	readonly moi: ActeurCompte;
	readonly gens: readonly ActeurCompte[];
	readonly modele: Modele;
	readonly tirer: () => number;

	constructor(
		slug: string,
		moi: ActeurCompte,
		gens: readonly ActeurCompte[],
		modele: Modele,
		tirer: () => number,
	) {
		this.slug = slug;
		this.moi = moi;
		this.gens = gens;
		this.modele = modele;
		this.tirer = tirer;
	}

	static async ouvrir(tirer: () => number): Promise<Vie> {
		const slug = `m-${randomUUID()}`;
		const [moi, auteur] = [
			await unCompte("moderateur"),
			await unCompte("membre"),
		];
		const gens: ActeurCompte[] = [];
		for (let n = 0; n < PERSONNES; n += 1) gens.push(await unCompte("membre"));
		await prisma().besoin.create({
			data: {
				slug,
				titre: "Un besoin",
				description: "Quarante caractères au moins, et rien d’autre ici.",
				statut: "propose",
				auteur_id: auteur.compte_id,
			},
		});
		return new Vie(slug, moi, gens, new Modele(auteur.compte_id), tirer);
	}

	choix<T>(liste: readonly T[]): T {
		const choisi = liste[Math.floor(this.tirer() * liste.length)];
		verifier(choisi !== undefined, "nothing to choose from");
		return choisi;
	}

	async avancer(pas: number): Promise<void> {
		const secondes = pas * PAS_SECONDES;
		this.modele.t += secondes;
		await rows(
			sql`UPDATE journal SET le = le - make_interval(secs => ${secondes}) WHERE objet_slug = ${this.slug}`,
		);
		await rows(
			sql`UPDATE courriels SET disponible_le = disponible_le - make_interval(secs => ${secondes}),
			      bail_le = bail_le - make_interval(secs => ${secondes})
			    WHERE statut IN ('attente', 'envoi')`,
		);
	}

	async changer(apres: Exclude<Etat, "propose">): Promise<void> {
		const fait = await modererBesoin(this.moi, this.slug, {
			statut: apres,
			projet: undefined,
			motif: null,
		});
		verifier(fait.ok, `to ${apres} was refused`);
		this.modele.changer(apres);
	}

	async annuler(): Promise<void> {
		const [acte] = await rows<{ id: number }>(
			sql`SELECT id FROM journal WHERE objet_slug = ${this.slug} AND acte = 'changerStatutBesoin' ORDER BY id DESC LIMIT 1`,
		);
		if (!acte) return;
		const fait = await annulerActe(this.moi, acte.id);
		verifier(
			fait.ok === this.modele.peutAnnuler,
			`undoing answered ${fait.ok}`,
		);
		if (fait.ok) this.modele.annuler();
	}

	private etape(titre: string) {
		return {
			jour: "2026-03-01",
			titre,
			texte: `Du nouveau : ${titre}.`,
			titre_en: null,
			texte_en: null,
		};
	}

	async ajouterEtape(): Promise<void> {
		const titre = `Étape ${this.recit.length}`;
		const fait = await ajouterEtape(this.moi, this.slug, this.etape(titre));
		verifier(fait.ok === this.modele.estOuvert, "a step at the wrong time");
		if (!fait.ok) return;
		const avant = this.modele.attendus.length;
		const numero = this.modele.ajouterEtape(titre);
		const destinataires = this.modele.attendus.length - avant;
		verifier(
			fait.valeur.numero === numero &&
				fait.valeur.destinataires === destinataires,
			`a step to ${fait.valeur.destinataires} instead of ${destinataires}`,
		);
	}

	async corrigerEtape(): Promise<void> {
		if (this.modele.etapes.length === 0) return;
		const { numero } = this.choix(this.modele.etapes);
		const titre = `Corrigée ${this.recit.length}`;
		const fait = await modifierEtape(
			this.moi,
			this.slug,
			numero,
			this.etape(titre),
		);
		const attendu = this.modele.corrigerEtape(numero, titre);
		const dit = fait.ok ? fait.valeur : fait;
		verifier(
			JSON.stringify(dit) === JSON.stringify(attendu),
			`corrected: ${JSON.stringify(dit)} instead of ${JSON.stringify(attendu)}`,
		);
		this.bilan.corriges += attendu.corriges;
	}

	async retirerEtape(): Promise<void> {
		if (this.modele.etapes.length === 0) return;
		const { numero } = this.choix(this.modele.etapes);
		const fait = await retirerEtape(this.moi, this.slug, numero, "Essai.");
		const attendu = this.modele.retirerEtape(numero);
		const dit = fait.ok ? fait.valeur : fait;
		verifier(
			JSON.stringify(dit) === JSON.stringify(attendu),
			`taken out: ${JSON.stringify(dit)} instead of ${JSON.stringify(attendu)}`,
		);
	}

	async prendreParti(geste: "soutenir" | "delaisser"): Promise<void> {
		const qui = this.choix(this.gens);
		const acte = geste === "soutenir" ? soutenirBesoin : retirerSoutien;
		const fait = await acte(qui, this.slug);
		verifier(fait.ok === this.modele.estPublic, `${geste} at the wrong time`);
		if (fait.ok) this.modele[geste](qui.compte_id);
	}

	async choisir(geste: "refuser" | "accepter"): Promise<void> {
		const qui = this.choix(this.gens);
		const soutient = this.modele.soutiens.has(qui.compte_id);
		const fait = await choisirEtapes(qui, this.slug, geste === "accepter");
		verifier(fait.ok === soutient, `${geste} at the wrong time`);
		if (fait.ok) this.modele[geste](qui.compte_id);
	}
}
