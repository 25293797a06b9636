import { feedDoor } from "#lib/adapters/files/feed";
import { lireFlux } from "#lib/flux/queries";

export const { GET } = feedDoor(({ langue }) => lireFlux("articles", langue));
