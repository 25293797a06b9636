import { feedHandlers } from "#lib/adapters/files/feed";
import { lireFlux } from "#lib/flux/queries";

export const { GET } = feedHandlers(({ langue, theme, lieu }) =>
	lireFlux("besoins", langue, theme, lieu),
);
