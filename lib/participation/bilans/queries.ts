import { LIVRAISON } from "#lib/besoins/bilans/queries";
import { besoinPublic, besoinVise, racineDe } from "#lib/besoins/queries";
import { pick } from "#lib/platform/contract/records";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { lireJetonBilan } from "#lib/platform/mail/need-links";
import { BILAN_MODIFIABLE_JOURS } from "./rules.ts";
import type { BilanAttendu, MonBilan, QuestionBilan } from "./schema.ts";

/** An account's answer, of a row `r`: a `MonBilan`. */
export const MA_REPONSE = sql`r.reponse, r.phrase,
	CASE WHEN r.phrase IS NULL THEN NULL WHEN NOT r.publique THEN 'equipe' ELSE COALESCE(r.relue, 'attente') END AS phrase_etat,
	${instant(sql`(r.cree_le + make_interval(days => ${BILAN_MODIFIABLE_JOURS}))`)} AS modifiable_jusqu_au`;

type Ligne = MonBilan & {
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
	readonly traductions: QuestionBilan["besoin"]["traductions"];
	readonly public: boolean;
	readonly livre: boolean;
	readonly soutenu: boolean;
	readonly a_temps: boolean;
};

async function lireQuestionSur(
	besoin: Sql,
	compte_id: number,
): Promise<Resultat<QuestionBilan>> {
	const [ligne] = await rows<Ligne>(
		sql`SELECT b.slug, b.titre, b.langue, b.traductions, b.statut = 'livre' AS livre, ${besoinPublic(sql`b.statut`)} AS public,
		      s.compte_id IS NOT NULL AS soutenu, ${MA_REPONSE},
		      COALESCE(r.cree_le > now() - make_interval(days => ${BILAN_MODIFIABLE_JOURS}), true) AS a_temps
		    FROM besoins b JOIN comptes c ON c.id = ${compte_id}
		    LEFT JOIN soutiens s ON s.besoin_id = b.id AND s.compte_id = c.id
		    LEFT JOIN reponses_bilan r ON r.besoin_id = b.id AND r.compte_id = c.id AND r.jalon_id = ${LIVRAISON}
		    WHERE b.id = ${besoin}
		      AND (${besoinPublic(sql`b.statut`)} OR (b.publie_le IS NOT NULL AND s.compte_id IS NOT NULL))`,
	);
	if (!ligne) return INTROUVABLE;
	const manque = ligne.soutenu ? null : ("sans_soutien" as const);
	const obstacle = ligne.livre ? manque : ("pas_livre" as const);
	return reussite({
		besoin: pick(ligne, ["slug", "titre", "langue", "traductions", "public"]),
		obstacle,
		modifiable: obstacle === null && ligne.a_temps,
		mien: pick(ligne, [
			"reponse",
			"phrase",
			"phrase_etat",
			"modifiable_jusqu_au",
		]),
	});
}

/** The question that a mail's link asks, as it stands for this account. Read-only; rejected for a token that we did not sign, when the account or the need is gone, and, for who does not support it, when it is taken down. */
export async function lireQuestionDuLien(
	jeton: string,
): Promise<Resultat<QuestionBilan>> {
	const lu = lireJetonBilan(jeton);
	return lu === null
		? INTROUVABLE
		: lireQuestionSur(racineDe(sql`d.id = ${lu.besoin_id}`), lu.compte_id);
}

/** The question about a need, as it stands for this account; rejected when the need is not public, unless it was and the account supports it. */
export async function lireQuestion(
	compte_id: number,
	slug: string,
): Promise<Resultat<QuestionBilan>> {
	return lireQuestionSur(besoinVise(slug), compte_id);
}

/** The delivered needs that the account supports, each with its answer. */
export function listerBilansAttendus(
	compte_id: number,
): Promise<BilanAttendu[]> {
	return rows<BilanAttendu>(
		sql`SELECT b.slug, r.reponse FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		    LEFT JOIN reponses_bilan r ON r.besoin_id = b.id AND r.compte_id = s.compte_id AND r.jalon_id = ${LIVRAISON}
		    WHERE s.compte_id = ${compte_id} AND b.statut = 'livre'`,
	);
}
