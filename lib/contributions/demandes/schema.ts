/** What moderators say of an entry that its author can correct. */
export type DialogueAuteur = {
	/** The open request that waits for the author. */
	readonly demande: {
		readonly id: number;
		readonly questions: string;
		readonly le: Date;
	} | null;
	/** Why the entry was refused, when that is its state. */
	readonly refus: { readonly motif: string | null } | null;
};

export type MaDemande = {
	readonly nature: "projet" | "besoin";
	readonly slug: string;
	readonly questions: string;
	readonly repondue: boolean;
};
