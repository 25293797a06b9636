import type { ReactNode } from "react";
import { LigneProjet } from "#components/projets/ligne";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { LongDate } from "#components/ui/date";
import { OriginalNote } from "#components/ui/original-note";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { Share } from "#components/ui/share/share";
import { Breadcrumb } from "#components/ui/shell/breadcrumb";
import { Version } from "#components/ui/translated";
import { estStatutPublic } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { adresseDesEtapes } from "#lib/flux/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { ProjetResume } from "#lib/projets/schema";
import { ChantierDuBesoin } from "./chantier.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { ParcoursDuBesoin } from "./parcours.tsx";
import { StatutDuBesoin } from "./statut.tsx";

type FicheProps = {
	langue: Langue;
	besoin: BesoinSortie;
	/** The permanent numbers of its steps, in their order. */
	numeros: readonly number[];
	/** The projects that answer it, as moderators confirmed, and those that only look alike. */
	projets: readonly ProjetResume[];
	possibles: readonly ProjetResume[];
	voisins: readonly BesoinSortie[];
	/** The support button and the confirmation of what was just done. */
	participation: ReactNode;
	/** The page's own absolute address. */
	url: string;
};

/** The needs that name a territory: words of a search, which has 100 characters at most. */
function autourDe(langue: Langue, territoire: string): string {
	const q = [...territoire].slice(0, 100).join("");
	return pageAddress(langue, listPath("/besoins", { q }));
}

/** The projects that answer the need, then, told apart, those that may. */
function Reponses(props: Pick<FicheProps, "langue" | "projets" | "possibles">) {
	const { langue, projets, possibles } = props;
	const t = texts(langue);
	return (
		<>
			{projets.length > 0 ? (
				<Section
					id="projets"
					title={
						projets.length === 1
							? t("lecture.besoins.projet")
							: t("liens.projets")
					}
				>
					<ul>
						{projets.map((projet) => (
							<LigneProjet key={projet.slug} langue={langue} projet={projet} />
						))}
					</ul>
				</Section>
			) : null}
			{possibles.length > 0 ? (
				<Section id="possibles" title={t("liens.possibles")}>
					<p className="mb-2 text-small text-soft">
						{t("liens.possibles_aide")}
					</p>
					<ul>
						{possibles.map((projet) => (
							<LigneProjet key={projet.slug} langue={langue} projet={projet} />
						))}
					</ul>
				</Section>
			) : null}
		</>
	);
}

function Tete({ langue, besoin }: Pick<FicheProps, "langue" | "besoin">) {
	const t = texts(langue);
	const titre = translated(besoin, "titre", langue);
	const { statut, theme, territoire, cree_le } = besoin;
	return (
		<>
			<Breadcrumb
				langue={langue}
				steps={[{ label: t("lecture.besoins.titre"), path: "/besoins" }]}
				here={titre.texte}
			/>
			{estStatutPublic(statut) ? (
				<StatutDuBesoin langue={langue} statut={statut} />
			) : null}
			<h1 className="wrap-anywhere">
				<Version langue={langue} of={titre} />
			</h1>
			<ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
				{theme ? (
					<li>
						<a
							href={pageAddress(
								langue,
								listPath("/besoins", { theme: theme.slug }),
							)}
						>
							<Version langue={langue} of={translated(theme, "nom", langue)} />
						</a>
					</li>
				) : null}
				{territoire ? (
					<li className="min-w-0 wrap-anywhere">
						<a href={autourDe(langue, territoire)}>
							<bdi>{territoire}</bdi>
						</a>
					</li>
				) : null}
				<li>
					{t.rich("lecture.besoins.exprime_le", {
						date: () => <LongDate langue={langue} value={cree_le} />,
					})}
				</li>
			</ul>
		</>
	);
}

/** Everything the API returns for a need: its life, its text, its work space, the projects that answer it, and what is alike. */
export function FicheDuBesoin(props: FicheProps) {
	const { langue, besoin } = props;
	const t = texts(langue);
	const description = translated(besoin, "description", langue);
	const { chantier } = besoin;
	const { voisins } = props;
	return (
		<article>
			<Tete langue={langue} besoin={besoin} />
			<div className="mt-6">
				{props.participation}
				<p className="mt-2 text-small text-soft">
					{t("lecture.besoins.prive")}
				</p>
			</div>
			<ParcoursDuBesoin langue={langue} besoin={besoin} />
			<OriginalNote langue={langue} of={description} />
			<Section id="besoin" title={t("lecture.besoins.le_besoin")}>
				<PlainText langue={langue} of={description} />
			</Section>
			<Reponses
				langue={langue}
				projets={props.projets}
				possibles={props.possibles}
			/>
			{chantier ? (
				<Section id="chantier" title={t("lecture.besoins.chantier")}>
					<ChantierDuBesoin
						langue={langue}
						besoin={besoin}
						numeros={props.numeros}
					/>
					<p className="mt-5 text-small">
						<a href={adresseDesEtapes(langue, besoin.slug)}>
							{t("flux.etapes.suivre")}
						</a>
					</p>
				</Section>
			) : null}
			{voisins.length > 0 ? (
				<Section id="voisins" title={t("liens.voisins")}>
					<ul>
						{voisins.map((voisin) => (
							<LigneBesoin key={voisin.slug} langue={langue} besoin={voisin} />
						))}
					</ul>
				</Section>
			) : null}
			<Share
				langue={langue}
				title={translated(besoin, "titre", langue).texte}
				url={props.url}
			/>
			<LienSignaler langue={langue} dossier="besoins" slug={besoin.slug} />
		</article>
	);
}
