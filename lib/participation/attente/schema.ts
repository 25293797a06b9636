/** A vote or a support that is pending until its author signs in. */
export type ActeEnAttente = {
	readonly nature: "vote" | "soutien";
	readonly slug: string;
	/** Whether the steps of a supported need are wanted by e-mail. */
	readonly avec_etapes: boolean;
};

/** A pending act once its author has signed in. */
export type ActeAccompli = ActeEnAttente & {
	/** False when its entry is no longer public: nothing was done. */
	readonly fait: boolean;
};
