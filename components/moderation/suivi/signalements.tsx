import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type {
	FicheSignalee,
	FileSignalements,
	GroupeSignale,
	SignalementRecu,
} from "#lib/moderation/signalements/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { adresseFiche } from "../file/liste.tsx";

type Commun = {
	langue: Langue;
	traites: boolean;
	now: Date;
	/** Marks a group of an entry's reports as handled. */
	traiter: ActionFormulaire;
	/** Puts one report back on the waiting list. */
	rouvrir: ActionFormulaire;
};

function Signalement(props: Commun & { recu: SignalementRecu; titre: string }) {
	const { langue, recu } = props;
	const t = texts(langue);
	return (
		<li className="py-2">
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<Badge look={recu.motif === "illicite" ? "warm" : "plain"}>
					{t(`suivi.signalements.motifs.${recu.motif}`)}
				</Badge>
				<span className="text-small text-soft">
					<RelativeDate
						langue={langue}
						value={recu.cree_le.toISOString()}
						now={props.now}
					/>
				</span>
			</p>
			{recu.texte === null ? null : (
				<p dir="auto" className="mt-1 max-w-measure whitespace-pre-line">
					{recu.texte}
				</p>
			)}
			{props.traites ? (
				<Form action={props.rouvrir} textes={formTexts(t)} className="mt-2">
					<input type="hidden" name="id" value={recu.id} />
					<SubmitButton look="other" description={props.titre}>
						{t("suivi.signalements.rouvrir")}
					</SubmitButton>
				</Form>
			) : null}
		</li>
	);
}

/** The reports handled together, each listed in the form that handles them. */
function Groupe(
	props: Commun & { fiche: FicheSignalee; groupe: GroupeSignale; id: string },
) {
	const { fiche, groupe, traites } = props;
	const t = texts(props.langue);
	const n = groupe.signalements.length;
	return (
		<>
			<ul className="mt-2">
				{groupe.signalements.map((recu) => (
					<Signalement {...props} key={recu.id} recu={recu} titre={props.id} />
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
			{traites ? null : (
				<Form action={props.traiter} textes={formTexts(t)} className="mt-2">
					<input type="hidden" name="objet" value={fiche.objet} />
					<input type="hidden" name="slug" value={fiche.slug} />
					<input
						type="hidden"
						name="illicite"
						value={String(groupe.illicite)}
					/>
					{groupe.signalements.map(({ id }) => (
						<input key={id} type="hidden" name="ids" value={id} />
					))}
					<SubmitButton look="other" description={props.id}>
						{t(
							groupe.illicite
								? "suivi.signalements.traiter_illicites"
								: "suivi.signalements.traiter",
							{ n },
						)}
					</SubmitButton>
				</Form>
			)}
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
						now={props.now}
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
