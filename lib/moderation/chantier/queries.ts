import { aUnChantier, estStatutBesoin } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { formats, phrase } from "#lib/i18n/texts";
import { champInvalide, conflit } from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { apercu } from "#lib/platform/mail/render";
import { siteDay } from "#lib/platform/runtime/clock";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { donneesEtape, donneesEtat, lireLivraison } from "../avis/queries.ts";
import type {
	BesoinTenu,
	ChantierLu,
	CourrielMontre,
	EtapeEcrite,
	EtapeSuivie,
} from "./schema.ts";

/** The recipients of a need's steps: its supporters, except those who refused its mails. */
export const ABONNES = (besoin_id: Sql) =>
	sql`SELECT s.compte_id FROM soutiens s WHERE s.besoin_id = ${besoin_id}
	    AND NOT EXISTS (SELECT 1 FROM refus_etapes r
	                    WHERE r.compte_id = s.compte_id AND r.besoin_id = s.besoin_id)`;

/** Those of them that are mailed, as accounts `c`: as the mail queue chooses them. */
const ECRITS = (besoin_id: Sql) =>
	sql`(${ABONNES(besoin_id)}) AS a JOIN comptes c ON c.id = a.compte_id WHERE c.hors_decomptes_le IS NULL AND NOT c.demonstration`;

const EN = (cle: string) => sql`traductions #>> ${`{en,${cle}}`}::text[]`;

/** The work space of a need as it was written, open or not; null for an unknown need. */
export async function lireChantier(slug: string): Promise<ChantierLu | null> {
	const vu = await lireVersion("chantier", slug);
	const [lu] = await rows<Omit<ChantierLu, "vu">>(
		sql`SELECT b.titre, b.langue, b.statut,
		      (now() AT TIME ZONE ${SITE_TIME_ZONE})::date::text AS jour, ${instant(sql`b.modifie_le`)} AS vu_le, b.cahier, ${EN("cahier")} AS cahier_en, b.roles, b.depot,
		      (SELECT count(*)::int FROM ${ECRITS(sql`b.id`)}) AS abonnes
		    FROM besoins b WHERE b.slug = ${slug}`,
	);
	return lu ? { ...lu, vu } : null;
}

/** The steps of a need, newest first, each with how many of its mails wait, and are being sent or were. */
export async function suivreEtapes(slug: string): Promise<EtapeSuivie[]> {
	return rows<EtapeSuivie>(
		sql`SELECT e.numero, e.jour::text AS jour, e.titre, e.texte,
		      e.traductions #>> '{en,titre}' AS titre_en, e.traductions #>> '{en,texte}' AS texte_en, m.en_attente, m.partis
		    FROM etapes e JOIN besoins b ON b.id = e.besoin_id,
		    LATERAL (SELECT (count(*) FILTER (WHERE statut = 'attente'))::int AS en_attente,
		      (count(*) FILTER (WHERE statut IN ('envoi', 'envoye')))::int AS partis FROM courriels WHERE etape_id = e.id) AS m
		    WHERE b.slug = ${slug} ORDER BY e.numero DESC`,
	);
}

export const CHANTIER_FERME = conflit(phrase("refus.chantier.ferme"));

/** The refusal to add or restore a step while the need has no open work space. */
export function refusDeChantier({ statut }: BesoinTenu) {
	return estStatutBesoin(statut) && aUnChantier(statut) ? null : CHANTIER_FERME;
}

/** The refusal of a step dated after today in the site's zone, unless that is meant. */
export function refusDuFutur(jour: string, futur: boolean) {
	if (futur || jour <= siteDay()) return null;
	const dit = (langue: Langue) =>
		formats(langue).dateTime(new Date(jour), { dateStyle: "long" });
	return champInvalide("futur", jour, {
		fr: `le ${dit("fr")} n’est pas encore passé : corrigez la date, ou dites qu’elle est voulue.`,
		en: `${dit("en")} is still to come: correct the date, or say that it is meant.`,
	});
}

type BesoinAnnonce = BesoinTenu & {
	readonly slug: string;
	readonly titre_en: string | null;
	readonly publie_le: Date | null;
};

/** The mails that a new step, and the state that comes with it, would send, by the language of their readers: none when nobody is to be mailed. */
export async function apercevoirEtape(
	slug: string,
	etape: EtapeEcrite,
	statut: StatutBesoin | null,
): Promise<CourrielMontre[]> {
	const [besoin] = await rows<BesoinAnnonce>(
		sql`SELECT id, slug, statut, projet_id, titre, ${EN("titre")} AS titre_en, langue, cahier, roles, depot, derniere_etape, traductions, publie_le
		    FROM besoins WHERE slug = ${slug}`,
	);
	if (!besoin) return [];
	const abonnes = await rows<{ langue: Langue; nombre: number }>(
		sql`SELECT c.langue, count(*)::int AS nombre FROM ${ECRITS(sql`${besoin.id}`)} GROUP BY c.langue ORDER BY c.langue DESC`,
	);
	const numero = besoin.derniere_etape + 1;
	const nouvelle = donneesEtape(besoin, { ...etape, numero });
	const etat =
		statut === null || statut === besoin.statut
			? null
			: await inTransaction(async (tx) => {
					const livraison =
						statut === "livre"
							? await lireLivraison(tx, besoin.id, true)
							: null;
					return donneesEtat(besoin, statut, livraison);
				});
	return abonnes.flatMap(({ langue, nombre }) => {
		const etape = apercu("etape", langue, nouvelle);
		const dite = { nombre, quoi: "etape" as const, ...etape };
		if (etat === null) return [dite];
		const change = apercu("besoin_change_etat", langue, etat);
		return [{ nombre, quoi: "etat" as const, ...change }, dite];
	});
}
