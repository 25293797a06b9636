import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, choices } from "#components/ui/kit/fields";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { t } from "#lib/i18n/page-texts";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { ModeleRefus } from "#lib/moderation/refus/rules";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import {
	type FicheModeree,
	MOTS_REFUS_MAX,
} from "#lib/moderation/relecture/schema";
import { ModelesOfferts } from "./demande.tsx";
import { CourrielEcrit, Depliant, Raisons } from "./saisie.tsx";

/** The id of what refuses: the Enter key presses it from the reasons. */
export const REFUSER = "refuser-la-fiche";

/** The refusal of an entry beside its text, or the take-down of a public one: the reason, the words to the author, the mail, one confirmation. */
export function PanneauRefus(props: {
	fiche: FicheModeree;
	/** The mail before its reason is known; null when nobody gets one. */
	modele: ModeleRefus | null;
	modeles: readonly Modele[];
}) {
	const { fiche, modele } = props;
	const lang = fiche.auteur?.langue ?? "fr";
	const sorte = fiche.mouvements.includes("archive") ? "archive" : "refuse";
	const possible = fiche.mouvements.includes(sorte);
	const raisons =
		sorte === "archive"
			? choices(MOTIFS_RETRAIT, (value) =>
					t(`moderation.retrait.motifs.${value}`),
				)
			: choices(MOTIFS_REFUS, (value) => t(`moderation.refus.motifs.${value}`));
	const quoi = sorte === "archive" ? "retrait" : "refus";
	return (
		<Depliant
			id="refus"
			titre={t(`moderation.${quoi}.ici`)}
			possible={possible}
		>
			{possible ? null : (
				<p className="my-2 font-bold">{t("moderation.refus.impossible")}</p>
			)}
			{sorte === "archive" ? (
				<p className="text-small text-soft">
					{t("moderation.retrait.chapeau")}
				</p>
			) : null}
			<Raisons
				name="choix"
				label={t("moderation.refus.choix")}
				confirme={REFUSER}
				raisons={raisons}
			/>
			<div data-confirme={REFUSER} className="mt-6">
				<Control
					field={{
						name: "texte",
						...(modele || sorte === "refuse"
							? {
									label: t("moderation.refus.texte"),
									help: t("moderation.refus.texte_aide", { langue: lang }),
								}
							: {
									label: t("moderation.retrait.texte_seul"),
									help: t("moderation.retrait.texte_seul_aide"),
								}),
						...{ kind: "text", rows: 4, max: MOTS_REFUS_MAX, lang },
					}}
				/>
			</div>
			<ModelesOfferts modeles={props.modeles} />
			{modele ? (
				<CourrielEcrit
					titre={t("moderation.refus.courriel")}
					attend={t("moderation.refus.courriel_attend")}
					modele={modele}
				/>
			) : (
				<p className="mt-6">
					{t(
						sorte === "refuse"
							? "moderation.refus.personne"
							: `moderation.retrait.${fiche.auteur ? "suspendu" : "sans_auteur"}`,
					)}
				</p>
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
								`moderation.${quoi}.${modele ? "confirmer" : "confirmer_seul"}`,
							)}
						</SubmitButton>
					</span>
				) : null}
			</p>
		</Depliant>
	);
}
