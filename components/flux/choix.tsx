import { WITH_CODE } from "#components/developpeurs/code-block";
import { AdresseDeFlux } from "#components/flux/adresse";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { adresseDuFlux } from "#lib/flux/rules";
import { ENTREES_MAX, FLUX_PAR_THEME, NATURES_FLUX } from "#lib/flux/schema";
import { otherLangue } from "#lib/i18n/addresses";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { ThemeSortie } from "#lib/themes/schema";

function nomDuFlux(t: Texts, nature: (typeof NATURES_FLUX)[number]): string {
	return nature === "places"
		? t("aider.moderation.places")
		: t(`coquille.parties.${nature}`);
}

/** The feeds, each with its address in the language of the page and a link to the other. */
export function ChoixDeFlux(props: { siteUrl: string }) {
	const { siteUrl } = props;
	const t = pageTexts();
	const langue = pageLangue();
	const autre = otherLangue(langue);
	return (
		<ul className="space-y-9">
			{NATURES_FLUX.map((nature) => {
				const titre = nomDuFlux(t, nature);
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

/** The feeds of single themes: a row a theme. */
export function FluxParTheme(props: { themes: readonly ThemeSortie[] }) {
	const { themes } = props;
	const t = pageTexts();
	const langue = pageLangue();
	if (themes.length === 0) return null;
	return (
		<Table
			caption={t("flux.page.par_theme.titre")}
			captionHidden
			stacked
			head={[
				t("lecture.filtres.theme"),
				...FLUX_PAR_THEME.map((nature) => nomDuFlux(t, nature)),
			]}
		>
			{themes.map((theme) => {
				const nom = translated(theme, "nom", langue);
				return (
					<tr key={theme.slug}>
						<th
							scope="row"
							lang={nom.langue === langue ? undefined : nom.langue}
						>
							{nom.texte}
						</th>
						{FLUX_PAR_THEME.map((nature) => (
							<td key={nature}>
								<a href={adresseDuFlux(langue, nature, theme.slug)}>
									{nomDuFlux(t, nature)}
									<span className="sr-only">{` : ${nom.texte}`}</span>
								</a>
							</td>
						))}
					</tr>
				);
			})}
		</Table>
	);
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
