/** What a publiccode.yml (0.7) says in words of its specification that the directory has others for. */
import { isMailAddress } from "../validation/web-address.ts";

/** The state of the software, in a word of the specification; nothing while it is not known. */
export function publiccodeState(state: string | null): object {
	return state === null ? {} : { developmentStatus: state };
}

/** What the rest lets one think once somebody can be asked, at a page or by email. */
export function publiccodeDeduced(
	site: string | null,
	state: string | null,
	{ name, address }: { readonly name: string; readonly address: string },
	languages: readonly string[],
): object {
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
