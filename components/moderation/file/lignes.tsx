import { Badge } from "#components/ui/badge";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Ago, Day } from "#components/ui/kit/when";
import { Foreign } from "#components/ui/translated";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile, LigneFile } from "#lib/moderation/file/schema";
import { shortenAtWord } from "#lib/platform/text/shorten";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { DecisionsDePhrase } from "../bilans/phrases.tsx";
import { SignauxDits } from "../decision/fiche.tsx";
import { FORMULAIRE_VUES, MarquerVues } from "../suivi/sans-relecture.tsx";
import { OrigineFiche } from "./fiche.tsx";

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
	const t = pageTexts();
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

/** What can be decided in rows, without opening anything. */
type ActesDeLigne = Readonly<Record<"relire" | "marquer", ActionFormulaire>>;

/** The first lines of a text, or what a rule did. */
function Debut({ entree }: Vue) {
	const { debut, regle, cle } = entree;
	if (regle !== null)
		return pageTexts()(`surveillance.regle.${regle}`, { source: debut });
	return (
		<span dir="auto" className={cle === null ? "line-clamp-1" : "block"}>
			<Foreign of={entree.langue_debut}>{debut}</Foreign>
		</span>
	);
}

/** What it is, when it came, and from whom. */
function Origine({ entree }: Vue) {
	const { genre, nature, recue_le } = entree;
	const t = pageTexts();
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
						"aria-label": pageTexts()("surveillance.regle.cocher", { titre }),
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

/** The rows of the queue: each leads to where it is decided. */
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
				empty={pageTexts()(
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
