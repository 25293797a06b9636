import { texts } from "#lib/i18n/texts";
import type { EnvoiSuivi } from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";

/** The progress of a mailing: how many mails are waiting, being sent, sent, failed or stopped, and to how many people. */
export function Envoi(props: { langue: Langue; envoi: EnvoiSuivi }) {
	const t = texts(props.langue);
	const { total, en_attente, en_cours, partis, abandonnes, annules } =
		props.envoi;
	const { part_dans } = props.envoi;
	const phrases = [
		...(en_attente === 0
			? []
			: [
					part_dans !== null && part_dans > 0
						? t("edition.etapes.attente", { total: en_attente, n: part_dans })
						: t("edition.etapes.en_file", { total: en_attente }),
				]),
		...(en_cours === 0
			? []
			: [t("edition.etapes.en_cours", { total: en_cours })]),
		...(partis === 0 && total + annules > 0
			? []
			: [t("edition.etapes.finie", { total: partis })]),
		...(abandonnes === 0
			? []
			: [t("edition.etapes.abandonnes", { total: abandonnes })]),
		...(annules === 0 ? [] : [t("edition.etapes.annules", { total: annules })]),
	];
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
