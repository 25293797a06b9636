import Link from "next/link";
import { LinkButton } from "#components/ui/link-button";
import { Table } from "#components/ui/table";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { FiltreGroupes } from "#lib/moderation/vocabulaire/schema";
import type { Langue } from "#lib/platform/langues";
import { type Groupe, LANGUES_EQUIVALENCE } from "#lib/vocabulaire/schema";
import { Cadre } from "../file/cadre.tsx";
import { ChoixFiltre, Filtre, MotsFiltre } from "../file/filtre.tsx";
import { Garde } from "../file/garde.tsx";
import { Pages } from "../file/pages.tsx";
import { nomLangue } from "./nom-langue.ts";

const CHEMIN = "/moderation/vocabulaire";

type Props = {
	langue: Langue;
	filtre: FiltreGroupes;
	groupes: readonly Groupe[];
	total: number;
	/** Number of pages of the list. */
	pages: number;
	/** Whether the previous page saved a group. */
	garde: boolean;
};

function Groupes({ langue, groupes }: Pick<Props, "langue" | "groupes">) {
	const t = texts(langue);
	return (
		<Table
			caption={t("vocabulaire.titre")}
			captionHidden
			head={[
				t("vocabulaire.colonnes.mots"),
				t("vocabulaire.colonnes.langue"),
				t("vocabulaire.colonnes.origine"),
			]}
		>
			{groupes.map(({ id, termes, langue: dite, origine }) => (
				<tr key={id}>
					<th scope="row" className="font-bold">
						<Link
							href={pageAddress(langue, `${CHEMIN}/${id}`)}
							prefetch={false}
						>
							{termes.join(", ")}
						</Link>
					</th>
					<td>{nomLangue(langue, dite)}</td>
					<td>{t(`vocabulaire.origines.${origine}`)}</td>
				</tr>
			))}
		</Table>
	);
}

/** The groups of words that mean the same: found by a word or a language, by page. */
export function PageVocabulaire(props: Props) {
	const { langue, filtre, groupes, total } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="vocabulaire"
			racine
			titre={t("vocabulaire.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">{t("vocabulaire.chapeau")}</p>
			<Garde langue={langue} vu={props.garde} />
			<p className="mt-5">
				<LinkButton
					href={pageAddress(langue, `${CHEMIN}/nouveau`)}
					look="other"
				>
					{t("vocabulaire.ajouter")}
				</LinkButton>
			</p>
			<Filtre langue={langue} chemin={CHEMIN}>
				<MotsFiltre
					nom="q"
					label={t("vocabulaire.chercher")}
					valeur={filtre.q}
				/>
				<ChoixFiltre
					nom="langue"
					label={t("vocabulaire.langue")}
					valeur={filtre.langue}
					tous={t("moderation.filtre.tous")}
					options={LANGUES_EQUIVALENCE.map((value) => ({
						value,
						label: nomLangue(langue, value),
					}))}
				/>
			</Filtre>
			<p role="status" className="mt-6 font-bold">
				{t("vocabulaire.nombre", { n: total })}
			</p>
			{groupes.length === 0 ? (
				<p className="mt-3 text-soft">{t("vocabulaire.vide")}</p>
			) : (
				<Groupes langue={langue} groupes={groupes} />
			)}
			<Pages
				langue={langue}
				chemin={CHEMIN}
				filtre={{ q: filtre.q, langue: filtre.langue }}
				page={filtre.page}
				pages={props.pages}
			/>
		</Cadre>
	);
}
