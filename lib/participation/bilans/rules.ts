/** Days after the delivery at which those who support a need are asked whether it is solved. */
export const BILAN_APRES_JOURS = 30;

/** A delivery older than this is no longer asked about: who supported the need has other things in mind. */
export const BILAN_AVANT_JOURS = 180;

/** Days during which an answer can be changed or taken back, from when it was given. */
export const BILAN_MODIFIABLE_JOURS = 60;
