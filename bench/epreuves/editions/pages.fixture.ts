/** What a moderator can recover from the pages of versions alone. */
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { listerRevisions } from "#lib/moderation/edition/queries";
import type { NatureRevisee } from "#lib/moderation/edition/schema";
import type { ValeursEditees } from "#lib/platform/text/three-way-merge";
import type { Sujet } from "#prisma/edited.fixture";

const NATURES = {
	...{ projet: "projet", besoin: "besoin", chantier: "besoin" },
	...{ etape: "besoin", article: "article", theme: "theme" },
} as const satisfies Record<ObjetRevise, NatureRevisee>;

/** The values of the edited fields, at every moment that the pages of versions show. */
export async function ditsParLesPages(
	{ objet, slug, champs }: Sujet,
	presente: ValeursEditees,
): Promise<Set<string>> {
	const dire = (champ: string) => (presente[champ] ?? []).join(", ");
	const etat = new Map<string, string>(champs.map((un) => [un, dire(un)]));
	const dits = new Set([JSON.stringify([...etat.values()])]);
	let avant: number | null = null;
	do {
		const page: Awaited<ReturnType<typeof listerRevisions>> =
			await listerRevisions(NATURES[objet], slug, avant);
		for (const revision of page.revisions) {
			if (revision.objet !== objet) continue;
			for (const change of revision.champs)
				if (etat.has(change.champ)) etat.set(change.champ, change.avant);
			dits.add(JSON.stringify([...etat.values()]));
		}
		avant = page.suivant;
	} while (avant !== null);
	return dits;
}
