import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { FormulaireBesoin } from "#components/moderation/formulaire-besoin";
import { adresseFiche } from "#components/moderation/liste";
import { Notice } from "#components/ui/notice";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { lireBesoinEdite } from "#lib/moderation/besoins/edition/queries";
import { listerThemes } from "#lib/themes/queries";
import { valeursDe } from "../../lecture.ts";
import { modifierBesoinAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.modifier"),
}));

export default pageDeModeration(async ({ langue, t, params, query }) => {
	const slug = String(params.slug);
	const [edite, themes] = await Promise.all([
		lireBesoinEdite(slug),
		listerThemes(),
	]);
	if (!edite) return notFound();
	const { titre, vu_le, valeurs } = edite;
	return (
		<Cadre
			langue={langue}
			partie="besoins"
			titre={t("edition.besoin.modifier", { titre })}
		>
			{valeursDe(query).garde === "oui" ? (
				<Notice kind="done" announced>
					<p>{t("edition.garde")}</p>
				</Notice>
			) : null}
			<p className="mt-4">
				<a href={adresseFiche(langue, { nature: "besoin", slug })}>
					{t("moderation.actes.titre")}
				</a>
			</p>
			<FormulaireBesoin
				key={vu_le}
				langue={langue}
				action={modifierBesoinAction}
				valeurs={valeurs}
				themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
				edite={{ slug, vu_le }}
			/>
		</Cadre>
	);
});
