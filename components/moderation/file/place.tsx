import Link from "next/link";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, PlaceEnFile } from "#lib/moderation/file/schema";

/** Where an entry stands in the filtered queue, and the way to the next one, the one before and the list. */
export function Place(props: { filtre: FiltreFile; voisines: PlaceEnFile }) {
	const { avant, apres, place, total } = props.voisines;
	const t = pageTexts();
	const recherche = rechercheDeFile(props.filtre);
	const adresse = (vers: string) =>
		pageHref(vers.includes("?") ? vers : `${vers}${recherche}`);
	return (
		<p className="no-print mt-4 flex flex-wrap gap-x-6 text-small max-md:mt-1 max-md:basis-full">
			{place === null ? null : (
				<span className="py-1.5 font-bold">
					{t("demandes.file.place", {
						place: String(place),
						total: String(total),
					})}
				</span>
			)}
			{avant ? (
				<Link
					href={adresse(avant)}
					prefetch={false}
					data-touche="k"
					className="py-1.5"
				>
					{t("moderation.fiche.precedente")}
				</Link>
			) : null}
			{apres ? (
				<Link
					href={adresse(apres)}
					prefetch={false}
					data-touche="j"
					className="py-1.5"
				>
					{t("moderation.fiche.suivante")}
				</Link>
			) : null}
			<Link
				href={pageHref(`/moderation${recherche}`)}
				prefetch={false}
				// The menu of the area leads there too.
				className="py-1.5 max-md:hidden"
			>
				{t(
					recherche === "" ? "moderation.fiche.retour" : "demandes.file.retour",
				)}
			</Link>
		</p>
	);
}
