/** Entries that one turn compares: some seconds of work, between which others are served. */
export const COMPAREES_MAX = 100;
