import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import type {
	DialogueAuteur,
	NatureContribution,
} from "#lib/contributions/schema";
import type {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import { t } from "#lib/i18n/page-texts";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDuBesoin, ChampsDuProjet } from "../contributions/champs.tsx";
import { Piege } from "../contributions/formulaire.tsx";
import { type Apercus, ChampsDImages } from "../projets/images.tsx";
import { Motif } from "./motif.tsx";

export function CorrectionDeFiche(props: {
	nature: NatureContribution;
	slug: string;
	lue: CorrectionProjet | CorrectionBesoin;
	themes: readonly ThemeSortie[];
	dialogue: DialogueAuteur;
	corriger: ActionFormulaire;
	apercus: Apercus;
}) {
	const { themes } = props;
	const Champs = props.nature === "projet" ? ChampsDuProjet : ChampsDuBesoin;
	const { demande, refus } = props.dialogue;
	return (
		<PageForm
			action={props.corriger}
			valeurs={valeursDe({ ...props.lue })}
			className="relative"
		>
			<Champs themes={themes} />
			{props.nature === "projet" ? (
				<ChampsDImages apercus={props.apercus} />
			) : null}
			<input type="hidden" name="slug" value={props.slug} />
			{demande === null ? null : (
				<input type="hidden" name="demande" value={demande.id} />
			)}
			<Piege />
			<p className="mt-8">
				{refus === null ? (
					<SubmitButton name="geste" value="corriger">
						{t(
							demande === null
								? "compte.correction.enregistrer"
								: "demandes.compte.repondre",
						)}
					</SubmitButton>
				) : (
					<SubmitButton name="geste" value="renvoyer">
						{t("demandes.compte.renvoyer")}
					</SubmitButton>
				)}
			</p>
		</PageForm>
	);
}

export function Dialogue(props: { siteUrl: string; dialogue: DialogueAuteur }) {
	const { siteUrl } = props;
	const { demande, refus } = props.dialogue;
	return (
		<>
			{refus === null ? null : (
				<Notice kind="warning" title={t("demandes.compte.refusee")}>
					{refus.motif === null ? null : (
						<p className="mb-3">
							<Motif siteUrl={siteUrl}>{refus.motif}</Motif>
						</p>
					)}
					<p>{t("demandes.compte.refusee_aide")}</p>
				</Notice>
			)}
			{demande === null ? null : (
				<Notice kind="warning" title={t("demandes.compte.demande")}>
					<p className="mb-3 text-small text-soft">
						<Day at={demande.le} />
					</p>
					<blockquote className="mb-3">
						<Motif siteUrl={siteUrl}>{demande.questions}</Motif>
					</blockquote>
					<p>{t("demandes.compte.demande_aide")}</p>
				</Notice>
			)}
		</>
	);
}
