import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Notice } from "#components/ui/notice";
import { Foreign } from "#components/ui/translated";
import { NOMS_PROJET } from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { ordered } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { ChampsFiche } from "./actes.tsx";
import { Etat } from "./etat.tsx";

/** What stands under the text, in the order of reading. */
const FAITS = ordered(
	[
		...NOMS_PROJET.filter(
			(nom) => nom !== "nom" && nom !== "accroche" && nom !== "description",
		),
		"themes",
		"label_ia",
	],
	["territoire", "porteur"],
	["themes", "site_web", "usage_ia", "label_ia", "code_ouvert"],
);
const FAITS_DU_BESOIN = ["territoire", "themes"] as const;

type Fait = (typeof FAITS)[number];

function nomDuFait(t: Texts, fait: Fait): string {
	switch (fait) {
		case "themes":
			return t("champs.themes");
		case "label_ia":
			return t("moderation.fiche.label_ia");
		case "code_ouvert":
			return t("moderation.fiche.code");
		default:
			return t(`champs.projet.${fait}.nom`);
	}
}

function valeurDuFait(t: Texts, fiche: FicheModeree, fait: Fait) {
	switch (fait) {
		case "themes":
			return fiche.themes.join(", ");
		case "label_ia":
			return fiche.label_ia && t(`lecture.projets.label_ia.${fiche.label_ia}`);
		case "code_ouvert":
			return fiche.code_ouvert === null
				? null
				: t(`lecture.projets.code_${fiche.code_ouvert ? "ouvert" : "ferme"}`);
		default:
			return fiche[fait];
	}
}

function Faits(props: { langue: Langue; fiche: FicheModeree }) {
	const { langue, fiche } = props;
	const t = texts(langue);
	const faits = fiche.nature === "projet" ? FAITS : FAITS_DU_BESOIN;
	return (
		<dl className="mt-6 grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
			{faits.map((fait) => (
				<div key={fait} className="contents">
					<dt className="font-bold">{nomDuFait(t, fait)}</dt>
					<dd dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
						{valeurDuFait(t, fiche, fait) || (
							<span className="text-soft">{t("moderation.fiche.aucun")}</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The declared language of the text, the detected one, and a button to switch to the other. */
function LangueDite(props: {
	langue: Langue;
	fiche: FicheModeree;
	devinee: Langue | null;
	corriger: ActionFormulaire;
}) {
	const { fiche, devinee } = props;
	const t = texts(props.langue);
	const autre = fiche.langue === "fr" ? "en" : "fr";
	const contenu = (
		<Form action={props.corriger} textes={formTexts(t)}>
			<ChampsFiche fiche={fiche} />
			<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<span>
					{t(`moderation.langue.${devinee === null ? "dite" : "doute"}`, {
						langue: fiche.langue,
					})}
				</span>
				<SubmitButton look="other" name="langue" value={autre}>
					{t("moderation.langue.corriger", { langue: autre })}
				</SubmitButton>
			</p>
		</Form>
	);
	return devinee === null ? (
		<div className="mt-3 text-small">{contenu}</div>
	) : (
		<Notice kind="warning">{contenu}</Notice>
	);
}

/** The contribution as its author wrote it, without clickable links: they are listed beside it. */
export function Fiche(props: {
	langue: Langue;
	fiche: FicheModeree;
	/** The detected language of the text, if it differs from the declared one. */
	devinee: Langue | null;
	now: Date;
	corrigerLangue: ActionFormulaire;
}) {
	const { langue, fiche, now } = props;
	const t = texts(langue);
	return (
		<section aria-label={t("moderation.fiche.lire")}>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-small text-soft">
				<Badge>{t(`moderation.filtre.natures.${fiche.nature}`)}</Badge>
				<Etat nature={fiche.nature} statut={fiche.statut} langue={langue} />
				<span>
					{t("moderation.fiche.recue")}{" "}
					<RelativeDate
						langue={langue}
						value={fiche.cree_le.toISOString()}
						now={now}
					/>
				</span>
			</p>
			<LangueDite
				langue={langue}
				fiche={fiche}
				devinee={props.devinee}
				corriger={props.corrigerLangue}
			/>
			{fiche.efface_le ? (
				<Notice>
					<p>{t("moderation.fiche.efface")}</p>
				</Notice>
			) : null}
			{fiche.motif === null ? null : (
				<Notice title={t("moderation.fiche.motif")}>
					<p className="whitespace-pre-line">{fiche.motif}</p>
				</Notice>
			)}
			<Foreign
				as="div"
				langue={langue}
				of={fiche.langue}
				className="max-w-measure wrap-anywhere"
			>
				{fiche.accroche === null ? null : (
					<p dir="auto" className="mt-5 text-lead">
						{fiche.accroche}
					</p>
				)}
				<p dir="auto" className="mt-5 whitespace-pre-line">
					{fiche.description}
				</p>
			</Foreign>
			<Faits langue={langue} fiche={fiche} />
		</section>
	);
}
