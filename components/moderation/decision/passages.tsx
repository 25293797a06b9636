import { pageTexts } from "#lib/i18n/page-texts";
import { passagesDe } from "#lib/moderation/relecture/rules";
import type { Signal } from "#lib/moderation/signaux/schema";
import type { MotTrouve } from "#lib/moderation/surveillance/schema";

/** A text under review: links, what tells of a person and watched words are marked, and links open beside it. */
export function Passages(props: {
	texte: string;
	/** The watched words that the entry holds. */
	surveilles: readonly MotTrouve[];
	/** What is remarkable in it. */
	signaux: readonly Signal[];
}) {
	const t = pageTexts();
	let debut = 0;
	return passagesDe(props.texte, props.surveilles, props.signaux).map(
		({ texte, quoi, href, surveille }) => {
			const cle = debut;
			debut += texte.length;
			if (quoi === "texte") return texte;
			const dits = [
				...(quoi === "surveille"
					? []
					: quoi === "lien"
						? [t("moderation.reperes.lien")]
						: [t(`moderation.signaux.${quoi}`, { n: 1 })]),
				...(surveille ? [t("surveillance.marque")] : []),
			];
			return (
				<mark
					key={cle}
					className={surveille ? "border-b-2 border-rust font-bold" : undefined}
				>
					{href === undefined ? (
						texte
					) : (
						<a
							href={href}
							target="_blank"
							rel="noopener noreferrer nofollow"
							data-touche="o"
						>
							{texte}
						</a>
					)}
					<span className="sr-only"> ({dits.join(", ")})</span>
				</mark>
			);
		},
	);
}
