import { QuestionDuLieu } from "#components/lieux/question";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { LinkButton } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { PageHead } from "#components/ui/shell/page-head";
import type { Nuance } from "#lib/besoins/liens/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { QuestionLieu } from "#lib/lieux/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { Proches } from "#lib/recherche/schema";
import type { Reponse } from "./champs.tsx";
import { textesDesReponses, textesProches } from "./formulaire.tsx";
import { ListeProches } from "./liste-proches.tsx";

/** The two forms: their part of the site, which is also the key of their texts. */
type Dossier = "proposer" | "decrire";

const PAGES = { oui: "reponse", presque: "presque" } as const;

function ExisteDeja(props: {
	dossier: Dossier;
	proches: Proches;
	/** What the author already said that a project lacks. */
	nuances: readonly Nuance[];
}) {
	const { proches, dossier } = props;
	if (proches.projets.length + proches.besoins.length === 0) return null;
	const { onglet: _, ...textes } = textesProches(t);
	const notes = props.nuances.map(({ projet, texte }) => [
		projet,
		texte === null ? t("liens.note_sans_texte") : t("liens.note", { texte }),
	]);
	return (
		<section
			aria-labelledby="existe"
			className="mt-8 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="existe" className="mb-3 text-h3">
				{t("contributions.proches.avant")}
			</h2>
			<ListeProches
				langue={pageLangue()}
				proches={proches}
				notes={Object.fromEntries(notes)}
				textes={{
					...textes,
					...(dossier === "decrire" ? textesDesReponses() : {}),
					...(dossier === "decrire" && proches.projets.length > 0
						? { aide: t("contributions.proches.effet") }
						: {}),
				}}
				repondre={(reponse, projet, dit) => (
					<LinkButton
						key={reponse}
						look="other"
						href={pageHref(`/decrire/${PAGES[reponse]}?projet=${projet}`)}
					>
						{dit}
					</LinkButton>
				)}
			/>
		</section>
	);
}

/** The same phrase may be typed twice: sent or shown once, it says as much. */
function distinctes(valeurs: readonly string[]): string[] {
	return [...new Set(valeurs)];
}

export function Reponses(props: { reponses: readonly Reponse[] }) {
	return (
		<dl
			className="mt-8 max-w-measure border-t-2 border-ink"
			aria-label={t("contributions.reponses")}
		>
			{props.reponses.map(({ champ, nom, page, valeurs, image }) => {
				const ecrites = distinctes(valeurs.filter((un) => un.trim() !== ""));
				return (
					<div
						key={champ}
						className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
					>
						<dt className="text-small font-bold">{nom}</dt>
						{image === undefined ? null : (
							<dd className="col-start-1">
								<img
									src={image}
									alt=""
									className="max-h-40 max-w-full rounded-control bg-[white]"
								/>
							</dd>
						)}
						{ecrites.length === 0 && image === undefined ? (
							<dd className="col-start-1 text-soft">
								{t("contributions.vide")}
							</dd>
						) : (
							ecrites.map((valeur) => (
								<dd
									key={valeur}
									dir="auto"
									className="col-start-1 wrap-anywhere whitespace-pre-line"
								>
									{valeur}
								</dd>
							))
						)}
						<dd className="col-start-2 row-start-1">
							{/* A full page load, which stops at the field. */}
							<a
								href={pageHref(`${page}#${champ}`)}
								className="-my-2 inline-flex min-h-11 items-center text-small"
							>
								<span>
									{t("contributions.modifier")}
									<span className="sr-only"> {nom}</span>
								</span>
							</a>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** The answers as part of a form: what was checked is what is sent, and sending it twice counts once. */
export function ReponsesCachees({ contenu }: { contenu: ContenuBrouillon }) {
	return Object.entries(contenu).flatMap(([champ, valeurs]) =>
		distinctes(valeurs).map((valeur) => (
			<input
				key={`${champ} ${valeur}`}
				type="hidden"
				name={champ}
				value={valeur}
			/>
		)),
	);
}

function Envoi(props: {
	dossier: Dossier;
	contenu: ContenuBrouillon;
	envoyer: ActionFormulaire;
	className: string;
	/** What is still asked about where it is. */
	lieu: QuestionLieu | null;
}) {
	return (
		<PageForm action={props.envoyer} className={props.className}>
			<ReponsesCachees contenu={props.contenu} />
			<QuestionDuLieu
				question={props.lieu}
				ecrit={props.contenu.territoire?.at(-1) ?? ""}
			/>
			<SubmitButton>{t(`contributions.${props.dossier}.envoyer`)}</SubmitButton>
		</PageForm>
	);
}

export function ConnexionPourEnvoyer(props: { chemin: string; aide: string }) {
	const retour = encodeURIComponent(props.chemin);
	return (
		<div className="mt-8">
			<p className="max-w-measure">{props.aide}</p>
			<p className="mt-4">
				<LinkButton href={pageHref(`/compte/connexion?retour=${retour}`)}>
					{t("contributions.connexion")}
				</LinkButton>
			</p>
		</div>
	);
}

/** What exists already, the answers, and the last step: sending, or signing in to send. */
export function Verification(props: {
	dossier: Dossier;
	contenu: ContenuBrouillon;
	reponses: readonly Reponse[];
	proches: Proches;
	connecte: boolean;
	/** Whether the author has just signed in to send this. */
	revenu: boolean;
	envoyer: ActionFormulaire;
	/** What is still asked about where it is. */
	lieu: QuestionLieu | null;
	/** What the author already said that a project lacks. */
	nuances?: readonly Nuance[];
}) {
	const { dossier, proches, nuances = [] } = props;
	return (
		<>
			<PageHead
				title={t(`contributions.${dossier}.verification`)}
				lead={t(`contributions.${dossier}.public`)}
			/>
			{props.connecte && props.revenu ? (
				<Notice kind="done" announced>
					<p>{t("contributions.revenu")}</p>
					{/* A question is asked once, under the answers. */}
					{props.lieu ? null : <Envoi {...props} className="mt-4" />}
				</Notice>
			) : null}
			<ExisteDeja {...{ dossier, proches, nuances }} />
			<Reponses reponses={props.reponses} />
			{props.connecte ? (
				<Envoi {...props} className="mt-8" />
			) : (
				<ConnexionPourEnvoyer
					chemin={`/${dossier}/verification`}
					aide={t("contributions.connexion_aide")}
				/>
			)}
		</>
	);
}
