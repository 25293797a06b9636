import Link from "next/link";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Notice } from "#components/ui/notice";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import {
	DECISIONS_SIGNALEMENT,
	type FicheSignalee,
	type FileSignalements,
	type GroupeSignale,
	type SignalementRecu,
} from "#lib/moderation/signalements/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { adresseFiche } from "../file/fiche.tsx";
import { ChampsGroupe } from "./page-signalements.tsx";
import { Signalement } from "./signalement.tsx";
import { adresseSignalements } from "./signalements-fiche.tsx";

type Commun = {
	langue: Langue;
	traites: boolean;
	/** Closes a group of an entry's reports with a decision. */
	traiter: ActionFormulaire;
	/** Puts one report back on the waiting list. */
	rouvrir: ActionFormulaire;
};

function Recu(props: Commun & { recu: SignalementRecu; titre: string }) {
	const { langue, recu } = props;
	return (
		<li className="py-2">
			<Signalement langue={langue} recu={recu} />
			{props.traites ? (
				<Form
					action={props.rouvrir}
					textes={formTexts(texts(langue))}
					className="mt-2"
				>
					<input type="hidden" name="id" value={recu.id} />
					<SubmitButton look="other" description={props.titre}>
						{texts(langue)("suivi.signalements.rouvrir")}
					</SubmitButton>
				</Form>
			) : null}
		</li>
	);
}

/** Closes a group at once, while nobody waits for an answer; its page has the note and the answer. */
function Decisions(
	props: Commun & { fiche: FicheSignalee; groupe: GroupeSignale; id: string },
) {
	const { langue, fiche, groupe } = props;
	const t = texts(langue);
	const n = groupe.signalements.length;
	const attendus = groupe.signalements.some(
		({ repondre }) => repondre !== null,
	);
	return (
		<>
			{attendus ? null : (
				<Form action={props.traiter} textes={formTexts(t)} className="mt-2">
					<ChampsGroupe fiche={fiche} groupe={groupe} />
					<div className="flex flex-wrap gap-3">
						{DECISIONS_SIGNALEMENT.map((decision) => (
							<SubmitButton
								key={decision}
								look="other"
								name="decision"
								value={decision}
								description={props.id}
							>
								{t(`suivi.signalements.decisions.${decision}`)}
							</SubmitButton>
						))}
					</div>
				</Form>
			)}
			<p className="mt-1">
				<Link
					href={adresseSignalements(langue, fiche, groupe.illicite)}
					prefetch={false}
					aria-describedby={props.id}
					className="inline-block py-1.5"
				>
					{t(
						groupe.illicite
							? "suivi.signalements.decider_illicites"
							: "suivi.signalements.decider",
						{ n },
					)}
				</Link>
			</p>
		</>
	);
}

/** The reports that are closed together. */
function Groupe(
	props: Commun & { fiche: FicheSignalee; groupe: GroupeSignale; id: string },
) {
	const { groupe, traites } = props;
	const t = texts(props.langue);
	const n = groupe.signalements.length;
	return (
		<>
			<ul className="mt-2">
				{groupe.signalements.map((recu) => (
					<Recu {...props} key={recu.id} recu={recu} titre={props.id} />
				))}
			</ul>
			{traites || groupe.nombre === n ? null : (
				<p className="text-small text-soft">
					{t("suivi.signalements.suite", {
						n: String(n),
						total: String(groupe.nombre),
					})}
				</p>
			)}
			{traites ? null : <Decisions {...props} />}
		</>
	);
}

function Fiche(props: Commun & { fiche: FicheSignalee }) {
	const { langue, fiche } = props;
	const id = `signale-${fiche.objet}-${fiche.slug}`;
	return (
		<li className="border-b border-line py-5 wrap-anywhere">
			<h2 id={id} className="text-h3">
				<Link
					href={adresseFiche(langue, { nature: fiche.objet, slug: fiche.slug })}
					prefetch={false}
				>
					{fiche.titre}
				</Link>
			</h2>
			{fiche.groupes.map((groupe) => (
				<Groupe
					{...props}
					key={String(groupe.illicite)}
					groupe={groupe}
					id={id}
				/>
			))}
		</li>
	);
}

/** The two lists: waiting and handled. */
function Onglets({ langue, traites }: { langue: Langue; traites: boolean }) {
	const t = texts(langue);
	const adresse = pageAddress(langue, "/moderation/signalements");
	return (
		<p className="mt-5 flex gap-x-6">
			<Link
				href={adresse}
				prefetch={false}
				aria-current={traites ? undefined : "page"}
				className="aria-[current]:font-bold"
			>
				{t("suivi.signalements.attente")}
			</Link>
			<Link
				href={`${adresse}?traites=oui`}
				prefetch={false}
				aria-current={traites ? "page" : undefined}
				className="aria-[current]:font-bold"
			>
				{t("suivi.signalements.traites")}
			</Link>
		</p>
	);
}

/** Says that the previous page closed reports. */
export function Clos(props: { langue: Langue; vu: boolean }) {
	if (!props.vu) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("suivi.signalements.sont_clos")}</p>
		</Notice>
	);
}

/** The readers' reports, entry by entry. */
export function Signalements(props: Commun & { file: FileSignalements }) {
	const { langue, traites } = props;
	const { fiches, reste } = props.file;
	const t = texts(langue);
	return (
		<>
			<Onglets langue={langue} traites={traites} />
			{fiches.length === 0 ? (
				<p className="mt-6 text-soft">
					{t(
						traites
							? "suivi.signalements.vide_traites"
							: "suivi.signalements.vide",
					)}
				</p>
			) : null}
			<ul className="mt-4">
				{fiches.map((fiche) => (
					<Fiche
						key={`${fiche.objet}-${fiche.slug}`}
						langue={langue}
						traites={traites}
						traiter={props.traiter}
						rouvrir={props.rouvrir}
						fiche={fiche}
					/>
				))}
			</ul>
			{reste > 0 ? (
				<p className="mt-4 text-soft">
					{t("suivi.signalements.reste", { n: reste })}
				</p>
			) : null}
		</>
	);
}
