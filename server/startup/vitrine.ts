import { numeroterEvenements } from "#lib/donnees/commands";
import { passerEnLectureSeule } from "#lib/exploitation/commands";
import { lireIdentite } from "#lib/flux/queries";
import { evenReadOnly } from "#lib/platform/db/pool";

/**
 * Closes the public trial to every write, once it holds what a site writes by itself: the
 * names of its feeds, and the numbers of its events. Repeating it changes nothing more.
 */
export async function closeTrial(): Promise<void> {
	await evenReadOnly(async () => {
		await lireIdentite();
		await numeroterEvenements({ nature: "systeme" }, 0);
		await passerEnLectureSeule({ nature: "operateur" });
	});
}
