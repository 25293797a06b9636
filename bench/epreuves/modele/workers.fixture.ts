/** Workers that send, fail and die, and the provider that they send to. */
import { z } from "zod";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { rows, sql } from "#lib/platform/db/pool";
import { type CourrielPris, noter, prendre } from "#lib/platform/mail/leases";
import { type Vie, verifier } from "./life.fixture.ts";
import type { Attendu, Sorte } from "./owed.fixture.ts";

const Donnees = z.object({
	etat: z.object({ fr: z.string() }).optional(),
	titre: z.union([z.string(), z.object({ fr: z.string() })]),
	texte: z.object({ fr: z.string() }).optional(),
	page: z.string().optional(),
});

function libelle(etat: string): string {
	const trouve = Object.entries(LIBELLES_STATUT_BESOIN).find(
		([statut]) => statut === etat,
	);
	return trouve?.[1].fr ?? etat;
}

const SORTES: ReadonlyMap<string, Sorte> = new Map([
	["etape", "etape"],
	["besoin_change_etat", "etat"],
	["contribution_publiee", "publiee"],
	["contribution_retiree", "retiree"],
	["contribution_retablie", "retablie"],
]);

function attenduDe(vie: Vie, pris: CourrielPris): Attendu {
	const { etat, titre, texte, page } = Donnees.parse(pris.donnees);
	const numero = Number(/#etape-(\d+)$/.exec(page ?? "")?.[1] ?? 0);
	const sorte = SORTES.get(pris.gabarit);
	const mail = vie.modele.dus
		.prenables(vie.modele.t)
		.find(
			(un) =>
				un.qui === pris.compte_id &&
				un.sorte === sorte &&
				un.numero === numero &&
				(un.cle === null || un.cle === pris.cle),
		);
	verifier(
		mail !== undefined,
		`${pris.gabarit} to ${pris.compte_id} was not due`,
	);
	const dit =
		sorte === "etat"
			? (etat?.fr ?? "")
			: sorte === "etape" && typeof titre !== "string"
				? titre.fr
				: "";
	const voulu = sorte === "etat" ? libelle(mail.texte) : mail.texte;
	verifier(
		sorte !== "etape" || texte?.fr === `Du nouveau : ${dit}.`,
		`the step “${dit}” says ${texte?.fr}`,
	);
	verifier(dit === voulu, `it says “${dit}” instead of “${voulu}”`);
	mail.cle = pris.cle;
	vie.modele.dus.tenir(mail, vie.modele.t);
	return mail;
}

/**
 * The provider identifies a mail by its key: a repeated key is one mail, and
 * the accepted text does not change. No person gets the same notification under
 * two keys.
 */
function recevoir(vie: Vie, { cle, donnees }: CourrielPris, mail: Attendu) {
	const texte = JSON.stringify(donnees);
	const deja = vie.recus.get(cle);
	verifier(
		deja === undefined || deja === texte || mail.acte !== mail.nouvelle,
		`two texts under ${cle}`,
	);
	vie.recus.set(cle, deja ?? texte);
	const nouvelle = [mail.qui, mail.sorte, mail.nouvelle].join(" ");
	const sue = vie.appris.get(nouvelle) ?? cle;
	verifier(sue === cle, `told twice, under ${sue} and ${cle}`);
	vie.appris.set(nouvelle, cle);
}

/** Workers of several instances take mails at the same moment, each up to its given number; each mail is sent, fails, or is left by a worker that dies. */
export async function travailler(
	vie: Vie,
	nombres: readonly number[],
	sur = false,
): Promise<void> {
	const dus = vie.modele.dus.prenables(vie.modele.t).length;
	const pris = (
		await Promise.all(nombres.map((nombre) => prendre(nombre, 9)))
	).flat();
	const voulus = nombres.reduce((somme, nombre) => somme + nombre, 0);
	verifier(
		pris.length === Math.min(voulus, dus),
		`${pris.length} taken, ${dus} due`,
	);
	const tenus = pris.map((un) => ({ un, mail: attenduDe(vie, un) }));
	for (const { un, mail } of tenus) {
		const sort = sur ? 0 : vie.tirer();
		if (sort < 0.6) {
			recevoir(vie, un, mail);
			await noter(un, { issue: "envoye" });
			mail.sort = "parti";
			mail.tenuJusque = null;
		} else if (sort < 0.75) {
			if (vie.tirer() < 0.5) recevoir(vie, un, mail);
			await noter(un, { issue: "echec", erreur: "panne" });
			await rows(
				sql`UPDATE courriels SET disponible_le = now() - interval '1 second' WHERE id = ${un.id}`,
			);
			mail.tenuJusque = null;
		} else {
			if (vie.tirer() < 0.5) recevoir(vie, un, mail);
			vie.bilan.morts += 1;
		}
	}
}
