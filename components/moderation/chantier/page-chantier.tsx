import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { aUnChantier } from "#lib/besoins/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type {
	ChantierLu,
	EtapeRetiree,
	EtapeSuivie,
	EtatSuivi,
} from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { adresseVersions } from "../edition/adresse-versions.ts";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { Garde } from "../file/garde.tsx";
import { AutresEnvois } from "../suivi/envoi-suivi.tsx";
import { FormulaireChantier } from "./chantier.tsx";
import { Etapes, FormulaireEtape } from "./etapes.tsx";

type Actions = {
	ajouterEtape: ActionFormulaire;
	definirChantier: ActionFormulaire;
};

type Props = {
	langue: Langue;
	slug: string;
	chantier: ChantierLu;
	etapes: readonly EtapeSuivie[];
	etats: readonly EtatSuivi[];
	retraits: readonly EtapeRetiree[];
	actions: Actions;
	garde: boolean;
};

function Ajout({ langue, slug, chantier, actions }: Props) {
	const t = texts(langue);
	const { statut } = chantier;
	const ouvert = aUnChantier(statut) || statut === "publie";
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
					langue={langue}
					slug={slug}
					action={actions.ajouterEtape}
					statut={statut}
					valeurs={{
						jour: [chantier.jour],
						vu_le: [chantier.vu_le],
						// A new version empties the form.
						vu: [chantier.vu_le],
					}}
					bouton={t("edition.etapes.publier")}
				/>
			) : null}
		</>
	);
}

/** The work space of a need: its steps and its texts. */
export function PageChantier(props: Props) {
	const { langue, slug, chantier, etapes, actions } = props;
	const t = texts(langue);
	const { titre, statut } = chantier;
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("edition.chantier.titre", { titre })}
		>
			<Garde langue={langue} vu={props.garde} />
			<p className="mt-4 flex flex-wrap gap-x-5">
				<a href={adresseFiche(langue, { nature: "besoin", slug })}>
					{t("edition.chantier.fiche")}
				</a>
				<a href={pageAddress(langue, `/moderation/besoins/${slug}/places`)}>
					{t("aider.moderation.lien")}
				</a>
				<a href={adresseVersions(langue, "besoin", slug)}>
					{t("versions.lien")}
				</a>
			</p>
			{aUnChantier(statut) ? null : (
				<Notice>
					<p>{t("edition.chantier.ferme")}</p>
				</Notice>
			)}
			<Section id="etapes" title={t("edition.etapes.titre")}>
				<Etapes langue={langue} slug={slug} etapes={etapes} />
				<Ajout {...props} />
				<AutresEnvois
					langue={langue}
					slug={slug}
					etats={props.etats}
					retraits={props.retraits}
				/>
			</Section>
			<Section id="textes" title={t("edition.chantier.texte")}>
				<FormulaireChantier
					langue={langue}
					slug={slug}
					chantier={chantier}
					action={actions.definirChantier}
				/>
			</Section>
		</Cadre>
	);
}
