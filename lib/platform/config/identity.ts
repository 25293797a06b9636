/**
 * The folder by which an operator makes the site his own (decision 84): a logo, an icon,
 * a few sentences and colours, pages. Every file is optional; one that is wrong stops
 * the start.
 */
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { processWide } from "../runtime/process-wide.ts";
import { GREEN, GREEN_TINT } from "./colours.ts";
import {
	type Apparence,
	CONTRASTE_MIN,
	CONTRASTE_VISE,
	leastContrast,
	nearestColour,
	tintOf,
} from "./contrast.ts";
import { systemErrorCode } from "./operator-error.ts";
import { contactText, httpsText } from "./settings.ts";

const WORDS = "identite.json";
const PAGES = "pages";
const PAGES_MAX = 12;
const FILE =
	/^(?:(?:logo|icone)\.svg|identite\.json|pages|pages\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:fr|en)\.md)$/;

type Kind = {
	readonly max: number;
	readonly form: RegExp;
	readonly expected: string;
};

const SVG: Kind = {
	max: 32 * 1024,
	// Before the root, what a drawing program writes.
	form: /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>[]*(?:\[.*?\])?\s*>\s*)*<svg\s[^>]*http:\/\/www\.w3\.org\/2000\/svg.*/s,
	expected:
		'une image dont la racine est <svg xmlns="http://www.w3.org/2000/svg">',
};
const JSON_TEXT: Kind = {
	max: 64 * 1024,
	form: /^\uFEFF?(.*)$/s,
	expected: "du JSON",
};
const PAGE: Kind = {
	max: 64 * 1024,
	form: /^\uFEFF?# +([^\r\n]{1,160}?)[ \t]*(?:\r?\n(.*))?$/s,
	expected: "un texte dont la première ligne est « # titre »",
};

/** What pages leave out, outside of code: tags but a line break, and pictures. */
const LEFT_OUT =
	/<\/?(?!br[\s/>])[a-z][a-z\d-]*(?:\s[^>]*)?\/?>|!\[[^\]]*\][([]/i;
const CODE = /```.*?(?:```|$)|`[^`]*`|<!--.*?-->/gs;

function line(max: number) {
	const message = `attend une ligne de 1 à ${max} caractères.`;
	return z
		.string(message)
		.trim()
		.refine(
			(text) => text !== "" && [...text].length <= max && !/\p{Cc}/u.test(text),
			message,
		);
}

function inBoth<Text extends z.ZodType>(text: Text) {
	return z
		.strictObject({ fr: text, en: text }, "attend un texte fr et un texte en.")
		.optional();
}

const COLOUR = "attend une couleur de la forme #00429d.";
const colour = z
	.string(COLOUR)
	.regex(/^#[0-9a-f]{6}$/i, COLOUR)
	.toLowerCase()
	.optional();

/** The last digit of a SIREN is a key (Luhn). */
function isSiren(text: string): boolean {
	const sum = [...text].reduce((total, digit, at) => {
		const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return /^\d{9}$/.test(text) && sum % 10 === 0;
}

const SIREN =
	"attend entre guillemets les neuf chiffres d'un SIREN, sans espace, dont la clé est juste.";
const RATE = "attend un nombre de 0 à 100, ou null sans audit.";

const identitySchema = z.strictObject(
	{
		accroche: inBoth(line(200)),
		presentation: inBoth(line(200)),
		accueil: z
			.strictObject(
				{ titre: inBoth(line(120)), chapeau: inBoth(line(300)) },
				"attend un titre et un chapeau.",
			)
			.optional(),
		couleur: colour,
		couleur_sombre: colour,
		directeur_publication: line(160).optional(),
		editeur_siren: z.string(SIREN).refine(isSiren, SIREN).optional(),
		dpo: contactText.optional(),
		accessibilite: z
			.strictObject(
				{
					taux: z.number(RATE).min(0, RATE).max(100, RATE).nullable(),
					date: z.iso
						.date("attend une date de la forme 2026-11-27.")
						.optional(),
					auditeur: line(160).optional(),
					schema_pluriannuel: httpsText().optional(),
				},
				"attend au moins un taux.",
			)
			.optional(),
	},
	"attend un objet JSON.",
);

type Words = z.output<typeof identitySchema>;

/** A page of the operator's, in one language: Markdown under its title. */
type PagePropre = { readonly titre: string; readonly texte: string };

type Couleurs = {
	/** What acts and leads on, in each look, and the ground that takes a little of it. */
	readonly action: Readonly<Record<Apparence, string>>;
	readonly teinte: Readonly<Record<Apparence, string>>;
	/** The least contrast of texts with what they stand on. */
	readonly contraste: number;
	readonly propres: boolean;
};

/** The identity of a site; of a site without a folder, nothing but our colours. */
export type Identite = Omit<Words, "couleur" | "couleur_sombre"> & {
	/** Names all that the folder holds; empty without one. */
	readonly empreinte: string;
	readonly logo?: string | undefined;
	readonly icone?: string | undefined;
	readonly couleurs: Couleurs;
	readonly pages: ReadonlyMap<
		string,
		{ readonly fr: PagePropre; readonly en: PagePropre | undefined }
	>;
};

type Report = {
	/** One French sentence per fault, and per weakness. */
	readonly erreurs: string[];
	readonly avertissements: string[];
};

type LectureIdentite = Report & {
	readonly identite: Identite;
	/** Whether there is no such folder. */
	readonly absent: boolean;
};

const OURS: Couleurs = {
	action: GREEN,
	teinte: GREEN_TINT,
	contraste: CONTRASTE_VISE,
	propres: false,
};

function isAbsent(path: string): boolean {
	try {
		lstatSync(path);
		return false;
	} catch (error) {
		return ["ENOENT", "ENOTDIR"].includes(systemErrorCode(error) ?? "");
	}
}

/** What `read` gives; `undefined`, and one sentence, when the system refuses it. */
function readOrTell<Read>(
	path: string,
	what: string,
	{ erreurs }: Report,
	read: () => Read,
): Read | undefined {
	try {
		return read();
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === undefined) throw error;
		erreurs.push(
			`${path} ne peut être lu (${code}) : ce doit être ${what}, que le compte qui lance l'application a le droit de lire, et non un lien qui ne mène nulle part.`,
		);
		return undefined;
	}
}

