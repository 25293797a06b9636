import { LANGUES, type Langue, langueDevinee } from "#lib/platform/langues";
import { linksToReview } from "#lib/platform/text/links";
import {
	DANGERS,
	GENRES_SIGNAL,
	type GenreSignal,
	type Signal,
	type TextesSignales,
} from "./schema.ts";

/** Every pattern is bounded: a text costs no more than its length. */
const COURRIEL =
	/(?<![\w.+\-/@])[\w+-][\w.+-]{0,63}(?:@| @ | ?[[(] ?(?:at|arobase|chez) ?[\])] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[[(] ?(?:dot|point) ?[\])] ?)[\p{L}\p{N}-]{1,63}){1,4}/giu;

/** With its country, or ten digits by two; a day or a month of a year before an hour is none. */
const TELEPHONE =
	/(?<![\p{L}\p{N}+])(?:(?:\+|00)\d{1,3}[\s.()\p{Pd}]{0,2}(?:\d[\s.()\p{Pd}]{0,2}){6,12}\d|(?!(?:\d{2}[./\p{Pd}])?\d{2}[./\p{Pd}](?:19|20)\d{2}(?!\d))0[1-9](?:[\s./\p{Pd}]?\d{2}){4})(?!\d)/gu;

/** Two letters of a country, two digits of its key, then the account, in groups or not; at each place where one may begin. */
const IBAN =
	/(?<![\p{L}\p{N}])(?=([A-Z]{2}\d{2}(?:[ \u00a0\u202f.-]?[A-Z0-9]){11,30}))/giu;

/** Sex, year, month, department, town, order, then the key, which people leave out or mistype. */
const NIR =
	/(?<!\d)[12][ .\u00a0\u202f-]?\d{2}[ .\u00a0\u202f-]?(?:0[1-9]|1[0-2]|[2-9]\d)[ .\u00a0\u202f-]?(?:\d{2}|2[AB])[ .\u00a0\u202f-]?\d{3}[ .\u00a0\u202f-]?\d{3}(?:[ .\u00a0\u202f-]?\d{2})?(?!\d)/giu;

/** Words beside which such a number is one without a right key. */
const DIT_NIR =
	/(?<!\p{L})(?:s[ée]cu(?:rit[ée] sociale)?|nir|carte vitale|assur[ée]e? sociale?|social security)(?!\p{L})/iu;
const AUTOUR = 60;

const MOIS =
	"janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|january|february|march|april|may|june|july|august|september|october|november|december";
/** A day as French, English or ISO 8601 write it. */
const JOUR = `(?:(?:\\d{1,2}(?:er|st|nd|rd|th)?(?: of)?[\\s/.-]{1,2}(?:\\d{1,2}|${MOIS})|(?:${MOIS})\\s\\d{1,2}(?:st|nd|rd|th)?,?)[\\s/.-]{1,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2})`;

/** A date beside a word that says that somebody was born on it. */
const NAISSANCE = new RegExp(
	`(?<!\\p{L})(?:né(?:e|s|es|\\(e\\)|\\.e|·e)?(?: à [^.\\n]{1,40})? le|naissance(?:\\s?:| le| est le)?|birth(?:day|date)?(?:\\s?:| is| was)?|d\\.?o\\.?b\\.?(?:\\s?:)?|born(?: in [^.\\n]{1,40})? on(?: the)?)\\s{0,2}${JOUR}`,
	"giu",
);

const VOIE =
	"rue|avenue|av\\.|boulevard|bd|allée|allées|chemin|impasse|place|quai|route|square(?! (?:met|feet|foot|kilomet|mile|yard|inch))|sentier|résidence|faubourg";

/** A number in a street: in French, and, by the capitals of its name, in English. */
const ADRESSES = [
	new RegExp(
		`(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?,? (?:${VOIE}) \\p{L}[^\\n,.;:()]{2,60}`,
		"giu",
	),
	/(?<![\p{L}\p{N}])\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Street|St\.|Road|Avenue|Lane|Drive|Close|Crescent|Terrace)(?!\p{L})/gu,
];

/** The most frequent words of other languages, those that they share with French and English included: they tell neither way. */
const AUTRES_LANGUES = [
	"el la los las un una unos de del al y e en es se su lo que qué para por con muy ser esta está este hay pero como más también nuestro nuestra nosotros cuando donde porque sin sobre todo todos quiero puede no",
	"der die das des dem den und ist nicht ein eine einen einer für mit auf wir ich sie sind von zu in im am um an so wie werden auch wenn sich kann oder aber unser unsere haben bei nach man",
	"il la le gli un una di da del della delle dei che per in e è sono con anche questo questa nel nella alla degli più perché noi non si come",
	"o a os as um uma de do da dos das em no na que e é para não com mais como por está são nós também ser se nosso nossa",
	"de het een in is en of we van voor niet met zijn dat wij ook aan deze worden bij naar te op die",
	"w z i nie jest dla się oraz przez które jako że są na do jak lub",
].map((mots) => new Set(mots.split(" ")));

