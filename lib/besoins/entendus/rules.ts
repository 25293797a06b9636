/** Maximum words counted of one text, in its order. */
export const MOTS_MAX = 40;

/** Minimum times that a word was heard before moderators read it: what one person alone wrote is not shown. */
export const ENTENDUS_MIN = 2;

/** Days during which a counted word is kept. */
export const ENTENDUS_JOURS = 90;
