import { aUnChantier } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { editer, reviser } from "#lib/contributions/revisions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
import {
	champInvalide,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import {
	arreterCourrielsEtape,
	cleEtape,
	corrigerCourrielsEtape,
	enfilerSelection,
	tenirCourrielsEtape,
} from "#lib/platform/mail/queue";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { donneesEtape } from "../avis/queries.ts";
import { modererBesoin } from "../commands.ts";
import { traductionsEditees } from "../edition/rules.ts";
import { DELAI_ETAPE_SECONDES, refusDeRole } from "../rules.ts";
import { tenirBesoin } from "../writes.ts";
import {
	ABONNES,
	CHANTIER_FERME,
	refusDeChantier,
	refusDuFutur,
} from "./queries.ts";
import type {
	BesoinTenu,
	Chantier,
	EtapeEcrite,
	SuiteEtape,
} from "./schema.ts";

/**
 * Sets the brief, the skills and the repository of a work space. They are
 * stored but hidden while the need's state does not open it (D2); the replaced
 * text is kept as an earlier version. Rejected for members, for an unknown
 * need, and, with both texts, when another text was saved since the version
 * `vu`.
 */
export async function definirChantier(
	acteur: ActeurCompte,
	slug: string,
	ecrit: Chantier,
	vu: number | null = null,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const texte = { objet: "chantier", objet_id: besoin.id, slug } as const;
		const { cahier, depot } = ecrit;
		const roles = [...new Set(ecrit.roles)];
		const { titre = null, description = null } = besoin.traductions.en ?? {};
		const data = {
			...{ cahier, depot, roles },
			traductions: traductionsEditees(["cahier"], ecrit, {
				titre,
				description,
			}),
		};
		const saisies = valeursDe({ ...ecrit, roles });
		const acte = "definirChantier";
		return editer(tx, acteur, acte, texte, { vu, saisies }, async (champs) => {
			await tx.besoin.update({ where: { id: besoin.id }, data });
			await journaliser(tx, acteur, acte, {
				...sur("besoin", besoin),
				avant: { roles: besoin.roles, depot: besoin.depot },
				apres: { champs, roles, depot },
			});
		});
	});
}

function colonnesDe(ecrite: EtapeEcrite) {
	return {
		...pick(ecrite, ["titre", "texte"]),
		jour: new Date(ecrite.jour),
		traductions: traductionsEditees(["titre", "texte"], ecrite),
	};
}

async function inserer(
	tx: Transaction,
	besoin: BesoinTenu,
	ecrite: EtapeEcrite,
): Promise<{ id: number; numero: number; deja: boolean }> {
	const { traductions, ...data } = colonnesDe(ecrite);
	const besoin_id = besoin.id;
	const deja = await tx.etape.findFirst({
		where: { besoin_id, ...data, traductions: { equals: traductions } },
		select: { id: true, numero: true },
	});
	if (deja) return { ...deja, deja: true };
	// Uses the counter, not the greatest number: the number of a removed step is
	// never reused.
	const numero = besoin.derniere_etape + 1;
	await tx.$executeRaw(
		sql`UPDATE besoins SET derniere_etape = ${numero}, modifie_le = clock_timestamp() WHERE id = ${besoin_id}`,
	);
	const { id } = await tx.etape.create({
		data: { besoin_id, numero, ...data, traductions },
		select: { id: true },
	});
	return { id, numero, deja: false };
}

type Ajout = { numero: number; destinataires: number };

async function ajouter(
	tx: Transaction,
	acteur: ActeurCompte,
	slug: string,
	etape: EtapeEcrite,
): Promise<Resultat<Ajout>> {
	const besoin = await tenirBesoin(tx, slug);
	if (!besoin) return INTROUVABLE;
	const ferme = refusDeChantier(besoin);
	if (ferme) return ferme;
	const { id, numero, deja } = await inserer(tx, besoin, etape);
	// A form that was sent twice: the first one told who supports the need.
	if (deja) return reussite({ numero, destinataires: 0 });
	const acte_id = await journaliser(tx, acteur, "ajouterEtape", {
		...sur("besoin", besoin),
		apres: { numero },
	});
	// One statement, whatever the number of recipients: exactly one mail each.
	const abonnes = ABONNES(sql`${besoin.id}`);
	const destinataires = await enfilerSelection(tx, abonnes, {
		gabarit: "etape",
		cle: cleEtape(id),
		delaiSecondes: DELAI_ETAPE_SECONDES,
		besoin_id: besoin.id,
		etape_id: id,
		acte_id,
		donnees: donneesEtape(besoin, { ...etape, numero }),
	});
	return reussite({ numero, destinataires });
}

