import { Acte } from "#components/comptes/acte";
import { LongDate } from "#components/ui/date";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { ReunionLue } from "#lib/moderation/reunions/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Raison } from "../../besoins/reunis.tsx";
import { Cadre } from "../file/cadre.tsx";

/** The merge of a need: into which one, since when, why, and the way to undo it. */
export function PageReuni(props: {
	langue: Langue;
	slug: string;
	reunion: ReunionLue;
	separer: ActionFormulaire;
	/** The previous page merged it. */
	fait: boolean;
}) {
	const { langue, slug, reunion } = props;
	const { garde } = reunion;
	const t = texts(langue);
	return (
		<Cadre langue={langue} partie="fiches" titre={reunion.titre}>
			{props.fait ? (
				<Notice kind="done" announced>
					<p>{t("reunions.moderation.fait")}</p>
				</Notice>
			) : null}
			<p className="mt-4 max-w-measure wrap-anywhere">
				{t.rich("reunions.moderation.reuni_a", {
					lien: () => (
						<a href={pageAddress(langue, `/besoins/${garde.slug}`)}>
							{garde.titre}
						</a>
					),
					date: () => (
						<LongDate langue={langue} value={reunion.le.toISOString()} />
					),
				})}
			</p>
			<p className="mt-2 max-w-measure wrap-anywhere">
				{t("reunions.moderation.raison")}{" "}
				<Raison langue={langue} raison={reunion.raison} />
			</p>
			<Section id="separer" title={t("reunions.moderation.separer")}>
				{reunion.separable ? (
					<>
						<p className="mb-4 max-w-measure">
							{t.rich("reunions.moderation.separer_aide", {
								date: () => (
									<LongDate
										langue={langue}
										value={reunion.jusqu_au.toISOString()}
									/>
								),
							})}
						</p>
						<Acte
							langue={langue}
							action={props.separer}
							champs={{ slug }}
							look="danger"
						>
							{t("reunions.moderation.separer")}
						</Acte>
					</>
				) : (
					<p className="max-w-measure">{t("reunions.moderation.trop_tard")}</p>
				)}
			</Section>
		</Cadre>
	);
}
