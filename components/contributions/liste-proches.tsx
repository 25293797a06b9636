import { SubmitButton } from "#components/ui/forms/submit-button";
import { Version } from "#components/ui/translated";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import type { ProjetResume } from "#lib/projets/schema";

export type Proches = {
	readonly projets: readonly ProjetResume[];
	readonly besoins: readonly BesoinSortie[];
};

/** The texts of the list, in the reader's language. */
export type TextesProches = {
	readonly projets: string;
	readonly besoins: string;
	readonly aide: string;
	readonly voter: string;
	readonly soutenir: string;
	/** The two answers of somebody who describes a need, which the form of that need sends; absent elsewhere. */
	readonly reponses?: { readonly oui: string; readonly presque: string };
};

type Entree = {
	readonly chemin: string;
	readonly titre: TexteMarque;
	/** A project that can be answered for. */
	readonly projet?: string;
};

/** The two answers about a project: the text being typed is kept first, then its page asks. */
function Reponses(props: {
	langue: Langue;
	projet: string;
	titre: TexteMarque;
	mots: NonNullable<TextesProches["reponses"]>;
}) {
	const { langue, projet, titre, mots } = props;
	return (
		<span className="flex flex-wrap gap-3">
			{(["oui", "presque"] as const).map((reponse) => (
				<SubmitButton key={reponse} look="other" name={reponse} value={projet}>
					{mots[reponse]}
					<span className="sr-only">
						{" "}
						<Version langue={langue} of={titre} />
					</span>
				</SubmitButton>
			))}
		</span>
	);
}

function Liste(props: {
	langue: Langue;
	titre: string;
	lien: string;
	entrees: readonly Entree[];
	reponses?: TextesProches["reponses"];
}) {
	const { reponses } = props;
	if (props.entrees.length === 0) return null;
	return (
		<>
			<p className="mt-4 font-bold first:mt-0">{props.titre}</p>
			<ul className="mt-1 divide-y divide-line">
				{props.entrees.map(({ chemin, titre, projet }) => (
					<li
						key={chemin}
						className="flex flex-wrap items-baseline justify-between gap-x-6 py-2"
					>
						<span className="min-w-0 wrap-anywhere">
							<Version langue={props.langue} of={titre} />
						</span>
						{/* A full page load, in this tab: what is typed here is kept. */}
						<a
							href={pageAddress(props.langue, chemin)}
							className="inline-flex min-h-11 items-center"
						>
							{props.lien}
							<span className="sr-only">
								{" "}
								<Version langue={props.langue} of={titre} />
							</span>
						</a>
						{projet && reponses ? (
							<Reponses
								langue={props.langue}
								projet={projet}
								titre={titre}
								mots={reponses}
							/>
						) : null}
					</li>
				))}
			</ul>
		</>
	);
}

/** Similar existing entries, with the link to vote for them or support them instead. */
export function ListeProches(props: {
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
				lien={textes.soutenir}
				entrees={proches.besoins.map((besoin) => ({
					chemin: `/besoins/${besoin.slug}`,
					titre: translated(besoin, "titre", langue),
				}))}
			/>
			<Liste
				langue={langue}
				titre={textes.projets}
				lien={textes.voter}
				reponses={textes.reponses}
				entrees={proches.projets.map((projet) => ({
					projet: projet.slug,
					chemin: `/projets/${projet.slug}`,
					titre: translated(projet, "nom", langue),
				}))}
			/>
			<p className="mt-2 text-small text-soft">{textes.aide}</p>
		</>
	);
}
