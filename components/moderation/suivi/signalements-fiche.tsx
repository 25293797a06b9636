import { Badge } from "#components/ui/badge";
import { Folded } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { Instant } from "#components/ui/kit/when";
import { pageHref, pageRefused, t } from "#lib/i18n/page-texts";
import {
	DECISIONS_SIGNALEMENT,
	estGrave,
	type SignalementRecu,
	type Signales,
} from "#lib/moderation/signalements/schema";
import { LANGUES } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	BORNES_SIGNALEMENT,
	type ObjetSignalement,
} from "#lib/signalements/schema";
import { ApercuCourriels } from "./apercu-courriels.tsx";

/** How a report was closed: the decision, by whom, the note among moderators, the answer. */
function Suite({ recu }: { recu: SignalementRecu }) {
	const { traite_le, decision, par } = recu;
	const dits = [
		[t("journal.detail", { nom: t("journal.details.note") }), recu.note],
		[t("suivi.signalements.reponse_dite"), recu.reponse],
	] as const;
	return (
		<>
			{traite_le === null ? null : (
				<p className="mt-1 text-small">
					<span className="font-bold">
						{t(
							decision === null
								? "suivi.signalements.clos"
								: `suivi.signalements.decisions.${decision}`,
						)}
					</span>
					{", "}
					{par === null ? null : <>{par}, </>}
					<Instant at={traite_le} />
				</p>
			)}
			{dits.map(([nom, texte]) =>
				texte === null ? null : (
					<p key={nom} dir="auto" className="mt-1 max-w-measure text-small">
						<span className="font-bold">{nom}</span>{" "}
						<span className="whitespace-pre-line">{texte}</span>
					</p>
				),
			)}
		</>
	);
}

function Signalement(props: { recu: SignalementRecu }) {
	const { recu } = props;
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<Badge look={recu.motif === "illicite" ? "warm" : "plain"}>
					{t(`suivi.signalements.motifs.${recu.motif}`)}
				</Badge>
				<span className="text-small text-soft">
					<Instant at={recu.cree_le} />
				</span>
			</p>
			{recu.texte === null ? null : (
				<p
					dir="auto"
					className="mt-1 max-w-measure whitespace-pre-line wrap-break-word"
				>
					{recu.texte}
				</p>
			)}
			{recu.besoin === null || recu.autre_besoin === null ? null : (
				<p className="mt-1 text-small">
					<a
						href={pageHref(
							`/moderation/relecture/besoin/${recu.besoin}?cherche=/besoins/${recu.autre_besoin}`,
						)}
						className="inline-block py-1.5"
					>
						{t("reunions.moderation.comparer_signale")}
					</a>
				</p>
			)}
			{recu.repondre === null ? null : (
				<p className="mt-1 text-small">
					{t("suivi.signalements.attend_reponse", { langue: recu.repondre })}
				</p>
			)}
			<Suite recu={recu} />
		</>
	);
}

/** Which languages those who left an address read; null when nobody did. */
function languesDites(groupe: Signales["groupe"]): string | null {
	const lues = LANGUES.filter((langue) =>
		groupe.some(({ repondre }) => repondre === langue),
	);
	const [une] = lues;
	if (une === undefined) return null;
	return t("suivi.signalements.reponse_aide", {
		langue: lues.length > 1 ? "deux" : une,
	});
}

type Props = {
	fiche: { readonly nature: ObjetSignalement; readonly slug: string };
	groupe: Signales["groupe"];
	traiter: ActionFormulaire;
};

