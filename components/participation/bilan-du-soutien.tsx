import { Link } from "#components/ui/link";
import type { MonSoutien } from "#lib/espace/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { BilanAttendu } from "#lib/participation/bilans/schema";

/** Whether a delivered need is solved for the account: what it answered, and the way to answer. Nothing for other needs. */
export function BilanDuSoutien(props: {
	soutien: MonSoutien;
	bilans: readonly BilanAttendu[];
}) {
	const { soutien } = props;
	const t = pageTexts();
	const bilan = props.bilans.find(({ slug }) => slug === soutien.slug);
	if (!bilan) return null;
	const { reponse } = bilan;
	const acte = reponse === null ? "repondre" : "changer";
	return (
		<p className="mt-2">
			{reponse === null ? null : (
				<>
					{t.rich("bilans.compte.repondu", {
						b: () => <b>{t(`bilans.reponse.${reponse}`)}</b>,
					})}{" "}
				</>
			)}
			<Link
				href={pageHref(`/compte/bilans/${soutien.slug}`)}
				aria-label={t(`bilans.compte.${acte}_quoi`, { nom: soutien.titre })}
			>
				{t(`bilans.compte.${acte}`)}
			</Link>
		</p>
	);
}
