import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { QUESTIONS_MAX } from "#lib/moderation/demandes/schema";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { ChampsFiche } from "../decision/actes.tsx";
import { ApercuCourriel } from "../decision/apercu-courriel.tsx";
import { Cadre } from "../file/cadre.tsx";
import { ModelesOfferts } from "./modeles-offerts.tsx";

/** A request to the author in the making: the questions, the mail that they make, then the sending. */
export function PageDemande(props: {
	langue: Langue;
	fiche: FicheModeree;
	modeles: readonly Modele[];
	/** The page of the entry, in the filtered queue. */
	retour: string;
	demander: ActionFormulaire;
}) {
	const { langue, fiche } = props;
	const t = texts(langue);
	const lang = fiche.auteur?.langue;
	const titre = t("demandes.page.titre", { titre: fiche.titre });
	const bound = { max: QUESTIONS_MAX, words: countWords(t), langue };
	return (
		<Cadre langue={langue} partie="file" titre={titre}>
			<p className="mt-3 max-w-measure text-soft">
				{t("demandes.page.chapeau")}
			</p>
			<Form
				action={props.demander}
				textes={formTexts(t)}
				className="mt-6"
				label={titre}
			>
				<ChampsFiche fiche={fiche} />
				{/* The Enter key presses the first button of a form: it must not insert a template. */}
				<button
					type="submit"
					name="geste"
					value="apercevoir"
					hidden={true}
					tabIndex={-1}
				>
					{t("demandes.page.apercevoir")}
				</button>
				<ApercuCourriel
					langue={langue}
					titre={t("moderation.refus.courriel")}
					aide={t("moderation.refus.courriel_aide")}
					personne={t("demandes.page.personne")}
					perime={t("demandes.page.perime")}
				/>
				<LongTextField
					name="texte"
					label={t("demandes.page.texte")}
					help={t("moderation.refus.texte_aide", { langue: lang ?? "fr" })}
					rows={6}
					bound={bound}
					required
					{...(lang === undefined ? {} : { lang })}
				/>
				<ModelesOfferts langue={langue} modeles={props.modeles} />
				<p className="mt-6 flex flex-wrap gap-4">
					<SubmitButton name="geste" value="apercevoir" look="other">
						{t("demandes.page.apercevoir")}
					</SubmitButton>
					<SubmitButton name="geste" value="demander">
						{t("demandes.page.envoyer")}
					</SubmitButton>
				</p>
			</Form>
			<p className="mt-6">
				<a href={pageAddress(langue, props.retour)}>
					{t("demandes.page.retour")}
				</a>
			</p>
		</Cadre>
	);
}
