/** The areas of the project's file, for tests that need no database. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { clesDuTexte, type LieuConnu, lireTexte } from "#lib/lieux/rules";
import { NATURES_LIEU } from "#lib/lieux/schema";
import { AREAS_FILE } from "#server/migrations/areas";

export const LIEUX: readonly LieuConnu[] = gunzipSync(readFileSync(AREAS_FILE))
	.toString("utf8")
	.trimEnd()
	.split("\n")
	.map((ligne) => {
		const [code = "", nature, nom = "", , dans = "", population, cles = ""] =
			ligne.split("\t");
		return {
			code,
			nature: NATURES_LIEU.find((une) => une === nature) ?? "commune",
			nom,
			population: population ? Number(population) : null,
			dans: dans.split(" "),
			cles: [...cles.split("|"), code],
		};
	});

const parCle = new Map<string, LieuConnu[]>();
for (const lieu of LIEUX)
	for (const cle of lieu.cles) {
		const connus = parCle.get(cle);
		if (connus) connus.push(lieu);
		else parCle.set(cle, [lieu]);
	}

/** What a text says, as the table of the project would answer. */
export function lu(texte: string) {
	const cles = clesDuTexte(texte);
	const lieux = new Set(cles.flatMap((cle) => parCle.get(cle) ?? []));
	return lireTexte(texte, [...lieux]);
}
