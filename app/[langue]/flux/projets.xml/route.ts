import { feedDoor } from "#lib/adapters/files/feed";
import { lireFlux } from "#lib/flux/queries";

export const { GET } = feedDoor(({ langue, theme }) =>
	lireFlux("projets", langue, theme),
);
