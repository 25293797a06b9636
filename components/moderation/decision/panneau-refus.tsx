import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { ModeleRefus } from "#lib/moderation/refus/rules";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import {
	type FicheModeree,
	MOTS_REFUS_MAX,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { countWords } from "../../ui/forms/form-texts.ts";
import { ModelesOfferts } from "../demande/modeles-offerts.tsx";
import { peutDevenir } from "./actes.tsx";
import { CourrielEcrit } from "./courriel-ecrit.tsx";
import { Depliant } from "./depliant.tsx";
import { Raisons } from "./raisons.tsx";

/** The id of what refuses: the Enter key presses it from the reasons. */
export const REFUSER = "refuser-la-fiche";

/** The refusal of an entry beside its text: the reason, the words to the author, the mail, one confirmation. */
export function PanneauRefus(props: {
	langue: Langue;
	fiche: FicheModeree;
	/** The mail before its reason is known; null when nobody gets one. */
	modele: ModeleRefus | null;
	/** The answer templates. */
	modeles: readonly Modele[];
}) {
	const { langue, fiche, modele } = props;
	const t = texts(langue);
	const lang = fiche.auteur?.langue;
	const possible = peutDevenir(fiche, "refuse");
	return (
		<Depliant id="refus" titre={t("moderation.refus.ici")} possible={possible}>
			{possible ? null : (
				<p className="my-2 font-bold">{t("moderation.refus.impossible")}</p>
			)}
			<Raisons
				name="choix"
				label={t("moderation.refus.choix")}
				confirme={REFUSER}
				raisons={MOTIFS_REFUS.map((value) => ({
					value,
					label: t(`moderation.refus.motifs.${value}`),
				}))}
			/>
			<div data-confirme={REFUSER} className="mt-6">
				<LongTextField
					name="texte"
					label={t("moderation.refus.texte")}
					help={t("moderation.refus.texte_aide", { langue: lang ?? "fr" })}
					rows={4}
					bound={{ max: MOTS_REFUS_MAX, words: countWords(t), langue }}
					{...(lang === undefined ? {} : { lang })}
				/>
			</div>
			<ModelesOfferts langue={langue} modeles={props.modeles} />
			{modele ? (
				<CourrielEcrit
					langue={langue}
					titre={t("moderation.refus.courriel")}
					attend={t("moderation.refus.courriel_attend")}
					modele={modele}
				/>
			) : (
				<p className="mt-6">{t("moderation.refus.personne")}</p>
			)}
			<p className="mt-6 mb-2 flex flex-wrap gap-4">
				{modele ? (
					<noscript>
						<SubmitButton name="geste" value="apercevoir" look="other">
							{t("moderation.refus.apercevoir")}
						</SubmitButton>
					</noscript>
				) : null}
				{possible ? (
					<span id={REFUSER} className="grid">
						<SubmitButton name="geste" value="refuser" look="danger">
							{t(
								modele
									? "moderation.refus.confirmer"
									: "moderation.refus.confirmer_seul",
							)}
						</SubmitButton>
					</span>
				) : null}
			</p>
		</Depliant>
	);
}
