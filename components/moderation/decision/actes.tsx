import { SubmitButton } from "#components/ui/forms/submit-button";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type {
	ActeRecent,
	FicheModeree,
} from "#lib/moderation/relecture/schema";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { adresseVersions } from "../edition/adresse-versions.ts";
import { DecisionAnnulable, DITE } from "./annulation.tsx";

const NOMS = [
	"propose",
	"etude",
	"developpement",
	"livre",
	"quarantaine",
] as const;

/** Whether an entry can be given a state. */
export function peutDevenir(fiche: FicheModeree, statut: string): boolean {
	return fiche.mouvements.includes(statut);
}

function Publier({ fiche }: { fiche: FicheModeree }) {
	const t = pageTexts();
	const estPublic = ["etude", "developpement", "livre"].includes(fiche.statut);
	return (
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
	);
}

/** The pages about the same entry. */
function Ailleurs({ fiche }: { fiche: FicheModeree }) {
	const t = pageTexts();
	const { nature, slug } = fiche;
	const estEnLigne = fiche.publie_le && fiche.statut !== "archive";
	const liens = [
		...(nature === "besoin"
			? [
					[
						`/moderation/besoins/${slug}/chantier`,
						t("moderation.fiche.chantier"),
					],
				]
			: []),
		...(estEnLigne
			? [[`/${nature}s/${slug}`, t("moderation.fiche.voir")]]
			: []),
	];
	return (
		<p className="mt-2 flex flex-wrap gap-x-5 text-small max-md:hidden">
			{liens.map(([chemin = "", nom]) => (
				<a key={chemin} href={pageHref(chemin)} className="py-1.5">
					{nom}
				</a>
			))}
			<a href={adresseVersions(nature, slug)} className="py-1.5">
				{t("versions.lien")}
			</a>
		</p>
	);
}

/** The states that are not given every day; on a phone they stand in the page. */
export function AutresActes(props: { fiche: FicheModeree }) {
	const { fiche } = props;
	const t = pageTexts();
	return (
		<p className="mt-4 flex flex-wrap gap-3 max-md:mt-3">
			{NOMS.filter((nom) => peutDevenir(fiche, nom)).map((nom) => (
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
	/** The moderator's last decision, while it can be undone. */
	acte: ActeRecent | null;
}) {
	const { fiche, acte } = props;
	const t = pageTexts();
	const retrait = (["refuse", "archive"] as const).find((statut) =>
		peutDevenir(fiche, statut),
	);
	return (
		<section
			aria-label={t("moderation.actes.titre")}
			className="rounded-control border-2 border-ink bg-sheet px-5 py-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:max-h-[40dvh] max-md:overflow-y-auto max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-3 max-md:py-2"
		>
			<div className="flex flex-wrap gap-3">
				{peutDevenir(fiche, "publie") ? <Publier fiche={fiche} /> : null}
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
					id={DITE}
					className="mt-3 border-t border-line pt-3 text-small"
				>
					<DecisionAnnulable acte={acte} />
				</div>
			) : null}
		</section>
	);
}
