import { formats, texts } from "#lib/i18n/texts";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import type { Langue } from "#lib/platform/langues";
import { JOURS_RECENTS, type Statistiques } from "#lib/statistiques/schema";

/** The main figures, each with its words and how many came lately, where that can be told. */
export function ChiffresCles(props: {
	langue: Langue;
	cles: Statistiques["cles"];
}) {
	const { cles, langue } = props;
	const t = texts(langue);
	return (
		<section aria-label={t("chiffres.cles.titre")} className="mt-8">
			<ul className="grid grid-cols-2 gap-x-8 gap-y-7 border-y-2 border-ink py-6 sm:grid-cols-3 md:grid-cols-5">
				{cles.map(({ nom, nombre, recents }) => (
					<li key={nom}>
						<span className="block font-display text-h1 leading-[1.1] font-bold tabular-nums">
							{nombre === null
								? t("chiffres.cles.moins", { n: SEUIL_ANONYMAT })
								: formats(langue).number(nombre)}
						</span>{" "}
						<span className="block leading-[1.35]">
							{t(`chiffres.cles.${nom}`, { n: nombre ?? SEUIL_ANONYMAT })}
						</span>{" "}
						{recents === null ? null : (
							<span className="mt-1 block text-small text-soft">
								{t("chiffres.cles.recents", {
									n: recents,
									jours: JOURS_RECENTS,
								})}
							</span>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
