/** Whether an account may decide a contest: neither the moderator who took the entry down, nor its author. */
export function peutDecider(
	compte_id: number,
	{
		retirant_id,
		auteur_id,
	}: {
		readonly retirant_id: number | null;
		readonly auteur_id: number | null;
	},
): boolean {
	return compte_id !== retirant_id && compte_id !== auteur_id;
}
