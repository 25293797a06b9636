import type { ComponentProps } from "react";
import { LinkButton } from "#components/ui/link-button";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { EntreeEnFile, FiltreFile } from "#lib/moderation/file/schema";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";
import { optionsThemes } from "../../contributions/champs.tsx";
import { Annulation } from "../decision/annulation.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche } from "./fiche.tsx";
import { ChoixFiltre, Filtre, MotsFiltre } from "./filtre.tsx";
import { LignesDeFile } from "./lignes.tsx";
import { Pages } from "./pages.tsx";

type Props = {
	langue: Langue;
	filtre: FiltreFile;
	themes: readonly ThemeSortie[];
	/** The watched words, to filter by. */
	surveilles: readonly { readonly id: number; readonly texte: string }[];
	/** How many entries are not compared with the others yet; null when nothing is filtered by it. */
	nonComparees: number | null;
	entrees: readonly EntreeEnFile[];
	total: number;
	parPage: number;
	now: Date;
	annonce: Omit<ComponentProps<typeof Annulation>, "langue">;
};

/** The filters, folded until one is used: the rows come first. */
function Filtres({ langue, filtre, themes, surveilles }: Props) {
	const t = texts(langue);
	const tous = t("moderation.filtre.tous");
	return (
		<details className="mt-4" open={rechercheDeFile(filtre) !== ""}>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("demandes.file.filtrer")}
			</summary>
			<Filtre langue={langue} chemin="/moderation">
				<MotsFiltre
					nom="q"
					label={t("moderation.filtre.mots")}
					valeur={filtre.q}
				/>
				<ChoixFiltre
					nom="nature"
					label={t("moderation.filtre.nature")}
					valeur={filtre.nature}
					tous={tous}
					options={NATURES_CONTRIBUTION.map((value) => ({
						value,
						label: t(`moderation.filtre.natures.${value}`),
					}))}
				/>
				<ChoixFiltre
					nom="langue"
					label={t("moderation.filtre.langue")}
					valeur={filtre.langue}
					tous={tous}
					options={LANGUES.map((value) => ({
						value,
						label: t(`moderation.filtre.langues.${value}`),
					}))}
				/>
				<ChoixFiltre
					nom="theme"
					label={t("demandes.file.theme")}
					valeur={filtre.theme}
					tous={tous}
					options={optionsThemes(themes, langue)}
				/>
				<MotsFiltre
					nom="auteur"
					label={t("demandes.file.de_qui")}
					valeur={filtre.auteur}
				/>
				<MotsFiltre
					nom="lien"
					label={t("demandes.file.lien")}
					valeur={filtre.lien}
				/>
				<ChoixFiltre
					nom="signales"
					label={t("demandes.file.signales")}
					valeur={filtre.signales}
					tous={tous}
					options={[{ value: "oui", label: t("demandes.file.signales_oui") }]}
				/>
				<ChoixFiltre
					nom="semblables"
					label={t("surveillance.file.semblables")}
					valeur={filtre.semblables}
					tous={tous}
					options={[
						{ value: "oui", label: t("surveillance.file.semblables_oui") },
					]}
				/>
				<ChoixFiltre
					nom="surveille"
					label={t("surveillance.file.filtre")}
					valeur={filtre.surveille}
					tous={tous}
					options={[
						{ value: "oui", label: t("surveillance.file.oui") },
						...surveilles.map(({ id, texte }) => ({
							value: String(id),
							label: texte,
						})),
					]}
				/>
			</Filtre>
		</details>
	);
}

/** The queue: what awaits review, what came back to the reader first, then the oldest. */
export function File(props: Props) {
	const { langue, filtre, entrees, total } = props;
	const t = texts(langue);
	const [premiere] = entrees;
	const { page, ...criteres } = filtre;
	return (
		<Cadre
			langue={langue}
			partie="file"
			racine
			titre={t("moderation.file.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.file.chapeau")}
			</p>
			<Annulation langue={langue} {...props.annonce} />
			{premiere ? (
				<p className="mt-4">
					<LinkButton
						href={`${adresseFiche(langue, premiere)}${rechercheDeFile(filtre)}`}
					>
						{t("moderation.file.commencer")}
					</LinkButton>
				</p>
			) : null}
			<Filtres {...props} />
			<p role="status" className="mt-4 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
			{props.nonComparees ? (
				<p className="mt-1 text-small text-soft">
					{t("surveillance.file.non_comparees", { n: props.nonComparees })}
				</p>
			) : null}
			{entrees.length === 0 ? (
				<p className="mt-3 max-w-measure text-soft">
					{t("moderation.file.vide")}
				</p>
			) : (
				<LignesDeFile
					langue={langue}
					entrees={entrees}
					filtre={filtre}
					now={props.now}
				/>
			)}
			<Pages
				langue={langue}
				chemin="/moderation"
				filtre={criteres}
				page={page}
				pages={Math.ceil(total / props.parPage)}
			/>
		</Cadre>
	);
}
