/**
 * Random supports, merges, undoings and withdrawals by two processes that are killed:
 * after each act the database is as the model says, or, after a kill, as it says with
 * the act or without it.
 */
import { lireBesoin } from "#lib/besoins/queries";
import { verifierInvariants } from "#lib/exploitation/queries";
import { rows, sql } from "#lib/platform/db/pool";
import { signerReprise } from "#lib/platform/mail/need-links";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { hasard } from "../courriels/provider.ts";
import { type Acte, ouvrier, type Reponse } from "./acts.fixture.ts";
import { apres, type Modele, racine, soutiens, vu } from "./model.fixture.ts";

const BESOINS = 8;
const COMPTES = 14;
/** One act in so many is one of a process that is killed. */
const UN_MORT_SUR = 150;
const CLICS = 50;
/** Every need and every rule are looked at once in so many acts; what an act concerns, each time. */
const TOUT_VOIR = 100;

type Monde = {
	readonly slugs: readonly string[];
	readonly ids: ReadonlyMap<string, number>;
	readonly comptes: readonly number[];
	readonly moderateur: number;
};

async function peupler(): Promise<Monde> {
	const ids = new Map<string, number>();
	for (let n = 0; n < BESOINS; n += 1) {
		const slug = slugNeuf();
		const id = await creerBesoin({ slug });
		await rows(
			sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, 'publie')`,
		);
		ids.set(slug, id);
	}
	const comptes: number[] = [];
	for (let n = 0; n < COMPTES; n += 1)
		comptes.push((await acteurDeRole("membre")).compte_id);
	const { compte_id: moderateur } = await acteurDeRole("moderateur");
	return { slugs: [...ids.keys()], ids, comptes, moderateur };
}

type Ligne = {
	readonly slug: string;
	readonly la: string;
	readonly qui: number[];
};

/** The database, as the model's `vu` says a state. */
async function observer({ slugs }: Monde): Promise<string> {
	const lus = await rows<Ligne>(
		sql`SELECT b.slug, COALESCE(d.slug, b.slug) AS la,
		      ARRAY(SELECT s.compte_id FROM soutiens s WHERE s.besoin_id = b.id ORDER BY s.compte_id) AS qui
		    FROM besoins b LEFT JOIN besoins d ON d.id = b.fusionne_dans_id WHERE b.slug = ANY(${[...slugs]}::text[])`,
	);
	const [courriels] = await rows<{ courriels: number; annules: number }>(
		sql`SELECT (count(*) FILTER (WHERE statut <> 'annule'))::int AS courriels,
		      (count(*) FILTER (WHERE statut = 'annule'))::int AS annules
		    FROM courriels WHERE gabarit = 'besoin_reuni'`,
	);
	return JSON.stringify([
		slugs.map((slug) => {
			const lu = lus.find((un) => un.slug === slug);
			return [slug, lu?.la, lu?.qui];
		}),
		courriels?.courriels,
		courriels?.annules,
	]);
}

/** The last word of a killed process may still be heard: its transaction holds the needs that it changes. */
async function attendreLesTransactions({ slugs }: Monde): Promise<void> {
	await rows(
		sql`SELECT id FROM besoins WHERE slug = ANY(${[...slugs]}::text[]) ORDER BY id FOR UPDATE`,
	);
}

function exiger(vrai: boolean, quoi: string): void {
	if (!vrai) throw new Error(quoi);
}

/** Every count is that of distinct accounts. */
async function exigerDecomptes(modele: Modele, { slugs }: Monde) {
	const lus = await rows<{ slug: string; n: number }>(
		sql`SELECT slug, nb_soutiens AS n FROM besoins WHERE slug = ANY(${[...slugs]}::text[])`,
	);
	for (const { slug, n } of lus) {
		const du = modele.parents.has(slug) ? 0 : soutiens(modele, slug).size;
		exiger(n === du, `${slug} counts ${n} supports, not ${du}`);
	}
}

async function lire(slug: string): Promise<string> {
	const lu = await lireBesoin(slug);
	return JSON.stringify(lu.ok ? lu.valeur : lu);
}

/** A need undone is what it was, but for the supports of those who left. */
async function exigerRetour(
	modele: Modele,
	slug: string,
	avant: string,
): Promise<void> {
	const n = soutiens(modele, slug).size;
	const du = avant.replace(/"nb_soutiens":\d+/, `"nb_soutiens":${n}`);
	exiger((await lire(slug)) === du, `${slug} is not as it was`);
}

/** No answer says who moved: only what was asked for comes back. */
function exigerMuette(acte: Acte, reponse: Reponse): void {
	if (reponse === null) return;
	const { texte } = reponse;
	exiger(!/compte|courriel|@/.test(texte), `an answer tells: ${texte}`);
	if (acte.quoi !== "reprendre") return;
	const repris = texte.split('"valeur":true').length - 1;
	exiger(repris <= 1, `${repris} of ${acte.fois} presses took a support back`);
}

export type BilanReunions = {
	readonly gestes: number;
	reunions: number;
	separations: number;
	reprises: number;
	morts: number;
	/** Acts of which the kill came too late. */
	gardes: number;
};

/** Runs that many acts. Throws, with its seed, at the first that is not as the model says. */
export async function eprouverReunions(
	gestes: number,
	graine: number,
	env: { DATABASE_URL: string; NEXTAUTH_SECRET: string },
): Promise<BilanReunions> {
	const tirer = hasard(graine);
	const un = <T>(liste: readonly T[]): T => {
		const tire = liste[Math.floor(tirer() * liste.length)];
		if (tire === undefined) throw new Error("nothing to draw from");
		return tire;
	};
	const monde = await peupler();
	const ouvriers = [ouvrier(env), ouvrier(env)];
	const bilan: BilanReunions = {
		...{ gestes, reunions: 0, separations: 0, reprises: 0 },
		...{ morts: 0, gardes: 0 },
	};
	const avant = new Map<string, string>();
	let modele: Modele = {
		...{ parents: new Map(), donnes: new Map(), causes: new Map() },
		...{ courriels: 0, annules: 0 },
	};

	function tirerActe(): Acte {
		const besoin = un(monde.slugs);
		const compte = un(monde.comptes);
		const par = monde.moderateur;
		const sort = tirer();
		if (sort < 0.4) return { quoi: "soutenir", compte, besoin };
		if (sort < 0.6) return { quoi: "retirer", compte, besoin };
		if (sort < 0.76) {
			const roots = monde.slugs.filter((slug) => !modele.parents.has(slug));
			return { quoi: "reunir", par, besoin: un(roots), garde: besoin };
		}
		const [reunis, tous] = [[...modele.parents.keys()], monde.slugs];
		const reuni = un(reunis.length > 0 ? reunis : tous);
		if (sort < 0.88) return { quoi: "separer", par, besoin: reuni };
		const compte_id = un([...soutiens(modele, racine(modele, reuni)), compte]);
		const besoin_id = monde.ids.get(reuni) ?? 0;
		const jeton = signerReprise({ compte_id, besoin_id });
		const fois = tirer() < 0.02 ? CLICS : 1;
		return { quoi: "reprendre", compte: compte_id, besoin: reuni, jeton, fois };
	}

	function compter(acte: Acte, suite: Modele): void {
		if (suite === modele) return;
		if (acte.quoi === "reunir") bilan.reunions += 1;
		if (acte.quoi === "separer") bilan.separations += 1;
		if (acte.quoi === "reprendre") bilan.reprises += 1;
	}

	async function vivre(numero: number): Promise<void> {
		const acte = tirerActe();
		const suite = apres(modele, acte);
		if (acte.quoi === "reunir" && suite !== modele)
			avant.set(acte.besoin, await lire(acte.besoin));
		const meurt = tirer() < 1 / UN_MORT_SUR;
		const reponse = await un(ouvriers).faire(
			acte,
			meurt ? Math.floor(tirer() * 12) : null,
		);
		exigerMuette(acte, reponse);
		if (meurt) await attendreLesTransactions(monde);
		const lu = await observer(monde);
		const fait = lu === vu(suite, monde.slugs);
		const dit = `act ${numero} ${JSON.stringify(acte)}`;
		if (meurt) {
			bilan.morts += 1;
			const tenu = fait || lu === vu(modele, monde.slugs);
			exiger(tenu, `${dit}: half done by a killed process`);
			if (!fait) return;
			bilan.gardes += 1;
		} else exiger(fait, `${dit}: ${lu} is not ${vu(suite, monde.slugs)}`);
		compter(acte, suite);
		const estDefaite = acte.quoi === "separer" && suite !== modele;
		modele = suite;
		await exigerDecomptes(modele, monde);
		if (estDefaite)
			await exigerRetour(modele, acte.besoin, avant.get(acte.besoin) ?? "");
		if (numero % TOUT_VOIR === 0) {
			const { ecarts } = await verifierInvariants();
			exiger(ecarts.length === 0, `${dit}: ${JSON.stringify(ecarts)}`);
		}
	}

	try {
		for (let numero = 1; numero <= gestes; numero += 1) await vivre(numero);
		const { ecarts } = await verifierInvariants();
		exiger(ecarts.length === 0, JSON.stringify(ecarts));
		return bilan;
	} catch (error) {
		throw new Error(
			`seed ${graine}: ${error instanceof Error ? error.message : error}`,
			{ cause: error },
		);
	} finally {
		await Promise.all(ouvriers.map(({ fermer }) => fermer()));
	}
}
