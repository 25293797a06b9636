import { QuestionDuLieu } from "#components/lieux/question";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import type { Nuance } from "#lib/besoins/liens/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { QuestionLieu } from "#lib/lieux/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { Proches as EntreesProches } from "#lib/recherche/proches/schema";
import { formTexts } from "../ui/forms/form-texts.ts";
import type { Reponse } from "./champs.tsx";
import { type Dossier, ExisteDeja } from "./existe-deja.tsx";

/** The same phrase may be typed twice: sent or shown once, it says as much. */
function distinctes(valeurs: readonly string[]): string[] {
	return [...new Set(valeurs)];
}

/** What was written, each answer with the way back to its field. */
export function Reponses(props: {
	langue: Langue;
	reponses: readonly Reponse[];
	className: string;
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<dl
			className={`max-w-measure border-t-2 border-ink ${props.className}`}
			aria-label={t("contributions.reponses")}
		>
			{props.reponses.map(({ champ, nom, page, valeurs }) => {
				const ecrites = distinctes(valeurs.filter((un) => un.trim() !== ""));
				return (
					<div
						key={champ}
						className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
					>
						<dt className="text-small font-bold">{nom}</dt>
						{ecrites.length === 0 ? (
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
								href={pageAddress(langue, `${page}#${champ}`)}
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

function Envoi(props: {
	langue: Langue;
	dossier: Dossier;
	contenu: ContenuBrouillon;
	envoyer: ActionFormulaire;
	className: string;
	/** What is still asked about where it is. */
	lieu: QuestionLieu | null;
}) {
	const t = texts(props.langue);
	return (
		<Form
			action={props.envoyer}
			textes={formTexts(t)}
			className={props.className}
		>
			{/* The answers are part of the form: what was checked is what is sent, and sending it twice counts once. */}
			{Object.entries(props.contenu).flatMap(([champ, valeurs]) =>
				distinctes(valeurs).map((valeur) => (
					<input
						key={`${champ} ${valeur}`}
						type="hidden"
						name={champ}
						value={valeur}
					/>
				)),
			)}
			<QuestionDuLieu
				langue={props.langue}
				question={props.lieu}
				ecrit={props.contenu.territoire?.at(-1) ?? ""}
			/>
			<SubmitButton>{t(`contributions.${props.dossier}.envoyer`)}</SubmitButton>
		</Form>
	);
}

/** The way to sign in, and back to `chemin`, to send what was written. */
export function ConnexionPourEnvoyer(props: {
	langue: Langue;
	chemin: string;
	aide: string;
}) {
	const { langue } = props;
	const retour = encodeURIComponent(props.chemin);
	return (
		<div className="mt-8">
			<p className="max-w-measure">{props.aide}</p>
			<p className="mt-4">
				<LinkButton
					href={pageAddress(langue, `/compte/connexion?retour=${retour}`)}
				>
					{texts(langue)("contributions.connexion")}
				</LinkButton>
			</p>
		</div>
	);
}

/** What exists already, the answers, and the last step: sending, or signing in to send. */
export function Verification(props: {
	langue: Langue;
	dossier: Dossier;
	contenu: ContenuBrouillon;
	reponses: readonly Reponse[];
	proches: EntreesProches;
	connecte: boolean;
	/** Whether the author has just signed in to send this. */
	revenu: boolean;
	envoyer: ActionFormulaire;
	/** What is still asked about where it is. */
	lieu: QuestionLieu | null;
	/** What the author already said that a project lacks. */
	nuances?: readonly Nuance[];
}) {
	const { langue, dossier, proches, nuances = [] } = props;
	const t = texts(langue);
	return (
		<>
			<h1>{t(`contributions.${dossier}.verification`)}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t(`contributions.${dossier}.public`)}
			</p>
			{props.connecte && props.revenu ? (
				<Notice kind="done" announced>
					<p>{t("contributions.revenu")}</p>
					{/* A question is asked once, under the answers. */}
					{props.lieu ? null : <Envoi {...props} className="mt-4" />}
				</Notice>
			) : null}
			<ExisteDeja {...{ langue, dossier, proches, nuances }} />
			<Reponses langue={langue} reponses={props.reponses} className="mt-8" />
			{props.connecte ? (
				<Envoi {...props} className="mt-8" />
			) : (
				<ConnexionPourEnvoyer
					langue={langue}
					chemin={`/${dossier}/verification`}
					aide={t("contributions.connexion_aide")}
				/>
			)}
		</>
	);
}
