import { Link } from "#components/ui/link";
import { frenchPath } from "#lib/i18n/addresses";
import { pageHref } from "#lib/i18n/page-texts";

const FICHE = /^(?:\/en)?\/(?:projets|besoins)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A word of the reason that names an entry of this site, by its path or its absolute address. */
function ficheDe(mot: string, siteUrl: string): string | null {
	const chemin = mot.startsWith(`${siteUrl}/`)
		? mot.slice(siteUrl.length)
		: mot;
	return FICHE.test(chemin) ? frenchPath(chemin) : null;
}

/** Addresses and the text between them, each with its position. */
function decouper(texte: string): { morceau: string; debut: number }[] {
	let debut = 0;
	return texte
		.split(/((?:https?:\/\/|\/)[^\s,;)»]+[^\s,;.)»])/)
		.map((morceau) => {
			const place = debut;
			debut += morceau.length;
			return { morceau, debut: place };
		});
}

/** A moderator's text; entries of the site that it names become links ("already listed" points there). */
export function Motif(props: { siteUrl: string; children: string }) {
	const morceaux = decouper(props.children);
	return (
		<span className="whitespace-pre-line wrap-anywhere">
			{morceaux.map(({ morceau, debut }) => {
				const fiche = ficheDe(morceau, props.siteUrl);
				return fiche === null ? (
					morceau
				) : (
					<Link key={debut} href={pageHref(fiche)}>
						{morceau}
					</Link>
				);
			})}
		</span>
	);
}
