import { cheminPourAider } from "#components/besoins/places";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { Notice } from "#components/ui/notice";
import { PageHead } from "#components/ui/shell/page-head";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	ConnexionPourEnvoyer,
	Reponses,
	ReponsesCachees,
} from "../contributions/verification.tsx";
import { cheminDeVerification, RappelDeLaPlace } from "./formulaire-offre.tsx";

type Props = {
	place: PlaceSortie;
	contenu: ContenuBrouillon;
	connecte: boolean;
	/** Whether the author has just signed in to send this. */
	revenu: boolean;
	envoyer: ActionFormulaire;
};

/** What was written, and the last step: sending, or signing in to send. */
export function VerificationOffre(props: Props) {
	const { place, contenu } = props;
	const t = pageTexts();
	const partage = contenu.contact?.at(-1) === "on";
	const page = cheminPourAider(place);
	const reponses = [
		{
			champ: "message",
			nom: t("aider.offre.message"),
			page,
			valeurs: [contenu.message?.at(-1) ?? ""],
		},
		{
			champ: "contact",
			nom: t("aider.verification.contact"),
			page,
			valeurs: [
				t(
					partage
						? "aider.verification.contact_oui"
						: "aider.verification.contact_non",
				),
			],
		},
	];
	return (
		<>
			<PageHead
				title={t("aider.verification.titre")}
				lead={t("aider.verification.chapeau")}
			/>
			{props.connecte && props.revenu ? (
				<Notice kind="done" announced>
					<p>{t("contributions.revenu")}</p>
				</Notice>
			) : null}
			<RappelDeLaPlace place={place} />
			<Reponses reponses={reponses} className="mt-8" />
			{props.connecte ? (
				<PageForm action={props.envoyer} className="mt-8">
					<ReponsesCachees contenu={contenu} />
					<SubmitButton>{t("aider.verification.envoyer")}</SubmitButton>
				</PageForm>
			) : (
				<ConnexionPourEnvoyer
					chemin={cheminDeVerification(place)}
					aide={t("aider.verification.connexion_aide")}
				/>
			)}
		</>
	);
}
