import { bilanDit, versBilanPublie } from "./rules.ts";
import type { Bilan, BilanLu } from "./schema.ts";

export function versBilan(ligne: BilanLu): Bilan {
	return bilanDit(versBilanPublie(ligne), ligne.jour);
}
