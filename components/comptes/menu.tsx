import { EtapesRecentes } from "#components/besoins/parcours";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { AreaMenu } from "#components/ui/shell/area-menu";
import type { EtapeRecente } from "#lib/besoins/schema";
import {
	PARTIES_DU_COMPTE,
	type PartieDuCompte,
} from "#lib/comptes/connexion/rules";
import type { NombresDuCompte } from "#lib/espace/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../ui/kit/page-form.tsx";

/** Pages that a part leads to, at addresses of their own. */
const MENE_A: Partial<
	Record<(typeof PARTIES_DU_COMPTE)[number], readonly string[]>
> = { profil: ["/compte/adresse"], donnees: ["/compte/effacement"] };

export function MenuDuCompte(props: {
	/** Whether the account belongs to the team, which has passkeys. */
	equipe: boolean;
	/** Whether it answers the offers made to a need. */
	referent: boolean;
	sortir: ActionFormulaire;
}) {
	return (
		<div className="no-print mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:mb-7 md:border-b md:border-line md:pb-2">
			<AreaMenu
				label={t("compte.titre")}
				items={[
					{
						href: pageHref("/compte"),
						label: t("compte.menu.apercu"),
						alone: true,
					},
					...PARTIES_DU_COMPTE.map((partie) => ({
						href: pageHref(`/compte/${partie}`),
						label: t(`compte.menu.${partie}`),
						alone: partie === "offres",
						leadsTo: (MENE_A[partie] ?? []).map((chemin) => pageHref(chemin)),
					})),
					...(props.referent
						? [
								{
									href: pageHref("/compte/offres/recues"),
									label: t("aider.recues.titre"),
								},
							]
						: []),
					...(props.equipe
						? [
								{
									href: pageHref("/compte/cles"),
									label: t("cles.menu"),
								},
							]
						: []),
				]}
			/>
			{/* On a phone it stands after the content of the page. */}
			<div className="max-md:hidden">
				<Acte action={props.sortir} champs={{}}>
					{t("compte.apercu.sortir")}
				</Acte>
			</div>
		</div>
	);
}

type DuCompte = { nombres: NombresDuCompte };

const AVANCEES: readonly PartieDuCompte[] = ["jetons", "sessions", "donnees"];

function Parties(props: DuCompte & { parties: readonly PartieDuCompte[] }) {
	const { nombres } = props;
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
