import { Badge } from "#components/ui/badge";
import { PlainText } from "#components/ui/plain-text";
import { WebLink } from "#components/ui/web-link";
import type { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { EtapesDuBesoin } from "./etapes.tsx";

/** The work space of a need: skills wanted, repository, steps done, brief. */
export function ChantierDuBesoin(props: {
	langue: Langue;
	besoin: BesoinSortie;
	numeros: readonly number[];
}) {
	const { langue, besoin } = props;
	const { cahier, roles, depot, etapes, statut } = besoin;
	const t = texts(langue);
	if (!cahier && roles.length === 0 && !depot && etapes.length === 0)
		return <p>{t("lecture.besoins.chantier_vide")}</p>;
	return (
		<div className="space-y-10">
			{roles.length > 0 ? (
				<div>
					<h3>
						{statut === "livre"
							? t("lecture.besoins.mobilisees")
							: t("lecture.besoins.on_cherche")}
					</h3>
					<dl className="mt-3 space-y-3">
						{roles.map((role) => (
							<div key={role} className="sm:flex sm:items-baseline sm:gap-x-4">
								<dt className="shrink-0 sm:w-40">
									<Badge look="action">
										{t(`lecture.besoins.roles.${role}.nom`)}
									</Badge>
								</dt>
								<dd className="mt-1 sm:mt-0">
									{t(`lecture.besoins.roles.${role}.texte`)}
								</dd>
							</div>
						))}
					</dl>
				</div>
			) : null}
			{depot ? (
				<div>
					<h3>{t("lecture.besoins.depot")}</h3>
					<p className="mt-2 wrap-anywhere">
						<WebLink address={depot} />
					</p>
				</div>
			) : null}
			{etapes.length > 0 ? (
				<div>
					<h3 className="mb-5">{t("lecture.besoins.etapes")}</h3>
					<EtapesDuBesoin
						langue={langue}
						etapes={etapes}
						numeros={props.numeros}
					/>
				</div>
			) : null}
			{cahier ? (
				<div>
					<h3>{t("lecture.besoins.cahier")}</h3>
					<PlainText
						langue={langue}
						of={translated(besoin, "cahier", langue)}
						className="mt-3"
					/>
				</div>
			) : null}
		</div>
	);
}