const ETRANGER_MIN = 4;
const LETTRES_LUES = 8_000;

/** Whether a text seems to be in neither French nor English. */
export function estEtranger(texte: string): boolean {
	const lu = texte.slice(0, LETTRES_LUES).toLowerCase();
	const lettres = lu.match(/\p{L}/gu)?.length ?? 0;
	const latines = lu.match(/\p{Script=Latin}/gu)?.length ?? 0;
	if (lettres >= 20 && latines * 2 < lettres) return true;
	const mots = lu.match(/\p{L}+/gu) ?? [];
	return AUTRES_LANGUES.some((langue) => {
		const seuls = (un: ReadonlySet<string>, autre: ReadonlySet<string>) =>
			mots.filter((mot) => un.has(mot) && !autre.has(mot)).length;
		const trouves = seuls(langue, COURANTS);
		return trouves >= ETRANGER_MIN && trouves > seuls(COURANTS, langue) * 2;
	});
}

/** Frequent words of both languages of the site. */
const COURANTS = new Set(
	"le la les des du de d l un une et est sont pour dans avec qui que en au aux ce cette sur par ne pas ou à y il elle nous vous on se plus the of and to in is are this it as at on by from be has have not we our you an that for with".split(
		" ",
	),
);

/** Words repeated three times in a row at least, alone or by up to four. */
export function repetition(texte: string): string | null {
	const mots = texte.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
	for (let pas = 1; pas <= 4; pas += 1) {
		let suite = 0;
		for (const [rang, mot] of mots.entries()) {
			suite = mot === mots[rang - pas] ? suite + 1 : 0;
			if (suite === 2 * pas)
				return mots.slice(rang - pas + 1, rang + 1).join(" ");
		}
	}
	return null;
}

const PRIX =
	/(?<![\p{L}\p{N}])(?:[€$£] ?\d{1,6}|\d{1,6}(?:[.,]\d{1,2})?[ \u00a0]?(?:[€$£]|euros?(?!\p{L})))/giu;
const LIENS_DE_PUBLICITE = 4;

/** A title or a text in capitals: two words in three of four letters or more. */
export function estEnCapitales(texte: string): boolean {
	const mots = [...new Set(texte.match(/\p{L}{4,}/gu) ?? [])];
	// Most scripts have no capitals.
	const hauts = mots.filter(
		(mot) => mot === mot.toUpperCase() && mot !== mot.toLowerCase(),
	);
	return hauts.length >= 3 && hauts.length * 3 >= mots.length * 2;
}

/** Whether the key of an IBAN is right (ISO 13616): a reference that only looks like one is left alone. */
function estIban(trouve: string): boolean {
	const chiffres = `${trouve.slice(4)}${trouve.slice(0, 4)}`.replace(
		/[A-Z]/g,
		(lettre) => String(lettre.charCodeAt(0) - 55),
	);
	let reste = 0;
	for (const chiffre of chiffres) reste = (reste * 10 + Number(chiffre)) % 97;
	return reste === 1;
}

/** How many signs an IBAN has, by its country (the registry of ISO 13616). */
const LONGUEURS_IBAN = new Map(
	"AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
		.split(" ")
		.map((un) => [un.slice(0, 2), Number(un.slice(2))]),
);

/** The IBAN at the beginning of what looks like one: words that follow it are not part of it. */
function ibanDe(trouve: string): string[] {
	const serre = trouve.replace(/[^A-Z0-9]/gi, "").toUpperCase();
	const longueur = LONGUEURS_IBAN.get(serre.slice(0, 2)) ?? Infinity;
	if (serre.length < longueur || !estIban(serre.slice(0, longueur))) return [];
	const signes = Array.from(trouve.matchAll(/[A-Z0-9]/gi));
	return [trouve.slice(0, (signes[longueur - 1]?.index ?? 0) + 1)];
}

/** Whether the key of a social-security number is right, or the words around it say what it is. */
function estNir(trouve: string, autour: string): boolean {
	if (DIT_NIR.test(autour)) return true;
	const serre = trouve.replace(/[^\dAB]/gi, "").toUpperCase();
	const numero = Number(
		serre.slice(0, 13).replace("2A", "19").replace("2B", "18"),
	);
	return 97 - (numero % 97) === Number(serre.slice(13));
}

