import { Link } from "#components/ui/link";
import { PARTIES_DU_COMPTE } from "#lib/comptes/connexion/rules";
import type { NombresDuCompte } from "#lib/espace/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The parts of the account area, with the content of each. */
export function ApercuDuCompte(props: {
	langue: Langue;
	nombres: NombresDuCompte;
}) {
	const { langue, nombres } = props;
	const t = texts(langue);
	return (
		<ul className="mt-10 border-t-2 border-ink">
			{PARTIES_DU_COMPTE.map((partie) => (
				<li key={partie} className="border-b border-line py-4">
					<h2 className="text-h3">
						<Link
							href={pageAddress(langue, `/compte/${partie}`)}
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
