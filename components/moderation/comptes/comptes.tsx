import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
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
import { libelleActe } from "#lib/moderation/journal/rules";
import { ROLES } from "#lib/platform/actor";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { CourrielMontre } from "../decision/courriel-montre.tsx";
import { Etat } from "../decision/etat.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { rolesDe } from "../suivi/valeurs-acte.ts";

export function ListeComptes(props: {
	langue: Langue;
	comptes: readonly CompteVu[];
}) {
	const { langue, comptes } = props;
	const t = texts(langue);
	if (comptes.length === 0)
		return <p className="mt-6 text-soft">{t("suivi.comptes.vide")}</p>;
	return (
		<ul className="mt-6 border-t-2 border-ink">
			{comptes.map(
				({ id, courriel, nom, role, suspendu, nb_contributions }) => (
					<li key={id} className="border-b border-line py-3">
						<p>
							<Link
								href={pageAddress(langue, `/moderation/comptes/${id}`)}
								prefetch={false}
								className="inline-block py-1 font-bold wrap-anywhere"
							>
								{nom ?? courriel}
							</Link>{" "}
							{suspendu ? (
								<Badge look="warm">{t("suivi.comptes.suspendu")}</Badge>
							) : null}
						</p>
						<p className="text-small text-soft">
							{nom === null ? null : (
								<>
									<span className="wrap-anywhere">{courriel}</span> ·{" "}
								</>
							)}
							{LIBELLES_ROLE[role][langue]} ·{" "}
							{t("suivi.comptes.contributions", { n: nb_contributions })}
						</p>
					</li>
				),
			)}
		</ul>
	);
}

export function Contributions(props: {
	langue: Langue;
	contributions: readonly ContributionVue[];
	now: Date;
}) {
	const { langue, contributions } = props;
	const t = texts(langue);
	if (contributions.length === 0)
		return <p className="text-soft">{t("suivi.comptes.aucune")}</p>;
	return (
		<ul className="grid gap-2">
			{contributions.map(({ nature, slug, titre, statut, cree_le }) => (
				<li key={`${nature}/${slug}`} className="wrap-anywhere">
					<Link href={adresseFiche(langue, { nature, slug })} prefetch={false}>
						{titre}
					</Link>{" "}
					<Etat nature={nature} statut={statut} langue={langue} />{" "}
					<span className="text-small text-soft">
						<RelativeDate
							langue={langue}
							value={cree_le.toISOString()}
							now={props.now}
						/>
					</span>
				</li>
			))}
		</ul>
	);
}

export function Sanctions(props: {
	langue: Langue;
	sanctions: readonly SanctionVue[];
	now: Date;
}) {
	const { langue, sanctions } = props;
	const t = texts(langue);
	if (sanctions.length === 0)
		return <p className="text-soft">{t("suivi.comptes.aucune_sanction")}</p>;
	return (
		<ol className="grid gap-2">
			{sanctions.map(({ id, acte, le, par, motif, ...change }) => (
				<li key={id} className="wrap-anywhere">
					<span className="font-bold">
						{libelleActe(acte, langue)} {rolesDe(change)?.[langue]}
					</span>{" "}
					<span className="text-small text-soft">
						{par === null ? "" : `${par}, `}
						<RelativeDate
							langue={langue}
							value={le.toISOString()}
							now={props.now}
						/>
					</span>
					{motif === null ? null : (
						<span className="block whitespace-pre-line">{motif}</span>
					)}
				</li>
			))}
		</ol>
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
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={{ role: [compte.role] }}
		>
			<input type="hidden" name="compte_id" value={compte.id} />
			<input type="hidden" name="role_vu" value={compte.role} />
			<OptionsField
				name="role"
				label={t("suivi.comptes.role")}
				help={t("suivi.role.aide")}
				options={ROLES.map((value) => ({
					value,
					label: LIBELLES_ROLE[value][langue],
				}))}
			/>
			<p className="mt-4">
				<SubmitButton look="other">{t("suivi.role.confirmer")}</SubmitButton>
			</p>
		</Form>
	);
}
