import type { ComponentProps } from "react";
import { PreuveDAbord } from "#components/comptes/cles";
import { Badge } from "#components/ui/badge";
import { choices } from "#components/ui/kit/fields";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Acte } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { dayInWords } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import {
	COMPTES_MAX,
	type CompteVu,
	type RechercheComptes,
} from "#lib/moderation/comptes/schema";
import { type ActeurCompte, ROLES } from "#lib/platform/actor";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";

/** Since when the team must have a passkey, and the forms that change it: for an administrator who has shown one. */
function ExigenceDeCles(props: {
	moi: ActeurCompte;
	/** YYYY-MM-DD; null when nothing is required. */
	des_le: string | null;
	sans: number;
	exiger: ActionFormulaire;
	lever: ActionFormulaire;
}) {
	const { moi, des_le } = props;
	return (
		<div className="grid max-w-measure gap-4">
			<p>
				{des_le === null
					? t("cles.exigence.libre")
					: t("cles.exigence.des_le", { jour: dayInWords(des_le) })}{" "}
				{t("cles.exigence.sans", { n: props.sans })}
			</p>
			{moi.preuve === undefined ? (
				<p>
					{t.rich("cles.exigence.propre", {
						lien: (children) => (
							<a href={pageHref("/compte/cles")}>{children}</a>
						),
					})}
				</p>
			) : null}
			{moi.preuve === "ancienne" ? (
				<PreuveDAbord message="cles.preuve.avant" />
			) : null}
			{moi.preuve === "recente" ? (
				<>
					<RecordForm
						action={props.exiger}
						fields={[
							{
								name: "des_le",
								label: t("cles.exigence.jour"),
								help: t("cles.exigence.jour_aide"),
								kind: "date",
								required: true,
							},
						]}
						submit={t("cles.exigence.exiger")}
						look="other"
					/>
					{des_le === null ? null : (
						<Acte action={props.lever} champs={{}}>
							{t("cles.exigence.lever")}
						</Acte>
					)}
				</>
			) : null}
		</div>
	);
}

export function PageComptes(props: {
	recherche: RechercheComptes;
	comptes: readonly CompteVu[];
	moi: ActeurCompte;
	cles: Omit<ComponentProps<typeof ExigenceDeCles>, "moi">;
}) {
	const { recherche, comptes } = props;
	return (
		<Cadre
			partie="comptes"
			racine
			titre={t("moderation.parties.comptes")}
			chapeau={t("suivi.comptes.prive")}
		>
			<FilterBar
				path="/moderation/comptes"
				values={recherche}
				fields={[
					{ name: "q", label: t("suivi.comptes.chercher") },
					{
						name: "role",
						label: t("suivi.comptes.role"),
						options: choices(
							ROLES,
							(value) => LIBELLES_ROLE[value][pageLangue()],
						),
					},
					{
						name: "suspendus",
						label: t("versions.champs.statut"),
						options: [{ value: "oui", label: t("suivi.comptes.suspendu") }],
					},
				]}
			/>
			<Rows
				empty={t("suivi.comptes.vide")}
				rows={comptes.map(({ id, courriel, nom, role, ...compte }) => ({
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
			{comptes.length < COMPTES_MAX ? null : (
				<p className="mt-6">
					{t("suivi.comptes.suite", { n: String(COMPTES_MAX) })}
				</p>
			)}
			{props.moi.role === "admin" ? (
				<Section id="cles" title={t("cles.exigence.titre")}>
					<ExigenceDeCles moi={props.moi} {...props.cles} />
				</Section>
			) : null}
		</Cadre>
	);
}
