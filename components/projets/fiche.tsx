import type { ReactNode } from "react";
import { LignesBesoins } from "#components/besoins/ligne";
import { type Actes, Barre, duProjet } from "#components/participation/boutons";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { FilDeFiche, Suite, SuiteDuTheme } from "#components/themes/liens";
import { Badge } from "#components/ui/badge";
import { Entry, SheetAct, SheetPart } from "#components/ui/entry";
import { LinkButton } from "#components/ui/link";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { type Codes, MoreShare, ShareButton } from "#components/ui/share/share";
import { OriginalNote, Translated } from "#components/ui/translated";
import type { BesoinSortie } from "#lib/besoins/schema";
import { CHAMPS_PROJET, PHRASES_PROJET } from "#lib/contributions/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { counted } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { ProjetResume, ProjetSortie } from "#lib/projets/schema";
import { LignesProjets, TuileDuProjet } from "./ligne.tsx";
import { ReperesDuProjet, ReprendreCeProjet } from "./reperes.tsx";

function BesoinsDuProjet(props: {
	besoins: readonly BesoinSortie[];
	acte: Actes["besoins"];
}) {
	const livres = props.besoins.filter(({ statut }) => statut === "livre");
	const autres = props.besoins.filter(({ statut }) => statut !== "livre");
	return (
		<>
			{livres.length > 0 ? (
				<Section rows id="besoins-livres" title={t("bilans.projet.titre")}>
					<LignesBesoins bilans besoins={livres} acte={props.acte} />
				</Section>
			) : null}
			{autres.length > 0 ? (
				<Section rows id="besoins" title={t("lecture.projets.besoins")}>
					<LignesBesoins bilans besoins={autres} acte={props.acte} />
				</Section>
			) : null}
		</>
	);
}

type FicheProps = {
	projet: ProjetSortie;
	besoins: readonly BesoinSortie[];
	voisins: readonly ProjetResume[];
	/** The vote button, and whether the reader has voted. */
	participation: ReactNode;
	vote: boolean;
	actes: Actes;
	url: string;
	codes: Codes;
};

function Tete({ projet }: Pick<FicheProps, "projet">) {
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 sm:grid-rows-[auto_1fr]">
			<p className="sm:row-span-2">
				<TuileDuProjet large projet={projet} />
			</p>
			{projet.mis_en_avant ? (
				<p className="mb-1.5 max-sm:self-end">
					<Badge look="call">{t("lecture.projets.tris.une")}</Badge>
				</p>
			) : null}
			<div className="min-w-0 max-sm:col-span-2 max-sm:mt-3 sm:col-start-2">
				<h1 className="wrap-anywhere">
					<Translated of={projet} text="nom" />
				</h1>
				<p className="mt-2 max-w-measure text-lead sm:mt-4 wrap-anywhere text-soft">
					<Translated of={projet} text="accroche" />
				</p>
			</div>
		</div>
	);
}

/** What it looks like, under its words: its place is kept before it comes. */
function ImageDuProjet({ projet }: Pick<FicheProps, "projet">) {
	const { image } = projet;
	return image ? (
		<img
			src={image.adresse}
			alt={image.texte}
			lang={projet.langue === pageLangue() ? undefined : projet.langue}
			width={image.largeur}
			height={image.hauteur}
			loading="lazy"
			decoding="async"
			className="mt-6 h-auto max-w-full rounded-control border border-line"
		/>
	) : null;
}

const PHRASES_MAX = 5;

