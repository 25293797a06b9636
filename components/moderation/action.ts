import type { EtatFormulaire } from "#lib/platform/validation/forms";

/** A server action, as a page hands it to a form. */
export type ActionFormulaire = (
	etat: EtatFormulaire,
	form: FormData,
) => Promise<EtatFormulaire>;
