import { Badge } from "#components/ui/badge";
import { texts } from "#lib/i18n/texts";
import { filtreDeListe, rechercheDeFile } from "#lib/moderation/file/rules";
import type {
	EntreeListee,
	FiltreEntrees,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { Etat } from "../decision/etat.tsx";
import { LienFiche, OrigineFiche } from "./fiche.tsx";
import { Pages } from "./pages.tsx";

function Ligne(props: {
	langue: Langue;
	entree: EntreeListee;
	now: Date;
	/** The filter of the list, as it stands in addresses. */
	recherche: string;
}) {
	const { langue, entree, now } = props;
	const t = texts(langue);
	return (
		<li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
			<LienFiche
				langue={langue}
				fiche={entree}
				recherche={props.recherche}
				className="min-w-0 flex-1 basis-72"
			/>
			<span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-soft">
				<Badge>{t(`moderation.filtre.natures.${entree.nature}`)}</Badge>
				<Etat nature={entree.nature} statut={entree.statut} langue={langue} />
				<span className="wrap-anywhere">
					{t("moderation.file.depuis")}{" "}
					<OrigineFiche
						langue={langue}
						le={entree.cree_le}
						auteur={entree.auteur}
						now={now}
					/>
				</span>
			</span>
		</li>
	);
}

/** Entries in rows, each with its age and its origin. */
export function ListeEntrees(props: {
	langue: Langue;
	chemin: string;
	filtre: FiltreEntrees;
	entrees: readonly EntreeListee[];
	total: number;
	parPage: number;
	now: Date;
	vide: string;
}) {
	const { langue, entrees, total, now } = props;
	const { page, ...filtre } = props.filtre;
	const t = texts(langue);
	const recherche = rechercheDeFile(filtreDeListe(props.filtre));
	return (
		<>
			<p role="status" className="mt-6 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
			{entrees.length === 0 ? (
				<p className="mt-3 max-w-measure text-soft">{props.vide}</p>
			) : (
				<ul className="mt-2 border-t-2 border-ink">
					{entrees.map((entree) => (
						<Ligne
							key={`${entree.nature}/${entree.slug}`}
							langue={langue}
							entree={entree}
							now={now}
							recherche={recherche}
						/>
					))}
				</ul>
			)}
			<Pages
				langue={langue}
				chemin={props.chemin}
				filtre={filtre}
				page={page}
				pages={Math.ceil(total / props.parPage)}
			/>
		</>
	);
}
