import { Badge } from "#components/ui/badge";
import type { Option } from "#components/ui/forms/choice-field";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Rows } from "#components/ui/kit/rows";
import { LinkButton } from "#components/ui/link-button";
import { Foreign } from "#components/ui/translated";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile } from "#lib/moderation/file/schema";
import type { EntreeListee } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { Etat } from "../decision/etat.tsx";
import { Cadre } from "./cadre.tsx";
import { champsDesFiches } from "./champs.ts";
import { adresseFiche, OrigineFiche } from "./fiche.tsx";
import { Pages } from "./pages.tsx";

const CHEMIN = "/moderation/fiches";

type Props = {
	langue: Langue;
	filtre: FiltreFile;
	entrees: readonly EntreeListee[];
	total: number;
	parPage: number;
	now: Date;
	etats: readonly Option[];
	/** Days that a quarantined entry is kept. */
	jours: number;
};

/** Entries in rows, each with its age and its origin. */
function Lignes({ langue, filtre, entrees, now }: Props) {
	const t = texts(langue);
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
				title: (
					<Foreign langue={langue} of={entree.langue}>
						{titre}
					</Foreign>
				),
				href: `${adresseFiche(langue, { nature, slug })}${recherche}`,
				beside: (
					<>
						<Badge>{t(`moderation.filtre.natures.${nature}`)}</Badge>
						<Etat nature={nature} statut={statut} langue={langue} />
					</>
				),
				note: (
					<>
						{t("moderation.file.depuis")}{" "}
						<OrigineFiche
							langue={langue}
							le={entree.cree_le}
							auteur={entree.auteur}
							now={now}
						/>
					</>
				),
			}))}
		/>
	);
}

/** All entries of both kinds, in any state, quarantined ones too. */
export function ToutesLesEntrees(props: Props) {
	const { langue, total } = props;
	const { page, ...filtre } = props.filtre;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			racine
			titre={t("moderation.listes.fiches")}
		>
			<p className="mt-5 flex flex-wrap gap-3">
				{NATURES_CONTRIBUTION.map((nature) => (
					<LinkButton
						key={nature}
						href={pageAddress(langue, `/moderation/fiches/${nature}`)}
						look="other"
					>
						{t(`moderation.listes.creer_${nature}`)}
					</LinkButton>
				))}
			</p>
			<FilterBar
				langue={langue}
				path={CHEMIN}
				values={filtre}
				fields={[
					...champsDesFiches(t),
					{
						name: "statut",
						label: t("moderation.filtre.statut"),
						options: props.etats,
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
				langue={langue}
				chemin={CHEMIN}
				filtre={filtre}
				page={page}
				pages={Math.ceil(total / props.parPage)}
			/>
		</Cadre>
	);
}
