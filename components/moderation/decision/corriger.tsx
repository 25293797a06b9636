import type { ComponentProps } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { pageTexts } from "#lib/i18n/page-texts";
import { ChampsDeFiche } from "../edition/champs-de-fiche.tsx";
import { Depliant } from "./depliant.tsx";

/** The button that the Enter key presses in these fields. */
const GARDER = "garder-la-fiche";

/** Everything of an entry that is judged, to be changed where it is read. */
export function Corriger(props: ComponentProps<typeof ChampsDeFiche>) {
	const t = pageTexts();
	const estProjet = props.nature === "projet";
	return (
		<Depliant
			id="correction"
			titre={t("moderation.corriger.titre")}
			possible
			touches={
				<>
					<span data-touche="e" data-vers={estProjet ? "nom" : "titre"} />
					<span data-touche="l" data-vers="langue" />
					{estProjet ? <span data-touche="i" data-vers="label_ia" /> : null}
				</>
			}
		>
			<div data-confirme={GARDER}>
				<p className="mt-1 max-w-measure text-small text-soft">
					{t("moderation.corriger.aide")}
				</p>
				<ChampsDeFiche {...props} />
				<p className="mt-8">
					<span id={GARDER} data-touche="s" className="grid">
						<SubmitButton name="geste" value="garder" look="other">
							{t("edition.garder")}
						</SubmitButton>
					</span>
				</p>
			</div>
		</Depliant>
	);
}
