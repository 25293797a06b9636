import { Link } from "#components/ui/link";
import { PARTIES_DU_COMPTE } from "#lib/comptes/connexion/rules";
import type { NombresDuCompte } from "#lib/espace/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

/** The parts of the account area, with the content of each. */
export function ApercuDuCompte(props: { nombres: NombresDuCompte }) {
	const { nombres } = props;
	const t = pageTexts();
	return (
		<ul className="mt-10 border-t-2 border-ink">
			{PARTIES_DU_COMPTE.map((partie) => (
				<li key={partie} className="border-b border-line py-4">
					<h2 className="text-h3">
						<Link
							href={pageHref(`/compte/${partie}`)}
							className="inline-block py-1"
						>
							{t(`compte.menu.${partie}`)}
						</Link>
					</h2>
					<p className="max-w-measure">
						{partie === "profil" || partie === "donnees"
							? t(`compte.apercu.${partie}`)
							: t(`compte.apercu.${partie}`, { n: nombres[partie] })}
					</p>
				</li>
			))}
		</ul>
	);
}
