import { Badge } from "#components/ui/badge";
import { FullDate } from "#components/ui/date";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { SignalementRecu } from "#lib/moderation/signalements/schema";
import type { Langue } from "#lib/platform/langues";

/** How a report was closed: the decision, by whom, the note among moderators, the answer. */
function Suite({ langue, recu }: { langue: Langue; recu: SignalementRecu }) {
	const { traite_le, decision, par, note, reponse } = recu;
	const t = texts(langue);
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
					<FullDate langue={langue} value={traite_le.toISOString()} />
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
export function Signalement(props: { langue: Langue; recu: SignalementRecu }) {
	const { langue, recu } = props;
	const t = texts(langue);
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<Badge look={recu.motif === "illicite" ? "warm" : "plain"}>
					{t(`suivi.signalements.motifs.${recu.motif}`)}
				</Badge>
				<span className="text-small text-soft">
					<FullDate langue={langue} value={recu.cree_le.toISOString()} />
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
						href={pageAddress(
							langue,
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
			<Suite langue={langue} recu={recu} />
		</>
	);
}
