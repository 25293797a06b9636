import { siteDay, siteHour } from "#lib/platform/runtime/clock";

/** What the form shows of a scheduled publication; the hour that it offers when there is none. */
export function prevuEn(publier_le: Date | null) {
	return publier_le === null
		? { heure: "08:00" }
		: {
				statut: "programme",
				date: siteDay(publier_le),
				heure: siteHour(publier_le),
			};
}
