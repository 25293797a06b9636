import type { ComponentProps, ReactNode } from "react";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { pageHref, pageRefused, pageSaid, t } from "#lib/i18n/page-texts";
import type { Contestation } from "#lib/moderation/echanges/schema";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type {
	ActeRecent,
	FicheModeree,
} from "#lib/moderation/relecture/schema";
import { peutDecider } from "#lib/moderation/rules";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { ChampsDeFiche } from "../edition/champs-de-fiche.tsx";
import { Cadre } from "../file/cadre.tsx";
import { Citation, Place } from "../file/fiche.tsx";
import { ActesDits } from "../suivi/journal.tsx";
import { PublieeParRegle } from "../suivi/sans-relecture.tsx";
import { SignalementsQuiAttendent } from "../suivi/signalements-fiche.tsx";
import { Actes, AutresActes, FormulaireAnnulation } from "./actes.tsx";
import { Dialogue, PanneauDemande } from "./demande.tsx";
import { Fiche, libelleEtat, Passages } from "./fiche.tsx";
import { PanneauRefus } from "./panneau-refus.tsx";
import { ChampsJuges, Depliant } from "./saisie.tsx";
import { Voisins } from "./voisins.tsx";

type Props = ComponentProps<typeof Cote> &
	ComponentProps<typeof Avant> &
	ComponentProps<typeof Fiche> &
	ComponentProps<typeof PanneauRefus> &
	ComponentProps<typeof Place> &
	Omit<ComponentProps<typeof Voisins>, "chercher"> & {
		acte: ActeRecent | null;
		vu: number;
		/** Of use after that: forms, which can't stand in the page's own. */
		apres: ReactNode;
		actions: Readonly<
			Record<"juger" | "annuler" | "chercher", ActionFormulaire>
		>;
	};

/** An entry with everything that is judged of it, to read, to change and to decide on, in one form. */
export function Relecture(props: Props) {
	const { fiche, acte, actions } = props;
	const { demande } = props.dialogue;
	const { nature, langue } = fiche;
	return (
		<Cadre
			partie="file"
			titre={fiche.titre}
			entete={<Passages texte={fiche.titre} {...props.reperes} />}
			dits={[
				pageSaid("annule") === "oui" && t("moderation.annulation.faite"),
				// Merged into this one: the merge is no decision on what is left.
				nature === "besoin" &&
					acte?.garde_id === fiche.id &&
					fiche.statut === "propose" &&
					t("moderation.voisins.fait"),
			]}
		>
			<FormulaireAnnulation acte={acte} annuler={actions.annuler} />
			<Avant {...props} />
			<PageForm
				// The next entry is another form, not this one answered.
				key={`${fiche.nature}/${fiche.id}`}
				action={actions.juger}
				valeurs={props.valeurs}
				label={t("moderation.fiche.de_la_file")}
				leaving={t("moderation.fiche.pas_garde")}
				// What the form says stands above the text, beside the decision: nothing pushes it away.
				className="mt-4 gap-x-10 max-md:mt-2 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_auto_1fr]"
			>
				<ChampsJuges
					fiche={fiche}
					vu={props.vu}
					demande={demande?.id ?? null}
				/>
				<div className="min-w-0 md:row-start-4">
					<Contestee {...props} />
					<Fiche {...props} />
					<Voisins {...props} chercher={actions.chercher} />
					<Corriger {...props} {...{ nature, langue }} />
				</div>
				{/* It scrolls apart: the text stays in sight while one refuses. */}
				<aside className="max-md:mt-3 max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-3 md:sticky md:top-4 md:col-start-2 md:row-[1/5] md:-mx-2 md:max-h-[calc(100dvh-2rem)] md:self-start md:overflow-y-auto md:px-2 md:py-1">
					<Actes
						fiche={fiche}
						acte={acte}
						contestee={props.contestation !== null}
					/>
					<PanneauRefus {...props} />
					<PanneauDemande {...props} demande={demande} />
					<AutresActes fiche={fiche} />
					<Place {...props} />
					<Cote {...props} />
				</aside>
			</PageForm>
			{props.apres}
		</Cadre>
	);
}

/** What is known of an entry before it is decided on: what others say of it, each with its own form. */
export function Avant(
	props: ComponentProps<typeof Contestee> &
		ComponentProps<typeof PublieeParRegle> &
		ComponentProps<typeof Dialogue> & {
			signales: Omit<ComponentProps<typeof SignalementsQuiAttendent>, "fiche">;
		},
) {
	const { fiche, contestation } = props;
	const decide = contestation && peutDecider(props.compte_id, contestation);
	return (
		<>
			{/* One of both forms at a time: they have fields of the same name. */}
			{decide ? null : (
				<SignalementsQuiAttendent {...{ fiche }} {...props.signales} />
			)}
			<PublieeParRegle {...props} />
			<Dialogue {...props} />
		</>
	);
}

/** The button that the Enter key presses in these fields. */
const GARDER = "garder-la-fiche";

/** Everything of an entry that is judged, to be changed where it is read. */
export function Corriger(props: ComponentProps<typeof ChampsDeFiche>) {
	const estProjet = props.nature === "projet";
	return (
		<Depliant
			id="correction"
			titre={t("moderation.corriger.titre")}
			possible
			touches={
				<>
					<span data-touche="e" data-vers={estProjet ? "nom" : "titre"} />
					<span data-touche="l" data-vers="langue" />
					{estProjet ? <span data-touche="i" data-vers="label_ia" /> : null}
				</>
			}
		>
			<div data-confirme={GARDER}>
				<p className="mt-1 max-w-measure text-small text-soft">
					{t("moderation.corriger.aide")}
				</p>
				<ChampsDeFiche {...props} />
				<p className="mt-8">
					<span id={GARDER} data-touche="s" className="grid">
						<SubmitButton name="geste" value="garder" look="other">
							{t("edition.garder")}
						</SubmitButton>
					</span>
				</p>
			</div>
		</Depliant>
	);
}