/** What is found in one text by its form alone, by what it is. */
const FORMES: readonly (readonly [
	"iban" | "nir" | "naissance" | "courriel" | "telephone" | "adresse",
	(texte: string) => readonly string[],
])[] = [
	[
		"iban",
		(texte) =>
			Array.from(texte.matchAll(IBAN)).flatMap(([, trouve = ""]) =>
				ibanDe(trouve),
			),
	],
	[
		"nir",
		(texte) =>
			Array.from(texte.matchAll(NIR))
				.filter(({ 0: trouve, index }) =>
					estNir(
						trouve,
						texte.slice(
							Math.max(0, index - AUTOUR),
							index + trouve.length + AUTOUR,
						),
					),
				)
				.map(([trouve]) => trouve),
	],
	["naissance", (texte) => texte.match(NAISSANCE) ?? []],
	["courriel", (texte) => texte.match(COURRIEL) ?? []],
	["telephone", (texte) => texte.match(TELEPHONE) ?? []],
	[
		"adresse",
		(texte) =>
			ADRESSES.flatMap((une) => texte.match(une) ?? []).map((trouve) =>
				trouve.trim(),
			),
	],
];

/** What was found in some texts, by what it is. A part of what comes before it in `FORMES` is not told again: a telephone number in an IBAN is not one. */
function parForme(libres: readonly string[]) {
	const dits: string[] = [];
	return FORMES.map(([genre, trouver]) => {
		const siens = [...new Set(libres.flatMap(trouver))];
		dits.push(...siens);
		const extraits = siens.filter(
			(un) => !dits.some((dit) => dit !== un && dit.includes(un)),
		);
		return { genre, extraits };
	});
}

function hotesDe(adresses: readonly string[]): ReadonlySet<string> {
	return new Set(
		adresses.flatMap((adresse) => {
			const host = URL.parse(adresse)?.hostname.replace(/^www\./, "");
			return host ? [host] : [];
		}),
	);
}

/** An address without what two ways to write it differ in. */
function lienNu(adresse: string): string {
	return adresse
		.toLowerCase()
		.replace(/^https?:\/\/(?:www\.)?/, "")
		.replace(/\/$/, "");
}

/** The links in free texts that lead elsewhere than to the sites that the author declared, each once. */
function liensEtrangers({ libres, declares }: TextesSignales): string[] {
	const connus = hotesDe(declares);
	const ailleurs = libres
		.flatMap((texte) => linksToReview(texte))
		.filter((lien) => {
			const [host = ""] = hotesDe([lien]);
			return !connus.has(host);
		});
	const parAdresse = new Map<string, string>();
	for (const lien of ailleurs)
		if (!parAdresse.has(lienNu(lien))) parAdresse.set(lienNu(lien), lien);
	return [...parAdresse.values()];
}

/** What only advertisements have: many links, or a price and a telephone number. */
function publicite(entier: string, liens: readonly string[]): string[] {
	if (liens.length >= LIENS_DE_PUBLICITE) return [...liens];
	const prix = entier.match(PRIX) ?? [];
	return entier.match(TELEPHONE) ? prix : [];
}

/** The language that the original seems to be in, when it is not the one that is said. */
function autreLangue({ original }: TextesSignales): Langue[] {
	if (!original || estEtranger(original.texte)) return [];
	const devinee = langueDevinee(original.texte);
	return devinee === null || devinee === original.langue ? [] : [devinee];
}

/** What the texts of an entry hold that deserves a look, by their form alone. */
export function signauxDe(textes: TextesSignales): Signal[] {
	const { libres } = textes;
	const entier = libres.join("\n");
	const liens = liensEtrangers(textes);
	return [
		...parForme(libres),
		{
			genre: "capitales" as const,
			extraits: libres
				.filter(estEnCapitales)
				.map((texte) => texte.slice(0, 60)),
		},
		{
			genre: "langue" as const,
			extraits: estEtranger(entier) ? [entier.slice(0, 60)] : [],
		},
		{
			genre: "autre_langue" as const,
			extraits: autreLangue(textes),
		},
		{
			genre: "repetition" as const,
			extraits: libres.flatMap((texte) => repetition(texte) ?? []),
		},
		{ genre: "publicite" as const, extraits: publicite(entier, liens) },
		{ genre: "liens" as const, extraits: liens },
	].filter(({ extraits }) => extraits.length > 0);
}

/** Signals in the order of their kinds, several of a kind as one. */
export function rangerSignaux(signaux: readonly Signal[]): Signal[] {
	return GENRES_SIGNAL.flatMap((genre) => {
		const siens = signaux.filter((signal) => signal.genre === genre);
		const extraits = [...new Set(siens.flatMap((signal) => signal.extraits))];
		return extraits.length === 0 ? [] : [{ genre, extraits }];
	});
}

/** The language that a text seems to be in, by its signals, where it is not the one that is said. */
export function langueDouteuse(signaux: readonly Signal[]): Langue | null {
	const dite = signaux.find(({ genre }) => genre === "autre_langue");
	return LANGUES.find((langue) => langue === dite?.extraits[0]) ?? null;
}

export function estDanger(genre: GenreSignal): boolean {
	return DANGERS.includes(genre);
}

/** What is at stake in an entry, as a number to sort by: a danger counts more than all that only deserves a look. */
export function enjeuDe(signaux: readonly Signal[]): number {
	return signaux.reduce(
		(somme, { genre }) => somme + (estDanger(genre) ? 100 : 1),
		0,
	);
}
