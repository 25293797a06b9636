import { keysOf } from "#lib/platform/contract/records";
import { LANGUES, type Langue, langueDevinee } from "#lib/platform/langues";
import { findLinksToReview } from "#lib/platform/text/links";
import {
	DANGERS,
	GENRES_SIGNAL,
	type GenreSignal,
	type Signal,
	type TextesSignales,
} from "./schema.ts";

/** Every pattern is bounded: a text costs no more than its length. */
const COURRIEL =
	/(?<![\w.+\-/@])[\w+-][\w.+-]{0,63}(?:[@＠]| @ | ?[[({<] ?(?:at|@|arobase|chez) ?[\])}>] ?| arobase | at (?=[\p{L}\p{N}-]{1,63} dot ))[\p{L}\p{N}-]{1,63}(?:(?:\.| \. | (?:dot|point) | ?[[({<] ?(?:dot|point|\.) ?[\])}>] ?)[\p{L}\p{N}-]{1,63}){1,4}/giu;

/** What people put between the groups of a number. */
const ENTRE = "[\\s./_·\\p{Pd}]{0,3}";

/** With its country; ten digits by two, or eleven in any groups that no number is before, but a day or a month of a year; as in North America. */
const TELEPHONE = new RegExp(
	[
		`(?<![\\p{L}\\p{N}+])(?:(?:\\+|00)\\d{1,3}[\\s.()\\p{Pd}]{0,2}(?:\\d[\\s.()\\p{Pd}]{0,2}){6,12}\\d`,
		`(?!(?:\\d{2}[./\\p{Pd}])?\\d{2}[./\\p{Pd}](?:19|20)\\d{2}(?!\\d))(?:0[1-9](?:${ENTRE}\\d{2}){4}|(?<!\\d[\\s./\\p{Pd}])\\(?[0O]\\s?[1-9](?:\\)?${ENTRE}\\d){8,9})`,
		"\\([2-9]\\d{2}\\) ?\\d{3}[-. ]\\d{4}|[2-9]\\d{2}-\\d{3}-\\d{4})(?!\\d)",
	].join("|"),
	"gu",
);

/** Two letters of a country, two digits of its key, then the account, in groups or not; at each place where one may begin. */
const IBAN = new RegExp(
	`(?<![\\p{L}\\p{N}])(?=([A-Z]${ENTRE}[A-Z](?:${ENTRE}\\d){2}(?:${ENTRE}[A-Z0-9]){11,30}))`,
	"giu",
);

/** What names the groups of an account, as a bank prints them. */
const NOM_RIB =
	"(?<!\\p{L})(?:code|guichet|n(?:um[ée]ro)?[°º]?|du|de|compte|cl[ée]|rib)(?![\\p{L}\\p{N}])";
const NOMS_RIB = `${ENTRE}(?:[,;:]?\\s{0,2}${NOM_RIB}[\\s:.]{0,3}){0,4}`;
const NOM_DIT = new RegExp(NOM_RIB, "giu");

/** The same account as French banks write it: bank, branch, account, key. */
const RIB = new RegExp(
	`(?<![\\p{L}\\p{N}])\\d{5}${NOMS_RIB}\\d{5}${NOMS_RIB}(?:[A-Z0-9]${ENTRE}){11}${NOMS_RIB}\\d{2}(?![\\p{L}\\p{N}])`,
	"giu",
);

/** Sex, year, month, department, town, order, then the key, which people leave out or mistype. */
const NIR = new RegExp(
	`(?<!\\d)[12]${ENTRE}\\d{2}${ENTRE}(?:0[1-9]|1[0-2]|[2-9]\\d)${ENTRE}(?:\\d{2}|2[AB])${ENTRE}\\d{3}${ENTRE}\\d{3}(?:${ENTRE}(?:cl[ée] ?:? ?)?\\d{2})?(?!\\d)`,
	"giu",
);

/** The same of the United Kingdom and of the United States: nothing in them says what they are. */
const NIR_ANGLAIS =
	/(?<![\p{L}\p{N}])(?:[A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]|\d{3}[ -]\d{2}[ -]\d{4})(?![\p{L}\p{N}])/giu;

