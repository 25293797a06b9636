import type { ReactNode } from "react";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { NatureRevisee } from "#lib/moderation/edition/schema";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, PlaceEnFile } from "#lib/moderation/file/schema";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";

type Designee = Pick<EntreeListee, "nature" | "slug">;

export function adresseFiche({ nature, slug }: Designee): string {
	return pageHref(`/moderation/relecture/${nature}/${slug}`);
}

export function adresseVersions(nature: NatureRevisee, slug: string): string {
	return pageHref(`/moderation/versions/${nature}/${slug}`);
}

/** The way to another entry, which opens beside this one. */
export function AutreFiche(props: {
	entree: Designee & Pick<EntreeListee, "titre">;
	className?: string;
}) {
	return (
		<Link
			href={adresseFiche(props.entree)}
			target="_blank"
			rel="noopener"
			className={props.className}
		>
			<bdi>{props.entree.titre}</bdi>
			<span className="sr-only"> {t("contributions.proches.onglet")}</span>
		</Link>
	);
}

/** Words between an author and the moderators, in the author's language. */
export function Citation(props: {
	of: Langue | null | undefined;
	children: ReactNode;
}) {
	const { of = null } = props;
	return (
		<blockquote
			lang={of === null || of === pageLangue() ? undefined : of}
			dir="auto"
			className="mt-1 border-l-4 border-edge bg-sheet px-4 py-2 whitespace-pre-line wrap-anywhere"
		>
			{props.children}
		</blockquote>
	);
}

export function OrigineFiche(props: {
	le: Date;
	/** The name of its author; null for the team. */
	auteur: string | null;
}) {
	const { auteur } = props;
	return (
		<>
			<Ago at={props.le} />,{" "}
			{auteur === null
				? t("moderation.file.equipe")
				: t("moderation.file.de", { nom: auteur })}
		</>
	);
}

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
