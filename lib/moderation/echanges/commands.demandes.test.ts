import { beforeEach, describe, expect, test } from "vitest";
import {
	corrigerBesoin,
	retirerContribution,
} from "#lib/espace/contributions/commands";
import {
	lireBesoinACorriger,
	lireDialogueAuteur,
	listerMesDemandes,
} from "#lib/espace/contributions/queries";
import { effacerCompte } from "#lib/espace/effacement/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	gardesPour,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "../commands.ts";
import { compterFile, lirePlace, listerFile } from "../file/queries.ts";
import { FiltreFile } from "../file/schema.ts";
import { annulerActe } from "../jugement/commands.ts";
import { lireFiche } from "../relecture/queries.ts";
import type { FicheModeree } from "../relecture/schema.ts";
import { reunirBesoins, separerBesoins } from "../voisins/commands.ts";
import { demanderComplement } from "./commands.ts";
import { apercevoirDemande, lireDialogue } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const QUESTIONS = "Dans quelle commune ? Pour qui ?";
const TEXTE = "À Lilas, pour les jardins partagés : quarante caractères.";

type Monde = {
	readonly moi: ActeurCompte;
	readonly autre: ActeurCompte;
	readonly auteur: ActeurCompte;
	readonly slug: string;
};

/** A need that awaits review, its author, and two moderators. */
async function monde(): Promise<Monde> {
	const auteur = await acteurDeRole("membre", "en");
	const slug = slugNeuf();
	await creerBesoin({
		slug,
		statut: "propose",
		publie_le: null,
		auteur: { connect: { id: auteur.compte_id } },
	});
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	return { moi, autre, auteur, slug };
}

async function fiche(slug: string): Promise<FicheModeree> {
	const lue = await lireFiche("besoin", slug);
	if (!lue) throw new Error("no entry");
	return lue;
}

async function demander(qui: ActeurCompte, slug: string, texte = QUESTIONS) {
	const { vu_le } = await fiche(slug);
	return demanderComplement(qui, { nature: "besoin", slug, vu_le, texte });
}

async function decider(
	qui: ActeurCompte,
	slug: string,
	statut: "publie" | "refuse",
	vu_le: string | null = null,
) {
	const decision = { statut, projet: undefined, motif: null };
	return modererBesoin(qui, slug, decision, { vu_le });
}

