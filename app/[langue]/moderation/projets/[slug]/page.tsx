import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { FormulaireProjet } from "#components/moderation/formulaire-projet";
import { adresseFiche } from "#components/moderation/liste";
import { Notice } from "#components/ui/notice";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { lireProjetEdite } from "#lib/moderation/projets/edition/queries";
import { listerThemes } from "#lib/themes/queries";
import { valeursDe } from "../../lecture.ts";
import { modifierProjetAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.modifier"),
}));

export default pageDeModeration(async ({ langue, t, params, query }) => {
	const slug = String(params.slug);
	const [edite, themes] = await Promise.all([
		lireProjetEdite(slug),
		listerThemes(),
	]);
	if (!edite) return notFound();
	const { titre, vu_le, valeurs } = edite;
	return (
		<Cadre
			langue={langue}
			partie="projets"
			titre={t("edition.projet.modifier", { titre })}
		>
			{valeursDe(query).garde === "oui" ? (
				<Notice kind="done" announced>
					<p>{t("edition.garde")}</p>
				</Notice>
			) : null}
			<p className="mt-4">
				<a href={adresseFiche(langue, { nature: "projet", slug })}>
					{t("moderation.actes.titre")}
				</a>
			</p>
			<FormulaireProjet
				key={vu_le}
				langue={langue}
				action={modifierProjetAction}
				valeurs={valeurs}
				themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
				edite={{ slug, vu_le }}
			/>
		</Cadre>
	);
});
