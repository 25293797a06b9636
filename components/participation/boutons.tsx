import type { ComponentProps, ReactNode } from "react";
import {
	CountedToggle,
	ToggleBar,
	type ToggleLayout,
	type ToggleWords,
} from "#components/ui/forms/counted-toggle";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { MonSoutienBesoin } from "#lib/participation/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";
import { ChoixEtapes } from "./choix-etapes.tsx";
import { estRemercie, type Fait, Merci } from "./merci.tsx";
import { SituationDuSoutien } from "./situation.tsx";

type Lecteur = {
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
	sorte: Sorte,
	objet: string,
	layout: ToggleLayout = "line",
): ToggleWords {
	const t = pageTexts();
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
			words={motsDe(sorte, objet, props.layout)}
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
			objet={objetDuVote(projet)}
			slug={projet.slug}
			on={vote}
			count={projet.nb_votes}
		/>
	);
}

/** The same in the row of a list. */
export function VoteDeLigne(props: {
	acte: ActeDeListe;
	projet: ProjetResume;
}) {
	const { acte, projet } = props;
	return (
		<BoutonVote
			layout="row"
			connecte={acte.connecte}
			action={acte.action}
			projet={projet}
			vote={acte.miens.includes(projet.slug)}
		/>
	);
}

function objetDuVote(projet: ProjetResume): string {
	const nom = translated(projet, "nom", pageLangue()).texte;
	return pageTexts()("participation.vote.pour", { nom });
}

/** What a button needs to know of a need. */
type Soutenu = Pick<
	BesoinSortie,
	"slug" | "titre" | "langue" | "traductions" | "nb_soutiens"
>;

/** What a support is for, in words. */
function objetDuSoutien(besoin: Soutenu): string {
	const titre = translated(besoin, "titre", pageLangue()).texte;
	return pageTexts()("participation.soutien.objet", { titre });
}

/** The button by which a need is supported from the row of a list; its steps then come by e-mail, unless the account has said no to them. */
export function SoutienDeLigne(props: { acte: ActeDeListe; besoin: Soutenu }) {
	const { acte, besoin } = props;
	return (
		<Bouton
			layout="row"
			connecte={acte.connecte}
			action={acte.action}
			sorte="soutien"
			objet={objetDuSoutien(besoin)}
			slug={besoin.slug}
			on={acte.miens.includes(besoin.slug)}
			count={besoin.nb_soutiens}
			whileOff={<input type="hidden" name="etapes" value="inchangees" />}
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

/** Whether the steps of a need are sent by e-mail, and the button that changes it. */
export function EtapesParCourriel(
	props: Omit<ComponentProps<typeof ChoixEtapes>, "textes"> & { titre: string },
) {
	const { titre, ...choix } = props;
	const t = pageTexts();
	const acte = choix.voulues ? "arreter" : "reprendre";
	return (
		<ChoixEtapes
			{...choix}
			textes={{
				dit: t(`participation.etapes.${choix.voulues ? "oui" : "non"}`),
				acte: t(`participation.etapes.${acte}`),
				nom: t(`participation.etapes.${acte}_quoi`, { nom: titre }),
			}}
		/>
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
	const { connecte, besoin, mien } = props;
	const t = pageTexts();
	return (
		<div>
			<Bouton
				connecte={connecte}
				sorte="soutien"
				objet={objetDuSoutien(besoin)}
				action={props.suite.soutenir}
				slug={besoin.slug}
				on={mien.soutenu}
				count={besoin.nb_soutiens}
				{...(props.layout ? { layout: props.layout } : {})}
				thanks={<Merci besoin={besoin} url={props.url} />}
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

/** The vote once more, for the bar of a phone. */
export function BarreVote(props: { mien: boolean; projet: ProjetResume }) {
	const { projet } = props;
	return (
		<ToggleBar
			slug={projet.slug}
			on={props.mien}
			count={projet.nb_votes}
			words={motsDe("vote", objetDuVote(projet))}
		/>
	);
}

/** The support once more, for the bar of a phone. */
export function BarreSoutien(props: { mien: boolean; besoin: BesoinSortie }) {
	const { besoin } = props;
	return (
		<ToggleBar
			slug={besoin.slug}
			on={props.mien}
			count={besoin.nb_soutiens}
			words={motsDe("soutien", objetDuSoutien(besoin))}
		/>
	);
}
