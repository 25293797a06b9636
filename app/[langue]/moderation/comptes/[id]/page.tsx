import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import {
	Contributions,
	FormulaireRole,
	FormulaireSuspension,
	Sanctions,
} from "#components/moderation/comptes";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import {
	compterCoupures,
	lireCompteVu,
	listerContributionsDe,
	listerSanctions,
} from "#lib/moderation/comptes/queries";
import { LIBELLES_ROLE } from "#lib/moderation/comptes/rules";
import { now } from "#lib/platform/clock";
import { entierDe, valeursDe } from "../../lecture.ts";
import { changerRoleAction, suspendreAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.comptes.titre"),
}));

export default pageDeModeration(
	async ({ langue, t, params, query, visiteur }) => {
		const id = entierDe(params.id);
		const compte = id && (await lireCompteVu(id));
		if (!compte) return notFound();
		const [contributions, sanctions, coupures] = await Promise.all([
			listerContributionsDe(compte.id),
			listerSanctions(compte.id),
			compterCoupures(compte.id),
		]);
		const { nom, courriel, role, suspendu } = compte;
		const etat = suspendu ? ` · ${t("suivi.comptes.suspendu")}` : "";
		return (
			<Cadre langue={langue} partie="comptes" titre={nom ?? courriel}>
				{valeursDe(query).garde === "oui" ? (
					<Notice kind="done" announced>
						<p>{t("edition.garde")}</p>
					</Notice>
				) : null}
				<p className="mt-3 text-soft wrap-anywhere">
					{courriel} · {LIBELLES_ROLE[role][langue]}
					{etat}
				</p>
				<Section
					id="contributions"
					title={t("suivi.comptes.ses_contributions")}
				>
					<Contributions
						langue={langue}
						contributions={contributions}
						now={now()}
					/>
				</Section>
				<Section id="sanctions" title={t("suivi.comptes.sanctions")}>
					<Sanctions langue={langue} sanctions={sanctions} now={now()} />
				</Section>
				<Section
					id="suspension"
					title={t(
						suspendu ? "suivi.suspension.lever" : "suivi.suspension.titre",
					)}
				>
					{compte.id === visiteur.compte_id ? (
						<p>{t("suivi.suspension.soi")}</p>
					) : (
						<FormulaireSuspension
							langue={langue}
							compte={compte}
							coupures={coupures}
							action={suspendreAction}
						/>
					)}
				</Section>
				{visiteur.role === "admin" ? (
					<Section id="role" title={t("suivi.role.titre")}>
						<FormulaireRole
							langue={langue}
							compte={compte}
							action={changerRoleAction}
						/>
					</Section>
				) : null}
			</Cadre>
		);
	},
);