/** The names in a folder, but the hidden ones. */
function namesIn(folder: string, report: Report): string[] {
	const names = readOrTell(folder, "un dossier", report, () =>
		readdirSync(folder).sort(),
	);
	return names?.filter((name) => !name.startsWith(".")) ?? [];
}

/** What the form finds in a file, or what the file holds in its place. */
function foundIn(bytes: Buffer, { max, form }: Kind): RegExpExecArray | string {
	if (bytes.length > max) return `${Math.ceil(bytes.length / 1024)} ko`;
	if (!isUtf8(bytes)) return "un autre encodage";
	return form.exec(String(bytes)) ?? "autre chose";
}

/** Where the engine (V8, Node 24) stopped reading: it gives the position, or some text around it; neither, when the text ends too early. */
function faultOf(message: string, text: string): number {
	const position = /position (\d+)/.exec(message)?.[1];
	if (position !== undefined) return Number(position);
	const [, token = "", around] =
		/token '(.+?)', (?:\.{3})?"(.*)"(?:\.{3})? is not/s.exec(message) ?? [];
	const from = around === undefined ? -1 : text.indexOf(around);
	return from < 0 ? text.trimEnd().length : text.indexOf(token, from);
}

function readWords(text: string, { erreurs }: Report): Words {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		const before = text.slice(0, faultOf(String(error), text));
		const [first, last] = [before.trimEnd(), before].map(
			(part) => part.split("\n").length,
		);
		erreurs.push(
			`${WORDS} n'est pas du JSON (à la ligne ${first === last ? last : `${first} ou ${last}`}) : noms et textes entre guillemets droits, une virgule entre deux valeurs, aucune après la dernière, pas de commentaire.`,
		);
		return {};
	}
	const read = identitySchema.safeParse(value);
	for (const issue of read.error?.issues ?? []) {
		const place = [WORDS, ...issue.path].join(" : ");
		erreurs.push(
			issue.code === "unrecognized_keys"
				? `${place} contient une clé inconnue : ${issue.keys.join(", ")}. docs/operations.md montre celles qui existent.`
				: `${place} ${issue.message}`,
		);
	}
	return read.data ?? {};
}

function judgeColour(
	colour: string,
	look: Apparence,
	{ erreurs, avertissements }: Report,
) {
	const least = leastContrast(colour, look);
	const told = (Math.floor(least * 100) / 100).toLocaleString("fr");
	if (least < CONTRASTE_MIN)
		erreurs.push(
			`${WORDS} : ${colour} se lit mal sur fond ${look} (${told} pour 1, et il faut 4,5) ; la plus proche qui convienne est ${nearestColour(colour, look, CONTRASTE_MIN)}.`,
		);
	else if (least < CONTRASTE_VISE)
		avertissements.push(
			`${WORDS} : ${colour} a un contraste de ${told} pour 1 sur fond ${look}, sous les 7 visés ; la page Accessibilité le dit.`,
		);
}

