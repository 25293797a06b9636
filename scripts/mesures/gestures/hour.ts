/**
 * The hour of a volunteer: 32 entries of eleven kinds that wait in one queue, what each
 * calls for, and what the database must say of it in the end. All of it is invented.
 */
import type { Page } from "playwright";
import type { Database } from "../instance.ts";
import { press } from "./hands.ts";

export const HOUR_KINDS = [
	"publish",
	"advertisement",
	"danger",
	"double",
	"same",
	"answered",
	"ask",
	"report",
	"rule",
	"language",
	"nothing",
] as const;
export type HourKind = (typeof HOUR_KINDS)[number];

/** What it is for, in the table. */
export const HOUR_NAMES: Readonly<Record<HourKind, string>> = {
	publish: "publish as it is",
	advertisement: "refuse an advertisement",
	danger: "refuse what endangers somebody",
	double: "refuse a project that is listed already",
	same: "merge a need with another that says the same",
	answered: "link the project that answers a need, publish",
	ask: "ask the author a question",
	report: "close a report, the entry stays",
	rule: "see what an import published",
	language: "set the other language, publish",
	nothing: "refuse what says nothing",
};

/** What an entry is about: each of its own, so that only what is meant to resemble does. */
const SUBJECTS = [
	"fontaines à boire du canton",
	"compost au pied des tours",
	"prêt de remorques à vélo",
	"horaires du car scolaire",
	"salle de répétition des fanfares",
	"nichoirs à hirondelles",
	"bibliothèque des semences paysannes",
	"garde des poules en août",
	"relevé des haies bocagères",
	"atelier de réparation des grille-pain",
	"permanence du notaire itinérant",
	"carte des bancs ombragés",
	"covoiturage vers la piscine",
	"archives sonores des anciens",
	"signalement des nids-de-poule",
	"partage des clefs du gymnase",
	"collecte des bouchons de liège",
	"jumelles pour observer les cigognes",
	"tournée de la boulangerie ambulante",
	"calendrier des brocantes",
	"cartographie des sentiers muletiers",
	"mesure du bruit des scieries",
	"entraide pour les foins",
	"traduction des arrêtés municipaux",
	"pétition pour la halte ferroviaire",
	"inventaire des lavoirs",
	"location des barnums communaux",
	"veille sur la qualité des rivières",
	"potager de la maison de retraite",
	"troc de manuels scolaires",
	"vestiaire solidaire des ados",
	"parrainage des arbres fruitiers",
] as const;

const HOW_MANY: Readonly<Record<HourKind, number>> = {
	publish: 6,
	advertisement: 3,
	danger: 3,
	double: 3,
	same: 3,
	answered: 3,
	ask: 3,
	report: 2,
	rule: 2,
	language: 2,
	nothing: 2,
};

/** An entry of the hour: what it calls for, and where it is found. */
export type HourEntry = {
	readonly kind: HourKind;
	readonly id: number;
	readonly nature: "projet" | "besoin";
	/** The key of what it is a double of. */
	readonly double: string;
};

const IBAN = "FR76 3000 6000 0112 3456 7890 189";

function textOf(kind: HourKind, subject: string): string {
	const text = `Dans notre commune, ${subject} : personne ne sait où ni quand cela se fait, et chacun téléphone à la mairie. Il faudrait que tout soit au même endroit, à jour, et que chacun puisse y ajouter ce qui manque.`;
	switch (kind) {
		case "advertisement":
			return `${text} Commandez sur www.promo-eclair.exemple, code PROMO, stock limité.`;
		case "danger":
			return `${text} Pour la caisse, versez sur ${IBAN}.`;
		case "language":
			return `In our village nobody knows about this (${subject}): where it is, and when it is done. It should be in one place, kept up to date by the people who use it, and we would like to add what is missing.`;
		case "nothing":
			return "Il faudrait faire quelque chose pour que cela aille mieux ici.";
		default:
			return text;
	}
}

type Row = { id: number; slug: string };

async function add(
	{ sql }: Database,
	nature: HourEntry["nature"],
	entry: { slug: string; title: string; text: string; state: string },
	author: number | null,
): Promise<Row> {
	const { slug, title, text, state } = entry;
	const published = state === "publie" ? "now()" : "NULL";
	const [made] = await sql<Row>(
		nature === "projet"
			? `INSERT INTO projets (slug, nom, accroche, description, statut, auteur_id, publie_le) VALUES ($1, $2, left($3, 120), $3, $4, $5, ${published}) RETURNING id, slug`
			: `INSERT INTO besoins (slug, titre, description, statut, auteur_id, publie_le) VALUES ($1, $2, $3, $4, $5, ${published}) RETURNING id, slug`,
		[slug, title, text, state, author],
	);
	if (!made) throw new Error("an entry was not written");
	if (nature === "besoin" && state === "publie")
		await sql("INSERT INTO jalons (besoin_id, statut) VALUES ($1, 'publie')", [
			made.id,
		]);
	return made;
}

