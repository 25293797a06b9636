import { feedDoor } from "#lib/adapters/flux";
import { lireFlux } from "#lib/flux/queries";

export const { GET } = feedDoor(({ langue }) => lireFlux("articles", langue));
