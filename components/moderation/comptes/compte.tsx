import { Section } from "#components/ui/section";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { texts } from "#lib/i18n/texts";
import type {
	CompteVu,
	ContributionVue,
	Coupures,
	SanctionVue,
} from "#lib/moderation/comptes/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import {
	Contributions,
	FormulaireRole,
	FormulaireSuspension,
	Sanctions,
} from "./comptes.tsx";
import { FermetureDeSessions, SessionsFermees } from "./sessions.tsx";

/** One account: its contributions, the decisions about it, and the possible actions. */
export function PageCompte(props: {
	langue: Langue;
	compte: CompteVu;
	moi: ActeurCompte;
	contributions: readonly ContributionVue[];
	sanctions: readonly SanctionVue[];
	coupures: Coupures;
	garde: boolean;
	/** How many sessions were just closed. */
	fermees: number | null;
	now: Date;
	suspendre: ActionFormulaire;
	changerRole: ActionFormulaire;
	fermerSessions: ActionFormulaire;
}) {
	const { langue, compte, moi, now } = props;
	const { id, nom, courriel, role, suspendu } = compte;
	const t = texts(langue);
	const faits = [
		courriel,
		LIBELLES_ROLE[role][langue],
		...(suspendu ? [t("suivi.comptes.suspendu")] : []),
	];
	return (
		<Cadre langue={langue} partie="comptes" titre={nom ?? courriel}>
			<Garde langue={langue} vu={props.garde} />
			<SessionsFermees langue={langue} nombre={props.fermees} />
			<p className="mt-3 text-soft wrap-anywhere">{faits.join(" · ")}</p>
			<Section id="contributions" title={t("suivi.comptes.ses_contributions")}>
				<Contributions
					langue={langue}
					contributions={props.contributions}
					now={now}
				/>
			</Section>
			<Section id="sanctions" title={t("suivi.comptes.sanctions")}>
				<Sanctions langue={langue} sanctions={props.sanctions} now={now} />
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
					<FormulaireSuspension
						langue={langue}
						compte={compte}
						coupures={props.coupures}
						action={props.suspendre}
					/>
				)}
			</Section>
			{moi.role === "admin" ? (
				<>
					<Section id="sessions" title={t("suivi.sessions.titre")}>
						<FermetureDeSessions
							langue={langue}
							compte_id={id}
							nombre={props.coupures.sessions}
							action={props.fermerSessions}
						/>
					</Section>
					<Section id="roles" title={t("suivi.role.titre")}>
						<FormulaireRole
							langue={langue}
							compte={compte}
							action={props.changerRole}
						/>
					</Section>
				</>
			) : null}
		</Cadre>
	);
}
