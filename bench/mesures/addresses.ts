/** The pages that are measured, of the demonstration content: the most visited of each kind. */
export const PAGES = [
	["home", "/"],
	["list", "/projets"],
	["project", "/projets/openstreetmap"],
	["need", "/besoins/trouver-une-fontaine-d-eau-potable"],
] as const;

/** A project of the demonstration content whose votes are counted on the pages above. */
export const VOTED = "openstreetmap";

/** Under another name of the machine, a page is redirected to the site's own host name. */
export function siteHost(port: number): { host: string } {
	return { host: `localhost:${port}` };
}
