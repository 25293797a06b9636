import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { FormulaireEtape } from "#components/moderation/etapes";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { suivreEtapes } from "#lib/moderation/chantier/queries";
import { modifierEtapeAction } from "../../../chantier-actions.ts";

export const generateMetadata = metadata(({ t, params }) => ({
	title: t("edition.etapes.modifier", { numero: String(params.numero) }),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const slug = String(params.slug);
	const etapes = await suivreEtapes(slug);
	const etape = etapes.find(({ numero }) => String(numero) === params.numero);
	if (!etape) return notFound();
	const { numero, jour, titre, texte, titre_en, texte_en } = etape;
	return (
		<Cadre
			langue={langue}
			partie="besoins"
			titre={t("edition.etapes.modifier", { numero: String(numero) })}
		>
			<p className="mt-3 mb-6 text-soft">{t("edition.etapes.sans_courriel")}</p>
			<FormulaireEtape
				langue={langue}
				slug={slug}
				numero={numero}
				action={modifierEtapeAction}
				valeurs={{
					jour: [jour],
					titre: [titre],
					texte: [texte],
					titre_en: [titre_en ?? ""],
					texte_en: [texte_en ?? ""],
				}}
				bouton={t("edition.garder")}
			/>
		</Cadre>
	);
});
