/** Whole hours for which a suspension, or its lifting, stands before the counts may follow (D10). */
export const DECOMPTES_HEURES = 24;

/** Hour in France from which the batch of the night may run. */
export const HEURE_DES_DECOMPTES = 3;
