import type { ReactNode } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { pageRefused, pageTexts } from "#lib/i18n/page-texts";
import type { Contestation } from "#lib/moderation/echanges/schema";
import { peutDecider } from "#lib/moderation/rules";
import { Citation } from "../file/fiche.tsx";
import { libelleEtat } from "./fiche.tsx";

function Partie(props: { titre: string; children: ReactNode }) {
	return (
		<section className="mt-4 max-w-measure">
			<h3 className="font-bold">{props.titre}</h3>
			{props.children}
		</section>
	);
}

function Decision({ contestation }: { contestation: Contestation }) {
	const t = pageTexts();
	const lang = contestation.langue_auteur ?? "fr";
	return (
		<>
			<input type="hidden" name="contestation" value={contestation.id} />
			<Control
				field={{
					name: "reponse",
					label: t("suivi.contestations.reponse"),
					help: t("suivi.contestations.reponse_aide", { langue: lang }),
					...{ kind: "text", rows: 4, max: BORNES_CONTESTATION.reponse.max },
					lang,
				}}
			/>
			<p className="mt-3 text-small text-soft">
				{t("suivi.contestations.etat", {
					etat: libelleEtat(contestation.nature, contestation.statut_avant),
				})}
			</p>
			<p className="mt-4 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="retabli">
					{t("suivi.contestations.retablir")}
				</SubmitButton>
				<SubmitButton name="geste" value="maintenu" look="danger">
					{t("suivi.contestations.maintenir")}
				</SubmitButton>
			</p>
		</>
	);
}

/** What was written to an author whose contest somebody decided meanwhile: without a script its field is gone. */
function NonEnvoyee() {
	const t = pageTexts();
	const ecrit = pageRefused("contestation") && pageRefused("reponse");
	if (!ecrit) return null;
	return (
		<Partie titre={t("suivi.contestations.non_envoyee")}>
			<Citation of={null}>{ecrit}</Citation>
		</Partie>
	);
}

/** The pending contest of an entry: why it was taken down, its author's answer, and the decision of another moderator. */
export function Contestee(props: {
	contestation: Contestation | null;
	/** The account that reads. */
	compte_id: number;
}) {
	const { contestation } = props;
	if (contestation === null) return <NonEnvoyee />;
	const { choix, motif, retirant, texte, langue_auteur, decideurs } =
		contestation;
	const t = pageTexts();
	return (
		<section
			aria-labelledby="contestation"
			className="mb-6 rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="contestation" className="text-h3">
				{t("suivi.contestations.attend")}
			</h2>
			<Partie titre={t("suivi.contestations.raison")}>
				<p className="mt-1 text-small text-soft wrap-anywhere">
					{choix === null
						? ""
						: `${t(`moderation.retrait.motifs.${choix}`)} · `}
					{retirant === null ? "" : `${retirant}, `}
					<Ago at={contestation.le} />
				</p>
				<Citation of={langue_auteur}>
					{motif ?? t("compte.contestation.sans_motif")}
				</Citation>
			</Partie>
			<Partie titre={t("suivi.contestations.reponse_auteur")}>
				<p className="mt-1 text-small text-soft">
					<Ago at={contestation.conteste_le} />
				</p>
				<Citation of={langue_auteur}>{texte}</Citation>
			</Partie>
			<Partie titre={t("moderation.actes.titre")}>
				{peutDecider(props.compte_id, contestation) ? (
					<Decision contestation={contestation} />
				) : (
					<Notice kind="warning" title={t("suivi.contestations.autre")}>
						<p>
							{decideurs === 0
								? t("suivi.contestations.personne")
								: t("suivi.contestations.quelqu_un", { n: decideurs })}
						</p>
					</Notice>
				)}
			</Partie>
		</section>
	);
}
