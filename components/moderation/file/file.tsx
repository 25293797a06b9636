import type { ComponentProps } from "react";
import { choices } from "#components/ui/kit/fields";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Link } from "#components/ui/link";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import { pageCount, pageHref, pageSaid, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, LigneFile } from "#lib/moderation/file/schema";
import { LANGUES } from "#lib/platform/langues";
import { PHRASES_DU_BESOIN } from "../bilans/phrases.tsx";
import { Annulation } from "../decision/actes.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche } from "./fiche.tsx";
import { adresseDeLigne, LignesDeFile } from "./lignes.tsx";
import { champsDesFiches, Pages } from "./pages.tsx";

type Props = ComponentProps<typeof Annulation> & {
	filtre: FiltreFile;
	entrees: readonly LigneFile[];
	/** The kinds of what waits. */
	genres: readonly LigneFile["genre"][];
	total: number;
	/** The page that is shown, and how many there are. */
	page: number;
	pages: number;
	now: Date;
	actes: ComponentProps<typeof LignesDeFile>["actes"];
};

/** The filters, folded until one is used: the rows come first. */
function Filtres({ filtre }: Props) {
	const t = pageTexts();
	return (
		<details
			className="mt-4"
			open={rechercheDeFile({ ...filtre, genre: "" }) !== ""}
		>
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("demandes.file.filtrer")}
			</summary>
			<FilterBar
				path="/moderation"
				values={filtre}
				kept={{ genre: filtre.genre }}
				fields={[
					...champsDesFiches(t),
					{
						name: "langue",
						label: t("champs.langue"),
						options: choices(LANGUES, (value) =>
							t(`moderation.filtre.langues.${value}`),
						),
					},
				]}
			/>
		</details>
	);
}

/** The kinds of what waits, one of which may be looked at alone. */
function Genres({ filtre, genres }: Props) {
	const t = pageTexts();
	const estSeul = genres.length < 2 && !genres.includes("a_rouvrir");
	if (estSeul && filtre.genre === "") return null;
	return (
		<nav
			aria-label={t("moderation.file.genre")}
			className="mt-4 flex flex-wrap gap-x-5"
		>
			{["" as const, ...genres].map((genre) => (
				<Link
					key={genre}
					href={pageHref(`/moderation${rechercheDeFile({ ...filtre, genre })}`)}
					aria-current={filtre.genre === genre ? "page" : undefined}
					className="py-1.5 aria-[current]:font-bold"
				>
					{t(`moderation.file.genres.${genre || "tout"}`)}
				</Link>
			))}
		</nav>
	);
}

/** That a sentence was read, and the way to read it again. */
function PhraseRelue() {
	const t = pageTexts();
	const phrase = pageSaid("phrase");
	if (phrase !== "publiee" && phrase !== "ecartee") return null;
	return (
		<Notice kind="done" announced>
			<p>
				{t(`bilans.moderation.fait_${phrase}`)}{" "}
				<Link
					href={`${adresseFiche({ nature: "besoin", slug: pageSaid("de") ?? "" })}#${PHRASES_DU_BESOIN}`}
				>
					{t("bilans.moderation.revenir")}
				</Link>
			</p>
		</Notice>
	);
}

/** The queue: everything that waits, what is most at stake first. */
export function File(props: Props) {
	const { filtre, entrees, total } = props;
	const t = pageTexts();
	const [premiere] = entrees;
	const faites = pageCount("faites");
	const { page: _, ...criteres } = filtre;
	return (
		<Cadre
			partie="file"
			racine
			titre={t("moderation.file.titre")}
			chapeau={t("moderation.file.chapeau")}
			dits={[
				pageSaid("annule") === "oui" && t("moderation.annulation.faite"),
				pageSaid("maintenu") === "oui" && t("suivi.contestations.maintenue"),
				pageSaid("clos") === "oui" && t("suivi.signalements.sont_clos"),
				pageSaid("demande") === "envoyee" && t("demandes.dialogue.envoyee"),
				faites !== null && t("surveillance.regle.faites", { n: faites }),
			]}
		>
			<Annulation {...props} />
			<PhraseRelue />
			<Genres {...props} />
			{premiere ? (
				<p className="mt-4">
					<LinkButton href={adresseDeLigne(premiere, filtre)}>
						{t("moderation.file.commencer")}
					</LinkButton>
				</p>
			) : null}
			<Filtres {...props} />
			<p role="status" className="mt-4 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
			<LignesDeFile {...props} />
			<Pages
				chemin="/moderation"
				filtre={criteres}
				page={props.page}
				pages={props.pages}
			/>
		</Cadre>
	);
}
