import { Fragment } from "react";
import { WITH_CODE } from "#components/developpeurs/code-block";
import { Day } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { PageCopy } from "#components/ui/share/share";
import { Table } from "#components/ui/table";
import { adresseDuFlux } from "#lib/flux/rules";
import { ENTREES_MAX, FLUX_PAR_THEME, NATURES_FLUX } from "#lib/flux/schema";
import { otherLangue, pageAddress } from "#lib/i18n/addresses";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { EntreeAtom, FluxAtom } from "#lib/platform/text/atom";
import type { ThemeSortie } from "#lib/themes/schema";

function nomDuFlux(nature: (typeof NATURES_FLUX)[number]): string {
	return nature === "places"
		? t("aider.moderation.places")
		: t(`coquille.parties.${nature}`);
}

export function ChoixDeFlux(props: { siteUrl: string }) {
	const { siteUrl } = props;
	const langue = pageLangue();
	const autre = otherLangue(langue);
	return (
		<ul className="space-y-9">
			{NATURES_FLUX.map((nature) => {
				const titre = nomDuFlux(nature);
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
								<span className="sr-only">{`, ${titre}`}</span>
							</a>
						</p>
					</li>
				);
			})}
		</ul>
	);
}

export function FluxParTheme(props: { themes: readonly ThemeSortie[] }) {
	const { themes } = props;
	const langue = pageLangue();
	if (themes.length === 0) return null;
	return (
		<Table
			caption={t("flux.page.par_theme.titre")}
			captionHidden
			stacked
			head={[
				t("lecture.filtres.theme"),
				...FLUX_PAR_THEME.map((nature) => nomDuFlux(nature)),
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
									{nomDuFlux(nature)}
									<span className="sr-only">{`, ${nom.texte}`}</span>
								</a>
							</td>
						))}
					</tr>
				);
			})}
		</Table>
	);
}

export function CommentLireUnFlux() {
	return (
		<Section id="comment" title={t("flux.page.comment.titre")}>
			<p className="max-w-measure">{t("flux.page.comment.texte")}</p>
			<p className="mt-4 max-w-measure">
				{t.rich("flux.page.comment.format", WITH_CODE)}
			</p>
		</Section>
	);
}

/** The parts of an address, each with the slash that ends it: it is cut there rather than inside a name. */
const PARTS = /(?<=\/)(?!\/)/;

function AdresseDeFlux(props: { adresse: string; titre: string }) {
	return (
		<div className="mt-3 flex flex-wrap items-center gap-3">
			<code className="rounded-control border border-line bg-sheet px-3 py-2 min-w-0 font-mono text-small wrap-break-word">
				{props.adresse.split(PARTS).map((part) => (
					<Fragment key={part}>
						{part}
						<wbr />
					</Fragment>
				))}
			</code>
			<PageCopy text={props.adresse} name={props.titre} />
		</div>
	);
}

function Entree({ entree }: { entree: EntreeAtom }) {
	const { adresse, publie_le, resume, themes, titre } = entree;
	return (
		<article className="border-t border-line py-5">
			<h2 className="text-h3">
				<a href={adresse} lang={titre.langue}>
					{titre.texte}
				</a>
			</h2>
			<p className="mt-1 text-small text-soft">
				<Day at={publie_le} />
				{themes.map(({ schema, terme, libelle }) => (
					<span key={`${schema} ${terme}`}>{` · ${libelle}`}</span>
				))}
			</p>
			{resume ? (
				<p className="mt-2 max-w-measure" lang={resume.langue}>
					{resume.texte}
				</p>
			) : null}
		</article>
	);
}

/** A feed as a page, for a browser that opens it directly (D28). */
export function VueDeFlux({ flux }: { flux: FluxAtom }) {
	const langue = pageLangue();
	return (
		<>
			<h1 className="max-w-[24ch]">{flux.titre}</h1>
			<p className="mt-5 max-w-measure text-lead text-soft">
				{flux.description}
			</p>
			<p className="mt-6 max-w-measure">{t("flux.vue.note")}</p>
			<AdresseDeFlux adresse={flux.adresse} titre={flux.titre} />
			<p className="mt-3 text-small text-soft">
				{t("flux.vue.modifie", {
					date: formats(langue).dateTime(flux.modifie_le, {
						dateStyle: "long",
					}),
				})}
				{" · "}
				<a href={pageAddress(langue, "/flux")}>{t("flux.vue.tous")}</a>
			</p>
			<div className="mt-10">
				{flux.entrees.length === 0 ? (
					<p>{t("flux.vue.vide")}</p>
				) : (
					flux.entrees.map((entree) => (
						<Entree key={entree.id} entree={entree} />
					))
				)}
			</div>
		</>
	);
}

/** The link to the feed of a list, to stand beside it: a browser that follows it gets a readable page. */
export function SAbonner(props: { adresse: string }) {
	return (
		// A full page load: a feed only becomes a page of the site when the browser requests it directly.
		<a
			href={props.adresse}
			type="application/atom+xml"
			className="no-print inline-flex min-h-11 items-center gap-2"
		>
			<svg
				viewBox="0 0 16 16"
				width="16"
				height="16"
				aria-hidden="true"
				className="size-4 shrink-0 fill-none stroke-current stroke-2"
			>
				<path d="M2 2.5a11.5 11.5 0 0 1 11.5 11.5M2 7.5a6.5 6.5 0 0 1 6.5 6.5" />
				<circle cx="3" cy="13" r="1.5" className="fill-current stroke-none" />
			</svg>
			<span>
				{t("flux.abonner.lien")}
				<span className="sr-only">{` ${t("flux.abonner.quoi")}`}</span>
			</span>
		</a>
	);
}
