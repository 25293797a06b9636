/** No act of a moderator is committed without its entry in the journal. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { envoyee, ficheDe, PUBLIER } from "#prisma/jugement.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import {
	actesDeDemande,
	actesDeVigilance,
	actesDuBesoin,
	actesSurComptes,
	SANS_JOURNAL,
} from "#prisma/moderation-acts.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import * as articles from "../articles/commands.ts";
import * as chantier from "../chantier/commands.ts";
import { donnerEtat, modererBesoin, modererProjet } from "../commands.ts";
import { deciderContestation } from "../echanges/commands.ts";
import * as edition from "../edition/commands.ts";
import { ProjetEdition } from "../edition/schema.ts";
import * as jugement from "../jugement/commands.ts";
import { annulerActe } from "../jugement/commands.ts";
import { lireFiche } from "../relecture/queries.ts";
import * as envois from "../sante/commands.ts";
import * as signalements from "../signalements/commands.ts";
import * as themes from "../themes/commands.ts";
import { deciderLien } from "../voisins/commands.ts";

useTestDatabase();

let moi: ActeurCompte;
let theme: string;

beforeAll(async () => {
	moi = await acteurDeRole("admin");
	await acteurDeRole("admin");
	theme = slugNeuf();
	await creerTheme({ slug: theme });
	await rows(
		sql`CREATE FUNCTION refuser_journal() RETURNS trigger LANGUAGE plpgsql AS
		    $$ BEGIN RAISE EXCEPTION 'the journal is shut'; END $$`,
	);
});

const TEXTE = "Quarante caractères au moins, et autre chose ici.";

const PROJET = () =>
	ProjetEdition.parse({
		nom: "Un nom changé",
		accroche: "Une accroche changée.",
		description: TEXTE,
		themes: [theme],
		label_ia: "sans_ia",
	});

const BESOIN = () => ({
	titre: "Un titre changé",
	description: TEXTE,
	territoire: null,
	theme,
	langue: "fr" as const,
	titre_en: null,
	description_en: null,
});

const ARTICLE = {
	titre: "Un titre",
	resume: "Un résumé.",
	date: "2026-01-01",
	auteur: "L’équipe",
	texte: "Bonjour.",
	projets: null,
	...{ titre_en: null, resume_en: null, texte_en: null },
	statut: "publie" as const,
};

const THEME = {
	nom: "Un thème",
	description: null,
	nom_en: null,
	description_en: null,
};

const ETAPE = {
	jour: "2026-01-01",
	titre: "Une étape",
	texte: "Fait.",
	titre_en: null,
	texte_en: null,
};

const DECISION = { mis_en_avant: undefined, motif: null };

async function projet(statut = "propose"): Promise<string> {
	const slug = slugNeuf();
	const publie_le = statut === "propose" ? null : "2026-01-01T00:00:00Z";
	await creerProjet({
		slug,
		statut,
		publie_le,
		auteur: { connect: { id: moi.compte_id } },
	});
	return slug;
}

async function besoin(statut = "etude"): Promise<string> {
	const slug = slugNeuf();
	const besoin_id = await creerBesoin({ slug, statut });
	await prisma().soutien.create({
		data: { besoin_id, compte_id: moi.compte_id },
	});
	return slug;
}

async function besoinAvecEtape(): Promise<string> {
	const slug = await besoin();
	await chantier.ajouterEtape(moi, slug, ETAPE);
	return slug;
}

async function article(statut = "publie"): Promise<string> {
	const slug = slugNeuf();
	await creerArticle({ slug, statut });
	return slug;
}

async function nouveauTheme(): Promise<string> {
	const slug = slugNeuf();
	await creerTheme({ slug, ordre: -1 });
	return slug;
}

async function signalement(traite_le: Date | null = null) {
	const slug = await projet("publie");
	const { id: projet_id } = await prisma().projet.findUniqueOrThrow({
		where: { slug },
	});
	const { id } = await prisma().signalement.create({
		data: { projet_id, motif: "autre", traite_le },
	});
	return { id, slug };
}

async function lettreMorte(): Promise<number> {
	const { id } = await prisma().courriel.create({
		data: {
			...{ cle: slugNeuf(), gabarit: "role_change", langue: "fr" },
			...{ destinataire: "a@exemple.org", statut: "abandonne" },
		},
	});
	return id;
}

async function publication(): Promise<number> {
	const slug = await projet();
	await modererProjet(moi, slug, { statut: "publie", ...DECISION });
	return (await dernierActe("projet", slug)).id;
}

/** The author contests the take-down. */
async function contester(slug: string) {
	const { id } = await prisma().retrait.findFirstOrThrow({
		where: { projet: { slug } },
	});
	const texte = "Je conteste cette décision.";
	const data = { conteste_le: new Date(), texte };
	return prisma().retrait.update({ where: { id }, data });
}