async function ajouterAvecEtat(
	acteur: ActeurCompte,
	slug: string,
	etape: EtapeEcrite,
	{ statut, vu_le }: SuiteEtape & { readonly statut: StatutBesoin },
): Promise<Resultat<Ajout>> {
	if (!aUnChantier(statut)) return CHANTIER_FERME;
	const demande = { statut, projet: undefined, motif: null };
	const ajouts: Resultat<Ajout>[] = [];
	const fait = await modererBesoin(
		acteur,
		slug,
		demande,
		{ vu_le },
		async (tx) => {
			const ajout = await ajouter(tx, acteur, slug, etape);
			// Neither without the other.
			if (!ajout.ok) throw new Error(`the step was refused: ${ajout.refus}`);
			ajouts.push(ajout);
		},
	);
	// The last: a transaction may run several times.
	return fait.ok ? (ajouts.at(-1) ?? INTROUVABLE) : fait;
}

/**
 * Adds a step to the need's page with a permanent number, with the need's new
 * state if one is given, and queues its mail for each supporter who did not
 * refuse the need's mails, to be sent after `DELAI_ETAPE_SECONDES`: all in one
 * transaction, so that a crash neither loses nor repeats a mail. The same step
 * again changes nothing. Returns the
 * number and how many will be mailed. Rejected for members, for an unknown
 * need, for a date in the future unless it is meant, while the work space is
 * not open and would not be, and, with a state, when the need changed since it
 * was read.
 */
export async function ajouterEtape(
	acteur: ActeurCompte,
	slug: string,
	etape: EtapeEcrite,
	suite: Partial<SuiteEtape> = {},
): Promise<Resultat<Ajout>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const { statut = null, vu_le = null, futur = false } = suite;
	const date = refusDuFutur(etape.jour, futur);
	if (date) return date;
	return statut === null
		? inTransaction((tx) => ajouter(tx, acteur, slug, etape))
		: ajouterAvecEtat(acteur, slug, etape, { statut, vu_le, futur });
}

type EtapeTenue = { id: number; titre: string };

async function tenirEtape(
	tx: Transaction,
	besoin_id: number,
	numero: number,
): Promise<EtapeTenue | undefined> {
	const [etape] = await tx.$queryRaw<EtapeTenue[]>(
		sql`SELECT id, titre FROM etapes WHERE besoin_id = ${besoin_id} AND numero = ${numero} FOR UPDATE`,
	);
	return etape;
}

const texteDe = ({ id }: EtapeTenue, slug: string, numero: number) =>
	({ objet: "etape", objet_id: id, slug, numero }) as const;

/**
 * Updates a step under the same number, and its mails that are not being sent
 * yet; nobody else is mailed, and the replaced text is kept as an earlier
 * version. Returns how many will be mailed the corrected text, and for how many
 * the earlier text is being sent or was sent. Rejected for members, for an
 * unknown need or step, for a date in the future unless it is meant, and, with
 * both texts, when another text was saved since the version `vu`.
 */
export async function modifierEtape(
	acteur: ActeurCompte,
	slug: string,
	numero: number,
	etape: EtapeEcrite,
	vu: number | null = null,
	futur = false,
): Promise<Resultat<{ corriges: number; commences: number }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const date = refusDuFutur(etape.jour, futur);
		if (date) return date;
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const presente = await tenirEtape(tx, besoin.id, numero);
		if (!presente) return INTROUVABLE;
		const tenue = texteDe(presente, slug, numero);
		const ecrit = { vu, saisies: valeursDe(etape) };
		let courriels = { corriges: 0, commences: 0 };
		const acte = "modifierEtape";
		const fait = await editer(tx, acteur, acte, tenue, ecrit, async () => {
			await tx.etape.update({
				where: { id: presente.id },
				data: colonnesDe(etape),
			});
			courriels = await corrigerCourrielsEtape(
				tx,
				presente.id,
				donneesEtape(besoin, { ...etape, numero }),
			);
			await journaliser(tx, acteur, acte, {
				...sur("besoin", besoin),
				apres: { numero, ...courriels },
			});
		});
		return fait.ok ? reussite(courriels) : fait;
	});
}

const SANS_MOTIF = champInvalide(
	"motif",
	null,
	phrase("refus.chantier.sans_motif"),
);

/**
 * Deletes a step, keeps its text as an earlier version, and cancels its mails
 * that are not being sent yet; its number is not reused. The reason is kept in
 * the journal. Returns how many mails were stopped, and how many are being sent
 * or were sent. Rejected for members, for an unknown need or step, and without a
 * reason once a mail has left.
 */
export async function retirerEtape(
	acteur: ActeurCompte,
	slug: string,
	numero: number,
	motif: string | null = null,
): Promise<Resultat<{ annules: number; partis: number }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const etape = await tenirEtape(tx, besoin.id, numero);
		if (!etape) return INTROUVABLE;
		const courriels = await tenirCourrielsEtape(tx, etape.id);
		if (courriels.partis > 0 && motif === null) return SANS_MOTIF;
		const acte_id = await journaliser(tx, acteur, "retirerEtape", {
			...sur("besoin", besoin),
			avant: { numero, titre: etape.titre },
			apres: courriels,
			...(motif === null ? {} : { motif }),
		});
		await arreterCourrielsEtape(tx, etape.id, acte_id);
		const tenue = texteDe(etape, slug, numero);
		await reviser(tx, acteur, "retirerEtape", tenue, () =>
			tx.etape.delete({ where: { id: etape.id } }),
		);
		return reussite(courriels);
	});
}