function coloursOf(
	{ couleur, couleur_sombre }: Words,
	report: Report,
): Couleurs {
	if (couleur) judgeColour(couleur, "clair", report);
	if (couleur_sombre) judgeColour(couleur_sombre, "sombre", report);
	if (!couleur && !couleur_sombre) return OURS;
	const clair = couleur ?? GREEN.clair;
	const sombre =
		couleur_sombre ?? nearestColour(clair, "sombre", CONTRASTE_VISE);
	const least = Math.min(
		CONTRASTE_VISE,
		leastContrast(clair, "clair"),
		leastContrast(sombre, "sombre"),
	);
	return {
		action: { clair, sombre },
		teinte: { clair: tintOf(clair, "clair"), sombre: tintOf(sombre, "sombre") },
		contraste: Math.floor(least * 10) / 10,
		propres: true,
	};
}

function readFolder(folder: string): LectureIdentite {
	const report: Report = { erreurs: [], avertissements: [] };
	const hash = createHash("sha256");
	const absent = isAbsent(folder);
	const atTop = absent ? [] : namesIn(folder, report);
	const inPages = atTop.includes(PAGES)
		? namesIn(join(folder, PAGES), report)
		: [];
	const names = [...atTop, ...inPages.map((name) => `${PAGES}/${name}`)];
	const read = (name: string, kind: Kind) => {
		if (!names.includes(name)) return undefined;
		const path = join(folder, name);
		const bytes = readOrTell(path, "un fichier", report, () =>
			readFileSync(path),
		);
		if (!bytes) return undefined;
		hash.update(`${name} ${bytes.length}\n`).update(bytes);
		const found = foundIn(bytes, kind);
		if (typeof found !== "string") return found;
		report.erreurs.push(
			`${name} attend ${kind.expected}, en UTF-8, de ${kind.max / 1024} ko au plus, et contient ${found}.`,
		);
		return undefined;
	};
	const readPage = (name: string): PagePropre | undefined => {
		const [, titre = "", texte = ""] = read(`${PAGES}/${name}.md`, PAGE) ?? [];
		if (titre === "") return undefined;
		const [leftOut] = LEFT_OUT.exec(texte.replace(CODE, "")) ?? [];
		if (leftOut)
			report.avertissements.push(
				`${PAGES}/${name}.md contient du HTML ou une image (${leftOut.slice(0, 40)}) : la page ne les montre pas, ni le texte d'un bloc de HTML.`,
			);
		return { titre, texte };
	};
	for (const name of names)
		if (!FILE.test(name))
			report.erreurs.push(
				`${name} n'a pas sa place dans une identité, faite de logo.svg, icone.svg, ${WORDS}, ${PAGES}/{nom}.fr.md et ${PAGES}/{nom}.en.md, {nom} étant de lettres minuscules sans accent, de chiffres et de traits d'union.`,
			);
	const slugs = new Set(names.flatMap((name) => FILE.exec(name)?.[1] ?? []));
	if (slugs.size > PAGES_MAX)
		report.erreurs.push(
			`${PAGES} contient ${slugs.size} pages, et ${PAGES_MAX} au plus sont acceptées.`,
		);
	const pages: [string, { fr: PagePropre; en: PagePropre | undefined }][] = [];
	for (const slug of slugs) {
		const [fr, en] = [readPage(`${slug}.fr`), readPage(`${slug}.en`)];
		if (fr) pages.push([slug, { fr, en }]);
		else if (!names.includes(`${PAGES}/${slug}.fr.md`))
			report.erreurs.push(
				`${PAGES}/${slug}.en.md attend aussi sa page en français, ${slug}.fr.md.`,
			);
	}
	const [logo] = read("logo.svg", SVG) ?? [];
	const [icone] = read("icone.svg", SVG) ?? [];
	const [, json] = read(WORDS, JSON_TEXT) ?? [];
	const { couleur, couleur_sombre, ...words } =
		json === undefined ? {} : readWords(json, report);
	const couleurs = coloursOf({ couleur, couleur_sombre }, report);
	const empreinte = names.length === 0 ? "" : hash.digest("hex").slice(0, 12);
	const kept = { empreinte, logo, icone, couleurs, pages: new Map(pages) };
	return { ...report, absent, identite: { ...words, ...kept } };
}

const identities = processWide(
	"identities",
	() => new Map<string, LectureIdentite>(),
);

/**
 * The identity in a folder, as it was when this process first asked: what changes there
 * later waits for a start, which checks it. A folder that is absent is an empty one.
 */
export function readIdentity(folder: string): LectureIdentite {
	const known = identities().get(folder);
	if (known) return known;
	const read = readFolder(folder);
	identities().set(folder, read);
	return read;
}
