/** The button that copies an address, a command, a token. */
export const COPIE = {
	copier: "Copier",
	copie: "Copié",
} as const;
