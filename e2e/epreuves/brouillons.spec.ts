/** What anybody may make the site store: drafts up to their limit, while others are served. */
import { randomBytes } from "node:crypto";
import { juger, pendant } from "#e2e/fixtures/attaque";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { expect, type SiteDeConnexion, test } from "#e2e/fixtures/connexion";
import {
	BROUILLONS_MAX,
	BROUILLONS_MAX_OCTETS,
	BROUILLONS_PAR_HEURE,
} from "#lib/contributions/brouillons/rules";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";

test.describe.configure({ mode: "default", timeout: 1_800_000 });

const PAGE = "/proposer?etape=2";
/** Concurrent forms. */
const ENSEMBLE = 8;
/** A text that compression does not shorten. */
const texteDe = (octets: number) =>
	randomBytes(octets).toString("base64").slice(0, octets);
/** The largest possible draft, without its other fields and their names. */
const PLEIN_OCTETS = 36_000;

async function gardes({ base }: SiteDeConnexion) {
	return base.ligne<{ nombre: number; octets: number }>(
		`SELECT count(*)::int AS nombre, pg_total_relation_size('brouillons')::float8 AS octets
		 FROM brouillons`,
	);
}

async function formulaire({ navigateur }: SiteDeConnexion) {
	return navigateur().formulaire(PAGE, 'name="description"');
}

test("drafts of 240 kB are not stored; of valid drafts, one network can store ten in an hour, and everybody else is still served", async ({
	site,
}) => {
	const fois = 700;
	const servi = await formulaire(site);
	const avant = await gardes(site);
	const poster = (adresse: string, octets: number) =>
		site
			.navigateur(adresse)
			.envoyer(servi, { nom: "Essai", description: texteDe(octets) });
	const { attente } = await pendant(site.server, async () => {
		await enParallele(fois, ENSEMBLE, async () => {
			const { statut } = await poster("203.0.113.9", 240_000);
			expect(statut).toBe(200);
		});
	});
	expect((await gardes(site)).nombre).toBe(avant.nombre);
	const tenables = ACTES_MAX_PAR_MINUTE;
	await enParallele(tenables, ENSEMBLE, () =>
		poster("203.0.113.10", PLEIN_OCTETS),
	);
	const apres = await gardes(site);
	expect(apres.nombre - avant.nombre).toBe(BROUILLONS_PAR_HEURE.max);
	juger("drafts of 240 kB from one address: none is kept", attente, {
		sent: fois,
		"kept of those that are short enough": apres.nombre - avant.nombre,
	});
});

test("drafts from any number of networks fill their storage and no more: the newest is kept, the oldest are evicted", async ({
	site,
}) => {
	const { base, navigateur, server } = site;
	// At full size, the storage is filled through the site alone.
	const deja = 0;
	await base.lignes(
		`INSERT INTO brouillons (empreinte, nature, contenu, expire_le)
		 SELECT sha256(('essai' || i)::bytea), 'projet', '{}', now() + interval '23 hours'
		 FROM generate_series(1, $1::int) AS i`,
		[deja],
	);
	const envois = BROUILLONS_MAX + 300;
	const servi = await formulaire(site);
	const { fait, attente } = await pendant(server, () =>
		enParallele(envois, ENSEMBLE, async (rang) => {
			const reseau = Math.floor(rang / BROUILLONS_PAR_HEURE.max);
			const { statut } = await navigateur(
				`2001:db8:${reseau.toString(16)}::1`,
			).envoyer(servi, { nom: "Essai", description: texteDe(PLEIN_OCTETS) });
			return statut;
		}),
	);
	const dits = compter(fait);
	// Beside other tests, the database may time out once.
	expect(Object.keys(dits).filter((un) => !/^(?:200|503)$/.test(un))).toEqual(
		[],
	);
	expect(dits[503] ?? 0).toBe(0);
	const dernier = navigateur();
	await dernier.envoyer(servi, { nom: "Le dernier", description: "Écrit." });
	const { nombre, octets } = await gardes(site);
	expect(nombre).toBe(BROUILLONS_MAX);
	expect(octets).toBeLessThan(1.25 * BROUILLONS_MAX_OCTETS);
	const page = await dernier.lire(PAGE);
	expect(page.octets.toString()).toContain("Le dernier");
	await base.lignes("DELETE FROM brouillons");
	juger("drafts from many networks: their room, and no more", attente, {
		sent: envois,
		kept: nombre,
		"on the disk (MiB)": Math.round(octets / 2 ** 20),
	});
});