/** Words beside which such a number is one without a right key. */
const DIT_NIR =
	/(?<!\p{L})(?:s[ée]cu(?:rit[ée] sociale)?|nir|n[°º] ?ss|insee|carte vitale|assur[ée]e?(?: sociale?)?|social security|ssn|national insurance|nino)(?!\p{L})/iu;
const AUTOUR = 60;

const MOIS =
	"janv(?:ier|\\.)?|f[ée]v(?:rier|r?\\.)?|mars|avr(?:il|\\.)?|mai|juin|juil(?:let|l?\\.)?|ao[ûu]t|sept(?:embre|\\.)?|oct(?:obre|\\.)?|nov(?:embre|\\.)?|d[ée]c(?:embre|\\.)?|jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|aug(?:ust|\\.)?|sep(?:tember|\\.)?|october|november|dec(?:ember|\\.)?";
const AN = "(?:(?:19|20)\\d{2}|\\d{2})(?!\\d)";
/** A day as French, English or ISO 8601 write it. */
const JOUR = `(?:(?:(?:lun|mar|mercre|jeu|vendre|same)di |dimanche )?(?:\\d{1,2}(?:er|st|nd|rd|th)?(?: of)?[\\s/.-]{1,3}(?:\\d{1,2}|${MOIS})|(?:${MOIS})\\s\\d{1,2}(?:st|nd|rd|th)?),?[\\s/.-]{1,3}${AN}|(?:19|20)\\d{2}-\\d{2}-\\d{2})`;
/** A birth name between what says the birth and its day. */
const NOM = "(?: (?-i:\\p{Lu})[\\p{L}'’-]{1,30}){0,3},?";

/** A date beside a word that says that somebody was born on it. */
const NAISSANCE = new RegExp(
	`(?<!\\p{L})(?:n[ée](?:e|s|es|\\(e\\)|\\.e|·e)?(?: à [^.\\n]{1,40})?${NOM} (?:le|un)(?:\\s?:)?|naissance(?:\\s?:| le| est le)?|birth[ -]?(?:day|date)?(?:\\s?:| is| was)?|d\\.?o\\.?b\\.?(?:\\s?:)?|ddn(?:\\s?:)?|born(?:(?: in [^.\\n]{1,40})? on(?: the)?|\\s?:)?)\\s{0,2}${JOUR}`,
	"giu",
);

const VOIE =
	"rue|r\\.|ave?\\.?|avenue|boulevard|boul\\.|bl?v?d\\.?|allées?|all\\.|chemin|ch\\.|impasse|imp\\.|place|quai|route|rte\\.?|square(?! (?:met|feet|foot|kilomet|mile|yard|inch))|sentier|résidence|faubourg|fbg|lotissement|venelle|ruelle|esplanade|hameau|lieu-dit";
/** Such words that count other things too: their name begins with a capital. */
const VOIE_NOMMEE = "cours|passage|villa|montée|voie|cité|clos|promenade";
const NUMERO = "(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?,?";
const SUITE = "[^\\n,.;:()]{2,60}";

/** A number in a street: in French, before its name or after it, and, by the capitals of its name, in English. */
const ADRESSES = [
	new RegExp(
		`${NUMERO} (?:de la |de l[’']|du )?(?:(?:${VOIE}) \\p{L}${SUITE}|(?:${VOIE_NOMMEE}) (?:(?:de |du |des )?(?:la |l[’'])?)(?-i:\\p{Lu})${SUITE}|grande?[ '’-]{1,2}rue(?!\\p{L}))`,
		"giu",
	),
	new RegExp(
		`(?<!\\p{L})(?:${VOIE}) \\p{L}[^\\n,.;:()\\d]{1,40},? ?(?:n[°º] ?\\d{1,4}|\\d{1,4}[a-d]?,? \\d{4,5} (?-i:\\p{Lu})|, \\d{5} (?-i:\\p{Lu}))\\p{L}{0,30}`,
		"giu",
	),
	/(?<![\p{L}\p{N}])\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:[Ss]treet|St\.?|Road|Rd\.?|Avenue|Ave\.?|Boulevard|Blvd\.?|Lane|Ln\.?|Drive|Dr\.?|Close|Crescent|Terrace|Way|Court|Square|Gardens|Grove|Mews)(?!\p{L})/gu,
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
/** A text of so many words has one in so many that is frequent in French or English. */
const MOTS_JUGES = 15;
const PART_COURANTE = 1 / 12;
const LETTRES_LUES = 8_000;

