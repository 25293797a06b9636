/** Providers recognise a mail sent twice for a day: past it, a person decides. */
export const RELANCE_SURE_HEURES = 24;
