import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser } from "#lib/platform/db/journal";
import { OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import { sql } from "#lib/platform/db/pool";
import { REPETITION_SURE_HEURES } from "#lib/platform/mail/leases";
import { annuler, relancer } from "#lib/platform/mail/queue";

const DEJA_PARTIS = conflit(phrase("refus.sante.deja_partis"));
const TOUJOURS_DIT = conflit(phrase("refus.sante.toujours_dit"));
const CONSENTEMENT = conflit(phrase("refus.sante.consentement"));

/** Acts on an account, whose owner is always mailed. */
const ACTES_TOUJOURS_DITS = ["suspendreCompte", "leverSuspension"];

const A_CONFIRMER = conflit(phrase("refus.sante.a_confirmer"));

/**
 * Cancels the mails of an act that are not being sent yet; the act itself
 * remains (D3). Rejected for members, for an unknown act, for an act on an
 * account or a merge of needs, and when no mail is left.
 */
export async function annulerEnvoi(
	acteur: ActeurCompte,
	acte_id: number,
): Promise<Resultat<{ annules: number }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const acte = await tx.journalEntree.findUnique({
			where: { id: acte_id },
			select: { acte: true, objet: true, objet_id: true, objet_slug: true },
		});
		if (!acte) return INTROUVABLE;
		if (ACTES_TOUJOURS_DITS.includes(acte.acte)) return TOUJOURS_DIT;
		if (acte.acte === "reunirBesoins") return CONSENTEMENT;
		const annules = await annuler(tx, { acte_id });
		if (annules === 0) return DEJA_PARTIS;
		const { objet_id, objet_slug } = acte;
		const objet = OBJETS_JOURNAL.find((un) => un === acte.objet);
		if (!objet) throw new Error(`unknown in the journal: ${acte.objet}`);
		await journaliser(tx, acteur, "annulerEnvoi", {
			objet,
			...(objet_id === null ? {} : { objet_id }),
			...(objet_slug === null ? {} : { objet_slug }),
			apres: { acte_id, annules },
		});
		return reussite({ annules });
	});
}

/**
 * Puts a dead letter back in the queue. Rejected for members, for a mail that
 * is not a dead letter or was valid for minutes only, and for one older than a
 * day unless `confirme`.
 */
export async function relancerCourriel(
	acteur: ActeurCompte,
	id: number,
	confirme: boolean,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const [lettre] = await tx.$queryRaw<
			{ gabarit: string; ancienne: boolean }[]
		>(
			sql`SELECT gabarit, cree_le < clock_timestamp() - make_interval(hours => ${REPETITION_SURE_HEURES}) AS ancienne
			    FROM courriels WHERE id = ${id} AND statut = 'abandonne' FOR UPDATE`,
		);
		if (!lettre) return INTROUVABLE;
		if (lettre.ancienne && !confirme) return A_CONFIRMER;
		if (!(await relancer(tx, id))) return INTROUVABLE;
		// The worker does not take a failed mail that is too old to be repeated
		// safely: its age restarts now.
		await tx.$executeRaw(
			sql`UPDATE courriels SET cree_le = clock_timestamp() WHERE id = ${id} AND ${lettre.ancienne}`,
		);
		await journaliser(tx, acteur, "relancerCourriel", {
			objet: "courriel",
			objet_id: id,
			apres: { gabarit: lettre.gabarit },
		});
		return reussite(null);
	});
}
