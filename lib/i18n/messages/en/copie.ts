import type { COPIE as FR } from "../fr/copie.ts";
import type { Translated } from "../translated.ts";

export const COPIE: Translated<typeof FR> = {
	copier: "Copy",
	copie: "Copied",
};
