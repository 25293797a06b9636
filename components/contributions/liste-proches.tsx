import { SubmitButton } from "#components/ui/forms/submit-button";
import type { BesoinSortie, StatutBesoinPublic } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { CERTITUDES, type Certitude } from "#lib/platform/search/certainty";
import type { ProjetResume } from "#lib/projets/schema";
import type { Proches } from "#lib/recherche/proches/schema";

/** The word after a number, for one and for several. */
type MotCompte = { readonly un: string; readonly plusieurs: string };

/** The texts of the list, in the reader's language: a script shows it too, without the site's messages. */
export type TextesProches = {
	readonly projets: string;
	readonly besoins: string;
	readonly aide: string;
	/** What is said above those of each grade. */
	readonly certitudes: Readonly<Record<Certitude, string>>;
	readonly voter: string;
	readonly soutenir: string;
	/** The two answers of somebody who describes a need, which the form of that need sends; absent elsewhere. */
	readonly reponses?: { readonly oui: string; readonly presque: string };
	/** Said of a link that opens beside. */
	readonly onglet: string;
	readonly votes: MotCompte;
	readonly soutiens: MotCompte;
	readonly statuts: Readonly<Record<StatutBesoinPublic, string>>;
};

type Entree = {
	readonly chemin: string;
	readonly titre: TexteMarque;
	/** One line that says what it is. */
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

/** The two answers about a project: the text being typed is kept first, then its page asks. */
function Reponses(props: {
	langue: Langue;
	projet: string;
	titre: TexteMarque;
	mots: NonNullable<TextesProches["reponses"]>;
}) {
	const { langue, projet, titre, mots } = props;
	return (
		<p className="mt-1 flex flex-wrap gap-3">
			{(["oui", "presque"] as const).map((reponse) => (
				<SubmitButton key={reponse} look="other" name={reponse} value={projet}>
					{mots[reponse]}
					<span className="sr-only">
						{" "}
						<Dit langue={langue} of={titre} />
					</span>
				</SubmitButton>
			))}
		</p>
	);
}

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

/** One entry: a link that opens beside, so that what is typed stays, what it is, and the act. */
function Ligne(props: {
	langue: Langue;
	entree: Entree;
	acte: string;
	onglet: string;
	reponses: TextesProches["reponses"];
}) {
	const { langue, acte, onglet, reponses } = props;
	const { chemin, titre, texte, reperes, projet } = props.entree;
	return (
		<li className="py-3 wrap-anywhere">
			<a
				href={pageAddress(langue, chemin)}
				target="_blank"
				rel="noopener"
				className="inline-flex min-h-11 items-center font-bold"
			>
				<span>
					<Dit langue={langue} of={titre} />
					<span className="sr-only"> {onglet}</span>
				</span>
			</a>
			{reperes.length === 0 ? null : (
				<p className="text-small text-soft">{reperes.join(" · ")}</p>
			)}
			<p className="line-clamp-2 text-small">
				<Dit langue={langue} of={texte} />
			</p>
			<p>
				{/* A full page load, in this tab: what is typed here is kept. */}
				<a
					href={pageAddress(langue, chemin)}
					className="inline-flex min-h-11 items-center"
				>
					<span>
						{acte}
						<span className="sr-only">
							{" "}
							<Dit langue={langue} of={titre} />
						</span>
					</span>
				</a>
			</p>
			{projet && reponses ? (
				<Reponses
					langue={langue}
					projet={projet}
					titre={titre}
					mots={reponses}
				/>
			) : null}
		</li>
	);
}

function Liste(props: {
	langue: Langue;
	titre: string;
	acte: string;
	onglet: string;
	entrees: readonly Entree[];
	reponses?: TextesProches["reponses"];
}) {
	const { langue, acte, onglet, reponses } = props;
	if (props.entrees.length === 0) return null;
	return (
		<>
			<p className="mt-4 font-bold first:mt-0">{props.titre}</p>
			<ul className="mt-1 divide-y divide-line">
				{props.entrees.map((entree) => (
					<Ligne
						key={entree.chemin}
						langue={langue}
						entree={entree}
						acte={acte}
						onglet={onglet}
						reponses={reponses}
					/>
				))}
			</ul>
		</>
	);
}

/** The entries of one grade, needs first. */
function Grade(props: {
	langue: Langue;
	proches: Proches;
	textes: TextesProches;
}) {
	const { langue, proches, textes } = props;
	return (
		<>
			<Liste
				langue={langue}
				titre={textes.besoins}
				acte={textes.soutenir}
				onglet={textes.onglet}
				entrees={proches.besoins.map((besoin) =>
					entreeDuBesoin(langue, besoin, textes),
				)}
			/>
			<Liste
				langue={langue}
				titre={textes.projets}
				acte={textes.voter}
				reponses={textes.reponses}
				onglet={textes.onglet}
				entrees={proches.projets.map((projet) =>
					entreeDuProjet(langue, projet, textes),
				)}
			/>
		</>
	);
}

/** Entries that already say the same, then, told as a question and quieter, those that may; each with the link to support it or vote for it instead. */
export function ListeProches(props: {
	langue: Langue;
	proches: Proches;
	textes: TextesProches;
}) {
	const { langue, proches, textes } = props;
	return (
		<>
			{CERTITUDES.map((grade) => {
				const siens = {
					projets: proches.projets.filter(
						({ certitude }) => certitude === grade,
					),
					besoins: proches.besoins.filter(
						({ certitude }) => certitude === grade,
					),
				};
				if (siens.projets.length + siens.besoins.length === 0) return null;
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
						<Grade langue={langue} proches={siens} textes={textes} />
					</div>
				);
			})}
			<p className="mt-2 text-small text-soft">{textes.aide}</p>
		</>
	);
}
