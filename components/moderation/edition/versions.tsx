import { PreuveDAbord } from "#components/comptes/cles";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Differences } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { nomDuChamp } from "#lib/contributions/rules";
import { t } from "#lib/i18n/page-texts";
import type {
	NatureRevisee,
	RevisionLue,
} from "#lib/moderation/edition/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { NATURES_IMAGE, type NatureImage } from "#lib/projets/schema";
import type { Apercus } from "../../projets/images.tsx";
import { Cadre, type Partie } from "../file/cadre.tsx";
import { adresseVersions } from "../file/fiche.tsx";
import { direActe } from "../suivi/phrases-acte.ts";

const PARTIES = {
	projet: "fiches",
	besoin: "fiches",
	article: "articles",
	theme: "themes",
} as const satisfies Record<NatureRevisee, Partie>;

const CHAMPS = [
	...["label_ia", "mis_en_avant", "cahier", "roles", "depot", "jour", "texte"],
	...["resume", "date", "auteur", "statut", "projets"],
] as const;

function estImage(champ: string): champ is NatureImage {
	return NATURES_IMAGE.some((nature) => nature === champ);
}

/** The label of a field that the journal or a version names, including its English version; the name itself when it has none. */
export function nomDe(champ: string): string {
	const propre = nomDuChamp(t, champ);
	if (propre !== null) return propre;
	if (champ === "image_dite") return t("images.dite.nom");
	if (estImage(champ)) return t(`images.${champ}.nom`);
	const racine = champ.replace(/_en$/, "");
	const connu = CHAMPS.find((nom) => nom === racine);
	const nom =
		nomDuChamp(t, racine) ?? (connu ? t(`versions.champs.${connu}`) : racine);
	return racine === champ ? nom : t("versions.en_anglais", { nom });
}

function Retour(props: { revision: RevisionLue; reprendre: ActionFormulaire }) {
	const { id, vu, retour } = props.revision;
	if (!retour) return null;
	return (
		<PageForm
			action={props.reprendre}
			valeurs={{ vu: [String(vu)] }}
			className="mt-4"
			hidden={{ id }}
		>
			<SubmitButton look="other" description={`version-${id}`}>
				{t("versions.reprendre")}
			</SubmitButton>
		</PageForm>
	);
}

function Edition(props: {
	nature: NatureRevisee;
	revision: RevisionLue;
	apercus: Apercus;
	reprendre: ActionFormulaire;
}) {
	const { revision } = props;
	const { id, numero, nom, acte, par, le, champs } = revision;
	const dit = direActe(
		{ acte, objet: props.nature, avant: null, apres: { numero } },
		par ?? t("versions.personne"),
	);
	return (
		<li className="border-b border-line pb-6">
			<h2 className="text-h3 wrap-anywhere" id={`version-${id}`}>
				{dit}
				{nom === null ? "" : ` (${nom})`}
			</h2>
			<p className="text-small text-soft">
				<Ago at={le} />
			</p>
			<Differences
				changes={champs.map(({ champ, avant, apres }) => ({
					label: nomDe(champ),
					before: avant,
					after: apres,
					pictures: estImage(champ) ? props.apercus : undefined,
				}))}
			/>
			<Retour revision={revision} reprendre={props.reprendre} />
		</li>
	);
}

/** The editions of a text, newest first, each with its changes and the button to restore. */
export function PageVersions(props: {
	nature: NatureRevisee;
	slug: string;
	titre: string;
	revisions: readonly RevisionLue[];
	apercus: Apercus;
	suivant: number | null;
	aProuver: boolean;
	reprendre: ActionFormulaire;
}) {
	const { nature, slug, titre, revisions, suivant } = props;
	return (
		<Cadre
			partie={PARTIES[nature]}
			titre={t("versions.de", { titre })}
			chapeau={t("versions.chapeau")}
		>
			{props.aProuver ? (
				<Notice>
					<PreuveDAbord message="cles.preuve.avant" />
				</Notice>
			) : null}
			{revisions.length === 0 ? (
				<p className="mt-6">{t("versions.aucune")}</p>
			) : (
				<ol className="mt-6 grid gap-6">
					{revisions.map((revision) => (
						<Edition key={revision.id} {...props} revision={revision} />
					))}
				</ol>
			)}
			{suivant === null ? null : (
				<p className="mt-6">
					<a href={`${adresseVersions(nature, slug)}?avant=${suivant}`}>
						{t("versions.avant")}
					</a>
				</p>
			)}
		</Cadre>
	);
}
