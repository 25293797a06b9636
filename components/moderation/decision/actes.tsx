import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { estStatutBesoin, MOUVEMENTS_BESOIN } from "#lib/besoins/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { estStatutProjet, MOUVEMENTS_PROJET } from "#lib/projets/rules";
import type { ButtonLook } from "../../ui/button-looks.ts";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { adresseFiche } from "../file/liste.tsx";

const ASPECTS: Readonly<Record<string, ButtonLook>> = {
	publie: "main",
	quarantaine: "danger",
};

const NOMS = [
	"publie",
	"quarantaine",
	"propose",
	"etude",
	"developpement",
	"livre",
] as const;

function mouvementsDe({ nature, statut }: FicheModeree): readonly string[] {
	if (nature === "projet")
		return estStatutProjet(statut) ? MOUVEMENTS_PROJET[statut] : [];
	return estStatutBesoin(statut) ? MOUVEMENTS_BESOIN[statut] : [];
}

/** The fields that identify the entry of a decision. */
export function ChampsFiche({ fiche }: { fiche: FicheModeree }) {
	return (
		<>
			<input type="hidden" name="nature" value={fiche.nature} />
			<input type="hidden" name="slug" value={fiche.slug} />
			<input type="hidden" name="vu_le" value={fiche.vu_le} />
		</>
	);
}

/** The possible decisions on an entry, always at the same place of the page. */
export function Actes(props: {
	langue: Langue;
	fiche: FicheModeree;
	decider: ActionFormulaire;
	mettreEnAvant: ActionFormulaire;
}) {
	const { langue, fiche } = props;
	const t = texts(langue);
	const mouvements = mouvementsDe(fiche);
	const estExprime =
		fiche.nature === "besoin" &&
		["etude", "developpement", "livre"].includes(fiche.statut);
	return (
		<section
			aria-label={t("moderation.actes.titre")}
			className="rounded-control border-2 border-ink bg-sheet px-5 py-4 max-md:px-3 max-md:py-2"
		>
			<Form action={props.decider} textes={formTexts(t)}>
				<ChampsFiche fiche={fiche} />
				<div className="flex flex-wrap gap-3">
					{NOMS.filter((nom) => mouvements.includes(nom)).map((nom) => (
						<span
							key={nom}
							data-touche={nom === "publie" ? "p" : undefined}
							className={nom === "publie" ? "grid" : "order-2 grid"}
						>
							<SubmitButton
								name="statut"
								value={nom}
								look={
									estExprime && nom === "publie"
										? "other"
										: (ASPECTS[nom] ?? "other")
								}
							>
								{estExprime && nom === "publie"
									? t("moderation.actes.exprime")
									: t(`moderation.actes.${nom}`)}
							</SubmitButton>
						</span>
					))}
					{mouvements.includes("archive") ? (
						<a
							href={`${adresseFiche(langue, fiche)}/retrait#choix`}
							className={`${BUTTON_LOOKS.danger} order-2`}
						>
							{t("moderation.actes.archive")}
						</a>
					) : null}
					{mouvements.includes("refuse") ? (
						<a
							// The browser focuses the element named by the address.
							href={`${adresseFiche(langue, fiche)}/refus#choix`}
							data-touche="r"
							className={`${BUTTON_LOOKS.danger} order-1`}
						>
							{t("moderation.actes.refuse")}
						</a>
					) : null}
				</div>
			</Form>
			{fiche.nature === "projet" && fiche.statut === "publie" ? (
				<Form
					action={props.mettreEnAvant}
					textes={formTexts(t)}
					className="mt-3"
				>
					<ChampsFiche fiche={fiche} />
					<SubmitButton
						look="other"
						name="mis_en_avant"
						value={String(!fiche.mis_en_avant)}
					>
						{t(
							fiche.mis_en_avant
								? "moderation.actes.ne_plus_mettre_en_avant"
								: "moderation.actes.mettre_en_avant",
						)}
					</SubmitButton>
				</Form>
			) : null}
			<p className="mt-3 text-small text-soft max-md:hidden">
				{t("moderation.actes.delai")}
			</p>
			<p className="mt-2 flex flex-wrap gap-x-5 text-small">
				<a
					href={pageAddress(
						langue,
						`/moderation/${fiche.nature}s/${fiche.slug}`,
					)}
					className="py-1.5"
				>
					{t("moderation.fiche.modifier")}
				</a>
				{fiche.nature === "besoin" ? (
					<a
						href={pageAddress(
							langue,
							`/moderation/besoins/${fiche.slug}/chantier`,
						)}
						className="py-1.5"
					>
						{t("moderation.fiche.chantier")}
					</a>
				) : null}
				{fiche.publie_le && fiche.statut !== "archive" ? (
					<a
						href={pageAddress(langue, `/${fiche.nature}s/${fiche.slug}`)}
						className="py-1.5"
					>
						{t("moderation.fiche.voir")}
					</a>
				) : null}
			</p>
		</section>
	);
}