type Acte = () => Promise<{ ok: boolean }>;

/** For each act: creates what it needs, then returns the act itself. */
const ACTES: Record<string, () => Promise<Acte>> = {
	modererProjet: async () => {
		const slug = await projet();
		return () => modererProjet(moi, slug, { statut: "publie", ...DECISION });
	},
	modererBesoin: async () => {
		const slug = await besoin();
		const rien = { projet: undefined, motif: null };
		return () => modererBesoin(moi, slug, { statut: "archive", ...rien });
	},
	deciderLien: async () => {
		const [slug, publie] = [await besoin(), slugNeuf()];
		await creerProjet({ slug: publie });
		return () => deciderLien(moi, slug, publie, "confirme");
	},
	annulerActe: async () => {
		const acte = await publication();
		return () => annulerActe(moi, acte);
	},
	creerProjet: async () => () => edition.creerProjet(moi, PROJET()),
	modifierProjet: async () => {
		const slug = await projet();
		return () => edition.modifierProjet(moi, slug, PROJET());
	},
	modifierFiche: async () => {
		const visee = { nature: "projet", slug: await projet() } as const;
		const { mis_en_avant: _, ...texte } = PROJET();
		return () => edition.modifierFiche(moi, visee, valeursDe(texte), 0);
	},
	garderFiche: async () => {
		const fiche = await ficheDe(await projet());
		const forme = await envoyee(fiche, { langue: ["en"], themes: [theme] });
		return () => jugement.garderFiche(moi, forme);
	},
	jugerFiche: async () => {
		const forme = await envoyee(await ficheDe(await projet()));
		return () => jugement.jugerFiche(moi, forme, PUBLIER);
	},
	demanderSurFiche: async () => {
		const forme = await envoyee(await ficheDe(await projet()));
		return () => jugement.demanderSurFiche(moi, forme, "Où est-ce ?");
	},
	reunirFiche: async () => {
		const [ici, autre] = [await besoin("publie"), await besoin("publie")];
		const fiche = await lireFiche("besoin", ici);
		if (!fiche) throw new Error("no entry");
		const forme = await envoyee(fiche);
		return () => jugement.reunirFiche(moi, forme, { slug: autre, vu: null });
	},
	donnerEtat: async () => {
		const fiche = await ficheDe(await projet());
		return () => donnerEtat(moi, "projet", fiche.slug, PUBLIER, {});
	},
	creerBesoin: async () => () => edition.creerBesoin(moi, BESOIN()),
	modifierBesoin: async () => {
		const slug = await besoin();
		return () => edition.modifierBesoin(moi, slug, BESOIN());
	},
	definirChantier: async () => {
		const slug = await besoin();
		const ecrit = { cahier: "x", cahier_en: null, depot: null };
		return () =>
			chantier.definirChantier(moi, slug, { ...ecrit, roles: ["code"] });
	},
	ajouterEtape: async () => {
		const slug = await besoin();
		return () => chantier.ajouterEtape(moi, slug, ETAPE);
	},
	modifierEtape: async () => {
		const slug = await besoinAvecEtape();
		return () =>
			chantier.modifierEtape(moi, slug, 1, { ...ETAPE, titre: "Autre" });
	},
	retirerEtape: async () => {
		const slug = await besoinAvecEtape();
		return () => chantier.retirerEtape(moi, slug, 1);
	},
	creerArticle: async () => () => articles.creerArticle(moi, ARTICLE),
	modifierArticle: async () => {
		const slug = await article();
		return () => articles.modifierArticle(moi, slug, ARTICLE);
	},
	supprimerArticle: async () => {
		const slug = await article("brouillon");
		return () => articles.supprimerArticle(moi, slug, 0);
	},
	creerTheme: async () => () => themes.creerTheme(moi, THEME),
	modifierTheme: async () => {
		const slug = await nouveauTheme();
		return () => themes.modifierTheme(moi, slug, THEME);
	},
	deplacerTheme: async () => {
		const slug = await nouveauTheme();
		return () => themes.deplacerTheme(moi, slug, "descendre");
	},
	supprimerTheme: async () => {
		const slug = await nouveauTheme();
		return () => themes.supprimerTheme(moi, slug);
	},
	...actesSurComptes(() => moi),
	traiterSignalements: async () => {
		const { id, slug } = await signalement();
		const forme = { objet: "projet", slug, illicite: false } as const;
		const rien = { note: null, reponse: null, ids: [id] };
		const suite = { ...forme, ...rien, decision: "gardee" } as const;
		return () => signalements.traiterSignalements(moi, suite);
	},
	rouvrirSignalement: async () => {
		const { id } = await signalement(new Date(0));
		return () => signalements.rouvrirSignalement(moi, id);
	},
	deciderContestation: async () => {
		const auteur = await acteurDeRole("membre");
		const slug = slugNeuf();
		const moderateur = await acteurDeRole();
		await creerProjet({
			slug,
			auteur: { connect: { id: auteur.compte_id } },
		});
		await modererProjet(moderateur, slug, { statut: "archive", ...DECISION });
		const { id } = await contester(slug);
		const decision = { decision: "retabli", reponse: null } as const;
		const visee = {
			nature: "projet",
			id: (await prisma().projet.findUniqueOrThrow({ where: { slug } })).id,
		} as const;
		return () => deciderContestation(moi, visee, { id, ...decision });
	},
	annulerEnvoi: async () => {
		const acte = await publication();
		return () => envois.annulerEnvoi(moi, acte);
	},
	relancerCourriel: async () => {
		const id = await lettreMorte();
		return () => envois.relancerCourriel(moi, id, false);
	},
	...actesDeDemande(() => moi, projet),
	...actesDuBesoin(() => moi),
	...actesDeVigilance(() => moi, projet),
};

