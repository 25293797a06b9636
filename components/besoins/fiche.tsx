import { Fragment, type ReactNode } from "react";
import { LieuDeFiche } from "#components/lieux/pres";
import { type Actes, Barre, duBesoin } from "#components/participation/boutons";
import { LignesProjets } from "#components/projets/ligne";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { FilDeFiche, Suite, SuiteDuTheme } from "#components/themes/liens";
import { Entry } from "#components/ui/entry";
import { Day } from "#components/ui/kit/when";
import { LinkButton } from "#components/ui/link";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { type Codes, MoreShare } from "#components/ui/share/share";
import {
	Foreign,
	MarkedText,
	OriginalNote,
	Version,
} from "#components/ui/translated";
import { phraseDuBilan } from "#lib/besoins/bilans/rules";
import type { Bilan, PhraseBilan } from "#lib/besoins/bilans/schema";
import type { PlaceSortie, RoleCherche } from "#lib/besoins/places/schema";
import { estStatutPublic } from "#lib/besoins/rules";
import type { BesoinSortie, Situation } from "#lib/besoins/schema";
import { adresseDesEtapes } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { CERTITUDES } from "#lib/platform/search/results";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";
import type { ProjetProche } from "#lib/recherche/schema";
import { FeuilleDuBesoin } from "./feuille.tsx";
import { LignesBesoins } from "./ligne.tsx";
import {
	EtapesDuBesoin,
	ParcoursDuBesoin,
	StatutDuBesoin,
} from "./parcours.tsx";
import { PlacesDuBesoin } from "./places.tsx";
import { BesoinsReunis, SituationsDuBesoin } from "./situations.tsx";

function SuiteDuBesoin(props: { besoin: BesoinSortie }) {
	const { theme } = props.besoin;
	return (
		<Suite>
			<LinkButton href={pageHref("/decrire")}>
				{t("contributions.decrire.titre")}
			</LinkButton>
			{theme ? <SuiteDuTheme liste="besoins" theme={theme} /> : null}
			<LinkButton look="other" href={pageHref("/besoins")}>
				{t("fiche.suite.besoins")}
			</LinkButton>
		</Suite>
	);
}

/** What those who supported a delivered need say of it: the figure, then reviewed sentences. Nothing while too few answered. */
function BilanDuBesoin(props: {
	bilan: Bilan | null;
	phrases: readonly PhraseBilan[];
}) {
	const { bilan, phrases } = props;
	if (bilan === null) return null;
	return (
		<Section id="bilan" title={t("bilans.fiche.titre")}>
			<p className="max-w-measure text-h3">
				{phraseDuBilan(bilan, pageLangue())}
			</p>
			<p className="mt-2 max-w-measure text-small text-soft">
				{t.rich("bilans.fiche.aide", {
					date: () => <Day at={bilan.jour} />,
				})}
			</p>
			{phrases.length === 0 ? null : (
				<>
					<h3 className="mt-6">{t("bilans.fiche.phrases")}</h3>
					<ul className="mt-2 grid max-w-measure gap-3">
						{phrases.map(({ texte, langue: de }) => (
							<li key={texte} className="border-l-4 border-line pl-4">
								<Foreign of={de}>{texte}</Foreign>
							</li>
						))}
					</ul>
				</>
			)}
		</Section>
	);
}

type FicheProps = {
	besoin: BesoinSortie;
	/** Its brief as HTML, in each language of the site. */
	cahiers: Readonly<Record<Langue, TexteMarque>> | null;
	/** The permanent numbers of its steps, in their order. */
	numeros: readonly number[];
	places: readonly PlaceSortie[];
	/** The roles that it looks for and that have none, and the way to offer them. */
	roles: readonly RoleCherche[];
	aider: ActionFormulaire;
	aidants: number;
	/** The projects that answer it, as moderators confirmed, and those that only look alike. */
	projets: readonly ProjetResume[];
	possibles: readonly ProjetProche[];
	voisins: readonly BesoinSortie[];
	phrases: readonly PhraseBilan[];
	situations: readonly Situation[];
	/** The support button, and whether the reader has given it. */
	participation: ReactNode;
	soutenu: boolean;
	actes: Actes;
	url: string;
	codes: Codes;
};

function Reponses(props: Pick<FicheProps, "projets" | "possibles" | "actes">) {
	const { projets, possibles } = props;
	return (
		<>
			{projets.length > 0 ? (
				<Section
					rows
					id="projets"
					title={
						projets.length === 1
							? t("lecture.besoins.projet")
							: t("liens.projets")
					}
				>
					<LignesProjets projets={projets} acte={props.actes.projets} />
				</Section>
			) : null}
			{possibles.length > 0 ? (
				<Section id="possibles" title={t("liens.possibles")}>
					<p className="mb-2 text-small text-soft">
						{t("liens.possibles_aide")}
					</p>
					{CERTITUDES.map((grade) => {
						const siens = possibles.filter(
							({ certitude }) => certitude === grade,
						);
						return siens.length === 0 ? null : (
							<Fragment key={grade}>
								<h3 className="mt-4 text-small text-soft first:mt-0">
									{t(`contributions.proches.certitudes.${grade}`)}
								</h3>
								<LignesProjets projets={siens} acte={props.actes.projets} />
							</Fragment>
						);
					})}
				</Section>
			) : null}
		</>
	);
}

