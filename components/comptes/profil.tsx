import { choices } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { Link } from "#components/ui/link";
import { ANNOUNCED } from "#components/ui/notice";
import { BORNES_COMPTE } from "#lib/comptes/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../ui/kit/page-form.tsx";

export function FormulaireDeProfil(props: {
	nom: string | null;
	langueDesCourriels: Langue;
	enregistrer: ActionFormulaire;
}) {
	const { nom } = props;
	return (
		<RecordForm
			action={props.enregistrer}
			values={{ nom: [nom ?? ""], langue: [props.langueDesCourriels] }}
			fields={[
				{
					name: "nom",
					label: t("compte.profil.nom"),
					help: t("compte.profil.nom_aide"),
					optional: true,
					autoComplete: "name",
					max: BORNES_COMPTE.nom.max,
				},
				{
					name: "langue",
					label: t("compte.profil.langue"),
					options: choices(LANGUES, (une) => t(`compte.langues.${une}`)),
				},
			]}
			submit={t("edition.garder")}
		/>
	);
}

export function NouvelleAdresse(props: {
	courriel: string;
	demander: ActionFormulaire;
}) {
	return (
		<>
			<p className="max-w-measure wrap-anywhere">
				{t.rich("compte.adresse.chapeau", {
					courriel: props.courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<p className="mt-3 mb-8 max-w-measure">{t("compte.adresse.perdue")}</p>
			<RecordForm
				action={props.demander}
				fields={[
					{
						name: "courriel",
						label: t("compte.adresse.nouvelle"),
						kind: "email",
						autoComplete: "email",
						required: true,
					},
				]}
				submit={t("compte.adresse.demander")}
			/>
		</>
	);
}

export function DeuxCodes(props: {
	ancienne: string;
	nouvelle: string;
	changer: ActionFormulaire;
}) {
	return (
		<>
			<p {...ANNOUNCED} className="mb-8 max-w-measure wrap-anywhere">
				{t.rich("compte.adresse.envoyes", {
					ancienne: props.ancienne,
					nouvelle: props.nouvelle,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<RecordForm
				action={props.changer}
				fields={(["code_ancien", "code_nouveau"] as const).map((name) => ({
					name,
					label: t(`compte.adresse.${name}`),
					help: t("compte.adresse.code_aide"),
					kind: "code",
				}))}
				submit={t("compte.adresse.titre")}
			/>
			<p className="mt-10">
				<Link href={pageHref("/compte/adresse")}>
					{t("compte.adresse.autre")}
				</Link>
			</p>
		</>
	);
}

const PARTS = [
	"acces",
	"votes",
	"aide",
	"textes",
	"paroles",
	"traces",
] as const;

type Champs = {
	readonly courriel: string;
	readonly demander: ActionFormulaire;
};

export function Effacement({ courriel, demander }: Champs) {
	return (
		<div className="max-w-measure">
			<p>{t("compte.effacement.part")}</p>
			<ul className="my-4 list-disc pl-6">
				{PARTS.map((part) => (
					<li key={part} className="py-1">
						{t(`compte.effacement.part_liste.${part}`)}
					</li>
				))}
			</ul>
			<p className="mb-4">{t("compte.effacement.reste")}</p>
			<p className="mb-4">
				{t.rich("compte.effacement.conseil", {
					lien: (children) => (
						<Link href={pageHref("/compte/donnees")}>{children}</Link>
					),
				})}
			</p>
			<p className="mb-6 wrap-anywhere">
				{t.rich("compte.effacement.demander_texte", {
					courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<Acte action={demander} champs={{}} look="danger">
				{t("compte.effacement.demander")}
			</Acte>
		</div>
	);
}

export function CodeDEffacement(props: Champs & { effacer: ActionFormulaire }) {
	const { courriel } = props;
	return (
		<>
			<p {...ANNOUNCED} className="mb-6 max-w-measure wrap-anywhere">
				{t.rich("compte.effacement.envoye", {
					courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<RecordForm
				action={props.effacer}
				fields={[
					{
						name: "code",
						label: t("compte.effacement.code"),
						help: t("compte.effacement.code_aide"),
						kind: "code",
					},
				]}
				submit={t("compte.effacement.confirmer")}
				look="danger"
			/>
			<div className="mt-10">
				<Acte action={props.demander} champs={{}}>
					{t("compte.effacement.renvoyer")}
				</Acte>
			</div>
		</>
	);
}
