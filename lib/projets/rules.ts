import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES, type Langue } from "#lib/platform/langues";
import {
	publiccodeDeduced,
	publiccodeState,
} from "#lib/platform/text/publiccode";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { isOpenSource } from "#lib/platform/validation/spdx";
import { isMailAddress } from "#lib/platform/validation/web-address";
import {
	type Editeur,
	type FichierPubliccode,
	type ProjetSortie,
	PUBLICCODE_BOUNDS,
	STATUTS_PROJET,
	type StatutProjet,
} from "./schema.ts";

/** The moves between a project's states (D1), and their labels. */

export const MOUVEMENTS_PROJET: Readonly<
	Record<StatutProjet, readonly StatutProjet[]>
> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: ["archive"],
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

export const STATUT_PROJET_PUBLIC: StatutProjet = "publie";

export function estProjetPublic(statut: string): boolean {
	return statut === STATUT_PROJET_PUBLIC;
}

export function estStatutProjet(texte: string): texte is StatutProjet {
	return STATUTS_PROJET.some((statut) => statut === texte);
}

export const LIBELLES_STATUT_PROJET: Readonly<
	Record<StatutProjet, { readonly fr: string; readonly en: string }>
> = {
	propose: { fr: "En attente de relecture", en: "Awaiting review" },
	publie: { fr: "Publié", en: "Published" },
	refuse: { fr: "Non retenu", en: "Not taken forward" },
	archive: { fr: "Archivé", en: "Archived" },
	quarantaine: { fr: "En quarantaine", en: "Quarantined" },
};

/** The same fields: a licence that the OSI approved says that the code is open, unless somebody said whether it is. */
export function avecCodeOuvert<
	T extends { code_ouvert: boolean | null; licence_code: string | null },
>(champs: T): T {
	const { code_ouvert, licence_code } = champs;
	return code_ouvert === null && licence_code && isOpenSource(licence_code)
		? { ...champs, code_ouvert: true }
		: champs;
}

/** A project's card as a publiccode.yml of version 0.7, in the words of its specification. */

const ETATS = {
	inconnu: null,
	idee: "concept",
	construction: "development",
	essai: "beta",
	stable: "stable",
	arrete: "obsolete",
} as const satisfies Readonly<Record<ProjetSortie["stade"], string | null>>;

/** The mandatory keys that may be left out when nobody knows them, in their order. */
const CLES_INCONNUES = [
	"platforms",
	"softwareType",
	"developmentStatus",
	"maintenance",
	"localisation",
];

/** The state of a project's code that the specification has this word for; undefined for any other word. */
export function stadeEcrit(mot: unknown): ProjetSortie["stade"] | undefined {
	return keysOf(ETATS).find(
		(stade) => ETATS[stade] !== null && ETATS[stade] === mot,
	);
}

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

/** A description of the length that the specification asks for: a short one says where it comes from. */
function longue(
	editeur: Editeur,
	langue: Langue,
	slug: string,
	{ accroche, description }: { accroche: string; description: string },
): string {
	const { min, max } = PUBLICCODE_BOUNDS.long;
	const origine = texts(langue)("reprise_projet.fichier.origine", {
		site: editeur.siteNom,
		adresse: fiche(editeur, langue, slug),
	});
	let texte = description;
	for (const ajout of [accroche, origine])
		if ([...texte].length < min) texte = `${texte}\n\n${ajout}`;
	return [...texte].slice(0, max).join("");
}

function lien(projet: ProjetSortie, nature: string): string | undefined {
	return projet.liens.find((un) => un.nature === nature)?.url;
}

/** What the card says in one language; nothing where it has no tagline in it. */
function presentation(
	editeur: Editeur,
	langue: Langue,
	projet: ProjetSortie,
): object | null {
	const accroche = texteEn(projet, langue, "accroche");
	if (accroche === null) return null;
	const nom = texteEn(projet, langue, "nom");
	const description = texteEn(projet, langue, "description");
	const documentation = lien(projet, "documentation");
	const phrases =
		langue === "fr" ? projet.mots_habitants : projet.mots_habitants_en;
	return {
		...(nom === null || nom === projet.nom ? {} : { localisedName: nom }),
		shortDescription: shortenAtWord(accroche, PUBLICCODE_BOUNDS.short.max),
		...(description && {
			longDescription: longue(editeur, langue, projet.slug, {
				accroche,
				description,
			}),
		}),
		...(documentation && { documentation }),
		// What people look for when they need it, else what it says of itself.
		features: phrases.length > 0 ? phrases : [accroche],
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
): FichierPubliccode | null {
	const { contact, depot, finance_par, licence_code, nom } = projet;
	const { porteur, site_web } = projet;
	if (depot === null || licence_code === null) return null;
	const roadmap = lien(projet, "feuille_de_route");
	const descriptions = LANGUES.flatMap((langue) => {
		const dite = presentation(editeur, langue, projet);
		return dite ? [[langue, dite] as const] : [];
	});
	const etat = ETATS[projet.stade];
	const connu = publiccodeState(etat);
	const langues = descriptions.map(([langue]) => langue);
	const ajoute =
		contact === null
			? connu
			: publiccodeDeduced(
					site_web,
					etat,
					{ name: porteur ?? nom, address: contact },
					langues,
				);
	return {
		publiccode: {
			publiccodeYmlVersion: "0.7",
			name: nom,
			url: depot,
			...(site_web && { landingURL: site_web }),
			...(roadmap && { roadmap }),
			...(finance_par.length > 0 && {
				fundedBy: finance_par.map((name) => ({ name })),
			}),
			description: Object.fromEntries(descriptions),
			legal: { license: licence_code },
			...ajoute,
		},
		omises: CLES_INCONNUES.filter((cle) => !(cle in ajoute)),
		deduites: CLES_INCONNUES.filter((cle) => cle in ajoute && !(cle in connu)),
	};
}

/** What the file says of itself at its top, in both languages. */
export function commentaireDe(
	projet: ProjetSortie,
	editeur: Editeur,
	{ omises, deduites }: FichierPubliccode,
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
