import type { ComponentProps } from "react";
import { choices } from "#components/ui/kit/fields";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { Link } from "#components/ui/link";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, LigneFile } from "#lib/moderation/file/schema";
import { LANGUES } from "#lib/platform/langues";
import { PHRASES_DU_BESOIN } from "../bilans/phrases.tsx";
import { Annulation } from "../decision/actes.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche } from "./fiche.tsx";
import { adresseDeLigne, LignesDeFile } from "./lignes.tsx";
import { champsDesFiches, Pages } from "./pages.tsx";

type Props = {
	filtre: FiltreFile;
	entrees: readonly LigneFile[];
	/** The kinds of what waits. */
	genres: readonly LigneFile["genre"][];
	total: number;
	parPage: number;
	now: Date;
	annonce: ComponentProps<typeof Annulation>;
	/** What the previous page did beside decisions on entries, as its address says: of a sentence, about which need (`de`); how many it marked as seen (`faites`). */
	faits: Readonly<Record<string, string | undefined>>;
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
					href={pageHref(`/moderation${genre === "" ? "" : `?genre=${genre}`}`)}
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
function PhraseRelue({ faits: { phrase, de = "" } }: Props) {
	const t = pageTexts();
	if (phrase !== "publiee" && phrase !== "ecartee") return null;
	return (
		<Notice kind="done" announced>
			<p>
				{t(`bilans.moderation.fait_${phrase}`)}{" "}
				<Link
					href={`${adresseFiche({ nature: "besoin", slug: de })}#${PHRASES_DU_BESOIN}`}
				>
					{t("bilans.moderation.revenir")}
				</Link>
			</p>
		</Notice>
	);
}

/** The queue: everything that waits, what is most at stake first. */
export function File(props: Props) {
	const { filtre, entrees, total, annonce, faits } = props;
	const t = pageTexts();
	const [premiere] = entrees;
	const { page, ...criteres } = filtre;
	return (
		<Cadre
			partie="file"
			racine
			titre={t("moderation.file.titre")}
			chapeau={t("moderation.file.chapeau")}
			dits={[
				annonce.annule && t("moderation.annulation.faite"),
				faits.maintenu === "oui" && t("suivi.contestations.maintenue"),
				faits.clos === "oui" && t("suivi.signalements.sont_clos"),
				faits.demande === "envoyee" && t("demandes.dialogue.envoyee"),
				faits.faites !== undefined &&
					t("surveillance.regle.faites", { n: Number(faits.faites) || 0 }),
			]}
		>
			<Annulation {...annonce} />
			<PhraseRelue {...props} />
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
			{entrees.length === 0 ? (
				<p className="mt-3 max-w-measure text-soft">
					{t("moderation.file.vide")}
				</p>
			) : (
				<LignesDeFile
					entrees={entrees}
					filtre={filtre}
					now={props.now}
					actes={props.actes}
				/>
			)}
			<Pages
				chemin="/moderation"
				filtre={criteres}
				page={page}
				pages={Math.ceil(total / props.parPage)}
			/>
		</Cadre>
	);
}
