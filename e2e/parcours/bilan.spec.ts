/** A supporter of a delivered need is asked, answers, and changes their mind: with the keyboard alone. */
import {
	creerBesoinLivre,
	faireLaNuit,
	faireRepondre,
	faireSoutenir,
} from "#e2e/fixtures/bilans";
import { atteindre, presser } from "#e2e/fixtures/clavier";
import { courrielPour } from "#e2e/fixtures/courriels";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

async function reponseDe({ base }: Site, compte_id: number) {
	const [lue] = await base.lignes<{ reponse: string; publique: boolean }>(
		"SELECT reponse, publique FROM reponses_bilan WHERE compte_id = $1",
		[compte_id],
	);
	return lue ?? null;
}

const PHRASE = {
	fr: "Il manque le hameau du haut.",
	en: "The upper hamlet is missing.",
};

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`a supporter is asked by mail, answers, changes their mind, and a sentence is shown once reviewed: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`,
		async ({ browser, site, request }) => {
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const options = { javaScriptEnabled };
			const soutien = await navigateurDe(browser, site, "membre", options);
			const besoin = await creerBesoinLivre(site.base, 31, {
				titre: "Une fontaine au marché",
			});
			await site.base.lignes("UPDATE comptes SET langue = $2 WHERE id = $1", [
				soutien.id,
				langue,
			]);
			await faireSoutenir(site.base, soutien.id, besoin);
			await faireRepondre(site.base, besoin, ["oui", "oui", "oui"]);
			await faireLaNuit(site.base);

			const { texte } = await courrielPour(site.server, soutien.courriel);
			const liens = texte.match(/\S*\/bilan\/[\w-]+\/\w+/g) ?? [];
			expect(liens).toHaveLength(3);
			// Programs open the links of a mail: none of them answers.
			for (const lien of liens)
				for (const method of ["GET", "HEAD"])
					expect((await request.fetch(lien, { method })).status()).toBe(200);
			expect(await reponseDe(site, soutien.id)).toBeNull();

			// Whoever reads the mail need not be signed in.
			const lecteur = await browser.newContext(options);
			const page = await lecteur.newPage();
			await page.goto(liens[2] ?? "");
			await atteindre(page, page.getByLabel(t("bilans.page.phrase")));
			await page.keyboard.type(PHRASE[langue]);
			await presser(page, page.locator("#publique"), "Space");
			const bouton = (reponse: "oui" | "en_partie" | "non") =>
				page.getByRole("button", {
					name: t("bilans.page.repondre", {
						reponse: t(`bilans.reponse.${reponse}`),
					}),
				});
			await presser(page, bouton("non"));
			await expect(page.getByRole("main")).toContainText(
				t("bilans.page.etat.attente"),
			);
			await expect(
				page.getByRole("button", { name: t("bilans.page.changer_phrase") }),
			).toBeVisible();
			expect(await reponseDe(site, soutien.id)).toEqual({
				...{ reponse: "non", publique: true },
			});

			// Another answer, from its own page: the sentence is kept.
			await presser(
				page,
				page.getByRole("link", { name: t("bilans.reponse.en_partie") }),
			);
			await page.waitForURL(/en_partie$/);
			await presser(page, bouton("en_partie"));
			await expect(page.getByRole("main")).toContainText(
				t("bilans.page.etat.attente"),
			);
			await expect
				.poll(() => reponseDe(site, soutien.id))
				.toEqual({ reponse: "en_partie", publique: true });
			await lecteur.close();

			// The same in the account area.
			const espace = await soutien.contexte.newPage();
			await espace.goto(ici("/compte/soutiens"));
			await presser(
				espace,
				espace.getByRole("link", {
					name: t("bilans.compte.changer_quoi", {
						nom: "Une fontaine au marché",
					}),
				}),
			);
			await espace.waitForURL(/\/compte\/bilans\//);
			if (javaScriptEnabled) await expectAccessible(espace);
			await atteindre(espace, espace.locator("#reponse-en_partie"));
			await espace.keyboard.press("ArrowUp");
			await presser(
				espace,
				espace.getByRole("button", { name: t("bilans.page.changer") }),
			);
			await expect
				.poll(() => reponseDe(site, soutien.id))
				.toEqual({ reponse: "oui", publique: true });

			// A moderator reviews the sentence; it is shown from five answers on.
			const equipe = await navigateurDe(browser, site, "moderateur", options);
			const file = await equipe.contexte.newPage();
			await file.goto(ici("/moderation?genre=bilan"));
			if (javaScriptEnabled) await expectAccessible(file);
			const sienne = file.getByRole("listitem").filter({
				has: file.locator(`a[href*="/besoin/${besoin.slug}"]`),
			});
			await presser(
				file,
				sienne.getByRole("button", {
					exact: true,
					name: t("bilans.moderation.publier_quoi", {
						nom: "Une fontaine au marché",
					}),
				}),
			);
			await expect
				.poll(async () => {
					const [lue] = await site.base.lignes<{ relue: string | null }>(
						"SELECT relue FROM reponses_bilan WHERE compte_id = $1",
						[soutien.id],
					);
					return lue?.relue;
				})
				.toBe("publiee");
			const fiche = await soutien.contexte.newPage();
			await fiche.goto(ici(`/besoins/${besoin.slug}`));
			await expect(fiche.getByRole("main")).not.toContainText(PHRASE[langue]);
			await faireRepondre(site.base, besoin, ["oui"]);
			await faireLaNuit(site.base);
			await fiche.goto(ici(`/besoins/${besoin.slug}`));
			await expect(fiche.getByRole("main")).toContainText(PHRASE[langue]);
			await expect(fiche.getByRole("main")).toContainText(
				t("bilans.fiche.seules", { n: 5 }),
			);
			await expect(fiche.getByRole("main")).not.toContainText(
				t("lecture.besoins.chantier_vide"),
			);

			// Taken back, the answer goes with its sentence; four are not told.
			await espace.goto(ici(`/compte/bilans/${besoin.slug}`));
			await presser(
				espace,
				espace.getByRole("button", { name: t("bilans.page.reprendre") }),
			);
			await expect.poll(() => reponseDe(site, soutien.id)).toBeNull();
			await expect(espace.getByRole("main")).toContainText(
				t("compte.fait.bilan_repris"),
			);
			await fiche.goto(ici(`/besoins/${besoin.slug}`));
			await expect(fiche.getByRole("main")).not.toContainText(PHRASE[langue]);
			await expect(fiche.getByRole("main")).not.toContainText(
				t("bilans.fiche.titre"),
			);
			for (const { contexte } of [soutien, equipe]) await contexte.close();
		},
	);
}
