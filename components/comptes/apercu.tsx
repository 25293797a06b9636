import { EtapesRecentes } from "#components/besoins/etapes";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import type { EtapeRecente } from "#lib/besoins/schema";
import {
	PARTIES_DU_COMPTE,
	type PartieDuCompte,
} from "#lib/comptes/connexion/rules";
import type { NombresDuCompte } from "#lib/espace/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

type DuCompte = { nombres: NombresDuCompte };

const AVANCEES: readonly PartieDuCompte[] = ["jetons", "sessions", "donnees"];

function Parties(props: DuCompte & { parties: readonly PartieDuCompte[] }) {
	const { nombres } = props;
	const t = pageTexts();
	return (
		<ul>
			{props.parties.map((partie) => (
				<li key={partie} className="border-b border-line py-4">
					<h3>
						<Link
							href={pageHref(`/compte/${partie}`)}
							className="inline-block py-1"
						>
							{t(`compte.menu.${partie}`)}
						</Link>
					</h3>
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

/** What is new on the needs that the account supports, then the parts of its area, with the content of each. */
export function ApercuDuCompte(
	props: DuCompte & { etapes: readonly EtapeRecente[] },
) {
	const { etapes } = props;
	const t = pageTexts();
	return (
		<>
			{etapes.length === 0 ? null : (
				<Section rows id="nouveau" title={t("compte.apercu.nouveau")}>
					<EtapesRecentes etapes={etapes} />
				</Section>
			)}
			<Section rows id="parties" title={t("compte.apercu.parties")}>
				<Parties
					{...props}
					parties={PARTIES_DU_COMPTE.filter((une) => !AVANCEES.includes(une))}
				/>
			</Section>
			<Section rows id="avance" title={t("compte.apercu.avance")}>
				<Parties {...props} parties={AVANCEES} />
			</Section>
		</>
	);
}
