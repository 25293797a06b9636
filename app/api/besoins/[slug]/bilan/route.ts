import { handlers } from "#lib/adapters/api/next-handlers";
import { route } from "#lib/adapters/api/route";
import {
	donnerBilan,
	reprendreBilan,
} from "#lib/participation/bilans/commands";
import { DONNER_BILAN, REPRENDRE_BILAN } from "#lib/participation/bilans/http";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(
	route(DONNER_BILAN, ({ actor, params, body }) =>
		donnerBilan(actor, params.slug, body),
	),
	route(REPRENDRE_BILAN, ({ actor, params }) =>
		reprendreBilan(actor, params.slug),
	),
);
