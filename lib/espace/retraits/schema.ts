import type { MotifRetrait } from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";

/** That an entry voted for, or supported, was taken down: the chosen reason, never anybody's words. */
export type RetraitSuivi = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly le: Date;
	readonly choix: MotifRetrait | null;
};
