import { expect, test } from "vitest";
import { PageForm } from "#components/ui/kit/page-form";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import type { Langue } from "#lib/platform/langues";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { Etapes } from "../chantier/etapes.tsx";
import { EnDeuxLangues } from "./edition.tsx";
import { ListeArticles } from "./page-articles.tsx";
import { PageThemes } from "./page-themes.tsx";

/** The fields that are offered for an original in this language, which holds these texts. */
function champs(langue: Langue, valeurs: Record<string, string[]>) {
	const place = rendered(
		<PageForm action={async (etat) => etat} valeurs={valeurs}>
			<EnDeuxLangues
				champs={[{ name: "titre", label: "Titre" }]}
				langue={langue}
			/>
		</PageForm>,
	);
	return [...place.querySelectorAll("input[id]")].map(({ id }) => id);
}

test("an English version is offered beside an original in French, and beside one in English only where one was written", () => {
	expect(champs("fr", {})).toEqual(["titre", "titre_en"]);
	expect(champs("en", { titre: ["A garden"] })).toEqual(["titre"]);
	expect(champs("en", { titre_en: ["A garden"] })).toEqual([
		"titre",
		"titre_en",
	]);
});

test("on English pages of the area the names of themes and the titles of articles and steps, which are French, are marked as French", () => {
	const [titre, agir] = ["Le titre français", async () => FORMULAIRE_VIDE];
	const theme = { slug: "eau", nom: titre, nb_projets: 0, nb_besoins: 0 };
	const article = { slug: "un", titre, date: "2026-11-01" };
	const etape = { numero: 1, jour: "2026-11-01", titre, texte: "Fait." };
	const pages = [
		<PageThemes
			key="themes"
			themes={[theme]}
			ouvert={null}
			{...{ enregistrer: agir, deplacer: agir, supprimer: agir }}
		/>,
		<ListeArticles
			key="articles"
			articles={[{ ...article, statut: "publie" }]}
		/>,
		<Etapes
			key="etapes"
			{...{ slug: "un", langue: "fr" }}
			etapes={[
				{ ...etape, titre_en: null, texte_en: null, en_attente: 0, partis: 0 },
			]}
		/>,
	];
	const marques = pages.map((page) =>
		textsOf(rendered(page, "en"), "li [lang=fr]"),
	);
	expect(marques).toEqual([[titre], [titre], [titre]]);
});