/** The form that closes a group of an entry's reports: the decision, a note, the answer and the mails that it makes. */
function ClotureSignalements(props: Props) {
	const { fiche, groupe } = props;
	const aide = languesDites(groupe);
	const aRepondu = aide !== null || pageRefused("reponse");
	return (
		<PageForm
			action={props.traiter}
			className="mt-6"
			label={t("suivi.signalements.decision")}
			hidden={{
				objet: fiche.nature,
				slug: fiche.slug,
				illicite: String(groupe.some(estGrave)),
			}}
		>
			{groupe.map(({ id }) => (
				<input key={id} type="hidden" name="ids" value={id} />
			))}
			{/* The text that is reported comes first, on a phone too. */}
			<Folded
				label={t("suivi.signalements.decider", { n: groupe.length })}
				names={["decision", "apercu"]}
			>
				<Control
					field={{
						name: "decision",
						label: t("suivi.signalements.decision"),
						options: DECISIONS_SIGNALEMENT.map((value) => ({
							value,
							label: t(`suivi.signalements.decisions.${value}`),
							help: t(`suivi.signalements.veut_dire.${value}`),
						})),
					}}
				/>
				<Control
					field={{
						name: "note",
						label: t("suivi.signalements.note"),
						help: t("suivi.signalements.note_aide"),
						...{ kind: "text", rows: 3, optional: true },
						max: BORNES_SIGNALEMENT.note.max,
					}}
				/>
				{aRepondu ? (
					<Control
						field={{
							name: "reponse",
							label: t("suivi.signalements.reponse"),
							...(aide === null ? {} : { help: aide }),
							...{ kind: "text", rows: 4, optional: true },
							max: BORNES_SIGNALEMENT.reponse.max,
						}}
					/>
				) : (
					<p className="mt-6 max-w-measure text-soft">
						{t("suivi.signalements.personne")}
					</p>
				)}
				<ApercuCourriels
					textes={{
						titre: t("suivi.apercu.titre"),
						aide: t("suivi.apercu.aide"),
						perime: t("suivi.apercu.perime"),
					}}
				/>
				<p className="mt-6 flex flex-wrap gap-4">
					{aide === null ? null : (
						<SubmitButton name="geste" value="apercevoir" look="other">
							{t("suivi.apercu.voir")}
						</SubmitButton>
					)}
					{groupe.length === 0 ? null : (
						<SubmitButton name="geste" value="clore">
							{t("suivi.signalements.clore", { n: groupe.length })}
						</SubmitButton>
					)}
				</p>
			</Folded>
		</PageForm>
	);
}

/** The readers' reports of an entry that wait: the groups one after the other, illegal content first, each with the form that closes it. */
export function SignalementsQuiAttendent(props: Props & { autres: number }) {
	const { groupe, autres } = props;
	// Somebody closed them meanwhile: what was written stays, with the sentence that says so.
	if (groupe.length === 0 && pageRefused("ids") === undefined) return null;
	return (
		<section
			aria-labelledby="signalements-fiche"
			className="my-6 rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="signalements-fiche" className="text-h3">
				{t("suivi.signalements.titre")}
			</h2>
			<ul>
				{groupe.map((recu) => (
					<li key={recu.id} className="py-2">
						<Signalement recu={recu} />
					</li>
				))}
			</ul>
			{autres === 0 ? null : (
				<p className="text-small text-soft">
					{t("suivi.signalements.ensuite", { n: autres })}
				</p>
			)}
			<ClotureSignalements {...props} />
		</section>
	);
}

/** The reports that were closed, with the way back; nothing when there is none. */
export function SignalementsClos(props: {
	clos: readonly SignalementRecu[];
	rouvrir: ActionFormulaire;
}) {
	const { clos } = props;
	if (clos.length === 0) return null;
	return (
		<details className="mt-8" open={pageRefused("acte") !== undefined}>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("suivi.signalements.deja_clos", { n: clos.length })}
			</summary>
			<ul>
				{clos.map((recu) => (
					<li key={recu.id} className="py-2">
						<Signalement recu={recu} />
						<div className="mt-2">
							<Acte
								action={props.rouvrir}
								champs={{
									id: String(recu.id),
									acte: String(recu.acte_id ?? ""),
								}}
							>
								{t("suivi.signalements.rouvrir")}
							</Acte>
						</div>
					</li>
				))}
			</ul>
		</details>
	);
}
