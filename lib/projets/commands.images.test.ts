import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import { imageEnvoyee } from "#prisma/images.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { garderImage, IMAGES_PAR_HEURE, IMAGES_PAR_JOUR } from "./commands.ts";
import {
	lireApercus,
	lireFaces,
	lireImagePublique,
	lireProjet,
} from "./queries.ts";
import { adresseImage, type NatureImage } from "./schema.ts";

useTestDatabase();

const quelquun = () => ({ visiteur: null, reseau: randomUUID() });

async function gardee(nature: NatureImage = "logo", cote = 40) {
	const envoyee = await imageEnvoyee(cote, cote);
	const garde = await garderImage(quelquun(), nature, envoyee);
	if (!garde.ok) throw new Error(garde.refus);
	return garde.valeur;
}

describe("a picture that is sent", () => {
	test("is kept once under the hash of what was made of it, without what came with it", async () => {
		const envoyee = await sharp(await imageEnvoyee())
			.jpeg()
			.withExif({ IFD0: { Copyright: "4 rue des Lilas" } })
			.toBuffer();
		const gardees = await Promise.all(
			[1, 2].map(() => garderImage(quelquun(), "logo", envoyee)),
		);
		const [une, autre] = gardees;
		expect(une).toEqual(autre);
		if (!une?.ok) throw new Error("not kept");
		const ligne = await prisma().image.findUniqueOrThrow({
			where: { empreinte: une.valeur },
		});
		const { format, exif } = await sharp(ligne.octets).metadata();
		expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
	});

	test.each([
		["an SVG named as a picture", Buffer.from("<svg xmlns='x'/>"), /WebP/],
		["one over 2 MiB", Buffer.alloc(2 * 1024 * 1024 + 1), /2 Mo/],
	])(
		"%s is refused at its field, and nothing is kept",
		async (_, octets, dit) => {
			const avant = await prisma().image.count();
			const fait = await garderImage(quelquun(), "image", octets);
			expect(fait).toMatchObject({
				ok: false,
				refus: "invalide",
				detail: [{ loc: ["body", "image"], msg: expect.stringMatching(dit) }],
			});
			expect(await prisma().image.count()).toBe(avant);
		},
	);

	test("is counted by network: twenty an hour, and the others are refused", async () => {
		const de = quelquun();
		const envoyee = await imageEnvoyee();
		for (let fois = 0; fois < IMAGES_PAR_HEURE.max; fois += 1)
			expect(await garderImage(de, "logo", envoyee)).toMatchObject({
				ok: true,
			});
		expect(await garderImage(de, "logo", envoyee)).toMatchObject({
			ok: false,
			refus: "limite",
		});
		expect(await garderImage(quelquun(), "logo", envoyee)).toMatchObject({
			ok: true,
		});
	});
});

test("when the signed out have sent three quarters of a day's pictures, accounts still send theirs; the day after, everybody does", async () => {
	await rows(
		sql`INSERT INTO images (empreinte, octets, largeur, hauteur)
		    SELECT rtrim(translate(encode(sha256(o), 'base64'), '+/', '-_'), '='), o, 1, 1
		    FROM generate_series(1, ${(IMAGES_PAR_JOUR * 3) / 4}::int) AS i, convert_to(i::text, 'UTF8') AS o`,
	);
	const envoyee = await imageEnvoyee(48, 48);
	expect(await garderImage(quelquun(), "logo", envoyee)).toMatchObject({
		ok: false,
		detail: [{ loc: ["body", "logo"] }],
	});
	const de = { visiteur: { compte_id: 12 }, reseau: randomUUID() };
	expect(await garderImage(de, "logo", envoyee)).toMatchObject({ ok: true });
	// The next day, those of the day before count no more.
	await rows(sql`UPDATE images SET cree_le = cree_le - interval '1 day'`);
	expect(await garderImage(quelquun(), "logo", envoyee)).toMatchObject({
		ok: true,
	});
	await rows(sql`DELETE FROM images WHERE largeur = 1`);
});

describe("who sees it", () => {
	test.each(["propose", "quarantaine", "refuse", "archive"])(
		"of a project that is %s, nobody at its address; its own pages have it whole",
		async (statut) => {
			const logo = await gardee();
			const slug = `face-${statut}`;
			await creerProjet({
				...{ slug, statut, logo_garde: { connect: { empreinte: logo } } },
				publie_le: statut === "archive" ? new Date() : null,
			});
			expect(await lireImagePublique(logo)).toBeNull();
			const apercus = await lireApercus({ logo });
			expect(apercus[logo]).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
		},
	);

	test("of a published one, everybody, as long as the project shows it and is published", async () => {
		const [logo, image] = [await gardee(), await gardee("image", 400)];
		const where = { slug: "face-publiee" };
		await creerProjet({
			...where,
			logo_garde: { connect: { empreinte: logo } },
			image_gardee: { connect: { empreinte: image } },
			image_dite: "Une carte",
		});
		for (const une of [logo, image])
			expect(await lireImagePublique(une)).not.toBeNull();
		expect(await lireProjet(where.slug)).toMatchObject({
			valeur: {
				logo: adresseImage(logo),
				image: {
					...{ adresse: adresseImage(image), texte: "Une carte" },
					...{ largeur: 400, hauteur: 400 },
				},
			},
		});
		await prisma().projet.update({ where, data: { logo: null } });
		expect(await lireImagePublique(logo)).toBeNull();
		expect(await lireImagePublique(image)).not.toBeNull();
		await prisma().projet.update({ where, data: { statut: "archive" } });
		expect(await lireImagePublique(image)).toBeNull();
	});
});

describe("the pictures that a form names", () => {
	const RIEN = { logo: null, image: null, image_dite: null };

	test("are those that are kept; a picture has its description, and none without it", async () => {
		expect(await lireFaces(RIEN)).toEqual({ ok: true, valeur: RIEN });
		const [logo, image] = [await gardee(), await gardee("image", 600)];
		const faces = { logo, image, image_dite: "Une carte" };
		expect(await lireFaces(faces)).toEqual({ ok: true, valeur: faces });
		expect(await lireFaces({ ...RIEN, image_dite: "Une carte" })).toEqual({
			ok: true,
			valeur: RIEN,
		});
		expect(await lireFaces({ ...faces, image_dite: null })).toMatchObject({
			ok: false,
			detail: [{ loc: ["body", "image_dite"] }],
		});
	});

	test("are refused when they are not kept, or a picture stands for a logo", async () => {
		const image = await gardee("image", 600);
		for (const logo of ["x".repeat(43), image])
			expect(await lireFaces({ ...RIEN, logo })).toMatchObject({
				ok: false,
				detail: [{ loc: ["body", "logo"] }],
			});
	});
});
