import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { importerBesoins } from "#lib/besoins/importation/commands";
import { BesoinImporte } from "#lib/besoins/importation/schema";
import { OperatorError } from "#lib/platform/config/operator-error";
import { STATUTS_IMPORT } from "#lib/platform/import/batch";
import {
	ColumnMap,
	readMapped,
	unknownColumns,
} from "#lib/platform/import/column-map";
import type { BilanImport } from "#lib/platform/import/run";
import { importerProjets } from "#lib/projets/importation/commands";
import { ProjetImporte } from "#lib/projets/importation/schema";
import {
	importerPubliccode,
	type SortDAdresse,
} from "#lib/projets/lecture/commands";
import { Correspondances } from "#lib/themes/schema";
import { type Commande, cheminDe, OPERATEUR } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

const LARGEUR = 30;

function pluriel(n: number, un: string): string {
	return `${n} ${un}${n > 1 ? "s" : ""}`;
}

function ligne(part: number, { lus, refuses }: BilanImport): string {
	const pleins = Math.round(Math.min(part, 1) * LARGEUR);
	const barre = "█".repeat(pleins).padEnd(LARGEUR, "░");
	const pourcent = String(Math.floor(Math.min(part, 1) * 100)).padStart(3);
	const refus =
		refuses.length > 0 ? ` · ${pluriel(refuses.length, "refusé")}` : "";
	return `${barre} ${pourcent} % · ${pluriel(lus, "lu")}${refus}`;
}

/** Shows the progress of an import: a bar for each thousandth on a terminal, four lines elsewhere. */
function montrerProgression(sortie: NodeJS.WriteStream) {
	const pas = sortie.isTTY ? 1000 : 4;
	let faits = 0;
	return (part: number, bilan: BilanImport): void => {
		if (Math.floor(part * pas) === faits) return;
		faits = Math.floor(part * pas);
		const dite = ligne(part, bilan);
		sortie.write(sortie.isTTY ? `\r\u001b[2K${dite}` : `${dite}\n`);
	};
}

const THEMES_PAR_DEFAUT = join(
	import.meta.dirname,
	"../../prisma/import/themes.json",
);

/** Rejected entries shown on standard error; the result lists them all. */
const REFUS_MONTRES = 10;
const COLONNES_MONTREES = 10;

/** What a JSON file that an option names holds, in the form of a schema. */
function lireJson<T>(
	schema: z.ZodType<T>,
	{
		fichier,
		option,
		forme,
	}: { fichier: string; option: string; forme: string },
): T {
	let contenu: unknown;
	try {
		contenu = JSON.parse(readFileSync(fichier, "utf8"));
	} catch (error) {
		throw new OperatorError(
			error instanceof SyntaxError
				? `${fichier} n’est pas du JSON : corrigez-le, ou ne donnez pas ${option}.`
				: `${fichier} ne peut être lu : vérifiez le chemin donné par ${option}.`,
		);
	}
	const lu = schema.safeParse(contenu);
	if (lu.success) return lu.data;
	const place = lu.error.issues[0]?.path.join(".") ?? "";
	throw new OperatorError(
		`${fichier} n’a pas la forme attendue${place === "" ? "" : ` (${place})`} : ${forme}.`,
	);
}

/** The columns of ours that a map may name; none where no file is mapped. */
const COLONNES: Readonly<Record<Objets, readonly string[]>> = {
	projets: Object.keys(ProjetImporte.shape),
	besoins: Object.keys(BesoinImporte.shape),
	publiccode: [],
};

function lireCarte(fichier: string, objets: Objets): ColumnMap {
	const carte = lireJson(ColumnMap, {
		fichier,
		option: "--colonnes",
		forme:
			'{"source", "champs": {notre colonne: la leur}, "fixes", "etats"}, comme docs/import/decidim.json',
	});
	const [inconnue] = unknownColumns(carte, COLONNES[objets]);
	if (inconnue === undefined) return carte;
	throw new OperatorError(
		`${fichier} nomme « ${inconnue} », qui n’est pas une colonne de ${objets} : docs/import.md les donne.`,
	);
}

/** An import that accepted no entry counts as a failure. */
function aReussi({ laisses = 0, lus, refuses }: BilanMontre): boolean {
	return lus + laisses > refuses.length;
}