function Auteur({ auteur }: Pick<FicheModeree, "auteur">) {
	if (!auteur)
		return <p className="text-soft">{t("moderation.cote.sans_auteur")}</p>;
	return (
		<>
			<p className="wrap-anywhere max-md:inline">
				<Link href={pageHref(`/moderation/comptes/${auteur.id}`)}>
					{auteur.nom ?? auteur.courriel}
				</Link>
				{", "}
				{t("moderation.cote.decisions", {
					publies: auteur.publies,
					refuses: auteur.refuses,
					attente: auteur.en_attente,
				})}
				.
				{auteur.en_attente === 0 ? null : (
					<>
						{" "}
						<a
							href={pageHref(`/moderation/comptes/${auteur.id}`)}
							data-touche="t"
							className="inline-block py-1.5 max-md:py-0.5"
						>
							{t("demandes.lots.lien_nombre", { n: auteur.en_attente })}
						</a>
					</>
				)}
			</p>
			{auteur.suspendu ? (
				<p className="font-bold text-rust">{t("moderation.cote.suspendu")}</p>
			) : null}
		</>
	);
}

export function Cote(props: {
	fiche: FicheModeree;
	historique: readonly LigneJournal[];
}) {
	const { fiche, historique } = props;
	return (
		<>
			<section className="mt-6 border-t border-line pt-4 text-small max-md:mt-2 max-md:basis-full max-md:pt-1">
				<h2 className="mb-2 text-h3 max-md:mr-2 max-md:mb-0 max-md:inline max-md:text-small">
					{t("moderation.cote.auteur")}
				</h2>
				<Auteur auteur={fiche.auteur} />
			</section>
			{historique.length === 0 ? null : (
				<details className="mt-4 border-t border-line pt-2 text-small max-md:mt-1 max-md:basis-full">
					<summary className="cursor-pointer py-1.5">
						{t("moderation.cote.historique", { n: String(historique.length) })}
					</summary>
					<ActesDits lignes={historique} />
				</details>
			)}
		</>
	);
}

function Partie(props: { titre: string; children: ReactNode }) {
	return (
		<section className="mt-4 max-w-measure">
			<h3 className="font-bold">{props.titre}</h3>
			{props.children}
		</section>
	);
}

function Decision({ contestation }: { contestation: Contestation }) {
	const lang = contestation.langue_auteur ?? "fr";
	return (
		<>
			<input type="hidden" name="contestation" value={contestation.id} />
			<Control
				field={{
					name: "reponse",
					label: t("suivi.contestations.reponse"),
					help: t("suivi.contestations.reponse_aide", { langue: lang }),
					...{ kind: "text", rows: 4, max: BORNES_CONTESTATION.reponse.max },
					lang,
				}}
			/>
			<p className="mt-3 text-small text-soft">
				{t("suivi.contestations.etat", {
					etat: libelleEtat(contestation.nature, contestation.statut_avant),
				})}
			</p>
			<p className="mt-4 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="retabli">
					{t("suivi.contestations.retablir")}
				</SubmitButton>
				<SubmitButton name="geste" value="maintenu" look="danger">
					{t("suivi.contestations.maintenir")}
				</SubmitButton>
			</p>
		</>
	);
}

/** What was written to an author whose contest somebody decided meanwhile: without a script its field is gone. */
function NonEnvoyee() {
	const ecrit = pageRefused("contestation") && pageRefused("reponse");
	if (!ecrit) return null;
	return (
		<Partie titre={t("suivi.contestations.non_envoyee")}>
			<Citation of={null}>{ecrit}</Citation>
		</Partie>
	);
}

/** The pending contest of an entry: why it was taken down, its author's answer, and the decision of another moderator. */
export function Contestee(props: {
	contestation: Contestation | null;
	compte_id: number;
}) {
	const { contestation } = props;
	if (contestation === null) return <NonEnvoyee />;
	const { choix, motif, retirant, texte, langue_auteur, decideurs } =
		contestation;
	return (
		<section
			aria-labelledby="contestation"
			className="mb-6 rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="contestation" className="text-h3">
				{t("suivi.contestations.attend")}
			</h2>
			<Partie titre={t("suivi.contestations.raison")}>
				<p className="mt-1 text-small text-soft wrap-anywhere">
					{choix === null
						? ""
						: `${t(`moderation.retrait.motifs.${choix}`)} · `}
					{retirant === null ? "" : `${retirant}, `}
					<Ago at={contestation.le} />
				</p>
				<Citation of={langue_auteur}>
					{motif ?? t("compte.contestation.sans_motif")}
				</Citation>
			</Partie>
			<Partie titre={t("suivi.contestations.reponse_auteur")}>
				<p className="mt-1 text-small text-soft">
					<Ago at={contestation.conteste_le} />
				</p>
				<Citation of={langue_auteur}>{texte}</Citation>
			</Partie>
			<Partie titre={t("moderation.actes.titre")}>
				{peutDecider(props.compte_id, contestation) ? (
					<Decision contestation={contestation} />
				) : (
					<Notice kind="warning" title={t("suivi.contestations.autre")}>
						{decideurs === 0
							? t("suivi.contestations.personne")
							: t("suivi.contestations.quelqu_un", { n: decideurs })}
					</Notice>
				)}
			</Partie>
		</section>
	);
}
