import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import { peutDemander } from "#lib/moderation/demandes/rules";
import {
	type DemandeVue,
	QUESTIONS_MAX,
} from "#lib/moderation/demandes/schema";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { countWords } from "../../ui/forms/form-texts.ts";
import { Depliant } from "../decision/depliant.tsx";
import { ApercuCourriels } from "../suivi/apercu-courriels.tsx";
import { ModelesOfferts } from "./modeles-offerts.tsx";

/** The id of what asks: Ctrl and the Enter key press it from the questions. */
const DEMANDER = "demander-a-l-auteur";

/** A request to the author beside the text: the questions, the mail that they make, then the sending. */
export function PanneauDemande(props: {
	langue: Langue;
	fiche: FicheModeree;
	modeles: readonly Modele[];
	/** The open request to its author. */
	demande: DemandeVue | null;
}) {
	const { langue, fiche, demande } = props;
	const t = texts(langue);
	const lang = fiche.auteur?.langue;
	return (
		<Depliant
			id="demande"
			titre={t(`demandes.dialogue.${demande ? "redemander" : "demander"}`)}
			possible={peutDemander(fiche, demande)}
			touches={<span data-touche="c" data-vers="questions" />}
		>
			<p className="text-small text-soft">{t("demandes.page.chapeau")}</p>
			<div data-confirme={DEMANDER} className="mt-4">
				<LongTextField
					name="questions"
					label={t("demandes.page.texte")}
					help={t("moderation.refus.texte_aide", { langue: lang ?? "fr" })}
					rows={6}
					bound={{ max: QUESTIONS_MAX, words: countWords(t), langue }}
					{...(lang === undefined ? {} : { lang })}
				/>
			</div>
			<ModelesOfferts
				langue={langue}
				modeles={props.modeles}
				name="modele_questions"
			/>
			<ApercuCourriels
				langue={langue}
				textes={{
					titre: t("moderation.refus.courriel"),
					aide: t("moderation.refus.courriel_aide"),
					personne: t("demandes.page.personne"),
					perime: t("demandes.page.perime"),
				}}
			/>
			<p className="mt-6 mb-2 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="apercevoir_demande" look="other">
					{t("moderation.refus.apercevoir")}
				</SubmitButton>
				<span id={DEMANDER} className="grid">
					<SubmitButton name="geste" value="demander">
						{t("demandes.page.envoyer")}
					</SubmitButton>
				</span>
			</p>
		</Depliant>
	);
}
