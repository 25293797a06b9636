import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { Notice } from "#components/ui/notice";
import { Foreign } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Contestation } from "#lib/moderation/contestations/schema";
import type { Langue } from "#lib/platform/langues";

/** The contests that await a decision, oldest first. */
export function Contestations(props: {
	langue: Langue;
	contestations: readonly Contestation[];
	now: Date;
}) {
	const { langue, contestations } = props;
	const t = texts(langue);
	if (contestations.length === 0)
		return <p className="mt-6 text-soft">{t("suivi.contestations.vide")}</p>;
	return (
		<ul className="mt-6 border-t-2 border-ink">
			{contestations.map(({ id, nature, titre, langue: of, conteste_le }) => (
				<li
					key={id}
					className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3"
				>
					<Link
						href={pageAddress(langue, `/moderation/contestations/${id}`)}
						prefetch={false}
						data-entree=""
						className="min-w-0 flex-1 basis-72 py-1 font-bold wrap-anywhere"
					>
						<Foreign langue={langue} of={of}>
							{titre}
						</Foreign>
					</Link>
					<span className="flex flex-wrap items-baseline gap-x-3 text-small text-soft">
						<Badge>{t(`moderation.filtre.natures.${nature}`)}</Badge>
						<span>
							{t("suivi.contestations.contestee")}{" "}
							<RelativeDate
								langue={langue}
								value={conteste_le.toISOString()}
								now={props.now}
							/>
						</span>
					</span>
				</li>
			))}
		</ul>
	);
}

/** Says that the last decision leaves an entry taken down. */
export function Maintenu(props: { langue: Langue; vu: boolean }) {
	if (!props.vu) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("suivi.contestations.maintenue")}</p>
		</Notice>
	);
}
