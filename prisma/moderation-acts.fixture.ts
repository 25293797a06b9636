import { relirePhrase } from "#lib/moderation/bilans/commands";
import * as comptes from "#lib/moderation/comptes/commands";
import { traiterLot } from "#lib/moderation/comptes/commands";
import { listerLot } from "#lib/moderation/comptes/queries";
import { cleDuLot, type LotForme } from "#lib/moderation/comptes/schema";
import { demanderComplement } from "#lib/moderation/echanges/commands";
import {
	enregistrerModele,
	retirerModele,
} from "#lib/moderation/modeles/commands";
import { marquerVue } from "#lib/moderation/sans_relecture/commands";
import {
	oublierMot,
	surveillerMot,
} from "#lib/moderation/surveillance/commands";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/voisins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "./entries.fixture.ts";
import { acteurDeRole, slugNeuf } from "./moderation.fixture.ts";
import { actesDePlaces } from "./places.fixture.ts";

/** The acts on accounts, of requests to authors and of answer templates, for the test of the journal. */

/** What resembles what, and that an offer was read: they change nothing else, and are not in the journal. */
export const SANS_JOURNAL: readonly string[] = ["comparerFile", "ouvrirOffre"];

const modele = () => ({
	nom: slugNeuf(),
	texte_fr: "Où est-ce ?",
	texte_en: "Where is it?",
});

/** One project of the actor, as the page about an account sends it. */
async function lot(
	{ compte_id }: ActeurCompte,
	projet: () => Promise<string>,
): Promise<LotForme> {
	const slug = await projet();
	const fiches = (await listerLot(compte_id))
		.filter((entree) => entree.slug === slug)
		.map(cleDuLot);
	return { compte_id, geste: "quarantaine", motif: null, fiches };
}

/** `moi` is the actor; `projet` makes a project of theirs that awaits review. */
export function actesDeDemande(
	moi: () => ActeurCompte,
	projet: () => Promise<string>,
) {
	const demande = async () => {
		const slug = await projet();
		const { modifie_le } = await prisma().projet.findUniqueOrThrow({
			where: { slug },
		});
		const vu_le = modifie_le.toISOString();
		return { nature: "projet", slug, vu_le, texte: "Où est-ce ?" } as const;
	};
	return {
		demanderComplement: async () => {
			const forme = await demande();
			return () => demanderComplement(moi(), forme);
		},
		traiterLot: async () => {
			const forme = await lot(moi(), projet);
			return () => traiterLot(moi(), forme);
		},
		enregistrerModele: async () => {
			const ecrit = modele();
			return () => enregistrerModele(moi(), ecrit);
		},
		retirerModele: async () => {
			const cree = await enregistrerModele(moi(), modele());
			return () => retirerModele(moi(), cree.ok ? cree.valeur.id : 0);
		},
	};
}

/** Two public needs, as a merge names them. */
async function deuxBesoins() {
	const [absorbe, garde] = [slugNeuf(), slugNeuf()];
	await creerBesoin({ slug: absorbe });
	await creerBesoin({ slug: garde });
	const raison_fr = "Ils disent la même chose.";
	return { absorbe, garde, raison_fr, raison_en: "They say the same." };
}

/** The name of a sentence about a delivered need, which awaits review. */
async function phraseARelire(): Promise<string> {
	const { compte_id } = await acteurDeRole("membre");
	const besoin_id = await creerBesoin({ slug: slugNeuf(), statut: "livre" });
	const { id: jalon_id } = await prisma().jalon.create({
		data: { besoin_id, statut: "livre" },
	});
	await prisma().soutien.create({ data: { compte_id, besoin_id } });
	const { id } = await prisma().reponseBilan.create({
		data: {
			...{ compte_id, besoin_id, jalon_id, reponse: "non" },
			...{ phrase: "Il manque un hameau.", publique: true },
		},
	});
	return id;
}

function actesDeBilan(moi: () => ActeurCompte) {
	return {
		relirePhrase: async () => {
			const id = await phraseARelire();
			return () => relirePhrase(moi(), id, "publiee");
		},
	};
}

/** Merges of needs, their places, the offers of help and what is said of a delivery. `moi` is the actor. */
export function actesDuBesoin(moi: () => ActeurCompte) {
	return {
		...actesDePlaces(moi),
		reunirBesoins: async () => {
			const voulue = await deuxBesoins();
			return () => reunirBesoins(moi(), voulue);
		},
		separerBesoins: async () => {
			const voulue = await deuxBesoins();
			await reunirBesoins(moi(), voulue);
			return () => separerBesoins(moi(), voulue.absorbe);
		},
		...actesDeBilan(moi),
	};
}

/** `moi` is the actor. */
export function actesSurComptes(moi: () => ActeurCompte) {
	return {
		suspendreCompte: async () => {
			const { compte_id } = await acteurDeRole("membre");
			const decision = { suspendu: true, motif: null };
			return () => comptes.suspendreCompte(moi(), compte_id, decision);
		},
		changerRole: async () => {
			const { compte_id } = await acteurDeRole("membre");
			return () => comptes.changerRole(moi(), compte_id, "moderateur");
		},
		exigerCles: async () => {
			const sur = { ...moi(), preuve: "recente" } as const;
			return () => comptes.exigerCles(sur, { des_le: "2999-01-01" });
		},
	};
}

/** `moi` is an administrator; `projet` makes a project of that state. */
export function actesDeVigilance(
	moi: () => ActeurCompte,
	projet: (statut: "publie") => Promise<string>,
) {
	return {
		surveillerMot: async () => {
			const mot = slugNeuf();
			return () => surveillerMot(moi(), mot);
		},
		oublierMot: async () => {
			const fait = await surveillerMot(moi(), slugNeuf());
			return () => oublierMot(moi(), fait.ok ? fait.valeur.id : 0);
		},
		marquerVue: async () => {
			const slug = await projet("publie");
			await rows(
				sql`INSERT INTO cles_import (nature, source, source_id, projet_id, valeurs, sans_relecture, sans_relecture_le)
				    SELECT 'projet', 's', slug, id, '{}', 'publiee', now() FROM projets WHERE slug = ${slug}`,
			);
			const jusqua = "2999-01-01T00:00:00Z";
			return () => marquerVue(moi(), { geste: "toutes", vues: [], jusqua });
		},
	};
}
