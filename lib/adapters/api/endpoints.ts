/** Every endpoint of the contract: what the document describes and `app/api` serves. */
import * as articles from "#lib/articles/http";
import * as besoins from "#lib/besoins/http";
import * as places from "#lib/besoins/places/http";
import * as comptes from "#lib/comptes/http";
import * as evenements from "#lib/donnees/http";
import * as espace from "#lib/espace/http";
import * as lieux from "#lib/lieux/http";
import * as moderation from "#lib/moderation/http";
import * as bilans from "#lib/participation/bilans/http";
import * as offres from "#lib/participation/offres/http";
import type { Endpoint } from "#lib/platform/contract/endpoint";
import * as projets from "#lib/projets/http";
import * as proches from "#lib/recherche/http";
import * as themes from "#lib/themes/http";

/** An endpoint's declaration without `publicData`: how its answers are cached concerns only the route. */
export type Declaration = Omit<Endpoint, "publicData">;

/** Each domain's declarations, as its `http.ts` exports them. */
export const CONTRACT: readonly Declaration[] = [
	comptes,
	themes,
	projets,
	besoins,
	bilans,
	articles,
	proches,
	lieux,
	evenements,
	espace,
	moderation,
	places,
	offres,
].flatMap((domain): Declaration[] => Object.values(domain));
