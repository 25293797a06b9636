/** Writes a publiccode.yml of version 0.7: an object in the words of its specification. */
import type { Langue } from "../langues.ts";
import { isMailAddress } from "../validation/contact-address.ts";
import { shortenAtWord } from "./shorten.ts";

/** The version of the specification. */
export const PUBLICCODE_VERSION = "0.7";

/** Bounds of the specification, in characters. */
export const PUBLICCODE_BOUNDS = {
	short: { max: 150 },
	long: { min: 150, max: 10_000 },
} as const;

/** The states of the software in its words. */
export const PUBLICCODE_STATES = [
	"concept",
	"development",
	"beta",
	"stable",
	"obsolete",
] as const;

export type PubliccodeState = (typeof PUBLICCODE_STATES)[number];

/** The mandatory keys that may be left out when nobody knows them, in their order. */
export const UNKNOWN_KEYS = [
	"platforms",
	"softwareType",
	"developmentStatus",
	"maintenance",
	"localisation",
] as const;

/** What is said of the software in one language. */
export type Presentation = {
	readonly langue: Langue;
	/** Only where it is not the name of the software. */
	readonly name: string | null;
	/** Shortened to the bound. */
	readonly short: string;
	/** Within its bounds, or none in this language. */
	readonly long: string | null;
	readonly documentation: string | undefined;
	readonly features: readonly string[];
};

/** The software as it is known. */
export type Software = {
	readonly name: string;
	/** Where its code is. */
	readonly url: string;
	readonly licence: string;
	readonly site: string | null;
	readonly roadmap: string | undefined;
	readonly funders: readonly string[];
	readonly state: PubliccodeState | null;
	readonly presentations: readonly Presentation[];
	/** Who answers, and where: a page or an email address; null when nobody does. */
	readonly contact: readonly [name: string, address: string] | null;
};

function descriptionOf(said: Presentation): object {
	const { name, short, long, documentation, features } = said;
	return {
		...(name === null ? {} : { localisedName: name }),
		shortDescription: shortenAtWord(short, PUBLICCODE_BOUNDS.short.max),
		...(long === null ? {} : { longDescription: long }),
		...(documentation === undefined ? {} : { documentation }),
		features,
	};
}

/** What may be deduced once somebody can be asked. */
function deduced(
	{ presentations, site, state }: Software,
	[name, address]: NonNullable<Software["contact"]>,
) {
	const languages = presentations.map(({ langue }) => langue);
	return {
		platforms: [site === null ? "other" : "web"],
		softwareType: site === null ? "standalone/other" : "standalone/web",
		developmentStatus: state ?? "development",
		maintenance: {
			type: state === "obsolete" ? "none" : "community",
			contacts: [
				{ name, ...(isMailAddress(address) ? { email: address } : {}) },
			],
		},
		localisation: {
			localisationReady: languages.length > 1,
			availableLanguages: languages,
		},
	};
}

/** A file, with the mandatory keys that it leaves out, and those that it writes although nobody said them. */
export type WrittenPubliccode = {
	readonly publiccode: object;
	readonly omitted: readonly string[];
	readonly deduced: readonly string[];
};

/**
 * The file of a software. What nobody said is left out; once a contact is given, the
 * mandatory keys among it are written as the rest lets one think.
 */
export function publiccodeOf(software: Software): WrittenPubliccode {
	const { contact, funders, roadmap, site, state } = software;
	const known = state === null ? {} : { developmentStatus: state };
	const added = contact === null ? known : deduced(software, contact);
	return {
		publiccode: {
			publiccodeYmlVersion: PUBLICCODE_VERSION,
			name: software.name,
			url: software.url,
			...(site === null ? {} : { landingURL: site }),
			...(roadmap === undefined ? {} : { roadmap }),
			...(funders.length === 0
				? {}
				: { fundedBy: funders.map((name) => ({ name })) }),
			description: Object.fromEntries(
				software.presentations.map((said) => [
					said.langue,
					descriptionOf(said),
				]),
			),
			legal: { license: software.licence },
			...added,
		},
		omitted: UNKNOWN_KEYS.filter((key) => !(key in added)),
		deduced: UNKNOWN_KEYS.filter((key) => key in added && !(key in known)),
	};
}
