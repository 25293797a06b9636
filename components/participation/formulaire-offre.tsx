import { cheminPourAider, TraitsDePlace } from "#components/besoins/places";
import {
	BrouillonLocal,
	OublierBrouillonLocal,
} from "#components/contributions/brouillon-local";
import { TickField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { LinkButton } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { PlainText } from "#components/ui/plain-text";
import { Breadcrumb, PageHead } from "#components/ui/shell/page-head";
import { Translated } from "#components/ui/translated";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import type { ContenuBrouillon } from "#lib/contributions/brouillons/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import {
	OFFRE_JOURS,
	OFFRES_EN_ATTENTE_MAX,
	OFFRES_PAR_JOUR,
	SANS_AUTRE_OFFRE,
} from "#lib/participation/offres/rules";
import { BORNES_OFFRE, type EtatOffre } from "#lib/participation/offres/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	ConnexionPourEnvoyer,
	Reponses,
	ReponsesCachees,
} from "../contributions/verification.tsx";

type Props = {
	place: PlaceSortie;
	action: ActionFormulaire;
	brouillon: ContenuBrouillon;
	/** The site's clock, in milliseconds. */
	maintenant: number;
	connecte: boolean;
	/** The state of the reader's last offer for this place. */
	etat: EtatOffre | null;
};

function RappelDeLaPlace(props: { place: PlaceSortie }) {
	const langue = pageLangue();
	const { place } = props;
	return (
		<section
			aria-labelledby="place-visee"
			className="mt-6 max-w-measure border-l-4 border-action pl-5"
		>
			<h2 id="place-visee" className="text-h3 wrap-anywhere">
				<Translated of={place} text="titre" />
			</h2>
			<p className="wrap-anywhere">
				{t.rich("aider.pour", {
					titre: () => (
						<a href={pageHref(`/besoins/${place.besoin.slug}`)}>
							<Translated of={place.besoin} text="titre" />
						</a>
					),
				})}
			</p>
			<TraitsDePlace place={place} />
			<PlainText of={translated(place, "texte", langue)} className="mt-2" />
		</section>
	);
}

/** The key under which a browser keeps what is typed for one place. */
function cleDuTexte(place: number | string): string {
	return `offre-${place}`;
}

function Champs({ place, action, brouillon, maintenant }: Props) {
	const { min, max } = BORNES_OFFRE.message;
	return (
		<PageForm action={action} valeurs={brouillon} className="mt-8">
			<BrouillonLocal
				nature={cleDuTexte(place.id)}
				maintenant={maintenant}
				textes={{
					repris: t("contributions.local.repris"),
					effacer: t("contributions.local.effacer"),
				}}
			/>
			<input type="hidden" name="place" value={place.id} />
			<LongTextField
				name="message"
				label={t("aider.offre.message")}
				help={t("aider.offre.message_aide", { min, max })}
				rows={8}
				required
				bound={pageBound(max)}
			/>
			<TickField
				name="contact"
				label={t("aider.offre.contact")}
				help={t("aider.offre.contact_aide")}
			/>
			<p className="mt-6 max-w-measure text-small text-soft">
				{t("aider.offre.limites", {
					jour: OFFRES_PAR_JOUR,
					ouvertes: OFFRES_EN_ATTENTE_MAX,
					delai: OFFRE_JOURS,
				})}
			</p>
			<p className="mt-8">
				<SubmitButton>{t("aider.offre.continuer")}</SubmitButton>
			</p>
		</PageForm>
	);
}

/** Where one offers to take a place: the place, then the message, unless the team's answer allows no other. */
export function FormulaireOffre(props: Props) {
	const { place, etat } = props;
	const refus = etat && SANS_AUTRE_OFFRE[etat];
	return (
		<>
			<Breadcrumb
				steps={[
					{ label: t("aider.titre"), path: "/aider" },
					{
						label: <Translated of={place.besoin} text="titre" />,
						path: `/besoins/${place.besoin.slug}`,
					},
				]}
			/>
			<PageHead title={t("aider.bouton")} lead={t("aider.offre.chapeau")} />
			<RappelDeLaPlace place={place} />
			{refus || etat === "envoyee" ? (
				<Notice>
					<p>{refus?.[pageLangue()] ?? t("aider.offre.deja")}</p>
					<p className="mt-2">
						<a href={pageHref("/compte/offres")}>{t("aider.offre.la_voir")}</a>
					</p>
				</Notice>
			) : null}
			{props.connecte ? null : (
				<p className="mt-6 max-w-measure">{t("contributions.sans_compte")}</p>
			)}
			{refus ? null : <Champs {...props} />}
		</>
	);
}

function cheminDeVerification(place: PlaceSortie): string {
	return `${cheminPourAider(place)}/verification`;
}

/** In place of the form: the place is no longer open, and where to go. */
export function PlaceFermee(props: {
	slug: string;
	/** What was written for it, so that nothing typed is lost. */
	message: string | null;
	/** The state of the reader's last offer for it: who helps there is told so. */
	etat: EtatOffre | null;
}) {
	const { slug, message, etat } = props;
	const acceptee =
		etat === "acceptee" ? SANS_AUTRE_OFFRE.acceptee?.[pageLangue()] : null;
	return (
		<>
			<PageHead
				title={t("aider.bouton")}
				lead={acceptee ?? t("aider.offre.fermee")}
			/>
			{message ? (
				<div className="mt-6">
					<p className="mb-2 font-bold">{t("aider.offre.message")}</p>
					<PlainText
						of={{ texte: message, langue: pageLangue() }}
						className="border-l-4 border-line pl-5"
					/>
				</div>
			) : null}
			<p className="mt-8 flex flex-wrap gap-3">
				{etat === null ? null : (
					<LinkButton look="other" href={pageHref("/compte/offres")}>
						{t("aider.offre.la_voir")}
					</LinkButton>
				)}
				<LinkButton href={pageHref("/aider")}>
					{t("aider.offre.autres")}
				</LinkButton>
				<LinkButton look="other" href={pageHref(`/besoins/${slug}`)}>
					{t("aider.offre.retour")}
				</LinkButton>
			</p>
		</>
	);
}

export function MerciOffre(props: {
	/** The number of its place. */
	place: string;
}) {
	return (
		<div className="max-w-measure">
			<OublierBrouillonLocal nature={cleDuTexte(props.place)} />
			<h1>{t("aider.merci.titre")}</h1>
			<h2 className="mt-10">{t("aider.merci.suite")}</h2>
			<ol className="mt-4 list-decimal space-y-2 pl-6">
				<li>{t("aider.merci.lecture")}</li>
				<li>{t("aider.merci.reponse", { delai: OFFRE_JOURS })}</li>
				<li>{t("aider.merci.retrait")}</li>
			</ol>
			<p className="mt-8 flex flex-wrap gap-3">
				<LinkButton href={pageHref("/compte/offres")}>
					{t("aider.merci.mes_offres")}
				</LinkButton>
				<LinkButton look="other" href={pageHref("/aider")}>
					{t("aider.merci.autres")}
				</LinkButton>
			</p>
		</div>
	);
}

type VerificationProps = {
	place: PlaceSortie;
	contenu: ContenuBrouillon;
	connecte: boolean;
	/** Whether the author has just signed in to send this. */
	revenu: boolean;
	envoyer: ActionFormulaire;
};

export function VerificationOffre(props: VerificationProps) {
	const { place, contenu } = props;
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
					{t("contributions.revenu")}
				</Notice>
			) : null}
			<RappelDeLaPlace place={place} />
			<Reponses reponses={reponses} />
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
