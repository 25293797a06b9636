import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import type { DialogueAuteur } from "#lib/contributions/demandes/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import { Motif } from "./motif.tsx";

/** What the moderators say of the entry that its author is about to correct: their questions, or why it was refused. */
export function Dialogue(props: { siteUrl: string; dialogue: DialogueAuteur }) {
	const { siteUrl } = props;
	const { demande, refus } = props.dialogue;
	const t = pageTexts();
	return (
		<>
			{refus === null ? null : (
				<Notice kind="warning" title={t("demandes.compte.refusee")}>
					{refus.motif === null ? null : (
						<p className="mb-3">
							<Motif siteUrl={siteUrl}>{refus.motif}</Motif>
						</p>
					)}
					<p>{t("demandes.compte.refusee_aide")}</p>
				</Notice>
			)}
			{demande === null ? null : (
				<Notice kind="warning" title={t("demandes.compte.demande")}>
					<p className="mb-3 text-small text-soft">
						<Day at={demande.le} />
					</p>
					<blockquote className="mb-3">
						<Motif siteUrl={siteUrl}>{demande.questions}</Motif>
					</blockquote>
					<p>{t("demandes.compte.demande_aide")}</p>
				</Notice>
			)}
		</>
	);
}
