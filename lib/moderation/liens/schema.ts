import type { EtatLien } from "#lib/besoins/liens/schema";

/** The states that a moderator gives a link; there is no way back to `suggere`. */
export type EtatDecide = Exclude<EtatLien, "suggere">;

/** A link of a need, or of a project, as moderators see it. */
export type LienModere = {
	/** The project, or of a project the need, by its slug and name. */
	readonly slug: string;
	readonly nom: string;
	/** Whether that one is public; otherwise nobody else sees the link. */
	readonly publie: boolean;
	/** `sien` is the project of the need itself. */
	readonly etat: EtatLien | "sien";
	/** How many people who described the need said that the project answers it, though not quite. */
	readonly reponses: number;
	/** What the author of the need says of it. */
	readonly nuance: string | null;
};
