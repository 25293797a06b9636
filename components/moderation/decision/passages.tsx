import { texts } from "#lib/i18n/texts";
import { passagesDe } from "#lib/moderation/relecture/rules";
import type { MotTrouve } from "#lib/moderation/surveillance/schema";
import type { Langue } from "#lib/platform/langues";

/** A text under review: links, what tells of a person and watched words are marked, and links open beside it. */
export function Passages(props: {
	langue: Langue;
	texte: string;
	/** The watched words that the entry holds. */
	surveilles: readonly MotTrouve[];
}) {
	const t = texts(props.langue);
	let debut = 0;
	return passagesDe(props.texte, props.surveilles).map(
		({ texte, quoi, href, surveille }) => {
			const cle = debut;
			debut += texte.length;
			if (quoi === "texte") return texte;
			const dits = [
				...(quoi === "surveille" ? [] : [t(`moderation.reperes.${quoi}`)]),
				...(surveille ? [t("surveillance.marque")] : []),
			];
			return (
				<mark
					key={cle}
					className={
						surveille ? "border-b-2 border-support font-bold" : undefined
					}
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
