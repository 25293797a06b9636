import { unsubscribing } from "#lib/adapters/files/unsubscribe";
import { desinscrire } from "#lib/participation/etapes/commands";
import { lireDesinscription } from "#lib/participation/etapes/queries";

export const { GET, HEAD, POST } = unsubscribing(
	lireDesinscription,
	desinscrire,
);
