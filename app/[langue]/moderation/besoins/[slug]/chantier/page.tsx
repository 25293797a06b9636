import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import {
	FormulaireChantier,
	FormulaireLien,
} from "#components/moderation/chantier";
import { Etapes, FormulaireEtape } from "#components/moderation/etapes";
import { adresseFiche } from "#components/moderation/liste";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { aUnChantier } from "#lib/besoins/rules";
import { lireChantier, suivreEtapes } from "#lib/moderation/chantier/queries";
import {
	ajouterEtapeAction,
	definirChantierAction,
	lierProjetAction,
	retirerEtapeAction,
} from "../../chantier-actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.chantier"),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const slug = String(params.slug);
	const [chantier, etapes] = await Promise.all([
		lireChantier(slug),
		suivreEtapes(slug),
	]);
	if (!chantier) return notFound();
	const { titre, statut, projet, abonnes, jour } = chantier;
	const ouvert = aUnChantier(statut);
	return (
		<Cadre
			langue={langue}
			partie="besoins"
			titre={t("edition.chantier.titre", { titre })}
		>
			<p className="mt-4">
				<a href={adresseFiche(langue, { nature: "besoin", slug })}>
					{t("edition.chantier.fiche")}
				</a>
			</p>
			{ouvert ? null : (
				<Notice>
					<p>{t("edition.chantier.ferme")}</p>
				</Notice>
			)}
			<Section id="etapes" title={t("edition.etapes.titre")}>
				<Etapes
					langue={langue}
					slug={slug}
					etapes={etapes}
					retirer={retirerEtapeAction}
				/>
				<h3 className="mt-8">{t("edition.etapes.ajouter")}</h3>
				<p className="mt-2 mb-4">
					{ouvert
						? t("edition.etapes.destinataires", { n: abonnes })
						: t("edition.etapes.ferme")}
				</p>
				{ouvert ? (
					<FormulaireEtape
						langue={langue}
						slug={slug}
						action={ajouterEtapeAction}
						valeurs={{ jour: [jour] }}
						bouton={t("edition.etapes.publier")}
					/>
				) : null}
			</Section>
			<Section id="texte" title={t("edition.chantier.texte")}>
				<FormulaireChantier
					langue={langue}
					slug={slug}
					chantier={chantier}
					action={definirChantierAction}
				/>
			</Section>
			<Section id="lien" title={t("edition.chantier.projet")}>
				<FormulaireLien
					langue={langue}
					slug={slug}
					projet={projet}
					action={lierProjetAction}
				/>
			</Section>
		</Cadre>
	);
});
