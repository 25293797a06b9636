import { LinkButton } from "#components/ui/link-button";
import { Translated, Version } from "#components/ui/translated";
import type { Nuance } from "#lib/besoins/liens/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import { CERTITUDES } from "#lib/platform/search/certainty";
import type { ProjetProche } from "#lib/recherche/proches/schema";

function Projet(props: { projet: ProjetProche; nuance: Nuance | undefined }) {
	const { projet, nuance } = props;
	const t = pageTexts();
	const nom = translated(projet, "nom", pageLangue());
	const vers = (page: string) =>
		pageHref(`/decrire/${page}?projet=${projet.slug}`);
	const ici = (
		<span className="sr-only">
			{" "}
			<Version of={nom} />
		</span>
	);
	return (
		<li className="py-4">
			<p className="font-bold wrap-anywhere">
				<a href={pageHref(`/projets/${projet.slug}`)}>
					<Version of={nom} />
				</a>
			</p>
			<p className="mt-1 wrap-anywhere">
				<Translated of={projet} text="accroche" />
			</p>
			{nuance ? (
				<p className="mt-2 text-small text-soft wrap-anywhere">
					{nuance.texte === null
						? t("liens.note_sans_texte")
						: t("liens.note", { texte: nuance.texte })}
				</p>
			) : null}
			<p className="mt-3 flex flex-wrap gap-3">
				<LinkButton look="other" href={vers("reponse")}>
					{t("liens.oui")}
					{ici}
				</LinkButton>
				<LinkButton look="other" href={vers("presque")}>
					{t("liens.presque")}
					{ici}
				</LinkButton>
			</p>
		</li>
	);
}

/** The projects that may answer a need being described, each with the two answers of its author. */
export function ProjetsProches(props: {
	projets: readonly ProjetProche[];
	nuances: readonly Nuance[];
}) {
	const { projets, nuances } = props;
	const t = pageTexts();
	if (projets.length === 0) return null;
	return (
		<section className="mt-8 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4">
			{CERTITUDES.map((grade) => {
				const siens = projets.filter(({ certitude }) => certitude === grade);
				if (siens.length === 0) return null;
				return (
					<div key={grade} className={grade === "sur" ? "" : "mt-4 first:mt-0"}>
						<h2
							className={
								grade === "sur" ? "text-h3" : "text-body font-bold text-soft"
							}
						>
							{t(`contributions.proches.certitudes.${grade}`)}
						</h2>
						<ul className="mt-1 divide-y divide-line">
							{siens.map((projet) => (
								<Projet
									key={projet.slug}
									projet={projet}
									nuance={nuances.find((une) => une.projet === projet.slug)}
								/>
							))}
						</ul>
					</div>
				);
			})}
		</section>
	);
}
