import type { ComponentProps, ReactNode } from "react";
import {
	CountedToggle,
	ToggleBar,
	type ToggleLayout,
	type ToggleWords,
} from "#components/ui/forms/counted-toggle";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { MonSoutienBesoin } from "#lib/participation/schema";
import type { TexteMarque } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";
import { Acte } from "../ui/kit/page-form.tsx";
import { estRemercie, type Fait, Merci } from "./merci.tsx";
import { SituationDuSoutien } from "./situation.tsx";

/** How the rows of a list vote or support: the action, and what the reader already gave to. */
export type ActeDeListe = {
	readonly action: ActionFormulaire;
	readonly connecte: boolean;
	readonly miens: readonly string[];
};

export type Actes = {
	readonly projets: ActeDeListe;
	readonly besoins: ActeDeListe;
};

/** What a vote or a support is for: in words, by its slug, and how many it has. */
type Visee = {
	readonly sorte: "vote" | "soutien";
	readonly objet: ReactNode;
	readonly slug: string;
	readonly count: number;
};

type Projet = Pick<
	ProjetResume,
	"slug" | "nom" | "langue" | "traductions" | "nb_votes"
>;

type Besoin = Pick<
	BesoinSortie,
	"slug" | "titre" | "langue" | "traductions" | "nb_soutiens"
>;

/** What a button is for, the entry's own words marked with their language where that is not the page's. */
function objetDe(
	cle: "vote.pour" | "soutien.objet",
	{ texte, langue }: TexteMarque,
): ReactNode {
	return langue === pageLangue()
		? t.markup(`participation.${cle}`, { titre: () => texte })
		: t.rich(`participation.${cle}`, {
				titre: () => <span lang={langue}>{texte}</span>,
			});
}

export function duProjet(projet: Projet): Visee {
	const objet = objetDe("vote.pour", translated(projet, "nom", pageLangue()));
	const { slug, nb_votes: count } = projet;
	return { sorte: "vote", objet, slug, count };
}

export function duBesoin(besoin: Besoin): Visee {
	const titre = translated(besoin, "titre", pageLangue());
	const objet = objetDe("soutien.objet", titre);
	const { slug, nb_soutiens: count } = besoin;
	return { sorte: "soutien", objet, slug, count };
}

/** What the button of a vote or a support says, in the reader's language. */
function motsDe(
	{ sorte, objet }: Visee,
	layout: ToggleLayout = "line",
): ToggleWords {
	const n = "{n}";
	return {
		langue: pageLangue(),
		verb: t(`participation.${sorte}.verbe`),
		thing: objet,
		own: t(`participation.${sorte}.mien`),
		one: t(`participation.${sorte}.un`, { n }),
		several: t(`participation.${sorte}.plusieurs`, { n }),
		none: t(`participation.${sorte}.aucun`),
		mine: t("participation.mien"),
		included: t("participation.compris"),
		done: t(
			`participation.${sorte}.${layout === "row" ? "fait_en_liste" : "fait"}`,
		),
		undone: t(`participation.${sorte}.retire`),
		undo: t("participation.annuler"),
	};
}

type BoutonProps = {
	action: ActionFormulaire;
	connecte: boolean;
	layout?: ToggleLayout;
};

function Bouton(
	props: BoutonProps & {
		de: Visee;
		/** Whether the reader has given it. */
		on: boolean;
		whileOff?: ReactNode;
		thanks?: ReactNode;
	},
) {
	const { de, connecte, ...toggle } = props;
	return (
		<CountedToggle
			{...toggle}
			slug={de.slug}
			count={de.count}
			isSignedIn={connecte}
			words={motsDe(de, props.layout)}
		/>
	);
}

export function BoutonVote({
	projet,
	vote,
	...bouton
}: BoutonProps & {
	projet: Projet;
	vote: boolean;
}) {
	return <Bouton {...bouton} de={duProjet(projet)} on={vote} />;
}

