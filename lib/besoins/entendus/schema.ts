/** A word by which people described a need that a project answers. */
export type MotEntendu = {
	/** The project, by its slug and name. */
	readonly slug: string;
	readonly nom: string;
	/** The word as searches stem it. */
	readonly mot: string;
	/** How often it was heard. */
	readonly nombre: number;
	/** The last day it was heard: YYYY-MM-DD. */
	readonly dernier: string;
	/** Whether a search for the word already finds the project. */
	readonly connu: boolean;
};

/** What somebody who described a public need said that a project lacks. */
export type NuanceEntendue = {
	/** The project, by its slug and name. */
	readonly slug: string;
	readonly nom: string;
	/** The need, by its slug. */
	readonly besoin: string;
	readonly nuance: string;
};