/** Whether a text seems to be in neither French nor English. */
export function estEtranger(texte: string): boolean {
	const lu = texte.slice(0, LETTRES_LUES).toLowerCase();
	const lettres = lu.match(/\p{L}/gu)?.length ?? 0;
	const latines = lu.match(/\p{Script=Latin}/gu)?.length ?? 0;
	if (lettres >= 20 && latines * 2 < lettres) return true;
	const mots = lu.match(/\p{L}+/gu) ?? [];
	const courants = mots.filter((mot) => COURANTS.has(mot)).length;
	if (mots.length >= MOTS_JUGES && courants < mots.length * PART_COURANTE)
		return true;
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

/** One word of so many says it with force; a letter ten times says nothing. */
const PART_REPETEE = 1 / 20;
const LETTRE_REPETEE = /(\p{L})\1{9,}/iu;

/** Words repeated three times in a row at least, alone or by up to four, where they are much of the text; or one letter. */
export function repetition(texte: string): string | null {
	const mots = texte.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
	for (let pas = 1; pas <= 4; pas += 1) {
		let suite = 0;
		for (const [rang, mot] of mots.entries()) {
			suite = mot === mots[rang - pas] ? suite + 1 : 0;
			if (suite >= 2 * pas && suite + pas >= mots.length * PART_REPETEE)
				return mots.slice(rang - pas + 1, rang + 1).join(" ");
		}
	}
	return LETTRE_REPETEE.exec(texte)?.[0].slice(0, 10) ?? null;
}

const PRIX =
	/(?<![\p{L}\p{N}])(?:[€$£] ?\d{1,6}|\d{1,6}(?:[.,]\d{1,2})?[ \u00a0]?(?:[€$£]|eur(?:os?)?(?!\p{L})))/giu;
const LIENS_DE_PUBLICITE = 4;
/** Words for each link, and beside a price and a link, up to which a text is an advertisement. */
const MOTS_PAR_LIEN = 20;
const MOTS_D_ANNONCE = 80;

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
	return BigInt(chiffres) % 97n === 1n;
}

/** Whether the key of an account as French banks write it is right; a letter counts as a digit (A and J 1, S 2). */
function estRib(trouve: string): boolean {
	const chiffres = trouve
		.replace(NOM_DIT, "")
		.replace(/[^A-Z0-9]/gi, "")
		.toUpperCase()
		.replace(/[A-Z]/g, (lettre) => {
			const rang = lettre.charCodeAt(0) - 65;
			return String(((rang < 18 ? rang : rang + 1) % 9) + 1);
		});
	return BigInt(chiffres) % 97n === 0n;
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
	const compte = serre.slice(0, longueur);
	// Words in a row have no digits, and one in 97 the right key.
	const chiffres = compte.match(/\d/g)?.length ?? 0;
	if (serre.length < longueur || chiffres * 2 < longueur || !estIban(compte))
		return [];
	const signes = Array.from(trouve.matchAll(/[A-Z0-9]/gi));
	return [trouve.slice(0, (signes[longueur - 1]?.index ?? 0) + 1)];
}

/** Whether a number is in the groups of one of social security, its key is right, or the words around it say what it is. */
function estNir(trouve: string, autour: string): boolean {
	if (DIT_NIR.test(autour)) return true;
	const serre = trouve.replace(/[^\dAB]/gi, "").toUpperCase();
	// Nobody else groups a number so; its key may be mistyped, or missing.
	if (/^. .. .. .. ... ...(?: ..)?$/.test(trouve)) return true;
	const numero = Number(
		serre.slice(0, 13).replace("2A", "19").replace("2B", "18"),
	);
	// Without a key, 0, which is none.
	return 97 - (numero % 97) === Number(serre.slice(13));
}

function autourDe(
	texte: string,
	{ 0: trouve, index }: RegExpExecArray,
): string {
	return texte.slice(
		Math.max(0, index - AUTOUR),
		index + trouve.length + AUTOUR,
	);
}

