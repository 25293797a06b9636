import { CLES_TRADUITES_BESOIN } from "#lib/contributions/schema";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { estStatutBesoin, estStatutPublic } from "../rules.ts";
import { type LigneBesoin, type LigneEtape, versEtape } from "../serialize.ts";
import type { EtapeRecente } from "./schema.ts";

export type LigneEtapeRecente = LigneEtape & {
	numero: number;
	besoin: Pick<
		LigneBesoin,
		"slug" | "titre" | "statut" | "langue" | "traductions"
	>;
};

export function versEtapeRecente(ligne: LigneEtapeRecente): EtapeRecente {
	const { slug, titre, statut, langue, traductions } = ligne.besoin;
	if (!estStatutBesoin(statut) || !estStatutPublic(statut))
		throw new Error(`not a public state: ${statut}`);
	return {
		numero: ligne.numero,
		etape: versEtape(ligne),
		besoin: {
			slug,
			titre,
			statut,
			langue: langue === "en" ? "en" : "fr",
			traductions: traductionsLisibles(traductions, CLES_TRADUITES_BESOIN),
		},
	};
}
