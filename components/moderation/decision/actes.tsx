import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { Countdown } from "#components/ui/lists/search-form";
import { Notice } from "#components/ui/notice";
import { pageHref, pageSaid, t } from "#lib/i18n/page-texts";
import { pageDe } from "#lib/moderation/refus/rules";
import type {
	ActeRecent,
	FicheModeree,
} from "#lib/moderation/relecture/schema";
import { keysOf } from "#lib/platform/contract/records";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BUTTON_LOOKS } from "../../ui/looks.ts";
import { adresseVersions } from "../file/fiche.tsx";
import { libelleEtat } from "./fiche.tsx";

/** The form that undoes a decision: its button may stand elsewhere on the page. */
const FORMULAIRE = "annulation";
/** The id of the button, which goes once the decision can no longer be undone. */
const BOUTON = "annuler-la-decision";

export function FormulaireAnnulation(props: {
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
}) {
	const { acte } = props;
	if (!acte) return null;
	return (
		<PageForm
			id={FORMULAIRE}
			action={props.annuler}
			hidden={{ acte_id: acte.acte_id }}
		/>
	);
}

function DecisionAnnulable(props: { acte: ActeRecent }) {
	const { acte } = props;
	const etat = libelleEtat(acte.nature, acte.statut);
	const reste = (n: number) => t("moderation.annulation.reste", { n });
	return (
		<>
			{/* Announced alone: the seconds beside it would be spoken one by one. */}
			<p role="status" className="font-bold wrap-anywhere">
				{t("moderation.annulation.fait", { titre: acte.titre, etat })}
			</p>
			<Countdown
				of={acte.acte_id}
				seconds={acte.reste}
				ends={BOUTON}
				words={{
					one: reste(1),
					several: reste(2).replace("2", "{n}"),
					none: t(
						`moderation.annulation.${acte.courriel ? "parti" : "trop_tard"}`,
					),
				}}
			/>
			<p id={BOUTON} data-touche="u" className="mt-2">
				<button type="submit" form={FORMULAIRE} className={BUTTON_LOOKS.other}>
					{t("moderation.annulation.annuler")}
				</button>
			</p>
		</>
	);
}

/** The last decision, and the button to undo it while that is allowed. */
export function Annulation(props: {
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
}) {
	const { acte } = props;
	// The page before undid one.
	if (pageSaid("annule") === "oui" || !acte) return null;
	return (
		<>
			<FormulaireAnnulation acte={acte} annuler={props.annuler} />
			<div key={acte.acte_id}>
				<Notice kind="done">
					<DecisionAnnulable acte={acte} />
				</Notice>
			</div>
		</>
	);
}

const NOMS = [
	"propose",
	"etude",
	"developpement",
	"livre",
	"quarantaine",
] as const;

function Ailleurs({ fiche }: { fiche: FicheModeree }) {
	const { nature, slug } = fiche;
	const estEnLigne = fiche.publie_le !== null && fiche.statut !== "archive";
	const liens = {
		chantier: nature === "besoin" && `/moderation/besoins/${slug}/chantier`,
		voir: estEnLigne && pageDe(fiche),
	};
	return (
		<p className="mt-2 flex flex-wrap gap-x-5 text-small max-md:hidden">
			{keysOf(liens).map((nom) =>
				liens[nom] ? (
					<a key={nom} href={pageHref(liens[nom])} className="py-1.5">
						{t(`moderation.fiche.${nom}`)}
					</a>
				) : null,
			)}
			<a href={adresseVersions(nature, slug)} className="py-1.5">
				{t("versions.lien")}
			</a>
		</p>
	);
}

/** The states that are not given every day; on a phone they stand in the page. */
export function AutresActes(props: { fiche: FicheModeree }) {
	const { fiche } = props;
	return (
		<p className="mt-4 flex flex-wrap gap-3 max-md:mt-3">
			{NOMS.filter((nom) => fiche.mouvements.includes(nom)).map((nom) => (
				<span
					key={nom}
					data-touche={nom === "quarantaine" ? "q" : undefined}
					className="grid"
				>
					<SubmitButton
						name="geste"
						value={nom}
						look={nom === "quarantaine" ? "danger" : "other"}
					>
						{t(`moderation.actes.${nom}`)}
					</SubmitButton>
				</span>
			))}
		</p>
	);
}

/** The decision on an entry, always at the same place: at the thumb on a phone. */
export function Actes(props: {
	fiche: FicheModeree;
	acte: ActeRecent | null;
	/** Whether its contest is decided instead, above its text. */
	contestee: boolean;
}) {
	const { fiche, acte, contestee } = props;
	const estPublic = ["etude", "developpement", "livre"].includes(fiche.statut);
	const retrait = (["refuse", "archive"] as const).find((statut) =>
		fiche.mouvements.includes(statut),
	);
	return (
		<section
			aria-label={t("moderation.actes.titre")}
			data-acts=""
			className="rounded-control border-2 border-ink bg-sheet px-5 py-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:max-h-[40dvh] max-md:overflow-y-auto max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-3 max-md:py-2"
		>
			<div className="flex flex-wrap gap-3">
				{fiche.mouvements.includes("publie") && !contestee ? (
					<span
						data-touche={estPublic ? undefined : "p"}
						className="grid max-md:flex-1"
					>
						<SubmitButton
							name="geste"
							value="publie"
							look={estPublic ? "other" : "main"}
						>
							{t(`moderation.actes.${estPublic ? "exprime" : "publie"}`)}
						</SubmitButton>
					</span>
				) : null}
				{retrait ? (
					<a
						// The browser opens what holds the element, and focuses it.
						href="#choix"
						data-ouvre="refus"
						data-touche="r"
						className={`${BUTTON_LOOKS.danger} max-md:flex-1`}
					>
						{t(`moderation.actes.${retrait}`)}
					</a>
				) : null}
			</div>
			<p className="mt-3 text-small text-soft max-md:hidden">
				{t("moderation.actes.delai")}
			</p>
			<Ailleurs fiche={fiche} />
			{acte ? (
				<div
					key={acte.acte_id}
					className="mt-3 border-t border-line pt-3 text-small"
				>
					<DecisionAnnulable acte={acte} />
				</div>
			) : null}
		</section>
	);
}
