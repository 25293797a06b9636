/** What the form of a project gets from the address that its author gives. */
import type { ZodObject } from "zod";
import { ETAPES } from "#components/contributions/champs";
import type { ActionCall, Suite } from "#lib/adapters/pages/action";
import { contenuDe } from "#lib/contributions/brouillons/schema";
import { nomDuChamp } from "#lib/contributions/rules";
import { type Texts, texts } from "#lib/i18n/texts";
import { invalide } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { valueError } from "#lib/platform/validation/errors";
import { prendreLogo } from "#lib/projets/commands";
import {
	lireProjetDistant,
	type ProjetDistant,
	themesDesMots,
} from "#lib/projets/lecture/queries";
import {
	phraseDeLecture,
	type Rempli,
	remplir,
} from "#lib/projets/lecture/rules";
import type { ChampRempli } from "#lib/projets/lecture/schema";

type Saisie = Readonly<Record<string, string | string[] | undefined>>;

/** The step that an address or a form names; the first where it names none. */
export function etapeLue(dite: unknown): number {
	const etape = Number(dite);
	return Number.isInteger(etape) && etape > 1 && etape <= ETAPES ? etape : 1;
}

function nomDe(t: Texts, champ: ChampRempli): string {
	switch (champ) {
		case "nom_en":
		case "accroche_en":
		case "description_en":
			return t(`contributions.lecture.anglais.${champ}`);
		default:
			return nomDuChamp(t, champ) ?? champ;
	}
}

function avisDe(
	t: Texts,
	page: Langue,
	{ hote, projet }: ProjetDistant,
	{ remplis, gardes }: Rempli,
): string {
	const champs = new Intl.ListFormat(page).format(
		gardes.map((champ) => nomDe(t, champ)),
	);
	const { langue, autreLangue } = projet;
	return [
		remplis.length > 0
			? t("contributions.lecture.remplis", { n: remplis.length, hote })
			: t("contributions.lecture.rien", { hote }),
		...(gardes.length > 0
			? [t("contributions.lecture.gardes", { champs })]
			: []),
		...(autreLangue ? [t("contributions.lecture.autre_langue")] : []),
		...(!autreLangue && langue !== page
			? [t("contributions.lecture.autre_que_page", { langue })]
			: []),
	].join(" ");
}

/** The form with what the file says; or as it was, with the reason beside the address. Nothing is stored. */
export async function remplirDepuisAdresse(
	call: Pick<
		ActionCall<ZodObject, "tous">,
		"visiteur" | "reseau" | "langue" | "t"
	> & { readonly valeurs: Saisie },
): Promise<Suite> {
	const { valeurs, visiteur, reseau, langue, t } = call;
	const { lecture = "" } = valeurs;
	const refuse = (phrase: (t: Texts) => string) =>
		invalide(
			valueError(
				["body", "lecture"],
				{ fr: phrase(texts("fr")), en: phrase(texts("en")) },
				lecture,
			),
		);
	if (typeof lecture !== "string" || lecture.trim() === "")
		return refuse((les) => les("contributions.lecture.absente"));
	const lu = await lireProjetDistant({ visiteur, reseau }, lecture, langue);
	if (!lu.ok) return refuse((les) => phraseDeLecture(les, lu));
	const themes = await themesDesMots(lu.projet.mots);
	const rempli = remplir(contenuDe(valeurs), lu.projet, themes);
	// One that the person chose stays.
	const logo =
		lu.logo && !valeurs.logo
			? await prendreLogo({ visiteur, reseau }, lu.logo)
			: null;
	return {
		ok: true,
		avis: avisDe(t, langue, lu, rempli),
		valeurs: { ...rempli.valeurs, ...(logo ? { logo: [logo] } : {}) },
		garde: true,
	};
}