const TABLES = [
	...["projets", "projet_themes", "besoins", "jalons", "etapes", "articles"],
	...["article_projets", "themes", "comptes", "sessions", "jetons"],
	...["signalements", "courriels", "revisions", "retraits", "liens"],
	...["equivalences", "recherches_manquees", "exigences_cles"],
	...["demandes", "modeles", "reunions", "reponses_bilan"],
	"situations",
	...["places", "referents", "offres"],
	...["mots_surveilles", "cles_import"],
];

async function empreinte(): Promise<string> {
	const parts = await Promise.all(
		TABLES.map((table) =>
			rows({
				text: `SELECT '${table}' AS t, md5(COALESCE(string_agg(x::text, ' ' ORDER BY x::text), '')) AS m FROM ${table} x`,
				values: [],
			}),
		),
	);
	return JSON.stringify(parts);
}

test("every command of moderation is among the acts tested here", async () => {
	const folder = join(import.meta.dirname, "..");
	const files = readdirSync(folder, {
		recursive: true,
		encoding: "utf8",
	}).filter((file) => /(^|[\\/])commands\.ts$/.test(file));
	// The team answers offers too, whose acts stand with them.
	const offres = "../participation/offres_recues/commands.ts";
	const modules = await Promise.all(
		[...files, offres].map(
			(file): Promise<object> => import(join(folder, file)),
		),
	);
	expect(modules.flatMap((module) => Object.keys(module)).sort()).toEqual(
		[...Object.keys(ACTES), ...SANS_JOURNAL].sort(),
	);
});

test.each(Object.entries(ACTES))(
	"%s changes nothing when its journal entry can't be written, and is in the journal when it succeeds",
	async (_, preparer) => {
		const acte = await preparer();
		const avant = await empreinte();
		await rows(
			sql`CREATE TRIGGER ferme BEFORE INSERT ON journal EXECUTE FUNCTION refuser_journal()`,
		);
		try {
			await expect(acte()).rejects.toThrow("the journal is shut");
		} finally {
			await rows(sql`DROP TRIGGER ferme ON journal`);
		}
		expect(await empreinte()).toBe(avant);
		const entrees = await prisma().journalEntree.count();
		expect(await acte()).toMatchObject({ ok: true });
		expect(await prisma().journalEntree.count()).toBeGreaterThan(entrees);
		expect(await empreinte()).not.toBe(avant);
	},
);
