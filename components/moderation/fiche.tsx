import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Badge } from "../ui/badge.tsx";
import { RelativeDate } from "../ui/date.tsx";
import { Foreign } from "../ui/foreign.tsx";
import { Notice } from "../ui/notice.tsx";
import { Etat } from "./etat.tsx";

function Faits(props: { langue: Langue; fiche: FicheModeree }) {
	const { langue, fiche } = props;
	const t = texts(langue);
	const faits = [
		["territoire", fiche.territoire],
		["porteur", fiche.porteur],
		["themes", fiche.themes.join(", ")],
		["site_web", fiche.site_web],
		["usage_ia", fiche.usage_ia],
	] as const;
	const dits = fiche.nature === "projet" ? faits : [faits[0], faits[2]];
	return (
		<dl className="mt-6 grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
			{dits.map(([cle, valeur]) => (
				<div key={cle} className="contents">
					<dt className="font-bold">{t(`moderation.fiche.${cle}`)}</dt>
					<dd className="min-w-0 wrap-anywhere whitespace-pre-line">
						{valeur || (
							<span className="text-soft">{t("moderation.fiche.aucun")}</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The contribution as its author wrote it, links not alive: they are listed aside. */
export function Fiche(props: {
	langue: Langue;
	fiche: FicheModeree;
	now: Date;
}) {
	const { langue, fiche, now } = props;
	const t = texts(langue);
	return (
		<section aria-label={t("moderation.fiche.lire")}>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-small text-soft">
				<Badge>{t(`moderation.filtre.natures.${fiche.nature}`)}</Badge>
				<Etat nature={fiche.nature} statut={fiche.statut} langue={langue} />
				<span>
					{t("moderation.fiche.recue")}{" "}
					<RelativeDate
						langue={langue}
						value={fiche.cree_le.toISOString()}
						now={now}
					/>
				</span>
			</p>
			{fiche.efface_le ? (
				<Notice>
					<p>{t("moderation.fiche.efface")}</p>
				</Notice>
			) : null}
			{fiche.motif === null ? null : (
				<Notice title={t("moderation.fiche.motif")}>
					<p className="whitespace-pre-line">{fiche.motif}</p>
				</Notice>
			)}
			<Foreign
				as="div"
				langue={langue}
				of={fiche.langue}
				className="max-w-measure wrap-anywhere"
			>
				{fiche.accroche === null ? null : (
					<p className="mt-5 text-lead">{fiche.accroche}</p>
				)}
				<p className="mt-5 whitespace-pre-line">{fiche.description}</p>
			</Foreign>
			<Faits langue={langue} fiche={fiche} />
		</section>
	);
}
