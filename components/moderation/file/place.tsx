import { Link } from "#components/ui/link";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, PlaceEnFile } from "#lib/moderation/file/schema";

/** The ways to the entries around, with their keys. */
const CHEMINS = [
	["avant", "k", "precedente"],
	["apres", "j", "suivante"],
] as const;

/** Where an entry stands in the filtered queue, while something of it waits, and the way to the next one, the one before and the list. */
export function Place(props: {
	filtre: FiltreFile;
	voisines: PlaceEnFile | null;
}) {
	const { voisines } = props;
	const t = pageTexts();
	const recherche = rechercheDeFile(props.filtre);
	const adresse = (vers: string) =>
		pageHref(vers.includes("?") ? vers : `${vers}${recherche}`);
	return (
		<p className="no-print mt-4 flex flex-wrap gap-x-6 text-small max-md:mt-1 max-md:basis-full">
			{voisines === null || voisines.place === null ? null : (
				<span className="py-1.5 font-bold">
					{t("demandes.file.place", {
						place: String(voisines.place),
						total: String(voisines.total),
					})}
				</span>
			)}
			{CHEMINS.map(([sens, touche, nom]) => {
				const vers = voisines?.[sens] ?? null;
				return vers === null ? null : (
					<Link
						key={sens}
						href={adresse(vers)}
						data-touche={touche}
						className="py-1.5"
					>
						{t(`moderation.fiche.${nom}`)}
					</Link>
				);
			})}
			<Link
				href={pageHref(`/moderation${recherche}`)}
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
