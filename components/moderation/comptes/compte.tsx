import type { ReactNode } from "react";
import { PreuveDAbord } from "#components/comptes/cles";
import { Badge } from "#components/ui/badge";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, choices } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
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
import { type ActeurCompte, doitMontrerCle, ROLES } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { CourrielMontre } from "../decision/courriel-montre.tsx";
import { Etat } from "../decision/fiche.tsx";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { direActe } from "../suivi/phrases-acte.ts";
import { ClesPerdues } from "./cles.tsx";

/** Signs one account out everywhere, or all of them: the effect is shown before it is done. */
export function FermetureDeSessions(props: {
	/** Null for every account of the site. */
	compte_id: number | null;
	/** Open sessions. */
	nombre: number;
	/** Where a passkey has to be shown first; null when it need not. */
	preuveAvant: string | null;
	action: ActionFormulaire;
}) {
	const { compte_id, nombre, preuveAvant } = props;
	const t = pageTexts();
	const qui = compte_id === null ? "site" : "compte";
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t(`suivi.sessions.${qui}.combien`, { n: nombre })}
			</p>
			{preuveAvant === null ? (
				<Removal
					action={props.action}
					fields={compte_id === null ? {} : { compte_id: String(compte_id) }}
					label={t(`suivi.sessions.${qui}.fermer`)}
					effect={t(`suivi.sessions.${qui}.consequence`)}
					confirm={t(`suivi.sessions.${qui}.confirmer`)}
				/>
			) : (
				<PreuveDAbord
					vers={preuveAvant}
					message="cles.preuve.avant_fermeture"
				/>
			)}
		</>
	);
}

export function ListeComptes(props: { comptes: readonly CompteVu[] }) {
	const t = pageTexts();
	return (
		<Rows
			empty={t("suivi.comptes.vide")}
			rows={props.comptes.map(({ id, courriel, nom, role, ...compte }) => ({
				key: String(id),
				title: nom ?? courriel,
				href: pageHref(`/moderation/comptes/${id}`),
				beside: compte.suspendu ? (
					<Badge look="warm">{t("suivi.comptes.suspendu")}</Badge>
				) : null,
				note: [
					...(nom === null ? [] : [courriel]),
					LIBELLES_ROLE[role][pageLangue()],
					t("suivi.comptes.contributions", { n: compte.nb_contributions }),
				].join(" · "),
			}))}
		/>
	);
}

/** What an account suggested, and what was decided about it. */
export function Contributions(props: {
	contributions: readonly ContributionVue[];
}) {
	return (
		<Rows
			empty={pageTexts()("suivi.comptes.aucune")}
			rows={props.contributions.map(
				({ nature, slug, titre, statut, cree_le }) => ({
					key: `${nature}/${slug}`,
					title: titre,
					href: adresseFiche({ nature, slug }),
					beside: <Etat nature={nature} statut={statut} />,
					note: <Ago at={cree_le} />,
				}),
			)}
		/>
	);
}

function Sanctions(props: { sanctions: readonly SanctionVue[] }) {
	const t = pageTexts();
	return (
		<Rows
			empty={t("suivi.comptes.aucune_sanction")}
			rows={props.sanctions.map(({ id, le, par, motif, ...ligne }) => ({
				key: String(id),
				title: direActe(
					{ ...ligne, objet: "compte" },
					par ?? t(`suivi.journal.acteurs.${ligne.acteur}`),
				),
				note: <Ago at={le} />,
				body:
					motif === null ? null : (
						<p className="whitespace-pre-line">{motif}</p>
					),
			}))}
		/>
	);
}

/** What a suspension cuts. */
export function Coupe(props: { coupures: Coupures }) {
	const { sessions, jetons, votes, soutiens } = props.coupures;
	const t = pageTexts();
	return (
		<>
			<p>{t("suivi.suspension.coupe")}</p>
			<ul className="my-2 list-disc pl-6">
				<li>{t("suivi.suspension.sessions", { n: sessions })}</li>
				<li>{t("suivi.suspension.jetons", { n: jetons })}</li>
				<li>{t("suivi.suspension.voix", { n: votes + soutiens })}</li>
			</ul>
			<p>{t("suivi.suspension.courriel")}</p>
		</>
	);
}

/** Why: a suspension must say so, and the person reads it. */
export function MotifSuspension({ facultatif = false }) {
	return (
		<Control
			field={{
				name: "motif",
				label: pageTexts()("suivi.suspension.motif"),
				...{ kind: "text", rows: 3, optional: facultatif },
			}}
		/>
	);
}

/** The effect of a suspension or its end, shown before it is done. */
function FormulaireSuspension(props: {
	compte: CompteVu;
	coupures: Coupures;
	/** The mail that will leave, with a place for the reason; null when the suspension is being lifted. */
	courriel: CourrielDeSuspension | null;
	action: ActionFormulaire;
}) {
	const { compte, coupures } = props;
	const t = pageTexts();
	return (
		<PageForm
			action={props.action}
			hidden={{ compte_id: compte.id, suspendu: String(!compte.suspendu) }}
		>
			{compte.suspendu ? (
				<p>{t("suivi.suspension.rend")}</p>
			) : (
				<Coupe coupures={coupures} />
			)}
			<div className="mt-4">
				<MotifSuspension facultatif={compte.suspendu} />
			</div>
			{props.courriel === null ? null : (
				<CourrielMontre
					langue={pageLangue()}
					de={props.courriel.langue}
					sujet={props.courriel.sujet}
					texte={props.courriel.texte}
					petit
				/>
			)}
			<p className="mt-4">
				<SubmitButton look={compte.suspendu ? "main" : "danger"}>
					{t(
						compte.suspendu
							? "suivi.suspension.lever"
							: "suivi.suspension.confirmer",
					)}
				</SubmitButton>
			</p>
		</PageForm>
	);
}

function FormulaireRole(props: { compte: CompteVu; action: ActionFormulaire }) {
	const { compte } = props;
	const t = pageTexts();
	return (
		<RecordForm
			action={props.action}
			values={{ role: [compte.role] }}
			hidden={{ compte_id: compte.id, role_vu: compte.role }}
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
		<PreuveDAbord vers={cles.preuveAvant} message="cles.preuve.avant" />
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
