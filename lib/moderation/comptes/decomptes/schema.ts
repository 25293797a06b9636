/** Accounts whose votes and supports left the counts, and came back, in one night. */
export type Ajustement = { readonly sortis: number; readonly rentres: number };
