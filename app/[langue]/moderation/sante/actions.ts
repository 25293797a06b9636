"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	annulerEnvoi as annuler,
	relancerCourriel,
} from "#lib/moderation/envois/commands";
import { EnvoiForme, RelanceForme } from "#lib/moderation/envois/schema";

const PAGE = "/moderation/sante?garde=oui";

/** Cancels the pending mails of an act. */
export const annulerEnvoi = actionTo(
	EnvoiForme,
	"moderateur",
	({ visiteur, valeurs: { acte_id } }) => annuler(visiteur, acte_id),
	PAGE,
);

/** Retries a mail that was given up. */
export const relancer = actionTo(
	RelanceForme,
	"moderateur",
	({ visiteur, valeurs: { id, confirme } }) =>
		relancerCourriel(visiteur, id, confirme),
	PAGE,
);
