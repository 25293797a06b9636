import { type Apercus, ImagesDites } from "#components/projets/images";
import { Badge } from "#components/ui/badge";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { Foreign } from "#components/ui/translated";
import {
	estEtatBesoin,
	estStatutPublic,
	LIBELLES_STATUT_BESOIN,
} from "#lib/besoins/rules";
import { FACES_PROJET, nomDuChamp } from "#lib/contributions/rules";
import {
	NOMS_PROJET,
	PHRASES_PROJET,
	REPRISE_PROJET,
	STADES,
} from "#lib/contributions/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { passagesDe } from "#lib/moderation/relecture/rules";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { langueDouteuse } from "#lib/moderation/signaux/rules";
import {
	DANGERS,
	type Reperes,
	type Signal,
} from "#lib/moderation/signaux/schema";
import { filled, ordered } from "#lib/platform/contract/records";
import { shortenAtWord } from "#lib/platform/text/shorten";
import type { ValeursEditees } from "#lib/platform/text/three-way-merge";
import { estStatutProjet, LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import { LABELS_IA } from "#lib/projets/schema";

/** Signals whose words say more than their number: of the second its page alone cites them. */
const CITES: readonly string[] = ["surveille", "refusee"];

/** What a badge cites at most: a line of the queue stays a line. */
const CITEES_MAX = 32;

function citees(extraits: readonly string[]): string {
	return shortenAtWord(extraits.join(", "), CITEES_MAX);
}

/** What is remarkable in an entry, a danger in red; the same in the queue and on its page. */
export function SignauxDits(props: {
	signaux: readonly Signal[];
	enFile?: boolean;
}) {
	const cites = props.enFile ? CITES.slice(0, 1) : CITES;
	// Its page asks, with the button that sets the language.
	const dits = props.signaux.filter(
		({ genre }) => props.enFile || genre !== "autre_langue",
	);
	return dits.map(({ genre, extraits }) => (
		<Badge key={genre} look={DANGERS.includes(genre) ? "warm" : "plain"}>
			{cites.includes(genre)
				? `${t(`moderation.signaux.${genre}`, { n: extraits.length })} : ${citees(extraits)}`
				: t(`moderation.signaux.${genre}`, { n: extraits.length })}
		</Badge>
	));
}

/** A text under review: links, what tells of a person and watched words are marked, and links open beside it. */
export function Passages(props: Reperes & { texte: string }) {
	let debut = 0;
	return passagesDe(props.texte, props.surveilles, props.signaux).map(
		({ texte, quoi, href, surveille }) => {
			const cle = debut;
			debut += texte.length;
			if (quoi === "texte") return texte;
			const dits = [
				...(quoi === "surveille"
					? []
					: quoi === "lien"
						? [t("moderation.reperes.lien")]
						: [t(`moderation.signaux.${quoi}`, { n: 1 })]),
				...(surveille ? [t("surveillance.marque")] : []),
			];
			return (
				<mark
					key={cle}
					className={surveille ? "border-b-2 border-rust font-bold" : undefined}
				>
					{href === undefined ? (
						texte
					) : (
						<a
							href={href}
							target="_blank"
							rel="noopener noreferrer nofollow"
							data-touche="o"
						>
							{texte}
						</a>
					)}
					<span className="sr-only"> ({dits.join(", ")})</span>
				</mark>
			);
		},
	);
}

export function libelleEtat(nature: string, statut: string): string {
	const langue = pageLangue();
	if (nature === "projet" && estStatutProjet(statut))
		return LIBELLES_STATUT_PROJET[statut][langue];
	if (nature === "besoin" && estEtatBesoin(statut))
		return LIBELLES_STATUT_BESOIN[statut][langue];
	return statut;
}

const CHALEUREUX: readonly string[] = ["refuse", "quarantaine"];

export function Etat(props: { nature: string; statut: string }) {
	const { nature, statut } = props;
	const look = CHALEUREUX.includes(statut)
		? "warm"
		: // A project has no public state but one of these.
			estEtatBesoin(statut) && estStatutPublic(statut)
			? "action"
			: "plain";
	return <Badge look={look}>{libelleEtat(nature, statut)}</Badge>;
}

/** What stands under the text, in the order of reading. */
const FAITS = ordered(
	[
		...NOMS_PROJET.filter(
			(nom) => nom !== "nom" && nom !== "accroche" && nom !== "description",
		),
		"themes",
		"label_ia",
	],
	["territoire", "porteur"],
	[
		"themes",
		"site_web",
		"usage_ia",
		"label_ia",
		"code_ouvert",
		...REPRISE_PROJET,
		...PHRASES_PROJET,
	],
);
const FAITS_DU_BESOIN = ["territoire", "themes"] as const;

type NomDeFait = (typeof FAITS)[number];

function nomDuFait(fait: NomDeFait): string {
	return nomDuChamp(t, fait) ?? t("versions.champs.label_ia");
}

/** The text of an entry as its form holds it, and the names of the themes. */
type Texte = {
	readonly valeurs: ValeursEditees;
	readonly themes: readonly { readonly value: string; label: string }[];
};

/** A fact in words; empty when nothing is said of it. */
function valeurDuFait({ valeurs, themes }: Texte, fait: NomDeFait) {
	const dites = valeurs[fait] ?? [];
	const [dite = ""] = dites;
	switch (fait) {
		case "themes":
			return (valeurs.themes ?? valeurs.theme ?? [])
				.flatMap((slug) => themes.find(({ value }) => value === slug) ?? [])
				.map(({ label }) => label)
				.join(", ");
		case "label_ia": {
			const label = LABELS_IA.find((un) => un === dite) ?? "non_renseigne";
			return label === "non_renseigne"
				? ""
				: t(`lecture.projets.label_ia.${label}`);
		}
		case "code_ouvert":
			return dite === ""
				? ""
				: t(`lecture.projets.code_${dite === "true" ? "ouvert" : "ferme"}`);
		case "stade": {
			const stade = STADES.find((un) => un === dite);
			return stade ? t(`reprise_projet.stades.${stade}`) : "";
		}
		default:
			return dites.join("\n");
	}
}

function Faits(props: Texte & { fiche: FicheModeree; reperes: Reperes }) {
	const { fiche, reperes } = props;
	const faits = (fiche.nature === "projet" ? FAITS : FAITS_DU_BESOIN).map(
		(fait) => ({ fait, valeur: valeurDuFait(props, fait) }),
	);
	const vides = faits.filter(({ valeur }) => !valeur);
	const estSansPhrase =
		fiche.nature === "projet" &&
		!valeurDuFait(props, "mots_habitants") &&
		!valeurDuFait(props, "mots_habitants_en");
	return (
		<>
			<dl className="mt-4 border-t border-line pt-4 max-sm:mt-2 max-sm:pt-1 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6 sm:gap-y-2">
				{faits.map(({ fait, valeur }) =>
					valeur ? (
						<div key={fait} className="sm:contents">
							<dt className="font-bold max-sm:mr-2 max-sm:inline">
								{nomDuFait(fait)}
							</dt>
							<dd
								dir="auto"
								className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:inline"
							>
								<Passages texte={valeur} {...reperes} />
							</dd>
						</div>
					) : null,
				)}
			</dl>
			{estSansPhrase ? (
				<p className="mt-3 max-sm:mt-1">
					{/* Opens the correction, which is folded. */}
					<a href="#mots_habitants">{t("moderation.fiche.sans_phrase")}</a>
				</p>
			) : null}
			{vides.length === 0 ? null : (
				<details className="mt-2 text-small text-soft max-sm:mt-0">
					<summary className="cursor-pointer py-1.5 max-sm:py-0.5">
						{t("moderation.fiche.vides", { n: vides.length })}
					</summary>
					<p>{vides.map(({ fait }) => nomDuFait(fait)).join(", ")}</p>
				</details>
			)}
		</>
	);
}

/** Told when the text does not seem to be in its declared language, with the button that sets the other. */
function LangueDouteuse(props: {
	fiche: FicheModeree;
	signaux: readonly Signal[];
}) {
	const { fiche } = props;
	const devinee = langueDouteuse(props.signaux);
	if (devinee === null) return null;
	return (
		<Notice kind="warning">
			<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<span>{t("moderation.langue.doute", { langue: fiche.langue })}</span>
				<SubmitButton look="other" name="geste" value={devinee}>
					{t("moderation.langue.corriger", { langue: devinee })}
				</SubmitButton>
			</p>
		</Notice>
	);
}

/** The contribution as its author wrote it, with what deserves a look marked in it. */
export function Fiche(
	props: Texte & {
		fiche: FicheModeree;
		reperes: Reperes;
		apercus: Apercus;
	},
) {
	const { fiche, reperes, valeurs } = props;
	const { signaux } = reperes;
	return (
		<section aria-label={t("moderation.fiche.lire")}>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-small text-soft">
				<Badge>{t(`recherche.natures.${fiche.nature}`)}</Badge>
				{/* That it awaits review is what the page is for. */}
				{fiche.statut === "propose" ? null : (
					<Etat nature={fiche.nature} statut={fiche.statut} />
				)}
				<span>{t(`moderation.filtre.langues.${fiche.langue}`)}</span>
				<span>
					{t("moderation.fiche.recue")} <Ago at={fiche.cree_le} />
				</span>
			</p>
			<LangueDouteuse {...{ fiche, signaux }} />
			{fiche.efface_le ? <Notice>{t("moderation.fiche.efface")}</Notice> : null}
			{fiche.motif === null ? null : (
				<Notice title={t("moderation.fiche.motif")}>
					<p dir="auto" className="whitespace-pre-line">
						{fiche.motif}
					</p>
				</Notice>
			)}
			{signaux.length === 0 ? null : (
				<p className="mt-3 flex flex-wrap gap-2">
					<SignauxDits signaux={signaux} />
				</p>
			)}
			<Foreign
				as="div"
				of={fiche.langue}
				className="max-w-measure wrap-anywhere"
			>
				{fiche.accroche === null ? null : (
					<p
						dir="auto"
						className="mt-4 text-lead max-sm:mt-2 max-sm:text-base max-sm:font-bold"
					>
						<Passages texte={fiche.accroche} {...reperes} />
					</p>
				)}
				<p dir="auto" className="mt-4 whitespace-pre-line max-sm:mt-2">
					<Passages texte={fiche.description} {...reperes} />
				</p>
			</Foreign>
			<ImagesDites
				faces={filled(FACES_PROJET, (nom) => valeurs[nom]?.at(-1) ?? null)}
				apercus={props.apercus}
			/>
			<Faits {...props} />
		</section>
	);
}