function resumer(bilan: BilanMontre): string {
	const { lus, crees, modifies, inchanges, refuses } = bilan;
	const { laisses, themes_inconnus } = bilan;
	const inconnus = Object.keys(themes_inconnus).length;
	const colonnes = Object.keys(bilan.colonnes_inconnues);
	const montres = refuses
		.slice(0, REFUS_MONTRES)
		.map(
			({ ligne, source_id, raison }) =>
				`  ligne ${ligne}${source_id === null ? "" : ` (${source_id})`} : ${raison}`,
		);
	return [
		`${pluriel(lus, "lu")} : ${pluriel(crees, "créé")}, ${pluriel(modifies, "modifié")}, ${pluriel(inchanges, "inchangé")}, ${pluriel(refuses.length, "refusé")}`,
		...(laisses === undefined
			? []
			: [`${pluriel(laisses, "laissé")} de côté par leur état`]),
		...(aReussi(bilan)
			? []
			: [
					lus === 0
						? "Rien n’a été lu : ce fichier n’a aucun enregistrement (CSV dont la première ligne nomme les colonnes, ou JSON Lines)."
						: "Rien n’est entré : chaque enregistrement est refusé ; docs/import.md dit les colonnes attendues.",
				]),
		...montres,
		...(refuses.length > montres.length
			? ["  … la suite est dans le résultat"]
			: []),
		...(colonnes.length > 0
			? [
					`${pluriel(colonnes.length, "colonne")} que rien ne lit : ${colonnes.slice(0, COLONNES_MONTREES).join(", ")}${colonnes.length > COLONNES_MONTREES ? "…" : ""} (un nom mal écrit ? docs/import.md les donne)`,
				]
			: []),
		...(inconnus > 0
			? [
					`${pluriel(inconnus, "mot")} sans thème, ${inconnus > 1 ? "laissés" : "laissé"} de côté : voir themes_inconnus, --themes et --creer-themes`,
				]
			: []),
		"",
	].join("\n");
}

const SORTS = {
	cree: "créé",
	modifie: "modifié",
	inchange: "inchangé",
	refuse: "refusé",
} as const;

/** What became of each line of a list; the reasons of the refusals follow. */
function direLesSorts(adresses: readonly SortDAdresse[]): string {
	return adresses
		.map(({ ligne, sort }) => `  ligne ${ligne} : ${SORTS[sort]}\n`)
		.join("");
}

type BilanMontre = BilanImport & {
	readonly themes_inconnus: object;
	readonly adresses?: readonly SortDAdresse[];
	/** Records that a map of columns leaves out by their state. */
	readonly laisses?: number;
};

type Objets = "projets" | "besoins" | "publiccode";

type Importer =
	| typeof importerProjets
	| typeof importerBesoins
	| typeof importerPubliccode;

function commandeImporter(
	objets: Objets,
	importer: Importer,
	quoi = `fait entrer les ${objets} d’un fichier JSON Lines ou CSV`,
	fichier = "FICHIER",
): Commande {
	return {
		nom: `importer ${objets}`,
		usage: `${fichier} [--statut ${STATUTS_IMPORT.join("|")}] [--themes FICHIER] [--creer-themes]${COLONNES[objets].length > 0 ? " [--colonnes CARTE]" : ""} [--essai]`,
		effet: `${quoi} ; relancer met à jour sans doubler ; --essai dit ce qui se passerait, et ne garde rien`,
		parLots: (saisie) => !saisie.drapeau("essai"),
		async agir(saisie) {
			const themes = saisie.texte("themes");
			const colonnes = saisie.texte("colonnes");
			const carte = colonnes && lireCarte(cheminDe(saisie, colonnes), objets);
			let laisses = 0;
			const bilan = valeurOuRefus(
				await importer(OPERATEUR, {
					fichier: cheminDe(saisie),
					statut: saisie.parmi("statut", STATUTS_IMPORT) ?? "propose",
					correspondances: lireJson(Correspondances, {
						fichier:
							themes === undefined
								? THEMES_PAR_DEFAUT
								: cheminDe(saisie, themes),
						option: "--themes",
						forme: `une liste de {"slug", "nom", "mots": [...]}, comme ${THEMES_PAR_DEFAUT}`,
					}),
					...(carte
						? {
								source: (fichier) =>
									readMapped(fichier, carte, () => {
										laisses += 1;
									}),
							}
						: {}),
					essai: saisie.drapeau("essai"),
					creerThemes: saisie.drapeau("creer-themes"),
					progression: montrerProgression(process.stderr),
				}),
			);
			if (process.stderr.isTTY) process.stderr.write("\n");
			const montre: BilanMontre = { ...bilan, ...(carte ? { laisses } : {}) };
			process.stderr.write(direLesSorts(montre.adresses ?? []));
			process.stderr.write(resumer(montre));
			if (saisie.drapeau("essai"))
				process.stderr.write("C’était un essai : rien n’est gardé.\n");
			return { resultat: montre, echec: !aReussi(montre) };
		},
	};
}

export const COMMANDES: readonly Commande[] = [
	commandeImporter("projets", importerProjets),
	commandeImporter("besoins", importerBesoins),
	commandeImporter(
		"publiccode",
		importerPubliccode,
		"fait entrer le projet de chaque publiccode.yml, par une liste d’adresses (dépôts ou fichiers), une par ligne",
		"LISTE",
	),
];
