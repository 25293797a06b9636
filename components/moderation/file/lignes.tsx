import { Badge } from "#components/ui/badge";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
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

/** The box of what a rule did in public, which its form marks as seen. */
function Case({ entree }: Vue) {
	const { cle, regle, titre } = entree;
	if (cle === null || regle === null) return null;
	return (
		<input
			type="checkbox"
			name="vues"
			value={cle}
			form={FORMULAIRE_VUES}
			aria-label={pageTexts()("surveillance.regle.cocher", { titre })}
			className="mt-1 mr-3 size-6 shrink-0 accent-action"
		/>
	);
}

/** The first lines of a text, or what a rule did. */
function Debut({ entree }: Vue) {
	const { debut, regle, cle } = entree;
	if (regle !== null)
		return pageTexts()(`surveillance.regle.${regle}`, { source: debut });
	return (
		<span dir="auto" className={cle === null ? "line-clamp-1 block" : "block"}>
			<Foreign of={entree.langue_debut}>{debut}</Foreign>
		</span>
	);
}

function Ligne(props: Vue & { filtre: FiltreFile; actes: ActesDeLigne }) {
	const { entree } = props;
	const { genre, nature, titre, recue_le, cle } = entree;
	const t = pageTexts();
	return (
		<li className="border-b border-line py-2">
			<p className="flex flex-wrap items-baseline gap-x-4">
				<Case entree={entree} />
				<Link
					href={adresseDeLigne(entree, props.filtre)}
					data-entree=""
					className="min-w-0 flex-1 basis-72 font-bold wrap-anywhere"
				>
					<Foreign of={entree.langue}>{titre}</Foreign>
				</Link>
				<span className="flex flex-wrap items-baseline gap-x-3 text-small text-soft">
					<Signes {...props} />
					<span>
						{genre === "fiche"
							? t(`recherche.natures.${nature}`)
							: t(`moderation.file.genres.${genre}`)}
					</span>
					<span className="wrap-anywhere">
						{genre === "fiche" && recue_le ? (
							<OrigineFiche le={recue_le} auteur={entree.auteur} />
						) : recue_le ? (
							<Ago at={recue_le} />
						) : null}
					</span>
				</span>
			</p>
			<p className="text-small text-soft">
				<Debut entree={entree} />
			</p>
			{cle !== null && entree.regle === null ? (
				<DecisionsDePhrase
					{...{ titre, id: cle, relire: props.actes.relire }}
					decisions={["publier", "ecarter"]}
				/>
			) : null}
		</li>
	);
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
			<ul className="mt-2 border-t-2 border-ink">
				{entrees.map((entree) => (
					<Ligne
						key={`${entree.genre} ${entree.vers} ${entree.debut}`}
						{...{ entree, filtre, actes }}
					/>
				))}
			</ul>
			{entrees.some(({ regle }) => regle !== null) ? (
				<MarquerVues
					{...{ now, marquer: actes.marquer }}
					toutes={filtre.genre === "regle"}
				/>
			) : null}
		</>
	);
}
