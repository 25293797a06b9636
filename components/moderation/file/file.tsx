import Link from "next/link";
import type { ComponentProps } from "react";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, LigneFile } from "#lib/moderation/file/schema";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";
import { optionsThemes } from "../../contributions/champs.tsx";
import { Annulation } from "../decision/annulation.tsx";
import { Cadre } from "./cadre.tsx";
import { champsDesFiches } from "./champs.ts";
import { adresseDeLigne, LignesDeFile } from "./lignes.tsx";
import { Pages } from "./pages.tsx";

type Props = {
	langue: Langue;
	filtre: FiltreFile;
	themes: readonly ThemeSortie[];
	entrees: readonly LigneFile[];
	/** The kinds of what waits. */
	genres: readonly LigneFile["genre"][];
	total: number;
	parPage: number;
	now: Date;
	annonce: Omit<ComponentProps<typeof Annulation>, "langue">;
	/** What the previous page did beside decisions on entries. */
	faits: {
		readonly maintenu: boolean;
		readonly clos: boolean;
		/** How many it marked as seen; null for none. */
		readonly vues: number | null;
	};
	actes: ComponentProps<typeof LignesDeFile>["actes"];
};

/** The filters, folded until one is used: the rows come first. */
function Filtres({ langue, filtre, themes }: Props) {
	const t = texts(langue);
	return (
		<details
			className="mt-4"
			open={rechercheDeFile({ ...filtre, genre: "" }) !== ""}
		>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("demandes.file.filtrer")}
			</summary>
			<FilterBar
				langue={langue}
				path="/moderation"
				values={filtre}
				fields={[
					...champsDesFiches(t),
					{
						name: "langue",
						label: t("moderation.filtre.langue"),
						options: LANGUES.map((value) => ({
							value,
							label: t(`moderation.filtre.langues.${value}`),
						})),
					},
					{
						name: "theme",
						label: t("demandes.file.theme"),
						options: optionsThemes(themes, langue),
					},
					{ name: "auteur", label: t("demandes.file.de_qui") },
					{ name: "lien", label: t("demandes.file.lien") },
				]}
			/>
		</details>
	);
}

/** What the previous page did. */
function Dit(props: Props["faits"] & { langue: Langue }) {
	const t = texts(props.langue);
	const dits = [
		...(props.maintenu ? [t("suivi.contestations.maintenue")] : []),
		...(props.clos ? [t("suivi.signalements.sont_clos")] : []),
		...(props.vues === null
			? []
			: [t("surveillance.regle.faites", { n: props.vues })]),
	];
	return dits.map((dit) => (
		<Notice key={dit} kind="done" announced>
			<p>{dit}</p>
		</Notice>
	));
}

/** The kinds of what waits, one of which may be looked at alone. */
function Genres({ langue, filtre, genres }: Props) {
	const t = texts(langue);
	if (genres.length < 2 && filtre.genre === "") return null;
	return (
		<nav
			aria-label={t("moderation.file.genre")}
			className="mt-4 flex flex-wrap gap-x-5"
		>
			{["" as const, ...genres].map((genre) => (
				<Link
					key={genre}
					href={pageAddress(
						langue,
						`/moderation${genre === "" ? "" : `?genre=${genre}`}`,
					)}
					prefetch={false}
					aria-current={filtre.genre === genre ? "page" : undefined}
					className="py-1.5 aria-[current]:font-bold"
				>
					{t(`moderation.file.genres.${genre || "tout"}`)}
				</Link>
			))}
		</nav>
	);
}

/** The queue: everything that waits, what is most at stake first. */
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
			<Dit langue={langue} {...props.faits} />
			<Genres {...props} />
			{premiere ? (
				<p className="mt-4">
					<LinkButton href={adresseDeLigne(langue, premiere, filtre)}>
						{t("moderation.file.commencer")}
					</LinkButton>
				</p>
			) : null}
			<Filtres {...props} />
			<p role="status" className="mt-4 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
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
					actes={props.actes}
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
