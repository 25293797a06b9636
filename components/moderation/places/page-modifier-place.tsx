import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { PlaceTenue } from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { ChampsPlace, valeursDePlace } from "./champs-place.tsx";

/** Where a place is corrected. */
export function PageModifierPlace(props: {
	langue: Langue;
	place: PlaceTenue & { readonly slug: string };
	modifier: ActionFormulaire;
}) {
	const { langue, place } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("aider.moderation.page_modifier", { titre: place.titre })}
		>
			<p className="mt-4 mb-6">
				<a
					href={pageAddress(langue, `/moderation/besoins/${place.slug}/places`)}
				>
					{t("aider.moderation.retour")}
				</a>
			</p>
			<Form
				action={props.modifier}
				textes={formTexts(t)}
				valeurs={valeursDePlace(place)}
			>
				<input type="hidden" name="place" value={place.id} />
				<input type="hidden" name="vu_le" value={place.vu_le} />
				<ChampsPlace langue={langue} />
				<p className="mt-6">
					<SubmitButton>{t("edition.garder")}</SubmitButton>
				</p>
			</Form>
		</Cadre>
	);
}
