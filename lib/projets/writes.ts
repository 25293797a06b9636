import type { Transaction } from "#lib/platform/db/transaction";

/** Sets the project's themes to exactly these, in this order. */
export async function classerProjet(
	tx: Transaction,
	projet_id: number,
	theme_ids: readonly number[],
): Promise<void> {
	await tx.projetTheme.deleteMany({ where: { projet_id } });
	await tx.projetTheme.createMany({
		data: theme_ids.map((theme_id, position) => ({
			projet_id,
			theme_id,
			position,
		})),
	});
}
