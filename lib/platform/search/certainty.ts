/** How sure it is that an entry says the same as a text. */
export const CERTITUDES = ["sur", "peut_etre"] as const;
export type Certitude = (typeof CERTITUDES)[number];