/** The same from the row of a list; the steps of a need then come by e-mail, unless the account has said no to them. */
export function BoutonDeLigne(props: { acte: ActeDeListe; de: Visee }) {
	const { acte, de } = props;
	const { miens, ...bouton } = acte;
	return (
		<Bouton
			layout="row"
			{...bouton}
			de={de}
			on={miens.includes(de.slug)}
			whileOff={
				de.sorte === "soutien" ? (
					<input type="hidden" name="etapes" value="inchangees" />
				) : null
			}
		/>
	);
}

function CaseEtapes(props: { slug: string; cochee: boolean }) {
	const aide = `etapes-aide-${props.slug}`;
	return (
		<div className="mt-3 max-w-measure">
			<label className="inline-flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					name="etapes"
					defaultChecked={props.cochee}
					aria-describedby={aide}
					className="size-5 shrink-0 accent-action"
				/>
				{t("participation.etapes.case")}
			</label>
			<p id={aide} className="text-small text-soft">
				{t("participation.etapes.aide")}
			</p>
		</div>
	);
}

type Suite = {
	besoin: BesoinSortie;
	mien: MonSoutienBesoin;
	suite: {
		readonly soutenir: ActionFormulaire;
		readonly choisirEtapes: ActionFormulaire;
		readonly raconter: ActionFormulaire;
		readonly reprendreSituation: ActionFormulaire;
	} & Pick<
		ComponentProps<typeof SituationDuSoutien>,
		"situation" | "departements"
	>;
};

/** Whether the steps of a need are sent by e-mail, and the button that changes it. */
export function EtapesParCourriel(props: {
	action: ActionFormulaire;
	slug: string;
	titre: string;
	voulues: boolean;
}) {
	const { slug, voulues } = props;
	const acte = voulues ? "arreter" : "reprendre";
	return (
		<div className="no-print mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
			<p role="status">
				{t(`participation.etapes.${voulues ? "oui" : "non"}`)}
			</p>
			<Acte
				action={props.action}
				champs={{ slug, voulu: voulues ? "non" : "oui" }}
				nom={t(`participation.etapes.${acte}_quoi`, { nom: props.titre })}
			>
				{t(`participation.etapes.${acte}`)}
			</Acte>
		</div>
	);
}

/** What follows a support: whether the steps of the need are sent by e-mail, and the box for what the reader lives. */
export function SuiteDuSoutien({ besoin, mien, suite }: Suite) {
	const { slug } = besoin;
	const titre = translated(besoin, "titre", pageLangue()).texte;
	return (
		<>
			<EtapesParCourriel
				action={suite.choisirEtapes}
				slug={slug}
				titre={titre}
				voulues={mien.etapes_par_courriel}
			/>
			<SituationDuSoutien
				slug={slug}
				titre={titre}
				situation={suite.situation}
				departements={suite.departements}
				raconter={suite.raconter}
				retirer={suite.reprendreSituation}
			/>
		</>
	);
}

export function BoutonSoutien(
	props: Omit<BoutonProps, "action"> &
		Suite &
		Fait & {
			url: string;
		},
) {
	const { connecte, layout = "line", besoin, mien } = props;
	return (
		<div>
			<Bouton
				action={props.suite.soutenir}
				{...{ connecte, layout }}
				de={duBesoin(besoin)}
				on={mien.soutenu}
				thanks={<Merci besoin={besoin} url={props.url} />}
				whileOff={
					<CaseEtapes slug={besoin.slug} cochee={mien.etapes_par_courriel} />
				}
			/>
			{mien.soutenu && !estRemercie(props) ? (
				<SuiteDuSoutien {...props} />
			) : null}
		</div>
	);
}

/** The same once more, for the bar of a phone. */
export function Barre({ de, on }: { de: Visee; on: boolean }) {
	return (
		<ToggleBar slug={de.slug} on={on} count={de.count} words={motsDe(de)} />
	);
}
