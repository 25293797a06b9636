import Link from "next/link";
import { RelativeDate } from "#components/ui/date";
import { Foreign } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";

type Designee = Pick<EntreeListee, "nature" | "slug">;

/** The page where an entry is read and decided. */
export function adresseFiche(
	langue: Langue,
	{ nature, slug }: Designee,
): string {
	return pageAddress(langue, `/moderation/relecture/${nature}/${slug}`);
}

/** The title of an entry, which leads to its page. */
export function LienFiche(props: {
	langue: Langue;
	fiche: Designee & Pick<EntreeListee, "titre" | "langue">;
	/** The filter of the list, as it stands in addresses. */
	recherche?: string;
	className: string;
}) {
	const { langue, fiche } = props;
	return (
		<Link
			href={`${adresseFiche(langue, fiche)}${props.recherche ?? ""}`}
			prefetch={false}
			data-entree=""
			className={`font-bold wrap-anywhere ${props.className}`}
		>
			<Foreign langue={langue} of={fiche.langue}>
				{fiche.titre}
			</Foreign>
		</Link>
	);
}

/** How long ago an entry came, and from whom. */
export function OrigineFiche(props: {
	langue: Langue;
	le: Date;
	/** The name of its author; null for the team. */
	auteur: string | null;
	now: Date;
}) {
	const { langue, auteur } = props;
	const t = texts(langue);
	return (
		<>
			<RelativeDate
				langue={langue}
				value={props.le.toISOString()}
				now={props.now}
			/>
			,{" "}
			{auteur === null
				? t("moderation.file.equipe")
				: t("moderation.file.de", { nom: auteur })}
		</>
	);
}
