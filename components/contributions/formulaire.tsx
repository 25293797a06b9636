import type { ReactNode } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { filled } from "#lib/platform/contract/records";
import { CERTITUDES } from "#lib/platform/search/results";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { BrouillonLocal } from "./brouillon-local.tsx";
import { ChampsDuBesoin } from "./champs.tsx";
import { LangueDesTextes } from "./lecture.tsx";
import type { TextesProches } from "./liste-proches.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

export type FormulaireProps = {
	action: ActionFormulaire;
	brouillon: ContenuBrouillon;
	/** The field that the page's address filled. */
	donne?: string | undefined;
	/** The site's clock, in milliseconds. */
	maintenant: number;
	/** What is said of a text that leaves the site while it is typed; null when none does. */
	avisDeSaisie: string | null;
};

/** Said beside the field whose text leaves the site while it is typed. */
export function AvisDeSaisie({ avis }: { avis: string | null }) {
	return avis === null ? null : (
		<p className="mt-2 max-w-measure text-small text-soft">{avis}</p>
	);
}

export function textesProches(t: Texts): TextesProches {
	return {
		projets: t("coquille.parties.projets"),
		besoins: t("coquille.parties.besoins"),
		aide: t("contributions.proches.aide"),
		certitudes: filled(CERTITUDES, (une) =>
			t(`contributions.proches.certitudes.${une}`),
		),
		voter: t("contributions.proches.voter"),
		soutenir: t("contributions.proches.soutenir"),
		onglet: t("contributions.proches.onglet"),
		votes: {
			un: t("lecture.projets.votes", { n: 1 }),
			plusieurs: t("lecture.projets.votes", { n: 2 }),
		},
		soutiens: {
			un: t("lecture.besoins.soutiens", { n: 1 }),
			plusieurs: t("lecture.besoins.soutiens", { n: 2 }),
		},
		statuts: filled(STATUTS_BESOIN_PUBLICS, (un) => t(`besoins.statut.${un}`)),
	};
}

/** The two answers about a project, of who describes a need. */
export function textesDesReponses() {
	return { reponses: { oui: t("liens.oui"), presque: t("liens.presque") } };
}

/** What both contribution forms hold around their fields. */
export function FormulaireContribution(
	props: FormulaireProps & {
		nature: NatureContribution;
		/** Its buttons, where it has others than the one that leads to the check page. */
		boutons?: ReactNode;
		children: ReactNode;
	},
) {
	return (
		<PageForm
			action={props.action}
			valeurs={props.brouillon}
			className="relative mt-6"
		>
			<BrouillonLocal
				nature={props.nature}
				maintenant={props.maintenant}
				donne={props.donne}
				textes={{
					repris: t("contributions.local.repris"),
					effacer: t("contributions.local.effacer"),
				}}
			/>
			<LangueDesTextes
				page={pageLangue()}
				label={t("contributions.lecture.langue")}
				langues={{
					fr: t("moderation.filtre.langues.fr"),
					en: t("moderation.filtre.langues.en"),
				}}
			/>
			{props.children}
			<Piege />
			<p className="mt-6 flex flex-wrap gap-3">
				{props.boutons ?? (
					<SubmitButton>{t("contributions.continuer")}</SubmitButton>
				)}
			</p>
		</PageForm>
	);
}

/** The honeypot field (D15): hidden from sight, from the tab order and from screen readers. */
export function Piege() {
	return (
		<div
			aria-hidden="true"
			className="absolute -left-[200vw] top-auto size-px overflow-hidden"
		>
			<label>
				{t("contributions.piege")}
				<input type="text" name="piege" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

export function FormulaireBesoin(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { themes } = props;
	return (
		<FormulaireContribution {...props} nature="besoin">
			{/* What the Enter key presses: the first button of the form, before those of the suggestions. */}
			<button type="submit" hidden={true} tabIndex={-1}>
				{t("contributions.continuer")}
			</button>
			<ChampsDuBesoin
				themes={themes}
				apresLeTitre={
					<>
						<AvisDeSaisie avis={props.avisDeSaisie} />
						<ProchesEnEcrivant
							langue={pageLangue()}
							champs={["titre"]}
							textes={{ ...textesProches(t), ...textesDesReponses() }}
						/>
					</>
				}
			/>
		</FormulaireContribution>
	);
}
