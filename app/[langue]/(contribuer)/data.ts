/** The draft of a contribution or an offer in this browser, and the entries similar to it. */
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { noPage, type PageCall } from "#lib/adapters/pages/page";
import { nuancesDe } from "#lib/besoins/liens/rules";
import { BesoinContribution } from "#lib/besoins/schema";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import {
	garderBrouillon,
	jeterBrouillon,
} from "#lib/contributions/brouillons/commands";
import { lireBrouillon } from "#lib/contributions/brouillons/queries";
import {
	BROUILLON_SECONDES,
	COOKIE_BROUILLON,
} from "#lib/contributions/brouillons/rules";
import type {
	ContenuBrouillon,
	NatureBrouillon,
} from "#lib/contributions/brouillons/schema";
import {
	CHAMPS_BESOIN,
	type NatureContribution,
} from "#lib/contributions/schema";
import { listerMesContributions } from "#lib/espace/queries";
import { pageAddress } from "#lib/i18n/addresses";
import type { Texts } from "#lib/i18n/texts";
import { OffreForme } from "#lib/participation/offres/schema";
import { TooBusy } from "#lib/platform/db/costly-reads";
import type { Langue } from "#lib/platform/langues";
import { siteCookie } from "#lib/platform/runtime/cookies";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import { lireProjet } from "#lib/projets/queries";
import { ProjetContribution } from "#lib/projets/schema";
import { listerProches } from "#lib/recherche/queries";
import type { Proches } from "#lib/recherche/schema";

type Auteur = {
	readonly visiteur: Visiteur | null;
	readonly reseau: string;
	readonly t: Texts;
};

function cookie() {
	return siteCookie(COOKIE_BROUILLON, BROUILLON_SECONDES);
}

/** The secret that binds this browser to its drafts; undefined when it has none. */
export async function secret(): Promise<string | undefined> {
	return (await cookies()).get(cookie().name)?.value;
}

export async function brouillonDuNavigateur(
	nature: NatureBrouillon,
): Promise<ContenuBrouillon> {
	const sien = await secret();
	const garde = sien === undefined ? null : await lireBrouillon(sien, nature);
	return garde ?? {};
}

/**
 * Saves this browser's draft for 24 hours. Returns null, or a sentence that
 * says why it was not saved; what is typed stays on the screen either way.
 */
export async function garderPourCeNavigateur(
	nature: NatureBrouillon,
	contenu: ContenuBrouillon,
	{ visiteur, reseau, t }: Auteur,
): Promise<string | null> {
	const garde = await garderBrouillon({
		nature,
		contenu,
		secret: await secret(),
		compte_id: visiteur?.compte_id ?? null,
		reseau,
	});
	if (garde.ok) {
		(await cookies()).set({ ...cookie(), value: garde.valeur });
		return null;
	}
	return garde.refus === "trop_long"
		? t("contributions.brouillon_trop_long")
		: t("contributions.brouillon_limite", {
				minutes: Math.ceil(garde.delaiSecondes / 60),
			});
}

/** What tells one text from another of its kind. */
const NOMS: Readonly<Record<NatureBrouillon, z.ZodObject>> = {
	projet: ProjetContribution.pick({ nom: true }),
	besoin: BesoinContribution.pick({ titre: true }),
	offre: OffreForme.pick({ place: true }),
};

/** Deletes this browser's draft, once it has been submitted: not that of another text, written meanwhile in another window. */
export async function oublierPourCeNavigateur(
	nature: NatureBrouillon,
	envoye: Readonly<Record<string, unknown>>,
): Promise<void> {
	const sien = await secret();
	if (sien === undefined) return;
	const nom = NOMS[nature];
	const garde = objectOf(await brouillonDuNavigateur(nature), shapeOf(nom));
	const { data } = nom.safeParse(garde);
	if (data && Object.entries(data).every(([un, dit]) => envoye[un] === dit))
		await jeterBrouillon(sien, nature);
}

/** The name of what the account sent last of this kind, while it awaits review; otherwise leads to what it has sent. */
export async function dernierEnvoi(
	{ compte_id }: Visiteur,
	nature: NatureContribution,
	langue: Langue,
): Promise<string> {
	const lues = await listerMesContributions(compte_id);
	const dernier = lues.ok && lues.valeur.find((une) => une.nature === nature);
	return dernier && dernier.statut === "propose"
		? dernier.titre
		: redirect(pageAddress(langue, "/compte/contributions"));
}

/**
 * Projects and needs that already say what somebody has written: none while the machine
 * is too busy to compare them, so that what is written can be checked and sent.
 */
export async function prochesDuTexte(texte: string): Promise<Proches> {
	try {
		return await listerProches(texte);
	} catch (error) {
		if (error instanceof TooBusy) return { projets: [], besoins: [] };
		throw error;
	}
}

/** The published project that the address of a page names; no page when there is none. */
export async function projetVise({ langue, query: { projet } }: PageCall) {
	const lu = await lireProjet([projet].flat().at(-1) ?? "");
	return lu.ok ? lu.valeur : noPage(langue, { gone: false });
}

/** The title that an address brings from a search: nothing when it brings none. */
export function titreDit({ titre }: PageCall["query"]): readonly string[] {
	const dit = [titre].flat().at(-1)?.trim() ?? "";
	return dit === ""
		? []
		: [[...dit].slice(0, CHAMPS_BESOIN.titre.bornes.max).join("")];
}

/** What this browser's author said of the projects that come close. */
export async function mesNuances() {
	const { nuances = [] } = await brouillonDuNavigateur("besoin");
	return nuancesDe(nuances);
}
