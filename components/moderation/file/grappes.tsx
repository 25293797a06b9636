import Link from "next/link";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Grappe } from "#lib/moderation/comptes/schema";
import type { Langue } from "#lib/platform/langues";

/** Accounts that may belong to one person, as figures. */
export function Grappes(props: { langue: Langue; grappes: readonly Grappe[] }) {
	const { langue, grappes } = props;
	const t = texts(langue);
	if (grappes.length === 0)
		return <p className="mt-6 text-soft">{t("suivi.grappes.vide")}</p>;
	return (
		<ul className="mt-6 border-t-2 border-ink">
			{grappes.map(({ nature, comptes, communs, heures }) => (
				<li
					key={`${nature}-${comptes[0]?.id}`}
					className="border-b border-line py-4"
				>
					<p className="font-bold">
						{nature === "boite"
							? t("suivi.grappes.boite")
							: t("suivi.grappes.actes", { n: communs })}
					</p>
					<p className="text-small text-soft">
						{t("suivi.grappes.comptes", { n: comptes.length })},{" "}
						{t("suivi.grappes.creation", { n: heures })}
					</p>
					<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small">
						{comptes.slice(0, 20).map(({ id, courriel }) => (
							<li key={id} className="wrap-anywhere">
								<Link
									href={pageAddress(langue, `/moderation/comptes/${id}`)}
									prefetch={false}
								>
									{courriel}
								</Link>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
