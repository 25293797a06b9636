"use server";

import {
	annulerEnvoi as annuler,
	relancerCourriel,
} from "#lib/moderation/envois/commands";
import { EnvoiForme, RelanceForme } from "#lib/moderation/envois/schema";
import { acteVers } from "../data.ts";

const PAGE = () => "/moderation/sante?garde=oui";

/** Cancels the pending mails of an act. */
export const annulerEnvoi = acteVers(
	EnvoiForme,
	"moderateur",
	(visiteur, { acte_id }) => annuler(visiteur, acte_id),
	PAGE,
);

/** Retries a mail that was given up. */
export const relancer = acteVers(
	RelanceForme,
	"moderateur",
	(visiteur, { id, confirme }) => relancerCourriel(visiteur, id, confirme),
	PAGE,
);
