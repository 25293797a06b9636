import { Badge } from "#components/ui/badge";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, choices } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type {
	CompteVu,
	ContributionVue,
	Coupures,
	CourrielDeSuspension,
	SanctionVue,
} from "#lib/moderation/comptes/schema";
import { ROLES } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { CourrielMontre } from "../decision/courriel-montre.tsx";
import { Etat } from "../decision/etat.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { direActe } from "../suivi/phrases-acte.ts";

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

export function Sanctions(props: { sanctions: readonly SanctionVue[] }) {
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
export function FormulaireSuspension(props: {
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
							? "suivi.suspension.confirmer_levee"
							: "suivi.suspension.confirmer",
					)}
				</SubmitButton>
			</p>
		</PageForm>
	);
}

export function FormulaireRole(props: {
	compte: CompteVu;
	action: ActionFormulaire;
}) {
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
