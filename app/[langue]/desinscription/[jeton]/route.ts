import { unsubscribing } from "#lib/adapters/files/unsubscribe";
import { desinscrire } from "#lib/participation/commands";
import { lireDesinscription } from "#lib/participation/queries";

export const { GET, HEAD, POST } = unsubscribing(
	lireDesinscription,
	desinscrire,
);
