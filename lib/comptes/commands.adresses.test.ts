/** An encoded word is no address, at every entrance that keeps or mails one. */
import { expect, test } from "vitest";
import { ProjetContribution } from "#lib/projets/schema";
import { signaler } from "#lib/signalements/commands";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	changerAdresse,
	creerCompte,
	demanderNouvelleAdresse,
} from "./commands.ts";
import { demanderCode } from "./connexion/codes/commands.ts";
import { ADRESSE_INVALIDE } from "./rules.ts";

useTestDatabase();

const MOT = "=?utf-8?q?a?=@exemple.fr";
const OPERATEUR = { nature: "operateur" } as const;
const DEMANDE = {
	langue: "fr",
	navigateur: null,
	connu: null,
	reseau: "192.0.2.9",
} as const;

test.each([
	[
		"a sign-in",
		() =>
			demanderCode(null, { ...DEMANDE, nature: "connexion", courriel: MOT }),
	],
	[
		"a change of address",
		async () =>
			demanderNouvelleAdresse(await acteurDeRole("membre"), {
				...DEMANDE,
				courriel: "moi@exemple.fr",
				nouvelle: MOT,
			}),
	],
	[
		"a report that asks for an answer",
		async () => {
			const slug = slugNeuf();
			await creerProjet({ slug });
			return signaler(
				{ nature: "anonyme", reseau: "192.0.2.9" },
				"projet",
				{ slug, motif: "autre", texte: "Un texte assez long." },
				{ courriel: MOT, langue: "fr" },
			);
		},
	],
	[
		"an account made by the operator",
		() =>
			creerCompte(OPERATEUR, {
				courriel: MOT,
				nom: undefined,
				role: undefined,
			}),
	],
	[
		"an address changed by the operator",
		() =>
			changerAdresse(OPERATEUR, { courriel: "moi@exemple.fr", nouvelle: MOT }),
	],
] as const)("%s is refused, and told why", async (_, entrer) => {
	expect(await entrer()).toMatchObject({
		ok: false,
		refus: "invalide",
		detail: [{ msg: expect.stringContaining(ADRESSE_INVALIDE.fr) }],
	});
});

test("a project's contact is refused likewise", () => {
	const lu = ProjetContribution.safeParse({ contact: MOT });
	const dits = lu.error?.issues.filter(({ path }) => path[0] === "contact");
	expect(dits).toHaveLength(1);
});