function nirsDe(texte: string): string[] {
	const autour = (lu: RegExpExecArray) => autourDe(texte, lu);
	return [
		...[...texte.matchAll(NIR)].filter((lu) => estNir(lu[0], autour(lu))),
		...[...texte.matchAll(NIR_ANGLAIS)].filter((lu) =>
			DIT_NIR.test(autour(lu)),
		),
	].map(([trouve]) => trouve);
}

function ibansDe(texte: string): string[] {
	return [
		...[...texte.matchAll(IBAN)].flatMap(([, trouve = ""]) => ibanDe(trouve)),
		...(texte.match(RIB) ?? []).filter(estRib),
	];
}

/** What is found in one text by its form alone, by what it is: its very words stand there. */
export const FORMES = {
	iban: ibansDe,
	nir: nirsDe,
	naissance: (texte) => texte.match(NAISSANCE) ?? [],
	courriel: (texte) => texte.match(COURRIEL) ?? [],
	telephone: (texte) => texte.match(TELEPHONE) ?? [],
	adresse: (texte) =>
		ADRESSES.flatMap((une) => texte.match(une) ?? []).map((un) => un.trim()),
} as const satisfies Partial<
	Record<GenreSignal, (texte: string) => readonly string[]>
>;

/** What was found in some texts, by what it is. A part of what comes before it in `FORMES` is not told again: a telephone number in an IBAN is not one. */
function parForme(libres: readonly string[]) {
	const dits: string[] = [];
	return keysOf(FORMES).map((genre) => {
		const siens = [...new Set(libres.flatMap((un) => FORMES[genre](un)))];
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
		.flatMap((texte) => findLinksToReview(texte).map(({ href }) => href))
		.filter((lien) => {
			const [host = ""] = hotesDe([lien]);
			return !connus.has(host);
		});
	const parAdresse = new Map<string, string>();
	for (const lien of ailleurs)
		if (!parAdresse.has(lienNu(lien))) parAdresse.set(lienNu(lien), lien);
	return [...parAdresse.values()];
}

/** What only advertisements have: hardly anything but links, a price and a telephone number, or a price and where to go in few words. */
function publicite(entier: string, liens: readonly string[]): string[] {
	const mots = entier.match(/\p{L}+/gu)?.length ?? 0;
	if (
		liens.length >= LIENS_DE_PUBLICITE &&
		mots <= liens.length * MOTS_PAR_LIEN
	)
		return [...liens];
	const mene =
		entier.match(TELEPHONE) ||
		(mots <= MOTS_D_ANNONCE && (liens.length > 0 || entier.match(COURRIEL)));
	return mene ? (entier.match(PRIX) ?? []) : [];
}

/** The language that the original seems to be in, when it is not the one that is said. */
function autreLangue({ original }: TextesSignales): Langue[] {
	if (!original || estEtranger(original.texte)) return [];
	const devinee = langueDevinee(original.texte);
	return devinee === null || devinee === original.langue ? [] : [devinee];
}

const debutDe = (texte: string) => texte.slice(0, 60);

/** What the texts of an entry hold that deserves a look, by their form alone. */
export function signauxDe(textes: TextesSignales): Signal[] {
	const { libres } = textes;
	const entier = libres.join("\n");
	const liens = liensEtrangers(textes);
	const capitales = libres.filter(estEnCapitales);
	const dits: Signal[] = [
		...parForme(libres),
		{ genre: "capitales", extraits: capitales.map(debutDe) },
		{
			genre: "langue",
			extraits: estEtranger(entier) ? [debutDe(entier)] : [],
		},
		{ genre: "autre_langue", extraits: autreLangue(textes) },
		{
			genre: "repetition",
			extraits: libres.flatMap((texte) => repetition(texte) ?? []),
		},
		{ genre: "publicite", extraits: publicite(entier, liens) },
		{ genre: "liens", extraits: liens },
	];
	return dits.filter(({ extraits }) => extraits.length > 0);
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

/** What a danger in a text adds to what is at stake: more than whoever waits. */
export function enjeuDe(signaux: readonly Signal[]): number {
	return signaux.some(({ genre }) => DANGERS.includes(genre)) ? 200 : 0;
}
