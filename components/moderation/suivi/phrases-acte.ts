/** The acts of the journal as sentences: who did what to which entry. */
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { texts } from "#lib/i18n/texts";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { ROLES } from "#lib/platform/actor";
import { ACTES, type ObjetJournal } from "#lib/platform/db/journal-acts";
import type { Langue, Phrase } from "#lib/platform/langues";

/** The kind of an object behind its article, which in French depends on what stands before it. */
function articlesDe(objet: ObjetJournal, langue: Langue) {
	const nom = texts(langue)(`journal.objets.${objet}`);
	if (langue === "en") return { le: nom, du: nom, au: nom };
	if (objet !== "demonstration" && !nom.startsWith("a"))
		return { le: `le ${nom}`, du: `du ${nom}`, au: `au ${nom}` };
	const le = objet === "demonstration" ? `la ${nom}` : `l’${nom}`;
	return { le, du: `de ${le}`, au: `à ${le}` };
}

type Acte = Pick<LigneJournal, "acte" | "objet" | "avant" | "apres">;

/** One value of an act, after it or else before it; undefined when the act has none. */
function valeurDe({ avant, apres }: Acte, cle: string): unknown {
	return new Map(Object.entries({ ...avant, ...apres })).get(cle);
}

/** From which role to which, in words; null for an act that does not say both. */
export function rolesDe({
	avant,
	apres,
}: Pick<Acte, "avant" | "apres">): Phrase | null {
	const [de, a] = [avant, apres].map((objet) => {
		const dit: unknown = new Map(Object.entries(objet ?? {})).get("role");
		return ROLES.find((role) => role === dit);
	});
	if (de === undefined || a === undefined) return null;
	const [ancien, nouveau] = [LIBELLES_ROLE[de], LIBELLES_ROLE[a]];
	return {
		fr: `, de «\u00a0${ancien.fr}\u00a0» à «\u00a0${nouveau.fr}\u00a0»`,
		en: `, from “${ancien.en}” to “${nouveau.en}”`,
	};
}

type Noms = { readonly objet?: string; readonly projet?: string };

/** The sentence of an act, with the names that are given; an act of an older version by its raw name. */
export function direActe(
	ligne: Acte,
	qui: string,
	noms: Noms = {},
	langue: Langue = pageLangue(),
): string {
	const acte = ACTES.find((un) => un === ligne.acte);
	const nommer = (quoi: string, nom: string | undefined) =>
		nom === undefined ? quoi : `${quoi} ${nom}`;
	if (acte === undefined) return nommer(`${qui}, ${ligne.acte}`, noms.objet);
	const { le, du, au } = articlesDe(ligne.objet, langue);
	const signales = valeurDe(ligne, "signalements");
	return texts(langue)(`journal.actes.${acte}`, {
		qui,
		le: nommer(le, noms.objet),
		du: nommer(du, noms.objet),
		au: nommer(au, noms.objet),
		projet: nommer(articlesDe("projet", langue).le, noms.projet),
		etat: String(valeurDe(ligne, "statut")),
		avant: String(valeurDe(ligne, "mis_en_avant") !== false),
		numero: String(valeurDe(ligne, "numero") ?? "…"),
		n: Array.isArray(signales) ? signales.length : Number(signales ?? 1),
		roles: rolesDe(ligne)?.[langue] ?? "",
	});
}

export function direLigne(ligne: LigneJournal, noms?: Noms): string {
	const { qui, acteur } = ligne;
	const nom = qui ?? t(`suivi.journal.acteurs.${acteur}`);
	return direActe(ligne, nom, noms);
}

/** What turns letters around: in a name it would turn the sentence too. */
const RETOURNE = /[\u202a-\u202e\u2066-\u2069]/gu;

/** An act in words, with the title of its object, else its address or its number: "Paul a publié le projet Carte des puits". */
export function phraseDe(ligne: LigneJournal): string {
	const { objet_id, objet_slug, vise, projet } = ligne;
	const objet =
		vise?.titre ??
		objet_slug ??
		(objet_id === null
			? undefined
			: t("suivi.journal.numero", { numero: String(objet_id) }));
	return direLigne(ligne, {
		...(objet === undefined ? {} : { objet }),
		...(projet === null ? {} : { projet: projet.titre }),
	}).replace(RETOURNE, "");
}
