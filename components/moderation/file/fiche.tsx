import type { ReactNode } from "react";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { NatureRevisee } from "#lib/moderation/edition/schema";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";

type Designee = Pick<EntreeListee, "nature" | "slug">;

/** The page where an entry is read and decided. */
export function adresseFiche({ nature, slug }: Designee): string {
	return pageHref(`/moderation/relecture/${nature}/${slug}`);
}

/** The page with the earlier versions of a text. */
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
			<span className="sr-only">
				{" "}
				{pageTexts()("contributions.proches.onglet")}
			</span>
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

/** How long ago an entry came, and from whom. */
export function OrigineFiche(props: {
	le: Date;
	/** The name of its author; null for the team. */
	auteur: string | null;
}) {
	const { auteur } = props;
	const t = pageTexts();
	return (
		<>
			<Ago at={props.le} />,{" "}
			{auteur === null
				? t("moderation.file.equipe")
				: t("moderation.file.de", { nom: auteur })}
		</>
	);
}
