import { CLES_TRADUITES_PLACE } from "#lib/besoins/places/schema";
import {
	type LignePlace,
	versBesoinDePlace,
} from "#lib/besoins/places/serialize";
import { pick } from "#lib/platform/contract/records";
import { traductionsLisibles } from "#lib/platform/text/translations";
import type { MonOffre } from "./schema.ts";

export type LigneMonOffre = Omit<
	MonOffre,
	"besoin" | "langue" | "traductions"
> &
	Pick<LignePlace, "besoin" | "traductions">;

export function versMonOffre(ligne: LigneMonOffre): MonOffre {
	const besoin = versBesoinDePlace(ligne.besoin);
	return {
		place: ligne.place,
		besoin,
		...pick(ligne, ["role", "titre"]),
		langue: besoin.langue,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PLACE),
		...pick(ligne, ["etat", "message", "contact", "cree_le"]),
		...pick(ligne, ["repondu_le", "expire_le"]),
	};
}
