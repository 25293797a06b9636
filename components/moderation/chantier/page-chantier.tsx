import { Fait } from "#components/comptes/fait";
import {
	OffreLue,
	OffresParPlace,
} from "#components/participation/offres-recues";
import { choices, type Field } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { aUnChantier } from "#lib/besoins/rules";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ChantierLu, EtapeSuivie } from "#lib/moderation/chantier/schema";
import type { FiltreFile, PlaceEnFile } from "#lib/moderation/file/schema";
import type { PlacesDuBesoin, PlaceTenue } from "#lib/moderation/places/schema";
import type {
	OffreOuverte,
	PlaceOfferte,
} from "#lib/participation/offres_recues/schema";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/edition.tsx";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche, adresseVersions, Place } from "../file/fiche.tsx";
import { FormulairePlace, Places, Referents } from "../places/places.tsx";
import { Etapes, FormulaireEtape, RetraitEtape } from "./etapes.tsx";

/** What the one form of the page is about; fields of two of them would have the same names. */
type Ouvert =
	| { readonly quoi: "suite" }
	| {
			readonly quoi: "etape";
			readonly etape: EtapeSuivie;
			readonly vu: number;
	  }
	| { readonly quoi: "place"; readonly place: PlaceTenue | null }
	| { readonly quoi: "offre"; readonly offre: OffreOuverte };

type Props = {
	slug: string;
	chantier: ChantierLu;
	etapes: readonly EtapeSuivie[];
	besoin: PlacesDuBesoin;
	offres: readonly PlaceOfferte[];
	ouvert: Ouvert;
	/** Where it stands in the queue; null when nothing of it waits. */
	voisines: PlaceEnFile | null;
	filtre: FiltreFile;
	actions: Readonly<
		Record<
			| `${"ajouter" | "modifier" | "retirer"}Etape`
			| `${"ouvrir" | "modifier" | "fermer" | "renouveler"}LaPlace`
			| ("definirChantier" | "nommer" | "demettre" | "accepter" | "decliner"),
			ActionFormulaire
		>
	>;
};

function Ajout({ slug, chantier, actions }: Props) {
	const ouvert = aUnChantier(chantier.statut) || chantier.statut === "publie";
	return (
		<>
			<h3 className="mt-8">{t("edition.etapes.ajouter")}</h3>
			<p className="mt-2 mb-4">
				{ouvert
					? t("edition.etapes.destinataires", { n: chantier.abonnes })
					: t("edition.etapes.ferme")}
			</p>
			{ouvert ? (
				<FormulaireEtape
					{...{ slug, chantier }}
					ouverte={null}
					action={actions.ajouterEtape}
				/>
			) : null}
		</>
	);
}

function formeDe(props: Props) {
	const { slug, ouvert, actions, besoin, chantier } = props;
	const { langue } = chantier;
	switch (ouvert.quoi) {
		case "suite":
			return null;
		case "etape": {
			const { etape } = ouvert;
			return {
				titre: t("edition.etapes.modifier", { numero: String(etape.numero) }),
				forme: (
					<>
						{/* What the correction does to its mails. */}
						<p className="mt-3 mb-6 text-soft">
							{t("edition.etapes.corriger", { n: etape.en_attente })}{" "}
							{t("edition.etapes.ancien", { n: etape.partis })}
						</p>
						<FormulaireEtape
							{...{ slug, chantier }}
							ouverte={ouvert}
							action={actions.modifierEtape}
						/>
						<RetraitEtape {...{ slug, etape }} retirer={actions.retirerEtape} />
					</>
				),
			};
		}
		case "place": {
			const { place } = ouvert;
			return {
				titre: place
					? t("aider.moderation.page_modifier", { titre: place.titre })
					: t("aider.moderation.ajouter"),
				forme: (
					<FormulairePlace
						{...{ besoin, langue, place }}
						action={place ? actions.modifierLaPlace : actions.ouvrirLaPlace}
					/>
				),
			};
		}
		case "offre": {
			const { accepter, decliner } = actions;
			return {
				titre: t("aider.recues.une"),
				forme: <OffreLue {...{ offre: ouvert.offre, accepter, decliner }} />,
			};
		}
	}
}

function FormulaireChantier({ slug, chantier, actions }: Props) {
	const { vu, langue, cahier, cahier_en, roles, depot } = chantier;
	const texte: Field = {
		name: "cahier",
		label: t("versions.champs.cahier"),
		help: t("edition.chantier.cahier_aide"),
		...{ kind: "text", rows: 10 },
	};
	return (
		<RecordForm
			action={actions.definirChantier}
			values={valeursDe({ vu, cahier, cahier_en, roles, depot })}
			hidden={{ slug }}
			fields={[
				{
					name: "roles",
					label: t("versions.champs.roles"),
					several: true,
					options: choices(ROLES_CHANTIER, (value) =>
						t(`lecture.besoins.roles.${value}.nom`),
					),
				},
				{
					name: "depot",
					label: t("champs.projet.depot.nom"),
					...{ kind: "url", optional: true },
				},
			]}
			submit={t("edition.garder")}
		>
			<EnDeuxLangues champs={[texte]} langue={langue} />
		</RecordForm>
	);
}

function Reste(props: Props) {
	const { slug, besoin, actions } = props;
	return (
		<>
			<Section id="etapes" title={t("edition.etapes.titre")}>
				<Etapes
					{...{ slug, etapes: props.etapes }}
					langue={props.chantier.langue}
				/>
				{props.ouvert.quoi === "suite" ? <Ajout {...props} /> : null}
			</Section>
			<Section id="places" title={t("aider.moderation.places")}>
				<Places {...{ besoin, actions }} />
			</Section>
			<Section id="offres" title={t("aider.moderation.offres")}>
				<OffresParPlace
					places={props.offres}
					base={`/moderation/besoins/${slug}/chantier?offre=`}
				/>
			</Section>
			<Section id="referents" title={t("aider.moderation.referents")}>
				<Referents {...{ besoin, actions }} />
			</Section>
			<Section id="textes" title={t("edition.chantier.texte")}>
				<FormulaireChantier {...props} />
			</Section>
		</>
	);
}

/** The work space of a need: its steps, places, offers, who answers for it, and its texts, with one form open. */
export function PageChantier(props: Props) {
	const { slug, chantier } = props;
	const { titre, statut } = chantier;
	const ouverte = formeDe(props);
	const ici = `/moderation/besoins/${slug}/chantier`;
	return (
		<Cadre
			partie="fiches"
			titre={ouverte?.titre ?? t("edition.chantier.titre", { titre })}
		>
			<Fait />
			<p className="mt-4 flex flex-wrap gap-x-5">
				{ouverte ? (
					<a href={pageHref(ici)}>{t("aider.moderation.chantier")}</a>
				) : null}
				<a href={adresseFiche({ nature: "besoin", slug })}>
					{t("edition.chantier.fiche")}
				</a>
				<a href={adresseVersions("besoin", slug)}>{t("versions.lien")}</a>
			</p>
			{props.voisines ? (
				<Place filtre={props.filtre} voisines={props.voisines} />
			) : null}
			{ouverte ? (
				<div className="mt-6">{ouverte.forme}</div>
			) : aUnChantier(statut) ? null : (
				<Notice>{t("edition.chantier.ferme")}</Notice>
			)}
			<Reste {...props} />
		</Cadre>
	);
}
