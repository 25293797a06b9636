import { decodeHTML } from "entities";
import { beforeAll, describe, expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { LANGUES } from "../langues.ts";
import { lireJetonDesinscription } from "./need-links.ts";
import { type CourrielARendre, rendre } from "./render.ts";
import { HOSTILES, LIVRE, PLAUSIBLES } from "./template-list.fixture.ts";
import { GABARITS } from "./template-list.ts";

const SITE = "https://exemple.org";

beforeAll(() => {
	completeEnvironment({
		SITE_URL: SITE,
		SITE_NOM: "Bien <commun> & Cie",
		RESEND_API_KEY: "re_x",
		MAIL_FROM: "Bien commun <ne-pas-repondre@exemple.org>",
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
		EDITEUR: "Association",
		EDITEUR_ADRESSE: "1 rue des Lilas",
		HEBERGEUR: "Hébergeur",
		CONTACT: "contact@exemple.org",
	});
});

function unCourriel(valeurs: Partial<CourrielARendre> = {}): CourrielARendre {
	return {
		cle: "cle",
		gabarit: "compte_suspendu",
		langue: "fr",
		compte_id: null,
		besoin_id: null,
		destinataire: "a@exemple.test",
		donnees: PLAUSIBLES.compte_suspendu,
		cree_le: new Date("2026-11-21T10:00:00Z"),
		...valeurs,
	};
}

test("the mail about an outcome says no time since the answer that its day of sending may not keep", () => {
	for (const [langue, dit] of [
		["fr", "depuis un mois au moins"],
		["en", "at least a month ago"],
	] as const) {
		const besoin_bilan = PLAUSIBLES.besoin_bilan;
		const courriel = rendre(
			unCourriel({ gabarit: "besoin_bilan", langue, donnees: besoin_bilan }),
		);
		expect(courriel.texte).toContain(dit);
	}
});

const CAS = Object.keys(GABARITS).flatMap((gabarit) =>
	LANGUES.map((langue) => ({ gabarit, langue })),
);

const BALISES = new Set(
	"html head meta title style body table tr td h1 p br a span blockquote ul li".split(
		" ",
	),
);

function donneesDe(source: typeof PLAUSIBLES, gabarit: string): unknown {
	return Object.entries(source).find(([nom]) => nom === gabarit)?.[1];
}

function visible(html: string): string {
	return decodeHTML(
		html.replace(/<head>[\s\S]*<\/head>/, "").replace(/<[^>]*>/g, " "),
	).replace(/\s+/g, " ");
}

describe.each(CAS)("$gabarit in $langue", ({ gabarit, langue }) => {
	const sources = { plausibles: PLAUSIBLES, hostiles: HOSTILES };

	test.each(Object.entries(sources))(
		"with %s data, the HTML has only our own tags, loads nothing and links only to the site",
		(_nom, source) => {
			const donnees = donneesDe(source, gabarit);
			const { html } = rendre(unCourriel({ gabarit, langue, donnees }));
			for (const [balise, nom = ""] of html.matchAll(/<\/?(\w+)[^>]*>/g)) {
				expect(BALISES).toContain(nom);
				expect(balise).not.toMatch(/\s(?:src|on\w+|background)\s*=/i);
			}
			expect(
				html.replace(/<(?:\/?\w+[^>]*|!doctype html)>/g, ""),
			).not.toContain("<");
			expect(html).not.toMatch(/url\(|@import|<link/i);
			const liens = [...html.matchAll(/href="([^"]*)"/g)];
			expect(liens.length).toBeGreaterThan(0);
			for (const [, lien = ""] of liens) {
				expect(new URL(lien).origin).toBe(SITE);
				if (langue === "en") expect(lien).toMatch(/^https:[/]+[^/]+\/en/);
			}
			expect(html).toContain(`<html lang="${langue}">`);
		},
	);

	test.each(Object.entries(sources))(
		"with %s data, the subject is one bounded line and the text quotes people's lines with >",
		(_nom, source) => {
			const donnees = donneesDe(source, gabarit);
			const { sujet, texte } = rendre(unCourriel({ gabarit, langue, donnees }));
			expect(sujet).toMatch(/\S/);
			expect(sujet).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
			expect(Array.from(sujet).length).toBeLessThanOrEqual(150);
			expect(texte).not.toMatch(/^(?:Bcc|<h1>)/m);
			expect(texte).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
		},
	);

	test("the HTML and the text say the same things", () => {
		const donnees = donneesDe(PLAUSIBLES, gabarit);
		const { html, texte } = rendre(unCourriel({ gabarit, langue, donnees }));
		const dit = visible(html);
		const lignes = texte
			.split("\n")
			.map((ligne) => ligne.replace(/^(?:> ?|- |-- $)/, "").trim())
			.filter((ligne) => ligne !== "");
		for (const ligne of lignes) {
			// A button's address is in its link, its text ends with a colon.
			const attendue = ligne.replace(/\s+/g, " ").replace(/ ?:$/, "");
			if (ligne.startsWith(SITE)) expect(html).toContain(`href="${ligne}"`);
			else if (!ligne.includes(` — ${SITE}`)) expect(dit).toContain(attendue);
		}
	});

	test("the same mail rendered again is identical, byte for byte", () => {
		const donnees = donneesDe(HOSTILES, gabarit);
		const courriel = unCourriel({ gabarit, langue, donnees });
		expect(rendre(courriel)).toEqual(rendre(courriel));
	});
});

test("a text without a version in the mail's language is shown in its own, and marked with it", () => {
	const { html, sujet } = rendre(
		unCourriel({
			gabarit: "etape",
			langue: "en",
			donnees: PLAUSIBLES.etape,
		}),
	);
	expect(sujet).toBe("New step: The bin is in place");
	expect(html).toMatch(/<blockquote [^>]*lang="fr">Le bac est posé devant/);
	expect(html).toMatch(/<blockquote [^>]*lang="en">The bin is in place/);
});

test("in French no line can break before a colon or inside guillemets", () => {
	const { texte } = rendre(
		unCourriel({ gabarit: "etape", donnees: PLAUSIBLES.etape }),
	);
	expect(texte).toContain("«\u00a0Un bac de compostage");
	expect(texte).toContain("Lilas\u00a0»");
	expect(texte).toContain("Voir l’étape\u00a0:\n");
});

test("what people write is never read as a sentence of ours: braces, tags and quotes arrive as they were typed", () => {
	const titre = "l'{site} '{x}' {n, plural, one {a}} <b>gras</b> #";
	const donnees = { nature: "projet", titre, nouvelle: titre, code: "049173" };
	for (const langue of LANGUES) {
		const rendu = (gabarit: string) =>
			rendre(unCourriel({ gabarit, langue, donnees }));
		expect(rendu("contribution_recue").sujet).toContain(`: ${titre}`);
		expect(rendu("contribution_recue").texte).toContain(`> ${titre}\n`);
		expect(rendu("code_ancienne_adresse").texte).toContain(`> ${titre}\n`);
	}
});

test("D13: a refusal without a reason gets a neutral sentence instead", () => {
	const { texte } = rendre(
		unCourriel({
			gabarit: "contribution_refusee",
			donnees: { nature: "projet", titre: "Un titre", motif: null },
		}),
	);
	expect(texte).toContain("En l’état");
	expect(texte).not.toContain("La raison donnée");
});

test("mails about a need, and no others, let their reader stop that need in one click or by a link in sight, and choose their mails", () => {
	const ids = { compte_id: 12, besoin_id: 34 };
	for (const { gabarit, langue } of CAS) {
		const donnees = donneesDe(PLAUSIBLES, gabarit);
		const courriel = { gabarit, langue, donnees };
		const { entetes } = rendre(unCourriel({ ...courriel, ...ids }));
		const adresse = entetes["List-Unsubscribe"];
		if (!["etape", "besoin_change_etat", "besoin_bilan"].includes(gabarit)) {
			expect(adresse).toBeUndefined();
			continue;
		}
		const jeton = /^<https:\/\/exemple\.org\/desinscription\/([\w-]+)>$/.exec(
			adresse ?? "",
		)?.[1];
		expect(lireJetonDesinscription(jeton ?? "")).toEqual(ids);
		expect(entetes["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
		const page = langue === "fr" ? SITE : `${SITE}/en`;
		const { html, texte } = rendre(unCourriel({ ...courriel, ...ids }));
		for (const lien of [
			`${page}/desinscription/${jeton}`,
			`${page}/compte/soutiens`,
		]) {
			expect(html).toContain(`href="${lien}"`);
			expect(texte).toContain(`\n${lien}\n`);
		}
		expect(
			rendre(unCourriel(courriel)).entetes["List-Unsubscribe"],
		).toBeUndefined();
	}
});

test("the mail about a delivery names the project with its link, tells the way in days, and thanks; without a project it leads to the need", () => {
	const rendu = (langue: "fr" | "en", donnees: unknown) =>
		rendre(unCourriel({ gabarit: "besoin_change_etat", langue, donnees }));
	const fr = rendu("fr", LIVRE);
	expect(fr.texte).toContain("«\u00a0Les bacs des Lilas\u00a0» y répond");
	expect(fr.texte).toContain(`${SITE}/projets/bacs-des-lilas`);
	expect(fr.texte).toContain("- Exprimé le 19 mai 2025");
	expect(fr.texte).toContain("- Résolu le 2 octobre 2025, 136 jours plus tard");
	expect(fr.texte).toContain("Vous êtes 12 à l’avoir soutenu");
	const en = rendu("en", LIVRE);
	expect(en.sujet).toBe("Solved: A compost bin for Lilac Street");
	expect(en.texte).toContain("the project “Les bacs des Lilas”");
	expect(en.texte).toContain("Solved on 2 October 2025, 136 days later");
	const seul = rendu("fr", {
		...LIVRE,
		livraison: { ...LIVRE.livraison, projet: null, soutiens: 1, jours: 0 },
	});
	expect(seul.texte).not.toContain("/projets/");
	expect(seul.texte).toContain("le jour même");
	expect(seul.texte).toContain("Votre soutien l’a porté");
	expect(seul.html).toContain(`class="action"`);
	const beaucoup = {
		...LIVRE,
		livraison: { ...LIVRE.livraison, soutiens: 12_345, jours: 1_200 },
	};
	expect(rendu("fr", beaucoup).texte).toMatch(/Vous êtes 12\s345 à/);
	expect(rendu("fr", beaucoup).texte).toMatch(/, 1\s200 jours plus tard/);
	expect(rendu("en", beaucoup).texte).toContain("12,345 of you");
	expect(rendu("en", beaucoup).texte).toContain(", 1,200 days later");
});

test("tokens created within an hour are counted together", () => {
	const autre = { nom: "Sauvegarde", prefixe: "bc_1" };
	const sujetDe = (autres: object[], langue: "fr" | "en") =>
		rendre(
			unCourriel({
				...{ gabarit: "jeton_cree", langue },
				donnees: { ...PLAUSIBLES.jeton_cree, autres },
			}),
		).sujet;
	expect(sujetDe([], "fr")).toMatch(/^Un jeton/);
	expect(sujetDe([autre, autre], "fr")).toMatch(/^3 jetons/);
	expect(sujetDe([autre, autre], "en")).toMatch(/^3 API tokens/);
});

test("the moderators' digest is one sentence, whatever waits: its last line ends it, and no other does", () => {
	const rendu = (donnees: object) =>
		rendre(unCourriel({ gabarit: "bilan_moderation", donnees })).texte;
	const rien = { propositions: 0, jours: 0, signalements: 0, lettres: 0 };
	expect(rendu({ ...rien, signalements: 2 })).toContain(
		"- 2 signalements de lecteurs.\n",
	);
	expect(rendu({ ...rien, offres: 2 })).toContain(
		"- 2 offres d’aide qui attendent une réponse.\n",
	);
	expect(rendu({ ...rien, signalements: 2, lettres: 1 })).toContain(
		"- 2 signalements de lecteurs\u00a0;\n- 1 courriel que personne n’a pu recevoir.\n",
	);
});

test("the key sent to the provider reveals none of our ids, is the same at each try, and differs for another mail of the same name or another site", () => {
	const premiere = rendre(unCourriel()).cle;
	expect(premiere).toMatch(/^[0-9a-f]{40}$/);
	expect(rendre(unCourriel()).cle).toBe(premiere);
	const plusTard = new Date("2026-11-21T10:00:00.001Z");
	expect(rendre(unCourriel({ cree_le: plusTard })).cle).not.toBe(premiere);
	const secret = "un-secret-pour-les-essais-et-pour-eux-seuls";
	completeEnvironment({ NEXTAUTH_SECRET: `${secret}-autre` });
	expect(rendre(unCourriel()).cle).not.toBe(premiere);
	completeEnvironment({ NEXTAUTH_SECRET: secret });
});

test("an unknown template, or data of another template, throws", () => {
	expect(() => rendre(unCourriel({ gabarit: "autre" }))).toThrow();
	expect(() => rendre(unCourriel({ gabarit: "toString" }))).toThrow();
	expect(() => rendre(unCourriel({ donnees: { motif: 3 } }))).toThrow();
	const page = "//mal.test/";
	expect(() =>
		rendre(
			unCourriel({
				gabarit: "contribution_publiee",
				donnees: { nature: "projet", titre: "t", page },
			}),
		),
	).toThrow();
});