/** Fills the queue with the 32, each with what it needs beside it; by `nature/id`. */
export async function fillHour(
	database: Database,
): Promise<Map<string, HourEntry>> {
	const { sql } = database;
	// What the demonstration content has waiting is not of this hour.
	for (const table of ["projets", "besoins"])
		await sql(
			`UPDATE ${table} SET statut = 'quarantaine' WHERE statut = 'propose'`,
		);
	const plan = new Map<string, HourEntry>();
	const kinds = HOUR_KINDS.flatMap((kind) =>
		Array.from({ length: HOW_MANY[kind] }, () => kind),
	);
	for (const [at, kind] of kinds.entries()) {
		const subject = SUBJECTS[at] ?? "";
		const [author] = await sql<{ id: number }>(
			`INSERT INTO comptes (courriel, courriel_saisi, valide_le) VALUES ($1, $1, now()) RETURNING id`,
			[`auteur${at}@exemple.org`],
		);
		const nature =
			kind === "same" || kind === "answered" || at % 2 === 0
				? "besoin"
				: "projet";
		const isPublic = kind === "report" || kind === "rule";
		const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
		const text = textOf(kind, subject);
		const mine = kind === "double" ? "projet" : nature;
		const made = await add(
			database,
			mine,
			{
				...{ slug: `heure-${at}`, title, text },
				state: isPublic ? "publie" : "propose",
			},
			author?.id ?? null,
		);
		let double = "";
		if (kind === "double" || kind === "same" || kind === "answered") {
			const other = kind === "same" ? "besoin" : "projet";
			const { slug } = await add(
				database,
				other,
				{ slug: `deja-${at}`, title, text, state: "publie" },
				null,
			);
			double = `${other}/${slug}`;
		}
		if (kind === "report")
			await sql(
				`INSERT INTO signalements (${mine}_id, motif, texte) VALUES ($1, 'inexact', 'Je ne suis pas d’accord.')`,
				[made.id],
			);
		if (kind === "rule")
			await sql(
				`INSERT INTO cles_import (nature, source, source_id, ${mine}_id, valeurs, sans_relecture, sans_relecture_le)
				 VALUES ($1, 'Données ouvertes', $2, $3, '{}', 'publiee', now())`,
				[mine, String(at), made.id],
			);
		plan.set(`${mine}/${made.id}`, { kind, id: made.id, nature: mine, double });
	}
	await sql("VACUUM ANALYZE");
	return plan;
}

/** Ticks the similar entries until it is the right one. */
async function tickDouble(page: Page, of: string): Promise<void> {
	for (let n = 0; n < 5; n += 1) {
		await press(page, "d");
		const ticked = page.locator("input[name=doublon]:checked");
		if ((await ticked.first().inputValue()) === of) return;
	}
	throw new Error(`${of} is not among the similar entries of ${page.url()}`);
}

const OTHER_REASON = "3";
const ADVERTISING = "4";
const UNLAWFUL = "5";

/** What a volunteer presses for an entry that is open. */
export async function hourGesture(
	page: Page,
	{ kind, double }: HourEntry,
): Promise<void> {
	switch (kind) {
		case "publish":
			return press(page, "p");
		case "advertisement":
			return press(page, "r", ADVERTISING, "Enter");
		case "danger":
			return press(page, "r", UNLAWFUL, "Enter");
		case "nothing":
			return press(page, "r", OTHER_REASON, "Enter");
		case "double":
			await tickDouble(page, double);
			return press(page, "Enter");
		case "same":
			return press(page, "m");
		case "answered":
			await press(page, "y");
			await page.locator("[data-gardee]:not([data-gardee=''])").waitFor({
				state: "attached",
			});
			return press(page, "p");
		case "ask":
			await press(page, "c", ..."Quand ?");
			return press(page, "Control+Enter");
		case "language":
			await page.getByRole("button", { name: /anglais/ }).click();
			await page.locator("[data-gardee]:not([data-gardee=''])").waitFor({
				state: "attached",
			});
			return press(page, "p");
		case "report":
			await page.locator("input[name=decision][value=gardee]").click();
			return page.locator("button[value=clore]").click();
		case "rule":
			return page.getByRole("button", { name: "Je l’ai vue" }).click();
	}
}

/** The SQL that is true of an entry that was decided as meant. */
const MEANT: Readonly<Record<HourKind, string>> = {
	publish: "e.statut = 'publie'",
	advertisement: "e.statut = 'refuse' AND e.motif_choisi = 'publicite'",
	danger: "e.statut = 'refuse' AND e.motif_choisi = 'illicite'",
	nothing: "e.statut = 'refuse' AND e.motif_choisi = 'incomplet'",
	double:
		"e.statut = 'refuse' AND e.doublon_nature || '/' || e.doublon_slug = $2",
	same: "e.statut = 'fusionne' AND (SELECT 'besoin/' || d.slug FROM besoins d WHERE d.id = e.fusionne_dans_id) = $2",
	answered:
		"e.statut = 'publie' AND EXISTS (SELECT 1 FROM liens l JOIN projets p ON p.id = l.projet_id WHERE l.besoin_id = e.id AND l.etat = 'confirme' AND 'projet/' || p.slug = $2)",
	ask: "e.statut = 'propose' AND EXISTS (SELECT 1 FROM demandes d WHERE d.close_le IS NULL AND e.id IN (d.projet_id, d.besoin_id))",
	language: "e.statut = 'publie' AND e.langue = 'en'",
	report:
		"e.statut = 'publie' AND EXISTS (SELECT 1 FROM signalements s WHERE s.decision = 'gardee' AND e.id IN (s.projet_id, s.besoin_id))",
	rule: "e.statut = 'publie' AND NOT EXISTS (SELECT 1 FROM cles_import k WHERE k.sans_relecture_le IS NOT NULL AND e.id IN (k.projet_id, k.besoin_id))",
};

/** The entries that are not what was meant. */
export async function compareHour(
	{ sql }: Database,
	plan: ReadonlyMap<string, HourEntry>,
): Promise<string[]> {
	const wrong: string[] = [];
	for (const [key, { kind, id, nature, double }] of plan) {
		const hasDouble = MEANT[kind].includes("$2");
		const right = await sql(
			`SELECT 1 FROM ${nature}s e WHERE e.id = $1 AND ${MEANT[kind]}`,
			hasDouble ? [id, double] : [id],
		);
		if (right.length === 0) wrong.push(`${kind} ${key}`);
	}
	return wrong;
}
