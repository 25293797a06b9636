import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { RecordForm } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type {
	CompteVu,
	ContributionVue,
	Coupures,
	CourrielDeSuspension,
	SanctionVue,
} from "#lib/moderation/comptes/schema";
import { ROLES } from "#lib/platform/actor";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { CourrielMontre } from "../decision/courriel-montre.tsx";
import { Etat } from "../decision/etat.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { direActe } from "../suivi/phrases-acte.ts";

export function ListeComptes(props: {
	langue: Langue;
	comptes: readonly CompteVu[];
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<Rows
			empty={t("suivi.comptes.vide")}
			rows={props.comptes.map(({ id, courriel, nom, role, ...compte }) => ({
				key: String(id),
				title: nom ?? courriel,
				href: pageAddress(langue, `/moderation/comptes/${id}`),
				beside: compte.suspendu ? (
					<Badge look="warm">{t("suivi.comptes.suspendu")}</Badge>
				) : null,
				note: [
					...(nom === null ? [] : [courriel]),
					LIBELLES_ROLE[role][langue],
					t("suivi.comptes.contributions", { n: compte.nb_contributions }),
				].join(" · "),
			}))}
		/>
	);
}

/** What an account suggested, and what was decided about it. */
export function Contributions(props: {
	langue: Langue;
	contributions: readonly ContributionVue[];
	now: Date;
}) {
	const { langue, now } = props;
	return (
		<Rows
			empty={texts(langue)("suivi.comptes.aucune")}
			rows={props.contributions.map(
				({ nature, slug, titre, statut, cree_le }) => ({
					key: `${nature}/${slug}`,
					title: titre,
					href: adresseFiche(langue, { nature, slug }),
					beside: <Etat nature={nature} statut={statut} langue={langue} />,
					note: (
						<RelativeDate
							langue={langue}
							value={cree_le.toISOString()}
							now={now}
						/>
					),
				}),
			)}
		/>
	);
}

export function Sanctions(props: {
	langue: Langue;
	sanctions: readonly SanctionVue[];
	now: Date;
}) {
	const { langue, now } = props;
	const t = texts(langue);
	return (
		<Rows
			empty={t("suivi.comptes.aucune_sanction")}
			rows={props.sanctions.map(({ id, le, par, motif, ...ligne }) => ({
				key: String(id),
				title: direActe(
					{ ...ligne, objet: "compte" },
					langue,
					par ?? t(`suivi.journal.acteurs.${ligne.acteur}`),
				),
				note: (
					<RelativeDate langue={langue} value={le.toISOString()} now={now} />
				),
				body:
					motif === null ? null : (
						<p className="whitespace-pre-line">{motif}</p>
					),
			}))}
		/>
	);
}

/** What a suspension cuts. */
export function Coupe(props: { langue: Langue; coupures: Coupures }) {
	const { sessions, jetons, votes, soutiens } = props.coupures;
	const t = texts(props.langue);
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
export function MotifSuspension(props: {
	langue: Langue;
	facultatif?: boolean;
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<LongTextField
			name="motif"
			label={t("suivi.suspension.motif")}
			rows={3}
			{...(props.facultatif ? { optional: t("formulaires.facultatif") } : {})}
		/>
	);
}

/** The effect of a suspension or its end, shown before it is done. */
export function FormulaireSuspension(props: {
	langue: Langue;
	compte: CompteVu;
	coupures: Coupures;
	/** The mail that will leave, with a place for the reason; null when the suspension is being lifted. */
	courriel: CourrielDeSuspension | null;
	action: ActionFormulaire;
}) {
	const { langue, compte, coupures } = props;
	const t = texts(langue);
	return (
		<Form action={props.action} textes={formTexts(t)}>
			<input type="hidden" name="compte_id" value={compte.id} />
			<input type="hidden" name="suspendu" value={String(!compte.suspendu)} />
			{compte.suspendu ? (
				<p>{t("suivi.suspension.rend")}</p>
			) : (
				<Coupe langue={langue} coupures={coupures} />
			)}
			<div className="mt-4">
				<MotifSuspension langue={langue} facultatif={compte.suspendu} />
			</div>
			{props.courriel === null ? null : (
				<CourrielMontre
					langue={langue}
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
		</Form>
	);
}

export function FormulaireRole(props: {
	langue: Langue;
	compte: CompteVu;
	action: ActionFormulaire;
}) {
	const { langue, compte } = props;
	const t = texts(langue);
	return (
		<RecordForm
			langue={langue}
			action={props.action}
			values={{ role: [compte.role] }}
			hidden={
				<>
					<input type="hidden" name="compte_id" value={compte.id} />
					<input type="hidden" name="role_vu" value={compte.role} />
				</>
			}
			fields={[
				{
					name: "role",
					label: t("suivi.comptes.role"),
					help: t("suivi.role.aide"),
					options: ROLES.map((value) => ({
						value,
						label: LIBELLES_ROLE[value][langue],
					})),
				},
			]}
			submit={t("suivi.role.confirmer")}
			look="other"
		/>
	);
}
