/** Every path of the API with what serves it: each endpoint of the contract is bound to its read or command. */
import {
	apiMatcher,
	contractPaths,
	type PathHandler,
	plainPath,
} from "#lib/adapters/api/paths";
import { route } from "#lib/adapters/api/route";
import { answerHealth } from "#lib/adapters/health";
import { answerMetrics } from "#lib/adapters/metrics";
import { answerOpenApi } from "#lib/adapters/openapi/document";
import * as articles from "#lib/articles/http";
import { lireArticle, listerArticles } from "#lib/articles/queries";
import { decrireBesoin } from "#lib/besoins/commands";
import * as besoins from "#lib/besoins/http";
import {
	listerBesoinsDuProjet,
	listerProjetsDuBesoin,
} from "#lib/besoins/liens/queries";
import * as places from "#lib/besoins/places/http";
import { listerPlaces } from "#lib/besoins/places/queries";
import {
	lireBesoin,
	listerBesoins,
	listerSituations,
} from "#lib/besoins/queries";
import * as comptes from "#lib/comptes/http";
import { lireJetonCourant } from "#lib/comptes/jetons/queries";
import { lireMoi } from "#lib/comptes/queries";
import * as donnees from "#lib/donnees/http";
import { listerEvenements } from "#lib/donnees/queries";
import * as espace from "#lib/espace/http";
import {
	lireMaContribution,
	listerMesContributions,
	listerMesSoutiens,
	listerMesVotes,
} from "#lib/espace/queries";
import * as lieux from "#lib/lieux/http";
import { chercherLieux } from "#lib/lieux/queries";
import { modererBesoin, modererProjet } from "#lib/moderation/commands";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import * as moderation from "#lib/moderation/http";
import { listerPropositions } from "#lib/moderation/queries";
import { donnerBilan } from "#lib/participation/bilans/commands";
import * as bilans from "#lib/participation/bilans/http";
import {
	retirerSoutien,
	retirerVote,
	soutenirBesoin,
	voterPourProjet,
} from "#lib/participation/commands";
import { offrirAide, retirerOffre } from "#lib/participation/offres/commands";
import * as offres from "#lib/participation/offres/http";
import { listerMesOffres } from "#lib/participation/offres/queries";
import { reussite } from "#lib/platform/contract/result";
import { proposerProjet } from "#lib/projets/commands";
import * as projets from "#lib/projets/http";
import { lireProjet, listerProjets } from "#lib/projets/queries";
import * as recherche from "#lib/recherche/http";
import { listerProches } from "#lib/recherche/queries";
import * as themes from "#lib/themes/http";
import { listerThemes } from "#lib/themes/queries";

export const API_PATHS: readonly PathHandler[] = [
	...contractPaths([
		route(moderation.MODERER_BESOIN, ({ actor, params, body, attendues }) =>
			modererBesoin(actor, params.slug, body, { attendues }),
		),
		route(moderation.SUSPENDRE_COMPTE, ({ actor, params, body }) =>
			suspendreCompte(actor, params.compte_id, body),
		),
		route(moderation.MODERER_PROJET, ({ actor, params, body, attendues }) =>
			modererProjet(actor, params.slug, body, { attendues }),
		),
		route(moderation.LISTER_PROPOSITIONS, () => listerPropositions()),
		route(articles.LIRE_ARTICLE, ({ params }) => lireArticle(params.slug)),
		route(articles.LISTER_ARTICLES, ({ query }) => listerArticles(query)),
		route(bilans.DONNER_BILAN, ({ actor, params, body }) =>
			donnerBilan(actor, params.slug, body),
		),
		route(bilans.REPRENDRE_BILAN, ({ actor, params }) =>
			donnerBilan(actor, params.slug, null),
		),
		route(besoins.LISTER_PROJETS_DU_BESOIN, ({ params }) =>
			listerProjetsDuBesoin(params.slug),
		),
		route(besoins.LIRE_BESOIN, ({ params }) => lireBesoin(params.slug)),
		route(besoins.LISTER_SITUATIONS, ({ params }) =>
			listerSituations(params.slug),
		),
		route(besoins.SOUTENIR_BESOIN, ({ actor, params }) =>
			soutenirBesoin(actor, params.slug),
		),
		route(besoins.RETIRER_SOUTIEN, ({ actor, params }) =>
			retirerSoutien(actor, params.slug),
		),
		route(besoins.LISTER_BESOINS, ({ query }) => listerBesoins(query)),
		route(besoins.DECRIRE_BESOIN, ({ actor, body, cle }) =>
			decrireBesoin(actor, body, [], cle),
		),
		route(donnees.LISTER_EVENEMENTS, ({ query }) => listerEvenements(query)),
		route(lieux.CHERCHER_LIEUX, async ({ query }) =>
			reussite(await chercherLieux(query.q)),
		),
		route(espace.LIRE_MA_CONTRIBUTION, ({ actor, params }) =>
			lireMaContribution(actor.compte_id, params.id),
		),
		route(espace.LISTER_MES_CONTRIBUTIONS, ({ actor }) =>
			listerMesContributions(actor.compte_id),
		),
		route(comptes.LIRE_JETON, ({ actor, jeton_id }) =>
			lireJetonCourant(actor.compte_id, jeton_id),
		),
		route(offres.LISTER_MES_OFFRES, ({ actor }) =>
			listerMesOffres(actor.compte_id),
		),
		route(comptes.LIRE_MOI, ({ actor }) => lireMoi(actor.compte_id)),
		route(espace.LISTER_MES_SOUTIENS, ({ actor }) =>
			listerMesSoutiens(actor.compte_id),
		),
		route(espace.LISTER_MES_VOTES, ({ actor }) =>
			listerMesVotes(actor.compte_id),
		),
		route(offres.OFFRIR_AIDE, ({ actor, params, body }) =>
			offrirAide(actor, params.id, body),
		),
		route(offres.RETIRER_OFFRE, ({ actor, params }) =>
			retirerOffre(actor, params.id),
		),
		route(places.LISTER_PLACES, ({ query }) => listerPlaces(query)),
		route(recherche.LISTER_PROCHES, async ({ query }) =>
			reussite(await listerProches(query.q)),
		),
		route(besoins.LISTER_BESOINS_DU_PROJET, ({ params }) =>
			listerBesoinsDuProjet(params.slug),
		),
		route(projets.LIRE_PROJET, ({ params }) => lireProjet(params.slug)),
		route(projets.VOTER_POUR_PROJET, ({ actor, params }) =>
			voterPourProjet(actor, params.slug),
		),
		route(projets.RETIRER_VOTE, ({ actor, params }) =>
			retirerVote(actor, params.slug),
		),
		route(projets.LISTER_PROJETS, ({ query }) => listerProjets(query)),
		route(projets.PROPOSER_PROJET, ({ actor, body, cle }) =>
			proposerProjet(actor, body, {}, cle),
		),
		route(themes.LISTER_THEMES, async () => reussite(await listerThemes())),
	]),
	plainPath("/api/metriques", answerMetrics),
	plainPath("/api/openapi.json", answerOpenApi),
	plainPath("/api/sante", answerHealth),
];

export const matchApi = apiMatcher(API_PATHS);