/** What citizens would say, in the language of the page: each leads to what else answers it. */
function Phrases({ projet }: Pick<FicheProps, "projet">) {
	const phrases = PHRASES_PROJET.filter(
		(nom) => CHAMPS_PROJET[nom].langue === pageLangue(),
	).flatMap((nom) => projet[nom]);
	return phrases.length === 0 ? null : (
		<Section id="phrases" title={t("lecture.projets.mots_habitants")}>
			<ul className="flex flex-wrap gap-2 wrap-anywhere">
				{phrases.slice(0, PHRASES_MAX).map((phrase) => (
					<li key={phrase}>
						<a
							href={pageHref(`/recherche?q=${encodeURIComponent(phrase)}`)}
							className="inline-flex min-h-9 items-center rounded-full border border-line bg-sheet px-3.5 text-small text-ink no-underline hover:underline"
						>
							<bdi>{phrase}</bdi>
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Pied({ projet, url, codes }: FicheProps) {
	const langue = pageLangue();
	const [theme] = projet.themes;
	return (
		<MoreShare
			title={translated(projet, "nom", langue).texte}
			url={url}
			codes={codes}
			poster={pageHref(`/affiche/projets/${projet.slug}`)}
			feed={{
				label: t(theme ? "fiche.flux.theme" : "fiche.flux.projets"),
				href: adresseDuFlux(langue, "projets", theme?.slug),
			}}
		>
			<LienSignaler dossier="projets" slug={projet.slug} />
		</MoreShare>
	);
}

export function FicheDuProjet(props: FicheProps) {
	const langue = pageLangue();
	const { projet, voisins } = props;
	const description = translated(projet, "description", langue);
	return (
		<article>
			<FilDeFiche liste="projets" theme={projet.themes[0]} />
			<Entry
				head={<Tete projet={projet} />}
				text={
					<>
						<PlainText of={description} />
						<OriginalNote of={description} />
						<ImageDuProjet projet={projet} />
					</>
				}
				sheet={
					<FeuilleDuProjet
						projet={projet}
						participation={props.participation}
						url={props.url}
					/>
				}
				bar={<Barre de={duProjet(projet)} on={props.vote} />}
				after={
					<>
						{voisins.length > 0 ? (
							<Section rows id="voisins" title={t("liens.voisins")}>
								<LignesProjets
									projets={voisins}
									acte={props.actes.projets}
									className="lg:grid lg:grid-cols-2 lg:gap-x-12"
								/>
							</Section>
						) : null}
						<SuiteDuProjet projet={projet} />
						<Pied {...props} />
					</>
				}
			>
				{projet.usage_ia ? (
					<Section id="ia" title={t("lecture.filtres.label_ia")}>
						<PlainText of={translated(projet, "usage_ia", langue)} />
					</Section>
				) : null}
				<BesoinsDuProjet besoins={props.besoins} acte={props.actes.besoins} />
				<ReprendreCeProjet projet={projet} />
				<Phrases projet={projet} />
			</Entry>
		</article>
	);
}

function SuiteDuProjet(props: { projet: ProjetSortie }) {
	const [theme] = props.projet.themes;
	return (
		<Suite>
			<LinkButton href={pageHref("/decrire")}>
				{t("contributions.decrire.titre")}
			</LinkButton>
			<LinkButton look="other" href={pageHref("/proposer")}>
				{t("contributions.proposer.titre")}
			</LinkButton>
			{theme ? (
				<SuiteDuTheme liste="projets" theme={theme} />
			) : (
				<LinkButton look="other" href={pageHref("/projets")}>
					{t("fiche.suite.projets")}
				</LinkButton>
			)}
		</Suite>
	);
}

function FeuilleDuProjet(props: {
	projet: ProjetSortie;
	participation: ReactNode;
	url: string;
}) {
	const langue = pageLangue();
	const { projet } = props;
	const n = projet.nb_votes;
	return (
		<>
			<SheetAct
				printed={counted(langue, n, t("lecture.projets.votes", { n }))}
				note={t("fiche.prive_vote")}
			>
				{props.participation}
			</SheetAct>
			<ShareButton
				title={translated(projet, "nom", langue).texte}
				url={props.url}
			/>
			<SheetPart id="reperes" title={t("lecture.projets.reperes")}>
				<ReperesDuProjet projet={projet} />
			</SheetPart>
		</>
	);
}
