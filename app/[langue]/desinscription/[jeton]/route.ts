import { unsubscribing } from "#lib/adapters/files/unsubscribe";
import { desinscrire } from "#lib/espace/etapes/commands";
import { lireDesinscription } from "#lib/espace/etapes/queries";

export const { GET, HEAD, POST } = unsubscribing(
	lireDesinscription,
	desinscrire,
);
