import { PreuveDAbord } from "#components/comptes/cles";
import { choices } from "#components/ui/kit/fields";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageCount, pageLangue, t } from "#lib/i18n/page-texts";
import type {
	CompteVu,
	ContributionVue,
	Coupures,
	EntreeDuLot,
	Grappe,
} from "#lib/moderation/comptes/schema";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type { Apercu } from "#lib/moderation/schema";
import { type ActeurCompte, doitMontrerCle, ROLES } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Etat } from "../decision/fiche.tsx";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { ActesDits } from "../suivi/journal.tsx";
import { champMotif, Decider } from "./decider.tsx";

function FormulaireRole(props: { compte: CompteVu; action: ActionFormulaire }) {
	const { compte } = props;
	return (
		<RecordForm
			action={props.action}
			values={{ role: [compte.role] }}
			hidden={{ compte_id: compte.id }}
			fields={[
				{
					name: "role",
					label: t("suivi.comptes.role"),
					help: t("suivi.role.aide"),
					options: choices(
						ROLES,
						(value) => LIBELLES_ROLE[value][pageLangue()],
					),
				},
			]}
			submit={t("suivi.role.confirmer")}
			look="other"
		/>
	);
}

export function PageCompte(props: {
	compte: CompteVu;
	moi: ActeurCompte;
	/** What awaits review, and the rest. */
	lot: readonly EntreeDuLot[];
	contributions: readonly ContributionVue[];
	sanctions: readonly LigneJournal[];
	coupures: Coupures;
	grappes: readonly Grappe[];
	courriel: Apercu;
	actions: Readonly<
		Record<
			"traiterLot" | "lever" | "changerRole" | "fermerSessions",
			ActionFormulaire
		>
	>;
}) {
	const langue = pageLangue();
	const { compte, moi, actions } = props;
	const { id, nom, courriel, role, suspendu } = compte;
	const [fermees, faites] = [pageCount("fermees"), pageCount("faits")];
	const changees = pageCount("changees") ?? 0;
	const preuve = doitMontrerCle(moi) ? (
		<PreuveDAbord message="cles.preuve.avant" />
	) : null;
	const sanctionnable =
		id !== moi.compte_id && (role === "membre" || moi.role === "admin");
	const preuveDeRang = role === "membre" ? null : preuve;
	const faits = [
		...(nom === null ? [] : [courriel]),
		LIBELLES_ROLE[role][langue],
		...(suspendu ? [t("suivi.comptes.suspendu")] : []),
	];
	return (
		<Cadre
			partie="comptes"
			titre={nom ?? courriel}
			dits={[
				fermees !== null && t("suivi.sessions.fermees", { n: fermees }),
				faites !== null && t("demandes.lots.faits", { n: faites }),
				changees > 0 && t("demandes.lots.changees", { n: changees }),
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
			<Decider
				{...props}
				traiter={actions.traiterLot}
				suspension={sanctionnable && !suspendu ? preuveDeRang : undefined}
			/>
			{(props.contributions.length > 0 || props.lot.length === 0) && (
				<Section
					id="contributions"
					title={t("suivi.comptes.ses_contributions")}
				>
					<Rows
						empty={t("suivi.comptes.aucune")}
						rows={props.contributions.map(({ titre, statut, ...une }) => ({
							key: `${une.nature}/${une.slug}`,
							title: titre,
							href: adresseFiche(une),
							beside: <Etat nature={une.nature} statut={statut} />,
							note: <Ago at={une.cree_le} />,
						}))}
					/>
				</Section>
			)}
			<Section id="sanctions" title={t("suivi.comptes.sanctions")}>
				<ActesDits
					lignes={props.sanctions}
					empty={t("suivi.comptes.aucune_sanction")}
				/>
			</Section>
			{suspendu && sanctionnable ? (
				<Section id="suspension" title={t("suivi.suspension.lever")}>
					{preuveDeRang ?? (
						<RecordForm
							action={actions.lever}
							hidden={{ compte_id: id }}
							fields={[{ ...champMotif(), optional: true }]}
							submit={t("suivi.suspension.lever")}
						>
							<p>{t("suivi.suspension.rend")}</p>
						</RecordForm>
					)}
				</Section>
			) : null}
			{moi.role === "admin" ? (
				<>
					<Section id="sessions" title={t("suivi.sessions.fermer")}>
						<p className="mb-4 max-w-measure">
							{t("suivi.sessions.combien", { n: props.coupures.sessions })}
						</p>
						{preuve ?? (
							<Removal
								action={actions.fermerSessions}
								fields={{ compte_id: String(id) }}
								label={t("suivi.sessions.fermer")}
								effect={t("suivi.sessions.consequence")}
								confirm={t("suivi.sessions.confirmer")}
							/>
						)}
					</Section>
					<Section id="roles" title={t("suivi.role.titre")}>
						{preuve ?? (
							<FormulaireRole compte={compte} action={actions.changerRole} />
						)}
					</Section>
				</>
			) : null}
		</Cadre>
	);
}