function Tete({ besoin }: Pick<FicheProps, "besoin">) {
	const { statut, theme, territoire, lieux, jalons, cree_le } = besoin;
	const exprime = jalons.find((jalon) => jalon.statut === "publie");
	return (
		<>
			{estStatutPublic(statut) ? (
				<p className="mb-1.5">
					<StatutDuBesoin statut={statut} />
				</p>
			) : null}
			<h1 className="wrap-anywhere">
				<Version of={translated(besoin, "titre", pageLangue())} />
			</h1>
			<p className="mt-2 text-small text-soft sm:mt-3">
				{territoire ? (
					<>
						<LieuDeFiche liste="besoins" {...{ territoire, lieux }} />
						{" · "}
					</>
				) : null}
				{theme ? (
					<>
						<a
							className="wrap-anywhere"
							href={pageHref(listPath("/besoins", { theme: theme.slug }))}
						>
							<Version of={translated(theme, "nom", pageLangue())} />
						</a>
						{" · "}
					</>
				) : null}
				{t.rich("lecture.besoins.depuis", {
					date: () => <Day at={exprime?.le ?? cree_le} />,
				})}
			</p>
		</>
	);
}

function Vie(props: FicheProps) {
	const { besoin, cahiers } = props;
	const { etapes, chantier } = besoin;
	// Once the need is delivered, nothing is to come.
	const vientDouvrir =
		chantier &&
		etapes.length === 0 &&
		cahiers === null &&
		besoin.statut !== "livre";
	return (
		<>
			<ParcoursDuBesoin besoin={besoin} />
			<SituationsDuBesoin slug={besoin.slug} situations={props.situations} />
			{etapes.length > 0 || vientDouvrir ? (
				<Section id="etapes" title={t("lecture.besoins.etapes")}>
					{vientDouvrir ? (
						<p className="max-w-measure">
							{t("lecture.besoins.chantier_vide")}
						</p>
					) : (
						<EtapesDuBesoin
							etapes={etapes}
							numeros={props.numeros}
							jalons={besoin.jalons}
						/>
					)}
				</Section>
			) : null}
			<BilanDuBesoin bilan={besoin.bilan} phrases={props.phrases} />
			<PlacesDuBesoin {...props} />
			<BesoinsReunis reunis={besoin.reunis ?? []} />
			{cahiers ? (
				<Section id="cahier" title={t("versions.champs.cahier")}>
					<MarkedText html={cahiers[pageLangue()]} />
				</Section>
			) : null}
		</>
	);
}

function Pied({ besoin, url, codes }: FicheProps) {
	const langue = pageLangue();
	return (
		<MoreShare
			title={translated(besoin, "titre", pageLangue()).texte}
			url={url}
			codes={codes}
			poster={pageHref(`/affiche/besoins/${besoin.slug}`)}
			feed={{
				label: t("coquille.pied_liens.flux"),
				href: adresseDesEtapes(langue, besoin.slug),
			}}
		>
			<LienSignaler dossier="besoins" slug={besoin.slug} />
		</MoreShare>
	);
}

/** Everything the API returns for a need: its text, its life, its work space, the projects that answer it, and what is alike. */
export function FicheDuBesoin(props: FicheProps) {
	const { besoin, voisins, projets } = props;
	const description = translated(besoin, "description", pageLangue());
	return (
		<article>
			<FilDeFiche liste="besoins" theme={besoin.theme} />
			<Entry
				head={<Tete besoin={besoin} />}
				text={
					<>
						<PlainText of={description} />
						<OriginalNote of={description} />
					</>
				}
				sheet={<FeuilleDuBesoin {...props} />}
				bar={
					besoin.statut === "livre" ? null : (
						<Barre de={duBesoin(besoin)} on={props.soutenu} />
					)
				}
				after={
					<>
						{voisins.length > 0 ? (
							<Section rows id="voisins" title={t("liens.voisins")}>
								<LignesBesoins
									besoins={voisins}
									acte={props.actes.besoins}
									className="lg:grid lg:grid-cols-2 lg:gap-x-12"
								/>
							</Section>
						) : null}
						<SuiteDuBesoin besoin={besoin} />
						<Pied {...props} />
					</>
				}
			>
				<Vie {...props} />
				<Reponses
					projets={projets}
					possibles={props.possibles}
					actes={props.actes}
				/>
			</Entry>
		</article>
	);
}
