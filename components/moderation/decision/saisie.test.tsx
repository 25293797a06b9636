import { expect, test } from "vitest";
import { Form } from "#components/ui/forms/form";
import { rendered } from "#components/ui/rendered.fixture";
import { texts } from "#lib/i18n/texts";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/kit/page-form.tsx";
import { Depliant } from "./saisie.tsx";

/** A folded part in a form that came back with these questions. */
function partie(questions: string, possible: boolean): string {
	const place = rendered(
		<Form
			textes={formTexts(texts("fr"))}
			action={async () => FORMULAIRE_VIDE}
			valeurs={{ questions: [questions], texte: ["Hors sujet."] }}
		>
			<Depliant id="demande" titre="Demander" possible={possible}>
				<textarea name="questions" />
			</Depliant>
		</Form>,
	);
	const part = place.querySelector("details");
	if (!part) return "absent";
	return part.hasAttribute("open") ? "open" : "folded";
}

test("what a moderator began to write stands open when the page comes back, even once somebody else has decided; nothing written, it is folded, or gone", () => {
	expect(partie("Où ?", true)).toBe("open");
	expect(partie("Où ?", false)).toBe("open");
	expect(partie("", true)).toBe("folded");
	expect(partie("", false)).toBe("absent");
});
