import { cheminPourAider } from "#components/besoins/places";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../ui/forms/form-texts.ts";
import { cheminDeVerification, RappelDeLaPlace } from "./formulaire-offre.tsx";

type Props = {
	langue: Langue;
	place: PlaceSortie;
	contenu: ContenuBrouillon;
	connecte: boolean;
	/** Whether the author has just signed in to send this. */
	revenu: boolean;
	envoyer: ActionFormulaire;
};

function Envoi({ langue, contenu, envoyer }: Props) {
	const t = texts(langue);
	return (
		<Form action={envoyer} textes={formTexts(t)} className="mt-8">
			{/* What was checked is what is sent. */}
			{Object.entries(contenu).map(([champ, valeurs]) => (
				<input
					key={champ}
					type="hidden"
					name={champ}
					value={valeurs.at(-1) ?? ""}
				/>
			))}
			<SubmitButton>{t("aider.verification.envoyer")}</SubmitButton>
		</Form>
	);
}

function Connexion({ langue, place }: Props) {
	const t = texts(langue);
	const retour = encodeURIComponent(cheminDeVerification(place));
	return (
		<div className="mt-8">
			<p className="max-w-measure">{t("aider.verification.connexion_aide")}</p>
			<p className="mt-4">
				<LinkButton
					href={pageAddress(langue, `/compte/connexion?retour=${retour}`)}
				>
					{t("aider.verification.connexion")}
				</LinkButton>
			</p>
		</div>
	);
}

/** What was written, and the last step: sending, or signing in to send. */
export function VerificationOffre(props: Props) {
	const { langue, place, contenu } = props;
	const t = texts(langue);
	const partage = contenu.contact?.at(-1) === "on";
	const reponses = [
		{
			champ: "message",
			nom: t("aider.verification.message"),
			valeur: contenu.message?.at(-1) ?? "",
		},
		{
			champ: "contact",
			nom: t("aider.verification.contact"),
			valeur: t(
				partage
					? "aider.verification.contact_oui"
					: "aider.verification.contact_non",
			),
		},
	];
	return (
		<>
			<h1>{t("aider.verification.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t("aider.verification.chapeau")}
			</p>
			{props.connecte && props.revenu ? (
				<Notice kind="done" announced>
					<p>{t("aider.verification.revenu")}</p>
				</Notice>
			) : null}
			<RappelDeLaPlace langue={langue} place={place} />
			<dl className="mt-8 max-w-measure border-t-2 border-ink">
				{reponses.map(({ champ, nom, valeur }) => (
					<div
						key={champ}
						className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
					>
						<dt className="text-small font-bold">{nom}</dt>
						<dd
							dir="auto"
							className="col-start-1 wrap-anywhere whitespace-pre-line"
						>
							{valeur}
						</dd>
						<dd className="col-start-2 row-start-1">
							{/* A full page load, which stops at the field. */}
							<a
								href={pageAddress(langue, `${cheminPourAider(place)}#${champ}`)}
								className="-my-2 inline-flex min-h-11 items-center text-small"
							>
								<span aria-hidden="true">
									{t("aider.verification.modifier")}
								</span>
								<span className="sr-only">
									{t("aider.verification.modifier_quoi", { quoi: nom })}
								</span>
							</a>
						</dd>
					</div>
				))}
			</dl>
			{props.connecte ? <Envoi {...props} /> : <Connexion {...props} />}
		</>
	);
}
