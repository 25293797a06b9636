import { SubmitButton } from "#components/ui/forms/submit-button";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { dayInWords } from "#components/ui/kit/when";
import { LinkButton } from "#components/ui/link";
import { Countdown } from "#components/ui/lists/search-form";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { PageHead } from "#components/ui/shell/page-head";
import { Version } from "#components/ui/translated";
import type { IdentiteLiee } from "#lib/comptes/connexion/emetteur/schema";
import type { But } from "#lib/comptes/connexion/rules";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";

/** In place of the form, where nobody signs in. */
export function ConnexionFermee() {
	return <PageHead title={t("connexion.titre")} lead={t("coquille.vitrine")} />;
}

export function FormulaireAdresse(props: {
	action: ActionFormulaire;
	/** Where to go once signed in. */
	retour: string | null;
	/** From the link of the mail about a pause. */
	passage: string | null;
	valeurs: EtatFormulaire["valeurs"];
}) {
	return (
		<RecordForm
			action={props.action}
			hidden={{ retour: props.retour ?? "", passage: props.passage ?? "" }}
			values={props.valeurs}
			className="mt-8"
			fields={[
				{
					name: "courriel",
					label: t("connexion.adresse"),
					help: t("connexion.adresse_aide"),
					kind: "email",
					autoComplete: "email",
					required: true,
				},
			]}
			submit={t("connexion.recevoir")}
		/>
	);
}

export function FormulaireCode(props: {
	entrer: ActionFormulaire;
	redemander: ActionFormulaire;
	/** From the mail's link: it fills the field, and no more. */
	code: string | null;
	/** Before another code may be asked for. */
	attenteSecondes: number;
	/** Another one for each code: what was said of the one before goes. */
	demande: number;
}) {
	const { code, demande } = props;
	return (
		<>
			<RecordForm
				key={demande}
				action={props.entrer}
				values={code === null ? {} : { code: [code] }}
				className="mt-8"
				fields={[
					{
						name: "code",
						label: t("connexion.code.champ"),
						help: t("connexion.code.aide"),
						kind: "code",
					},
				]}
				submit={t("connexion.code.entrer")}
			/>
			<section aria-labelledby="rien" className="mt-14 max-w-measure">
				<h2 id="rien" className="text-h3">
					{t("connexion.rien.titre")}
				</h2>
				<p className="mt-2">{t("connexion.rien.texte")}</p>
				<p className="mt-2">{t("connexion.rien.navigateur")}</p>
				<div className="mt-2">
					<Countdown
						key={demande}
						seconds={props.attenteSecondes}
						words={{
							one: t("connexion.rien.dans.un"),
							several: t("connexion.rien.dans.plusieurs", { n: "{n}" }),
							none: t("connexion.rien.dans.maintenant"),
						}}
					/>
				</div>
				<PageForm
					action={props.redemander}
					className="mt-5"
					label={t("connexion.rien.titre")}
				>
					<p className="flex flex-wrap gap-3">
						<SubmitButton look="other">
							{t("connexion.rien.renvoyer")}
						</SubmitButton>
						<LinkButton look="other" href={pageHref("/compte/connexion")}>
							{t("connexion.rien.autre_adresse")}
						</LinkButton>
					</p>
				</PageForm>
			</section>
		</>
	);
}

/** In a browser that asked for no code: what to do with the mail's. */
export function CodeAilleurs() {
	return (
		<>
			<PageHead
				title={t("connexion.ailleurs.titre")}
				lead={t("connexion.ailleurs.texte")}
			/>
			<p className="mt-8">
				<LinkButton href={pageHref("/compte/connexion")}>
					{t("connexion.ailleurs.recommencer")}
				</LinkButton>
			</p>
		</>
	);
}

/** What one signs in for, with the title of its entry where there is one. */
export type ButDit =
	| Exclude<But, { slug: string }>
	| { readonly but: "vote" | "soutien"; readonly titre: TexteMarque };

function titreDeLaPage(but: Extract<But, { but: "compte" }>) {
	const { partie } = but;
	if (partie === null) return t("compte.titre");
	return partie === "jetons" ? t("jetons.titre") : t(`compte.${partie}.titre`);
}

function Raison(props: { etape: 1 | 2; but: ButDit }) {
	const { but } = props;
	const quand = props.etape === 1 ? "adresse" : "code";
	switch (but.but) {
		case "vote":
		case "soutien":
			return t.rich(`connexion.but.${quand}.${but.but}`, {
				titre: () => <Version of={but.titre} />,
			});
		case "projet":
		case "besoin":
		case "offre":
		case "moderation":
			return t(`connexion.but.${quand}.${but.but}`);
		case "compte":
			return t(`connexion.but.${quand}.compte`, {
				page: titreDeLaPage(but),
			});
	}
}

export function TeteDeConnexion(props: {
	etape: 1 | 2;
	titre: string;
	but: ButDit | null;
}) {
	const { etape, but } = props;
	return (
		<>
			<p className="mb-2 text-small font-bold text-soft">
				{t("connexion.etape", { n: etape })}
			</p>
			<h1>{props.titre}</h1>
			{but === null ? null : (
				<p className="mt-4 max-w-measure text-lead wrap-anywhere">
					<Raison etape={etape} but={but} />
				</p>
			)}
		</>
	);
}

export function SansConnexion(props: {
	/** Path in French; null when there is no such page. */
	vers: string | null;
	but: ButDit | null;
}) {
	const { vers, but } = props;
	if (vers === null) return null;
	const texte =
		but?.but === "projet" || but?.but === "besoin" || but?.but === "offre";
	return (
		<p className="mt-10">
			<a href={pageHref(vers)} className="inline-flex min-h-11 items-center">
				{t(texte ? "connexion.retour.texte" : "connexion.retour.page")}
			</a>
		</p>
	);
}

/** Why one came back from the issuer signed out; null when the address says nothing known. */
export function alerteDe(dit: unknown): string | null {
	switch (dit) {
		case "echec":
		case "limite":
			return t(`connexion.emetteur.${dit}`);
		case "suspendu":
			return t("connexion.suspendu");
		default:
			return null;
	}
}

/** Signs in at the issuer, above the address that always works. */
export function FormulaireEmetteur(props: {
	nom: string;
	retour: string | null;
	action: ActionFormulaire;
	alerte: string | null;
}) {
	return (
		<>
			{props.alerte === null ? null : (
				<Notice kind="warning" announced>
					{props.alerte}
				</Notice>
			)}
			<div className="mt-8">
				<Acte action={props.action} champs={{ retour: props.retour ?? "" }}>
					{t("connexion.emetteur.entrer", { nom: props.nom })}
				</Acte>
			</div>
		</>
	);
}

/** The issuers that know the account, each with what takes it back. */
export function ComptesRelies(props: {
	identites: readonly IdentiteLiee[];
	delier: ActionFormulaire;
}) {
	const { identites } = props;
	if (identites.length === 0) return null;
	return (
		<Section id="relies" title={t("compte.profil.relies")}>
			<ul>
				{identites.map(({ id, emetteur, lie_le }) => (
					<li key={id}>
						<p className="mb-4 wrap-anywhere">
							{t("compte.profil.relie_le", {
								emetteur: new URL(emetteur).host,
								le: dayInWords(lie_le),
							})}
						</p>
						<Acte action={props.delier} champs={{ identite: String(id) }}>
							{t("compte.profil.delier")}
						</Acte>
					</li>
				))}
			</ul>
		</Section>
	);
}
