import { WITH_CODE } from "#components/developpeurs/code-block";
import { AdresseDeFlux } from "#components/flux/adresse";
import { Section } from "#components/ui/section";
import { adresseDuFlux } from "#lib/flux/rules";
import { ENTREES_MAX, FLUX_PAR_THEME, NATURES_FLUX } from "#lib/flux/schema";
import { otherLangue } from "#lib/i18n/addresses";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { ThemeSortie } from "#lib/themes/schema";

/** The feeds, each with its address in the language of the page and a link to the other. */
export function ChoixDeFlux(props: { siteUrl: string; siteNom: string }) {
	const langue = pageLangue();
	const { siteNom, siteUrl } = props;
	const t = pageTexts();
	const autre = otherLangue(langue);
	return (
		<ul className="space-y-9">
			{NATURES_FLUX.map((nature) => {
				const titre = t(`flux.${nature}.titre`, { site: siteNom });
				return (
					<li key={nature}>
						<h3>
							{/* A full page load: a feed only becomes a page of the site when the browser requests it directly. */}
							<a href={adresseDuFlux(langue, nature)}>{titre}</a>
						</h3>
						<p className="mt-1">
							{t(`flux.${nature}.description`, { n: ENTREES_MAX })}
						</p>
						<AdresseDeFlux
							adresse={`${siteUrl}${adresseDuFlux(langue, nature)}`}
							titre={titre}
						/>
						<p className="mt-2 text-small">
							<a href={adresseDuFlux(autre, nature)} hrefLang={autre}>
								{t("flux.page.autre_langue")}
								<span className="sr-only">{` : ${titre}`}</span>
							</a>
						</p>
					</li>
				);
			})}
		</ul>
	);
}

/** The feeds of single themes, each under the name of its theme. */
export function FluxParTheme(props: { themes: readonly ThemeSortie[] }) {
	const langue = pageLangue();
	const { themes } = props;
	const t = pageTexts();
	if (themes.length === 0) return null;
	return FLUX_PAR_THEME.map((nature) => (
		<div key={nature} className="mt-6">
			<h3>{t(`flux.page.par_theme.${nature}`)}</h3>
			<ul className="mt-1 flex flex-wrap gap-x-5">
				{themes.map((theme) => {
					const nom = translated(theme, "nom", langue);
					return (
						<li key={theme.slug}>
							<a
								href={adresseDuFlux(langue, nature, theme.slug)}
								lang={nom.langue === langue ? undefined : nom.langue}
								className="inline-flex min-h-11 items-center"
							>
								{nom.texte}
							</a>
						</li>
					);
				})}
			</ul>
		</div>
	));
}

/** How to use the address of a feed. */
export function CommentLireUnFlux() {
	const t = pageTexts();
	return (
		<Section id="comment" title={t("flux.page.comment.titre")}>
			<p className="max-w-measure">{t("flux.page.comment.texte")}</p>
			<p className="mt-4 max-w-measure">
				{t.rich("flux.page.comment.format", WITH_CODE)}
			</p>
		</Section>
	);
}
