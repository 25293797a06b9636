import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import {
	type DemandeVue,
	peutDemander,
	QUESTIONS_MAX,
} from "#lib/moderation/echanges/schema";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { Depliant } from "../decision/saisie.tsx";
import { ApercuCourriels } from "../suivi/apercu-courriels.tsx";

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

/** The id of what asks: Ctrl and the Enter key press it from the questions. */
const DEMANDER = "demander-a-l-auteur";

/** A request to the author beside the text: the questions, the mail that they make, then the sending. */
export function PanneauDemande(props: {
	fiche: FicheModeree;
	modeles: readonly Modele[];
	demande: DemandeVue | null;
}) {
	const { fiche, demande } = props;
	const t = pageTexts();
	const lang = fiche.auteur?.langue ?? "fr";
	return (
		<Depliant
			id="demande"
			titre={t(`demandes.dialogue.${demande ? "redemander" : "demander"}`)}
			possible={peutDemander(fiche)}
			touches={<span data-touche="c" data-vers="questions" />}
		>
			<p className="text-small text-soft">{t("demandes.page.chapeau")}</p>
			{/* The mail that was shown has the focus: the same keys send it. */}
			<div data-confirme={DEMANDER} className="mt-4">
				<Control
					field={{
						name: "questions",
						label: t("demandes.page.texte"),
						help: t("moderation.refus.texte_aide", { langue: lang }),
						...{ kind: "text", rows: 6, max: QUESTIONS_MAX, lang },
					}}
				/>
				<ModelesOfferts modeles={props.modeles} name="modele_questions" />
				<ApercuCourriels
					langue={pageLangue()}
					textes={{
						titre: t("moderation.refus.courriel"),
						aide: t("demandes.page.montre"),
						personne: t("demandes.page.personne"),
						perime: t("demandes.page.perime"),
					}}
				/>
			</div>
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
