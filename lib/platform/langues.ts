/** Languages of the site and of originals; French first, as on the wire. */
export const LANGUES = ["fr", "en"] as const;

export type Langue = (typeof LANGUES)[number];

/** One sentence in every language of the site. */
export type Phrase = Readonly<Record<Langue, string>>;
