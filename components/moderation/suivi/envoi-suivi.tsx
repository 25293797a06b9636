import { pageTexts } from "#lib/i18n/page-texts";
import type { EnvoiSuivi } from "#lib/moderation/chantier/schema";

/** The progress of a mailing: how many mails are waiting, being sent, sent, failed or stopped, and to how many people. */
export function Envoi(props: { envoi: EnvoiSuivi }) {
	const t = pageTexts();
	const { total, en_attente, en_cours, partis, part_dans } = props.envoi;
	const { abandonnes, annules } = props.envoi;
	const n = part_dans ?? 0;
	const phrases = [
		en_attente > 0 &&
			(n > 0
				? t("edition.etapes.attente", { total: en_attente, n })
				: t("edition.etapes.en_file", { total: en_attente })),
		en_cours > 0 && t("edition.etapes.en_cours", { total: en_cours }),
		(partis > 0 || total + annules === 0) &&
			t("edition.etapes.finie", { total: partis }),
		abandonnes > 0 && t("edition.etapes.abandonnes", { total: abandonnes }),
		annules > 0 && t("edition.etapes.annules", { total: annules }),
	].filter((phrase) => phrase !== false);
	return (
		<div className="text-small">
			<p>{phrases.join(" ")}</p>
			{en_attente + en_cours === 0 ? null : (
				<progress
					className="mt-1 w-full max-w-measure accent-action"
					value={partis}
					max={total}
					aria-label={t("edition.etapes.envoi", { partis, total })}
				/>
			)}
		</div>
	);
}
