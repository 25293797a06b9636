/**
 * A process that votes and takes votes back without end, as an instance of the site does
 * for its readers; it prints how many writes were kept and how many were refused, and
 * ends with its input. Its arguments: a project's slug, then accounts.
 */
import { retirerVote, voterPourProjet } from "#lib/participation/commands";
import { closeStore } from "#lib/platform/db/pool";
import { ReadOnly, StoreDown } from "#lib/platform/db/unavailable";

const PERIOD_MS = 50;

const [slug = "", ...comptes] = process.argv.slice(2);
const counts = { kept: 0, refused: 0, other: 0 };
let isOver = false;

async function vote(compte_id: number): Promise<void> {
	const acteur = { nature: "compte", compte_id, role: "membre" } as const;
	for (let turn = 0; !isOver; turn += 1) {
		const act = turn % 2 === 0 ? voterPourProjet : retirerVote;
		try {
			const { ok } = await act(acteur, slug);
			counts[ok ? "kept" : "other"] += 1;
		} catch (error) {
			if (error instanceof ReadOnly) counts.refused += 1;
			// A loaded machine may be late.
			else if (!(error instanceof StoreDown)) counts.other += 1;
			await new Promise((done) => setTimeout(done, 5));
		}
	}
}

process.stdin.on("end", () => {
	isOver = true;
});
process.stdin.resume();
const told = setInterval(
	() => process.stdout.write(`${JSON.stringify(counts)}\n`),
	PERIOD_MS,
);
await Promise.all(comptes.map((compte) => vote(Number(compte))));
clearInterval(told);
await closeStore();
