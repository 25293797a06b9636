import type { ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LinkButton } from "#components/ui/link-button";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { Proches } from "#lib/recherche/proches/schema";
import { formTexts } from "../ui/forms/form-texts.ts";
import type { Reponse } from "./champs.tsx";
import { textesProches } from "./formulaire.tsx";
import { ListeProches } from "./liste-proches.tsx";

/** The two forms: their part of the site, which is also the key of their texts. */
export type Dossier = "proposer" | "decrire";

function Reponses(props: {
	reponses: readonly Reponse[];
	vide: string;
	/** The language of the typed text is unknown. */
	titre: string;
}) {
	return (
		<dl
			className="mt-8 max-w-measure border-t-2 border-ink"
			aria-label={props.titre}
		>
			{props.reponses.map(({ champ, nom, valeurs }) => {
				const ecrites = valeurs.filter((valeur) => valeur.trim() !== "");
				return (
					<div key={champ} className="border-b border-line py-3">
						<dt className="text-small font-bold">{nom}</dt>
						{ecrites.length === 0 ? (
							<dd className="text-soft">{props.vide}</dd>
						) : (
							ecrites.map((valeur) => (
								<dd key={valeur} className="wrap-anywhere whitespace-pre-line">
									{valeur}
								</dd>
							))
						)}
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
}) {
	const t = texts(props.langue);
	return (
		<Form action={props.envoyer} textes={formTexts(t)} className="mt-8">
			{/* The answers are part of the form: what was checked is what is sent, and sending it twice counts once. */}
			{Object.entries(props.contenu).flatMap(([champ, valeurs]) =>
				valeurs.map((valeur) => (
					<input
						key={`${champ} ${valeur}`}
						type="hidden"
						name={champ}
						value={valeur}
					/>
				)),
			)}
			<SubmitButton>{t(`contributions.${props.dossier}.envoyer`)}</SubmitButton>
		</Form>
	);
}

function Connexion({ langue, dossier }: { langue: Langue; dossier: Dossier }) {
	const t = texts(langue);
	const retour = encodeURIComponent(`/${dossier}/verification`);
	return (
		<div className="mt-8">
			<p className="max-w-measure">{t("contributions.connexion_aide")}</p>
			<p className="mt-4">
				<LinkButton
					href={pageAddress(langue, `/compte/connexion?retour=${retour}`)}
				>
					{t("contributions.connexion")}
				</LinkButton>
			</p>
		</div>
	);
}

/** The answers, similar existing entries, and the last step: sending, or signing in to send. */
export function Verification(props: {
	langue: Langue;
	dossier: Dossier;
	contenu: ContenuBrouillon;
	reponses: readonly Reponse[];
	proches: Proches;
	connecte: boolean;
	envoyer: ActionFormulaire;
	/** The projects that may answer a need, in place of a list of links. */
	reponse?: ReactNode;
}) {
	const { langue, dossier, reponse = null } = props;
	const t = texts(langue);
	const proches =
		reponse === null ? props.proches : { ...props.proches, projets: [] };
	const nombre = proches.projets.length + proches.besoins.length;
	return (
		<>
			<h1>{t(`contributions.${dossier}.verification`)}</h1>
			<Reponses
				reponses={props.reponses}
				vide={t("contributions.vide")}
				titre={t("contributions.reponses")}
			/>
			<p className="mt-4">
				<LinkButton look="other" href={pageAddress(langue, `/${dossier}`)}>
					{t("contributions.modifier")}
				</LinkButton>
			</p>
			{reponse}
			{nombre === 0 ? null : (
				<div className="mt-8 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4">
					<ListeProches
						langue={langue}
						proches={proches}
						textes={textesProches(t)}
					/>
				</div>
			)}
			{props.connecte ? (
				<Envoi {...props} />
			) : (
				<Connexion langue={langue} dossier={dossier} />
			)}
		</>
	);
}
