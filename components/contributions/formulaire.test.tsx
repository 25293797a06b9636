import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { FormulaireBesoin } from "./formulaire.tsx";

test("the text of a draft stays in the language that it was written in when its form is opened in the other, and its author can change that", () => {
	const dite = (langue: "fr" | "en", brouillon: Record<string, string[]>) => {
		const page = rendered(
			<FormulaireBesoin
				action={async () => FORMULAIRE_VIDE}
				brouillon={brouillon}
				maintenant={0}
				themes={[]}
				avisDeSaisie={null}
			/>,
			langue,
		);
		const champ = page.querySelector<HTMLInputElement>(
			"[name=langue]:is([checked], [type=hidden])",
		);
		return [champ?.type, champ?.value];
	};
	const ecrit = { titre: ["Des bancs à l’ombre"], langue: ["fr"] };
	expect(dite("en", ecrit)).toEqual(["radio", "fr"]);
	expect(dite("fr", ecrit)).toEqual(["hidden", "fr"]);
	expect(dite("en", {})).toEqual(["hidden", "en"]);
});
