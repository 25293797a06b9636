import { Badge } from "#components/ui/badge";
import type { Option } from "#components/ui/forms/choice-field";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Rows } from "#components/ui/kit/rows";
import { LinkButton } from "#components/ui/link-button";
import { Foreign } from "#components/ui/translated";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile } from "#lib/moderation/file/schema";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import { Etat } from "../decision/fiche.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche, OrigineFiche } from "./fiche.tsx";
import { champsDesFiches, Pages } from "./pages.tsx";

const CHEMIN = "/moderation/fiches";

type Props = {
	filtre: FiltreFile;
	entrees: readonly EntreeListee[];
	total: number;
	page: number;
	pages: number;
	etats: readonly Option[];
	themes: readonly Option[];
	/** Days that a quarantined entry is kept. */
	jours: number;
};

/** Entries in rows, each with its age and its origin. */
function Lignes({ filtre, entrees }: Props) {
	const t = pageTexts();
	const recherche = rechercheDeFile(filtre);
	return (
		<Rows
			empty={t(
				filtre.statut === "quarantaine"
					? "moderation.quarantaine.vide"
					: "moderation.listes.vide",
			)}
			rows={entrees.map(({ nature, slug, titre, statut, ...entree }) => ({
				key: `${nature}/${slug}`,
				title: <Foreign of={entree.langue}>{titre}</Foreign>,
				href: `${adresseFiche({ nature, slug })}${recherche}`,
				beside: (
					<>
						<Badge>{t(`recherche.natures.${nature}`)}</Badge>
						<Etat nature={nature} statut={statut} />
					</>
				),
				note: (
					<>
						{t("moderation.fiche.recue")}{" "}
						<OrigineFiche le={entree.cree_le} auteur={entree.auteur} />
					</>
				),
			}))}
		/>
	);
}

/** All entries of both kinds, in any state, quarantined ones too. */
export function ToutesLesEntrees(props: Props) {
	const { total } = props;
	const { page: _, ...filtre } = props.filtre;
	const t = pageTexts();
	return (
		<Cadre partie="fiches" racine titre={t("moderation.listes.fiches")}>
			<p className="mt-5 flex flex-wrap gap-3">
				{NATURES_CONTRIBUTION.map((nature) => (
					<LinkButton
						key={nature}
						href={pageHref(`/moderation/fiches/${nature}`)}
						look="other"
					>
						{t(`moderation.listes.creer_${nature}`)}
					</LinkButton>
				))}
			</p>
			<FilterBar
				path={CHEMIN}
				values={filtre}
				fields={[
					...champsDesFiches(t),
					{
						name: "statut",
						label: t("versions.champs.statut"),
						options: props.etats,
					},
					{
						name: "theme",
						label: t("champs.theme"),
						options: props.themes,
					},
				]}
			/>
			{filtre.statut === "quarantaine" ? (
				<p className="mt-3 max-w-measure text-soft">
					{t("moderation.quarantaine.chapeau", { jours: String(props.jours) })}
				</p>
			) : null}
			<p role="status" className="mt-6 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
			<Lignes {...props} />
			<Pages
				chemin={CHEMIN}
				filtre={filtre}
				page={props.page}
				pages={props.pages}
			/>
		</Cadre>
	);
}
