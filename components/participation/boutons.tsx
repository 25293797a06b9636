import type { ComponentProps, ReactNode } from "react";
import {
	CountedToggle,
	ToggleBar,
	type ToggleLayout,
	type ToggleWords,
} from "#components/ui/forms/counted-toggle";
import type { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { MonSoutienBesoin } from "#lib/participation/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";
import { ChoixEtapes } from "./choix-etapes.tsx";
import { estRemercie, type Fait, Merci } from "./merci.tsx";
import { SituationDuSoutien } from "./situation.tsx";

type Lecteur = {
	langue: Langue;
	connecte: boolean;
	layout?: ToggleLayout;
};

/** How the rows of a list vote or support: the action, and what the reader already gave to. */
export type ActeDeListe = {
	readonly action: ActionFormulaire;
	readonly connecte: boolean;
	/** Slugs of the entries that the reader votes for or supports. */
	readonly miens: readonly string[];
};

/** The same for rows of both kinds. */
export type Actes = {
	readonly projets: ActeDeListe;
	readonly besoins: ActeDeListe;
};

type Sorte = "vote" | "soutien";

/** What the button of a vote or a support says, in the reader's language. */
function motsDe(
	langue: Langue,
	sorte: Sorte,
	objet: string,
	layout: ToggleLayout = "line",
): ToggleWords {
	const t = texts(langue);
	const n = "{n}";
	return {
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

/** The button of a vote or a support, with the texts of its kind. */
function Bouton(
	props: Lecteur & {
		sorte: Sorte;
		/** What the vote or the support is for, in words. */
		objet: string;
		action: ActionFormulaire;
		slug: string;
		on: boolean;
		count: number;
		whileOff?: ReactNode;
		thanks?: ReactNode;
	},
) {
	const { sorte, objet, connecte, ...toggle } = props;
	return (
		<CountedToggle
			{...toggle}
			isSignedIn={connecte}
			words={motsDe(props.langue, sorte, objet, props.layout)}
		/>
	);
}

/** The button by which a reader votes for a project, or withdraws the vote. */
export function BoutonVote(
	props: Lecteur & {
		action: ActionFormulaire;
		projet: ProjetResume;
		/** The reader's own vote. */
		vote: boolean;
	},
) {
	const { projet, vote, ...autres } = props;
	return (
		<Bouton
			{...autres}
			sorte="vote"
			objet={objetDuVote(props.langue, projet)}
			slug={projet.slug}
			on={vote}
			count={projet.nb_votes}
		/>
	);
}

/** The same in the row of a list. */
export function VoteDeLigne(props: {
	langue: Langue;
	acte: ActeDeListe;
	projet: ProjetResume;
}) {
	const { langue, acte, projet } = props;
	return (
		<BoutonVote
			layout="row"
			langue={langue}
			connecte={acte.connecte}
			action={acte.action}
			projet={projet}
			vote={acte.miens.includes(projet.slug)}
		/>
	);
}

function objetDuVote(langue: Langue, projet: ProjetResume): string {
	const nom = translated(projet, "nom", langue).texte;
	return texts(langue)("participation.vote.pour", { nom });
}

/** What a support is for, in words. */
function objetDuSoutien(langue: Langue, besoin: BesoinSortie): string {
	const titre = translated(besoin, "titre", langue).texte;
	return texts(langue)("participation.soutien.objet", { titre });
}

/** The button by which a need is supported from the row of a list; its steps then come by e-mail, as by default. */
export function SoutienDeLigne(props: {
	langue: Langue;
	acte: ActeDeListe;
	besoin: BesoinSortie;
}) {
	const { langue, acte, besoin } = props;
	return (
		<Bouton
			layout="row"
			langue={langue}
			connecte={acte.connecte}
			action={acte.action}
			sorte="soutien"
			objet={objetDuSoutien(langue, besoin)}
			slug={besoin.slug}
			on={acte.miens.includes(besoin.slug)}
			count={besoin.nb_soutiens}
			whileOff={<input type="hidden" name="etapes" value="on" />}
		/>
	);
}

function CaseEtapes(props: {
	slug: string;
	label: string;
	aide: string;
	cochee: boolean;
}) {
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
				{props.label}
			</label>
			<p id={aide} className="text-small text-soft">
				{props.aide}
			</p>
		</div>
	);
}

type Suite = {
	langue: Langue;
	besoin: BesoinSortie;
	/** The reader's own support, and choice about the steps. */
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

/** What follows a support: whether the steps of the need are sent by e-mail, and the box for what the reader lives. */
export function SuiteDuSoutien({ langue, besoin, mien, suite }: Suite) {
	const t = texts(langue);
	const { slug } = besoin;
	return (
		<>
			<ChoixEtapes
				action={suite.choisirEtapes}
				slug={slug}
				voulues={mien.etapes_par_courriel}
				textes={{
					oui: t("participation.etapes.oui"),
					non: t("participation.etapes.non"),
					arreter: t("participation.etapes.arreter"),
					reprendre: t("participation.etapes.reprendre"),
				}}
			/>
			<SituationDuSoutien
				{...{ langue, slug }}
				titre={translated(besoin, "titre", langue).texte}
				situation={suite.situation}
				departements={suite.departements}
				raconter={suite.raconter}
				retirer={suite.reprendreSituation}
			/>
		</>
	);
}

/**
 * The button by which a reader supports a need, or withdraws the support, and
 * beside it what follows.
 */
export function BoutonSoutien(
	props: Lecteur &
		Suite &
		Fait & {
			/** The page's own absolute address. */
			url: string;
		},
) {
	const { langue, connecte, besoin, mien } = props;
	const t = texts(langue);
	return (
		<div>
			<Bouton
				langue={langue}
				connecte={connecte}
				sorte="soutien"
				objet={objetDuSoutien(langue, besoin)}
				action={props.suite.soutenir}
				slug={besoin.slug}
				on={mien.soutenu}
				count={besoin.nb_soutiens}
				{...(props.layout ? { layout: props.layout } : {})}
				thanks={<Merci langue={langue} besoin={besoin} url={props.url} />}
				whileOff={
					<CaseEtapes
						slug={besoin.slug}
						label={t("participation.etapes.case")}
						aide={t("participation.etapes.aide")}
						cochee={mien.etapes_par_courriel}
					/>
				}
			/>
			{mien.soutenu && !estRemercie(props) ? (
				<SuiteDuSoutien {...props} />
			) : null}
		</div>
	);
}

type Barre = { langue: Langue; mien: boolean };

/** The vote once more, for the bar of a phone. */
export function BarreVote(props: Barre & { projet: ProjetResume }) {
	const { langue, projet } = props;
	return (
		<ToggleBar
			langue={langue}
			slug={projet.slug}
			on={props.mien}
			count={projet.nb_votes}
			words={motsDe(langue, "vote", objetDuVote(langue, projet))}
		/>
	);
}

/** The support once more, for the bar of a phone. */
export function BarreSoutien(props: Barre & { besoin: BesoinSortie }) {
	const { langue, besoin } = props;
	return (
		<ToggleBar
			langue={langue}
			slug={besoin.slug}
			on={props.mien}
			count={besoin.nb_soutiens}
			words={motsDe(langue, "soutien", objetDuSoutien(langue, besoin))}
		/>
	);
}
