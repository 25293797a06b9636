import { SubmitButton } from "#components/ui/forms/submit-button";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Modele } from "#lib/moderation/modeles/schema";

/** The templates that a form may insert in its text: each button sends the form back with the template added. */
export function ModelesOfferts(props: {
	modeles: readonly Pick<Modele, "id" | "nom">[];
	/** The name of its buttons, by which the form knows the text. */
	name?: string;
}) {
	const { modeles, name = "modele" } = props;
	const t = pageTexts();
	if (modeles.length === 0) return null;
	return (
		<details className="mt-4 max-w-measure">
			<summary className="cursor-pointer py-1.5">
				{t("demandes.modeles.offerts")}
			</summary>
			<ul className="mt-2 flex flex-wrap gap-3">
				{modeles.map(({ id, nom }) => (
					<li key={id} className="wrap-anywhere">
						<SubmitButton look="other" name={name} value={String(id)}>
							{nom}
						</SubmitButton>
					</li>
				))}
			</ul>
		</details>
	);
}
