import type { ComponentProps } from "react";
import { Badge } from "#components/ui/badge";
import { choices } from "#components/ui/kit/fields";
import { FilterBar } from "#components/ui/kit/filter-bar";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Ago, Day } from "#components/ui/kit/when";
import { Link, LinkButton } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { Foreign } from "#components/ui/translated";
import { pageCount, pageHref, pageSaid, t } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, LigneFile } from "#lib/moderation/file/schema";
import { LANGUES } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { DecisionsDePhrase, PHRASES_DU_BESOIN } from "../bilans/phrases.tsx";
import { Annulation } from "../decision/actes.tsx";
import { SignauxDits } from "../decision/fiche.tsx";
import { FORMULAIRE_VUES, MarquerVues } from "../suivi/sans-relecture.tsx";
import { Cadre } from "./cadre.tsx";
import { adresseFiche, OrigineFiche } from "./fiche.tsx";
import { champsDesFiches, Pages } from "./toutes.tsx";

type Props = ComponentProps<typeof Annulation> & {
	filtre: FiltreFile;
	entrees: readonly LigneFile[];
	genres: readonly LigneFile["genre"][];
	total: number;
	page: number;
	pages: number;
	now: Date;
	actes: ComponentProps<typeof LignesDeFile>["actes"];
};

/** The filters, folded until one is used: the rows come first. */
function Filtres({ filtre }: Props) {
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
					...champsDesFiches(),
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

function Genres({ filtre, genres }: Props) {
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

function PhraseRelue() {
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

/** The page where a row is decided; that of an entry keeps the filter. */
export function adresseDeLigne(
	{ genre, vers }: LigneFile,
	filtre: FiltreFile,
): string {
	const recherche = genre === "fiche" ? rechercheDeFile(filtre) : "";
	return `${pageHref(vers)}${recherche}`;
}

/** Code points of the title of an entry that a row resembles: the row stays a line. */
const SEMBLABLE_MAX = 24;

type Vue = {
	readonly entree: LigneFile;
};

/** What a moderator may want to know of it before opening it, in words. */
function Signes({ entree }: Vue) {
	const { genre, demande, nombre, suspendu, semblable, signaux } = entree;
	return (
		<>
			{demande === null ? null : (
				<Badge look={demande === "auteur" ? "plain" : "action"}>
					{t(`demandes.file.${demande}`)}
				</Badge>
			)}
			{nombre === 0 ? null : (
				<Badge>
					{t(
						`moderation.file.nombres.${genre === "offre" ? "offres" : "signalements"}`,
						{
							n: nombre,
						},
					)}
				</Badge>
			)}
			{suspendu ? <Badge>{t("demandes.file.suspendu")}</Badge> : null}
			<SignauxDits signaux={signaux} enFile />
			{semblable === null ? null : (
				<Badge>
					{t("surveillance.file.semblable", {
						titre: shortenAtWord(semblable, SEMBLABLE_MAX),
					})}
				</Badge>
			)}
		</>
	);
}

type ActesDeLigne = Readonly<Record<"relire" | "marquer", ActionFormulaire>>;

/** The first lines of a text, or what a rule did. */
function Debut({ entree }: Vue) {
	const { debut, regle, cle } = entree;
	if (regle !== null)
		return t(`surveillance.regle.${regle}`, { source: debut });
	return (
		<span dir="auto" className={cle === null ? "line-clamp-1" : "block"}>
			<Foreign of={entree.langue_debut}>{debut}</Foreign>
		</span>
	);
}

function Origine({ entree }: Vue) {
	const { genre, nature, recue_le } = entree;
	return (
		<>
			<span>
				{genre === "fiche"
					? t(`recherche.natures.${nature}`)
					: t(`moderation.file.genres.${genre}`)}
			</span>
			{recue_le === null ? null : (
				<span className="wrap-anywhere">
					{genre === "fiche" ? (
						<OrigineFiche le={recue_le} auteur={entree.auteur} />
					) : genre === "place" ? (
						t.rich("aider.jusqu_au", { date: () => <Day at={recue_le} /> })
					) : (
						<Ago at={recue_le} />
					)}
				</span>
			)}
		</>
	);
}

function ligneDe(
	entree: LigneFile,
	{ filtre, actes }: { filtre: FiltreFile; actes: ActesDeLigne },
): Row {
	const { cle, regle, titre } = entree;
	return {
		key: `${entree.genre} ${entree.vers} ${entree.debut}`,
		tick:
			cle === null || regle === null
				? undefined
				: {
						...{ name: "vues", value: cle, form: FORMULAIRE_VUES },
						"aria-label": t("surveillance.regle.cocher", { titre }),
					},
		title: <Foreign of={entree.langue}>{titre}</Foreign>,
		href: adresseDeLigne(entree, filtre),
		beside: (
			<span className="flex flex-wrap items-baseline gap-x-3 text-small text-soft">
				<Signes entree={entree} />
				<Origine entree={entree} />
			</span>
		),
		note: <Debut entree={entree} />,
		acts:
			cle !== null && regle === null ? (
				<DecisionsDePhrase
					{...{ titre, id: cle, relire: actes.relire }}
					decisions={["publier", "ecarter"]}
				/>
			) : null,
	};
}

export function LignesDeFile(props: {
	entrees: readonly LigneFile[];
	filtre: FiltreFile;
	now: Date;
	actes: ActesDeLigne;
}) {
	const { entrees, filtre, now, actes } = props;
	return (
		<>
			<Rows
				empty={t(
					`moderation.${rechercheDeFile(filtre) === "" ? "file" : "listes"}.vide`,
				)}
				rows={entrees.map((entree) => ligneDe(entree, props))}
			/>
			{entrees.some(({ regle }) => regle !== null) ? (
				<MarquerVues
					{...{ now, marquer: actes.marquer }}
					toutes={filtre.genre === "regle"}
				/>
			) : null}
		</>
	);
}
