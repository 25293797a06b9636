/** A project's card as a publiccode.yml. */
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { isMailAddress } from "#lib/platform/validation/contact-address";
import type { ProjetSortie } from "../schema.ts";
import {
	BORNES_PUBLICCODE,
	type Description,
	type Publiccode,
	VERSION_PUBLICCODE,
} from "./schema.ts";

/** The site that publishes the file. */
export type Editeur = { readonly siteNom: string; readonly siteUrl: string };

/** The keys that may be missing, or deduced. */
const CLES = [
	"platforms",
	"softwareType",
	"developmentStatus",
	"maintenance",
	"localisation",
] as const;

const ETATS: Readonly<
	Record<
		Exclude<ProjetSortie["stade"], "inconnu">,
		Publiccode["developmentStatus"]
	>
> = {
	idee: "concept",
	construction: "development",
	essai: "beta",
	stable: "stable",
	arrete: "obsolete",
};

/** Whether a project has a file: without its repository and its licence, there is nothing to catalogue. */
export function aUnPubliccode(
	projet: Pick<ProjetSortie, "depot" | "licence_code">,
): boolean {
	return projet.depot !== null && projet.licence_code !== null;
}

/** The address of the card, in one language. */
function fiche({ siteUrl }: Editeur, langue: Langue, slug: string): string {
	return `${siteUrl}${pageAddress(langue, `/projets/${slug}`)}`;
}

/** The text in one language: the original, or its translation; null when there is none. */
function texteEn(
	projet: ProjetSortie,
	langue: Langue,
	champ: "nom" | "accroche" | "description",
): string | null {
	if (projet.langue === langue) return projet[champ];
	return langue === "en" ? (projet.traductions.en?.[champ] ?? null) : null;
}

/** A text of the length that the specification asks for: a short one says where it comes from. */
function longue(
	editeur: Editeur,
	langue: Langue,
	projet: ProjetSortie,
	accroche: string,
	description: string,
): string {
	const { min, max } = BORNES_PUBLICCODE.longue;
	const origine = texts(langue)("reprise_projet.fichier.origine", {
		site: editeur.siteNom,
		adresse: fiche(editeur, langue, projet.slug),
	});
	const ajouts = [accroche, origine];
	let texte = description;
	for (const ajout of ajouts)
		if ([...texte].length < min) texte = `${texte}\n\n${ajout}`;
	return [...texte].slice(0, max).join("");
}

function lien(projet: ProjetSortie, nature: string): string | undefined {
	return projet.liens.find((un) => un.nature === nature)?.url;
}

function descriptionEn(
	editeur: Editeur,
	langue: Langue,
	projet: ProjetSortie,
): Description | null {
	const accroche = texteEn(projet, langue, "accroche");
	if (accroche === null) return null;
	const nom = texteEn(projet, langue, "nom");
	const description = texteEn(projet, langue, "description");
	const documentation = lien(projet, "documentation");
	const phrases =
		langue === "fr" ? projet.mots_habitants : projet.mots_habitants_en;
	return {
		...(nom === null || nom === projet.nom ? {} : { localisedName: nom }),
		shortDescription: shortenAtWord(accroche, BORNES_PUBLICCODE.courte.max),
		...(description === null
			? {}
			: {
					longDescription: longue(
						editeur,
						langue,
						projet,
						accroche,
						description,
					),
				}),
		...(documentation === undefined ? {} : { documentation }),
		// What people look for when they need it, else what it says of itself.
		features: phrases.length > 0 ? phrases : [accroche],
	};
}

/** A file, with what it could not say, and what it says although nobody told it. */
export type Ecrit = {
	readonly publiccode: Publiccode;
	readonly omises: readonly string[];
	readonly deduites: readonly string[];
};

/** What may be deduced of a card whose bearer can be asked. */
function deduits(
	projet: ProjetSortie,
	contact: string,
	langues: Langue[],
): Partial<Publiccode> {
	const { porteur, nom, site_web, stade } = projet;
	const aUnSite = site_web !== null;
	return {
		platforms: [aUnSite ? "web" : "other"],
		softwareType: aUnSite ? "standalone/web" : "standalone/other",
		localisation: {
			localisationReady: langues.length > 1,
			availableLanguages: langues,
		},
		developmentStatus: stade === "inconnu" ? "development" : ETATS[stade],
		maintenance: {
			type: stade === "arrete" ? "none" : "community",
			contacts: [
				{
					name: porteur ?? nom,
					...(isMailAddress(contact) ? { email: contact } : {}),
				},
			],
		},
	};
}

/**
 * The file of a project; null when it has none. What a card can't know is left out, and
 * named; once its bearer can be asked, the mandatory keys among it are written as the
 * card lets one think, and named too.
 */
export function publiccodeDe(
	projet: ProjetSortie,
	editeur: Editeur,
): Ecrit | null {
	const { depot, licence_code, contact, stade, site_web, finance_par } = projet;
	if (depot === null || licence_code === null) return null;
	const descriptions = LANGUES.flatMap((langue) => {
		const dite = descriptionEn(editeur, langue, projet);
		return dite ? [[langue, dite] as const] : [];
	});
	const roadmap = lien(projet, "feuille_de_route");
	const deduit: Partial<Publiccode> =
		contact === null
			? stade === "inconnu"
				? {}
				: { developmentStatus: ETATS[stade] }
			: deduits(
					projet,
					contact,
					descriptions.map(([langue]) => langue),
				);
	const connues = new Set<string>(
		stade === "inconnu" ? [] : ["developmentStatus"],
	);
	return {
		publiccode: {
			publiccodeYmlVersion: VERSION_PUBLICCODE,
			name: projet.nom,
			url: depot,
			...(site_web === null ? {} : { landingURL: site_web }),
			...(roadmap === undefined ? {} : { roadmap }),
			...(finance_par.length === 0
				? {}
				: { fundedBy: finance_par.map((name) => ({ name })) }),
			description: Object.fromEntries(descriptions),
			legal: { license: licence_code },
			...deduit,
		},
		omises: CLES.filter((cle) => !(cle in deduit)),
		deduites: CLES.filter((cle) => cle in deduit && !connues.has(cle)),
	};
}

/** What the file says of itself at its top, in both languages. */
export function commentaireDe(
	projet: ProjetSortie,
	editeur: Editeur,
	{ omises, deduites }: Ecrit,
): string[] {
	return LANGUES.flatMap((langue) => {
		const t = texts(langue);
		return [
			t("reprise_projet.fichier.titre", {
				site: editeur.siteNom,
				adresse: fiche(editeur, langue, projet.slug),
			}),
			...(omises.length === 0
				? []
				: [t("reprise_projet.fichier.omises", { cles: omises.join(", ") })]),
			...(deduites.length === 0
				? []
				: [
						t("reprise_projet.fichier.deduites", { cles: deduites.join(", ") }),
					]),
			...(projet.contact !== null && !isMailAddress(projet.contact)
				? [t("reprise_projet.fichier.contact", { adresse: projet.contact })]
				: []),
			t("reprise_projet.fichier.completer"),
		];
	});
}