/** The author saves another text, having read these questions, by default those that are asked. */
async function repondre({ auteur, slug }: Monde, vues?: number | null) {
	const { compte_id } = auteur;
	const lu = await lireBesoinACorriger(compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	const { demande } = await lireDialogueAuteur(compte_id, "besoin", slug);
	const correction = { ...lu.valeur, description: TEXTE };
	const lues = vues === undefined ? (demande?.id ?? null) : vues;
	return corrigerBesoin(auteur, slug, correction, lues);
}

const FILE = FiltreFile.parse({});

const lireSlugs = async () => {
	const lue = await listerFile(FILE);
	return lue.entrees.map(({ slug, demande }) => [slug, demande]);
};

describe("a request to complete", () => {
	test("reaches the author in the author's language, in the account and by a mail that waits for the minute of undo", async () => {
		const ici = await monde();
		const { moi, auteur, slug } = ici;
		expect(apercevoirDemande(await fiche(slug), QUESTIONS)).toMatchObject({
			langue: "en",
			texte: expect.stringContaining(QUESTIONS),
		});
		expect(await demander(moi, slug)).toMatchObject({ ok: true });
		expect(await courrielsA(auteur)).toEqual(["complement_demande attente"]);
		const [mail] = await rows<{ attend: boolean; langue: string }>(
			sql`SELECT disponible_le > clock_timestamp() + interval '50 seconds' AS attend, langue FROM courriels`,
		);
		expect(mail).toEqual({ attend: true, langue: "en" });
		expect(await listerMesDemandes(auteur.compte_id)).toEqual([
			{ nature: "besoin", slug, questions: QUESTIONS, repondue: false },
		]);
		expect(await dernierActe("besoin", slug)).toMatchObject({
			acte: "demanderComplement",
			acteur_id: moi.compte_id,
			motif: QUESTIONS,
		});
	});

	test("is rejected for a member, once decided, and for an author who can't sign in", async () => {
		const { moi, autre, auteur, slug } = await monde();
		expect(await demander(auteur, slug)).toMatchObject({ refus: "interdit" });
		await demander(moi, slug);
		await decider(moi, slug, "publie");
		expect(await demander(autre, slug)).toMatchObject({ refus: "conflit" });
		const suivant = await monde();
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${suivant.auteur.compte_id}`,
		);
		expect(await demander(suivant.moi, suivant.slug)).toMatchObject({
			refus: "conflit",
		});
		expect(apercevoirDemande(await fiche(suivant.slug), QUESTIONS)).toBeNull();
		const lues = await rows(sql`SELECT 1 FROM demandes`);
		expect(lues).toHaveLength(1);
	});

	test("is told to whoever had the entry open: a decision on what was read before is refused", async () => {
		const { moi, autre, slug } = await monde();
		const { vu_le } = await fiche(slug);
		await demander(moi, slug);
		expect(await decider(autre, slug, "publie", vu_le)).toMatchObject({
			refus: "conflit",
		});
	});

	test("of two moderators who ask at once, one is told of the other, and the author gets one mail", async () => {
		const { moi, autre, auteur, slug } = await monde();
		const { vu_le } = await fiche(slug);
		const forme = { nature: "besoin", slug, vu_le, texte: QUESTIONS } as const;
		const faits = await Promise.all([
			demanderComplement(moi, forme),
			demanderComplement(autre, forme),
		]);
		expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(await courrielsA(auteur)).toHaveLength(1);
	});
});

describe("the answer of the author", () => {
	test("brings the entry back before all others", async () => {
		const ici = await monde();
		const { moi, auteur, slug } = ici;
		await creerBesoin({
			slug: "ancien",
			auteur: { connect: { id: auteur.compte_id } },
			statut: "propose",
			publie_le: null,
			cree_le: "2026-01-01T00:00:00Z",
		});
		await demander(moi, slug);
		expect(await lireSlugs()).toEqual([
			["ancien", null],
			[slug, "auteur"],
		]);
		const page = (une: string) => `/moderation/relecture/besoin/${une}`;
		const [ancien, autreFiche] = [page("ancien"), page(slug)];
		// What waits for its author is passed over, and not counted.
		expect(await lirePlace(ancien, FILE)).toMatchObject({
			...{ avant: null, apres: null, place: 1, total: 1 },
		});
		expect(await lirePlace(autreFiche, FILE)).toMatchObject({
			...{ avant: ancien, apres: null, place: null, total: 1 },
		});
		expect(await compterFile()).toBe(1);
		expect(await repondre(ici)).toMatchObject({ ok: true });
		expect(await lireSlugs()).toEqual([
			[slug, "repondue"],
			["ancien", null],
		]);
		expect(await lirePlace(ancien, FILE)).toMatchObject({
			...{ avant: autreFiche, apres: null, place: 2, total: 2 },
		});
		const lu = await lireDialogue(await fiche(slug));
		expect(lu.demande).toMatchObject({
			questions: QUESTIONS,
			repondu_le: expect.any(Date),
		});
	});

	test("cancels the mail that had not left, and a correction that did not see the questions answers nothing", async () => {
		const ici = await monde();
		const { moi, auteur } = ici;
		await demander(moi, ici.slug);
		expect(await repondre(ici, null)).toMatchObject({ ok: true });
		expect(await courrielsA(auteur)).toEqual(["complement_demande attente"]);
		expect(await lireSlugs()).toEqual([[ici.slug, "auteur"]]);
		expect(await repondre(ici)).toMatchObject({ ok: true });
		expect(await courrielsA(auteur)).toEqual(["complement_demande annule"]);
		expect(await gardesPour(auteur)).toBe(0);
	});

	test("answers the questions that were asked about this entry, once, and not those that others replaced", async () => {
		const [ici, ailleurs] = [await monde(), await monde()];
		for (const { moi, slug } of [ici, ailleurs]) await demander(moi, slug);
		const lire = ({ slug }: Monde) =>
			rows<{ id: number; repondu_le: Date | null }>(
				sql`SELECT d.id, d.repondu_le FROM demandes d JOIN besoins b ON b.id = d.besoin_id WHERE b.slug = ${slug}`,
			);
		const [autres] = await lire(ailleurs);
		await repondre(ici, autres?.id);
		for (const un of [ici, ailleurs])
			expect(await lire(un)).toMatchObject([{ repondu_le: null }]);
		await repondre(ici);
		const repondue = await lire(ici);
		await repondre(ici, repondue[0]?.id);
		expect(await lire(ici)).toEqual(repondue);
		await demander(ailleurs.autre, ailleurs.slug, "Et quand ?");
		await repondre(ailleurs, autres?.id);
		expect((await lire(ailleurs)).map((une) => une.repondu_le)).toEqual([
			null,
			null,
		]);
	});

	test("need not be waited for to ask something else: that replaces the first request, and its mail that had not left", async () => {
		const { moi, autre, auteur, slug } = await monde();
		await demander(moi, slug);
		expect(await demander(autre, slug, "Et quand ?")).toMatchObject({
			ok: true,
		});
		expect(await courrielsA(auteur)).toEqual([
			...["complement_demande annule", "complement_demande attente"],
		]);
		expect(await gardesPour(auteur)).toBe(0);
		expect(await listerMesDemandes(auteur.compte_id)).toMatchObject([
			{ questions: "Et quand ?", repondue: false },
		]);
	});

	test("may be followed by another request, which replaces the first", async () => {
		const ici = await monde();
		const { moi, autre, auteur, slug } = ici;
		await demander(moi, slug);
		await repondre(ici);
		expect(await demander(autre, slug, "Et quand ?")).toMatchObject({
			ok: true,
		});
		expect(await listerMesDemandes(auteur.compte_id)).toMatchObject([
			{ questions: "Et quand ?", repondue: false },
		]);
	});

	test("saved while a moderator refuses: one of both is told of the other, and nothing is lost", async () => {
		for (let tour = 0; tour < 6; tour += 1) {
			const ici = await monde();
			const { moi, slug } = ici;
			await demander(moi, slug);
			const { vu_le } = await fiche(slug);
			const [reponse, refus] = await Promise.all([
				repondre(ici),
				decider(moi, slug, "refuse", vu_le),
			]);
			expect([reponse.ok, refus.ok].sort()).toEqual([false, true]);
			const lue = await fiche(slug);
			expect(lue.statut).toBe(refus.ok ? "refuse" : "propose");
			expect(lue.description === TEXTE).toBe(reponse.ok);
			const [etat] = await rows<{ ouverte: boolean }>(
				sql`SELECT close_le IS NULL AS ouverte FROM demandes ORDER BY id DESC LIMIT 1`,
			);
			expect(etat?.ouverte).toBe(!refus.ok);
		}
	});
});

describe("the end of a request", () => {
	test("a decision ends it and cancels its mail; undone, the request waits again and its mail says the same", async () => {
		const { moi, autre, auteur, slug } = await monde();
		await demander(moi, slug);
		await decider(autre, slug, "publie");
		expect(await courrielsA(auteur)).toEqual([
			"complement_demande annule",
			"contribution_publiee attente",
		]);
		expect(await gardesPour(auteur)).toBe(1);
		expect((await lireDialogue(await fiche(slug))).demande).toBeNull();
		const { id } = await dernierActe("besoin", slug);
		expect(await annulerActe(autre, id)).toMatchObject({ ok: true });
		expect(await courrielsA(auteur)).toEqual([
			"complement_demande attente",
			"contribution_publiee annule",
		]);
		const [mail] = await rows<{ questions: string }>(
			sql`SELECT donnees ->> 'questions' AS questions FROM courriels WHERE statut = 'attente'`,
		);
		expect(mail?.questions).toBe(QUESTIONS);
		const lu = await lireDialogue(await fiche(slug));
		expect(lu.demande).toMatchObject({ repondu_le: null });
	});

	test("of another entry, or that another request replaced, comes not with it, nor back with its undoing", async () => {
		const [ici, ailleurs] = [await monde(), await monde()];
		for (const { moi, slug } of [ici, ailleurs]) await demander(moi, slug);
		await demander(ici.moi, ici.slug, "Et quand ?");
		const ouvertes = () =>
			rows(sql`SELECT id FROM demandes WHERE close_le IS NULL ORDER BY id`);
		const avant = await ouvertes();
		expect(avant).toHaveLength(2);
		await decider(ici.autre, ici.slug, "publie");
		expect(await ouvertes()).toEqual(avant.slice(0, 1));
		const { id } = await dernierActe("besoin", ici.slug);
		expect(await annulerActe(ici.autre, id)).toMatchObject({ ok: true });
		expect(await ouvertes()).toEqual(avant);
	});

	test("to an author who is suspended since waits for the team, which nobody else can answer", async () => {
		const { moi, auteur, slug } = await monde();
		await demander(moi, slug);
		expect(await compterFile()).toBe(0);
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${auteur.compte_id}`,
		);
		expect(await compterFile()).toBe(1);
		expect(await lireSlugs()).toEqual([[slug, null]]);
	});

	test("a merge ends it and cancels its mail; undone, the mail is queued again", async () => {
		const { moi, autre, auteur, slug } = await monde();
		const garde = slugNeuf();
		await creerBesoin({ slug: garde });
		await demander(moi, slug);
		const raison = { raison_fr: "Le même besoin.", raison_en: null };
		await reunirBesoins(autre, { absorbe: slug, garde, ...raison });
		expect(await courrielsA(auteur)).toEqual([
			"complement_demande annule",
			"besoin_reuni_auteur attente",
		]);
		await separerBesoins(autre, slug);
		expect(await courrielsA(auteur)).toEqual([
			"complement_demande attente",
			"besoin_reuni_auteur annule",
		]);
	});

	test("goes with a contribution that its author withdraws: no mail asks about what is gone", async () => {
		const { moi, auteur, slug } = await monde();
		await demander(moi, slug);
		await retirerContribution(auteur, "besoin", slug);
		expect(await courrielsA(auteur)).toEqual(["complement_demande annule"]);
		expect(await gardesPour(auteur)).toBe(0);
		expect(await rows(sql`SELECT 1 FROM demandes`)).toEqual([]);
	});

	test("its questions go with the account of the author, even when the entry was published", async () => {
		const { moi, auteur, slug } = await monde();
		await demander(moi, slug);
		await decider(moi, slug, "publie");
		await effacerCompte(auteur, auteur.compte_id);
		expect((await fiche(slug)).statut).toBe("publie");
		const [acte] = await rows<{ motif: string | null }>(
			sql`SELECT motif FROM journal WHERE acte = 'demanderComplement'`,
		);
		expect(acte).toEqual({ motif: null });
		expect(await rows(sql`SELECT 1 FROM demandes`)).toEqual([]);
	});
});
