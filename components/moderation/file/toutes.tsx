import { Badge } from "#components/ui/badge";
import type { Option } from "#components/ui/forms/choice-field";
import { choices, type Field } from "#components/ui/kit/fields";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Rows } from "#components/ui/kit/rows";
import { Link, LinkButton } from "#components/ui/link";
import { Foreign } from "#components/ui/translated";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile } from "#lib/moderation/file/schema";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import { listPath } from "#lib/platform/lists/list-address";
import { Etat } from "../decision/fiche.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche, OrigineFiche } from "./fiche.tsx";

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

function Lignes({ filtre, entrees }: Props) {
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

export function ToutesLesEntrees(props: Props) {
	const { total } = props;
	const { page: _, ...filtre } = props.filtre;
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
					...champsDesFiches(),
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

/** The filters of every list of entries: words, and the kind. */
export function champsDesFiches(): readonly Field[] {
	return [
		{ name: "q", label: t("moderation.filtre.mots") },
		{
			name: "nature",
			label: t("moderation.filtre.nature"),
			options: choices(NATURES_CONTRIBUTION, (value) =>
				t(`recherche.natures.${value}`),
			),
		},
	];
}

/** The way from a page of a list of the moderation area to the next and the previous one, with its filters. */
export function Pages(props: {
	/** Path of the list, without language. */
	chemin: string;
	filtre: Readonly<Record<string, string>>;
	page: number;
	pages: number;
}) {
	const { page, pages } = props;
	if (pages <= 1) return null;
	const adresse = (n: number) =>
		pageHref(listPath(props.chemin, { ...props.filtre, page: n }));
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-6">
			{page > 1 ? (
				<Link href={adresse(page - 1)} rel="prev">
					{t("moderation.listes.precedente")}
				</Link>
			) : null}
			<span>
				{t("moderation.listes.page", {
					page: String(page),
					pages: String(pages),
				})}
			</span>
			{page < pages ? (
				<Link href={adresse(page + 1)} rel="next">
					{t("moderation.listes.suivante")}
				</Link>
			) : null}
		</p>
	);
}
