/** A process of the site that does the acts it is told of, one line of its input each, and prints what each answered. */
import { createInterface } from "node:readline";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/voisins/commands";
import { retirerSoutien, soutenirBesoin } from "#lib/participation/commands";
import { reprendreSoutien } from "#lib/participation/reunions/commands";
import { closeStore, rows, sql } from "#lib/platform/db/pool";
import { Acte } from "./acts.fixture.ts";

const RAISON = { raison_fr: "C’est pareil.", raison_en: "It is the same." };

async function faire(acte: Acte): Promise<unknown> {
	const compte = (compte_id: number) =>
		({ nature: "compte", compte_id, role: "membre" }) as const;
	switch (acte.quoi) {
		case "soutenir":
			return soutenirBesoin(compte(acte.compte), acte.besoin);
		case "retirer":
			return retirerSoutien(compte(acte.compte), acte.besoin);
		case "reprendre":
			return Promise.all(
				Array.from({ length: acte.fois }, () => reprendreSoutien(acte.jeton)),
			);
		case "reunir":
			return reunirBesoins(
				{ ...compte(acte.par), role: "moderateur" },
				{ absorbe: acte.besoin, garde: acte.garde, ...RAISON },
			);
		case "separer":
			// A merge is undone within a minute: the trial undoes those of any age.
			await rows(
				sql`UPDATE journal SET le = clock_timestamp() WHERE acte = 'reunirBesoins'`,
			);
			return separerBesoins(
				{ ...compte(acte.par), role: "moderateur" },
				acte.besoin,
			);
	}
}

for await (const line of createInterface({ input: process.stdin })) {
	const answer = await faire(Acte.parse(JSON.parse(line)));
	process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await closeStore();
