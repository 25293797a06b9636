import type { ReactNode } from "react";
import { PreuveDAbord } from "#components/comptes/cles";
import { Section } from "#components/ui/section";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type {
	CompteVu,
	ContributionVue,
	Coupures,
	CourrielDeSuspension,
	Grappe,
	SanctionVue,
} from "#lib/moderation/comptes/schema";
import { type ActeurCompte, doitMontrerCle } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { ClesPerdues } from "./cles.tsx";
import {
	Contributions,
	FormulaireRole,
	FormulaireSuspension,
	Sanctions,
} from "./comptes.tsx";
import { FermetureDeSessions } from "./sessions.tsx";

/** One account: its contributions, the decisions about it, and the possible actions. */
export function PageCompte(props: {
	compte: CompteVu;
	moi: ActeurCompte;
	contributions: readonly ContributionVue[];
	sanctions: readonly SanctionVue[];
	coupures: Coupures;
	/** The accounts that may be the same person, as figures. */
	grappes: readonly Grappe[];
	courriel: CourrielDeSuspension;
	garde: boolean;
	/** How many sessions were just closed. */
	fermees: number | null;
	/** What moderators tell each other about it. */
	notes: ReactNode;
	suspendre: ActionFormulaire;
	changerRole: ActionFormulaire;
	fermerSessions: ActionFormulaire;
	/** How many passkeys the account has, where one is shown, and what removes them. */
	cles: { nombre: number; preuveAvant: string; retirer: ActionFormulaire };
}) {
	const langue = pageLangue();
	const { compte, moi, cles } = props;
	const { id, nom, courriel, role, suspendu } = compte;
	const t = pageTexts();
	const preuve = doitMontrerCle(moi) ? (
		<PreuveDAbord
			langue={langue}
			vers={cles.preuveAvant}
			message="cles.preuve.avant"
		/>
	) : null;
	const faits = [
		...(nom === null ? [] : [courriel]),
		LIBELLES_ROLE[role][langue],
		...(suspendu ? [t("suivi.comptes.suspendu")] : []),
	];
	return (
		<Cadre
			partie="comptes"
			titre={nom ?? courriel}
			garde={props.garde}
			dits={[
				props.fermees !== null &&
					t("suivi.sessions.fermees", { n: props.fermees }),
			]}
		>
			<p className="mt-3 text-soft wrap-anywhere">{faits.join(" · ")}</p>
			{props.grappes.map(({ nature, comptes, communs }) => (
				<p key={nature} className="mt-2">
					{t(`suivi.grappes.${nature}`, {
						n: comptes - 1,
						communs: String(communs),
					})}
				</p>
			))}
			{id === moi.compte_id ? null : props.notes}
			<Section id="contributions" title={t("suivi.comptes.ses_contributions")}>
				<Contributions contributions={props.contributions} />
				{props.contributions.some(({ statut }) => statut === "propose") ? (
					<p className="mt-4">
						<a
							href={pageHref(`/moderation?compte=${id}`)}
							className="inline-block py-1.5"
						>
							{t("demandes.lots.lien")}
						</a>
					</p>
				) : null}
			</Section>
			<Section id="sanctions" title={t("suivi.comptes.sanctions")}>
				<Sanctions sanctions={props.sanctions} />
			</Section>
			<Section
				id="suspension"
				title={t(
					suspendu ? "suivi.suspension.lever" : "suivi.suspension.titre",
				)}
			>
				{id === moi.compte_id ? (
					<p>{t("suivi.suspension.soi")}</p>
				) : (
					((role === "membre" ? null : preuve) ?? (
						<FormulaireSuspension
							compte={compte}
							coupures={props.coupures}
							courriel={suspendu ? null : props.courriel}
							action={props.suspendre}
						/>
					))
				)}
			</Section>
			{moi.role === "admin" ? (
				<>
					<Section id="sessions" title={t("suivi.sessions.titre")}>
						<FermetureDeSessions
							compte_id={id}
							nombre={props.coupures.sessions}
							preuveAvant={doitMontrerCle(moi) ? cles.preuveAvant : null}
							action={props.fermerSessions}
						/>
					</Section>
					<Section id="roles" title={t("suivi.role.titre")}>
						{preuve ?? (
							<FormulaireRole compte={compte} action={props.changerRole} />
						)}
					</Section>
					{role === "membre" || id === moi.compte_id ? null : (
						<Section id="cles" title={t("cles.perdues.titre")}>
							<ClesPerdues
								{...{ moi }}
								compte_id={id}
								nombre={cles.nombre}
								preuveAvant={cles.preuveAvant}
								action={cles.retirer}
							/>
						</Section>
					)}
				</>
			) : null}
		</Cadre>
	);
}
