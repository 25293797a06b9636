import { Badge } from "#components/ui/badge";
import { Instant } from "#components/ui/kit/when";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { SignalementRecu } from "#lib/moderation/signalements/schema";

/** How a report was closed: the decision, by whom, the note among moderators, the answer. */
function Suite({ recu }: { recu: SignalementRecu }) {
	const { traite_le, decision, par, note, reponse } = recu;
	const t = pageTexts();
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
			{note === null ? null : (
				<p dir="auto" className="mt-1 max-w-measure text-small">
					<span className="font-bold">{t("suivi.signalements.note_dite")}</span>{" "}
					<span className="whitespace-pre-line">{note}</span>
				</p>
			)}
			{reponse === null ? null : (
				<p dir="auto" className="mt-1 max-w-measure text-small">
					<span className="font-bold">
						{t("suivi.signalements.reponse_dite")}
					</span>{" "}
					<span className="whitespace-pre-line">{reponse}</span>
				</p>
			)}
		</>
	);
}

/** One report: its reason, when it came, its words, whether an answer is wanted, and how it was closed. */
export function Signalement(props: { recu: SignalementRecu }) {
	const { recu } = props;
	const t = pageTexts();
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
