import { Differences } from "#components/ui/kit/fields";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { nomDuChamp } from "#lib/contributions/rules";
import { t } from "#lib/i18n/page-texts";
import type {
	NatureRevisee,
	RevisionLue,
} from "#lib/moderation/edition/schema";
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

/** An edition, with the texts before and after it. */
function ligneDe(
	nature: NatureRevisee,
	{ id, numero, nom, acte, par, le, champs }: RevisionLue,
	apercus: Apercus,
): Row {
	const dit = direActe(
		{ acte, objet: nature, avant: null, apres: { numero } },
		par ?? t("versions.personne"),
	);
	return {
		key: String(id),
		title: <span id={`version-${id}`}>{nom ? `${dit} (${nom})` : dit}</span>,
		note: <Ago at={le} />,
		body: (
			<Differences
				changes={champs.map(({ champ, avant, apres }) => ({
					label: nomDe(champ),
					before: avant,
					after: apres,
					pictures: estImage(champ) ? apercus : undefined,
				}))}
			/>
		),
	};
}

/** The editions of a text, newest first, each with its changes. */
export function PageVersions(props: {
	nature: NatureRevisee;
	slug: string;
	titre: string;
	revisions: readonly RevisionLue[];
	apercus: Apercus;
	suivant: number | null;
}) {
	const { nature, slug, titre, suivant } = props;
	return (
		<Cadre
			partie={PARTIES[nature]}
			titre={t("versions.de", { titre })}
			chapeau={t("versions.chapeau")}
		>
			<Rows
				heading="h2"
				empty={t("versions.aucune")}
				rows={props.revisions.map((une) => ligneDe(nature, une, props.apercus))}
			/>
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
