import { RelativeDate } from "#components/ui/date";
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
