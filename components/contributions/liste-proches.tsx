import type { ReactNode } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import type { BesoinSortie, StatutBesoinPublic } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { CERTITUDES, type Certitude } from "#lib/platform/search/results";
import type { ProjetResume } from "#lib/projets/schema";
import type { Proches } from "#lib/recherche/schema";

/** The word after a number, for one and for several. */
type MotCompte = { readonly un: string; readonly plusieurs: string };

/** The texts of the list, in the reader's language: a script shows it too, without the site's messages. */
export type TextesProches = {
	readonly projets: string;
	readonly besoins: string;
	readonly aide: string;
	readonly certitudes: Readonly<Record<Certitude, string>>;
	readonly voter: string;
	readonly soutenir: string;
	/** The two answers of somebody who describes a need; absent elsewhere. */
	readonly reponses?: { readonly oui: string; readonly presque: string };
	/** Said of a link that opens beside, so that what is typed stays; absent where nothing is typed. */
	readonly onglet?: string;
	readonly votes: MotCompte;
	readonly soutiens: MotCompte;
	readonly statuts: Readonly<Record<StatutBesoinPublic, string>>;
};

type Entree = {
	readonly chemin: string;
	readonly titre: TexteMarque;
	readonly texte: TexteMarque;
	/** Its state and its count, those that say something. */
	readonly reperes: readonly string[];
	/** A project that can be answered for. */
	readonly projet?: string;
};

/** A text of an entry, as `Version` shows it: browsers run this file, which is given the language. */
function Dit({ langue, of }: { langue: Langue; of: TexteMarque }) {
	return (
		<bdi lang={of.langue === langue ? undefined : of.langue}>{of.texte}</bdi>
	);
}

type Props = {
	langue: Langue;
	proches: Proches;
	textes: TextesProches;
	/** What its author already said that a project lacks, by its slug. */
	notes?: Readonly<Record<string, string>>;
	/** What answers about a project: by default a button of the form around, which first keeps what is typed. */
	repondre?: (
		reponse: "oui" | "presque",
		projet: string,
		dit: ReactNode,
	) => ReactNode;
};

function compte(langue: Langue, n: number, mot: MotCompte): string[] {
	if (n === 0) return [];
	const isOne = new Intl.PluralRules(langue).select(n) === "one";
	return [`${n.toLocaleString(langue)}\u00a0${isOne ? mot.un : mot.plusieurs}`];
}

function premiereLigne({ texte, langue }: TexteMarque): TexteMarque {
	const [ligne = ""] = texte.trim().split("\n");
	return { texte: ligne, langue };
}

function entreeDuBesoin(
	langue: Langue,
	besoin: BesoinSortie,
	textes: TextesProches,
): Entree {
	const { statut, nb_soutiens } = besoin;
	const statuts: Readonly<Record<string, string>> = textes.statuts;
	const dit = statuts[statut];
	return {
		chemin: `/besoins/${besoin.slug}`,
		titre: translated(besoin, "titre", langue),
		texte: premiereLigne(translated(besoin, "description", langue)),
		reperes: [
			...(dit === undefined ? [] : [dit]),
			...compte(langue, nb_soutiens, textes.soutiens),
		],
	};
}

function entreeDuProjet(
	langue: Langue,
	projet: ProjetResume,
	textes: TextesProches,
): Entree {
	return {
		chemin: `/projets/${projet.slug}`,
		titre: translated(projet, "nom", langue),
		texte: translated(projet, "accroche", langue),
		reperes: compte(langue, projet.nb_votes, textes.votes),
		projet: projet.slug,
	};
}

function Ligne(
	props: Omit<Props, "proches"> & { entree: Entree; acte: string },
) {
	const { langue, acte, textes, notes = {} } = props;
	const { chemin, titre, texte, reperes, projet = "" } = props.entree;
	const { onglet, reponses } = textes;
	const adresse = pageAddress(langue, chemin);
	const dit = <Dit langue={langue} of={titre} />;
	const nomme = (mots: string) => (
		<span>
			{mots}
			<span className="sr-only"> {dit}</span>
		</span>
	);
	const repondre: Props["repondre"] =
		props.repondre ??
		((reponse, slug, mots) => (
			<SubmitButton key={reponse} look="other" name={reponse} value={slug}>
				{mots}
			</SubmitButton>
		));
	return (
		<li className="py-3 wrap-anywhere">
			<a
				href={adresse}
				{...(onglet ? { target: "_blank", rel: "noopener" } : {})}
				className="inline-flex min-h-11 items-center font-bold"
			>
				<span>
					{dit}
					{onglet ? <span className="sr-only"> {onglet}</span> : null}
				</span>
			</a>
			{reperes.length === 0 ? null : (
				<p className="text-small text-soft">{reperes.join(" · ")}</p>
			)}
			<p className="line-clamp-2 text-small">
				<Dit langue={langue} of={texte} />
			</p>
			{notes[projet] ? (
				<p className="mt-1 text-small text-soft">{notes[projet]}</p>
			) : null}
			{projet && reponses ? (
				<p className="mt-2 flex flex-wrap gap-3">
					{(["oui", "presque"] as const).map((reponse) =>
						repondre(reponse, projet, nomme(reponses[reponse])),
					)}
				</p>
			) : (
				<p>
					{/* A full page load, in this tab: what is typed here is kept. */}
					<a href={adresse} className="inline-flex min-h-11 items-center">
						{nomme(acte)}
					</a>
				</p>
			)}
		</li>
	);
}

function Liste(
	props: Omit<Props, "proches"> & {
		titre: string;
		acte: string;
		entrees: readonly Entree[];
	},
) {
	const { titre, entrees } = props;
	if (entrees.length === 0) return null;
	return (
		<>
			<p className="mt-4 font-bold first:mt-0">{titre}</p>
			<ul className="mt-1 divide-y divide-line">
				{entrees.map((entree) => (
					<Ligne key={entree.chemin} {...props} entree={entree} />
				))}
			</ul>
		</>
	);
}

/** Entries that already say the same, then, told as a question and quieter, those that may; each with the link to support it or vote for it instead. Needs come first. */
export function ListeProches(props: Props) {
	const { langue, proches, textes } = props;
	return (
		<>
			{CERTITUDES.map((grade) => {
				const estDuGrade = (un: { certitude: Certitude }) =>
					un.certitude === grade;
				const besoins = proches.besoins.filter(estDuGrade);
				const projets = proches.projets.filter(estDuGrade);
				if (projets.length + besoins.length === 0) return null;
				return (
					<div
						key={grade}
						className={
							grade === "sur" ? "" : "mt-4 text-small text-soft first:mt-0"
						}
					>
						<p className={grade === "sur" ? "text-h3 font-bold" : "font-bold"}>
							{textes.certitudes[grade]}
						</p>
						<Liste
							{...props}
							titre={textes.besoins}
							acte={textes.soutenir}
							entrees={besoins.map((besoin) =>
								entreeDuBesoin(langue, besoin, textes),
							)}
						/>
						<Liste
							{...props}
							titre={textes.projets}
							acte={textes.voter}
							entrees={projets.map((projet) =>
								entreeDuProjet(langue, projet, textes),
							)}
						/>
					</div>
				);
			})}
			<p className="mt-2 text-small text-soft">{textes.aide}</p>
		</>
	);
}
