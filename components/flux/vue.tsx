import { AdresseDeFlux } from "#components/flux/adresse";
import { Day } from "#components/ui/kit/when";
import { pageAddress } from "#lib/i18n/addresses";
import { pageLangue } from "#lib/i18n/page-texts";
import { formats, texts } from "#lib/i18n/texts";
import type { EntreeAtom, FluxAtom } from "#lib/platform/text/atom";

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
	const t = texts(langue);
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
