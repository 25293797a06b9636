import { notFound } from "next/navigation";
import {
	FormulaireEtape,
	NoteCorrection,
} from "#components/moderation/chantier/etapes";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { suivreEtapes } from "#lib/moderation/chantier/queries";
import { siteDay } from "#lib/platform/runtime/clock";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { entierDe } from "../../../../data.ts";
import { modifierEtape } from "../../chantier/actions.ts";

export const generateMetadata = metadata(({ t, params }) => ({
	title: t("edition.etapes.modifier", { numero: String(params.numero) }),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const slug = String(params.slug);
	const vu = await lireVersion("etape", slug, entierDe(params.numero));
	const etapes = await suivreEtapes(slug);
	const etape = etapes.find(({ numero }) => String(numero) === params.numero);
	if (!etape) return notFound();
	const { numero, jour, titre, texte, titre_en, texte_en } = etape;
	const champs = { vu, jour, titre, texte, titre_en, texte_en };
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("edition.etapes.modifier", { numero: String(numero) })}
		>
			<NoteCorrection langue={langue} etape={etape} />
			<FormulaireEtape
				langue={langue}
				slug={slug}
				numero={numero}
				action={modifierEtape}
				valeurs={{
					...valeursDe(champs),
					futur: jour > siteDay() ? ["on"] : [],
				}}
				bouton={t("edition.garder")}
			/>
		</Cadre>
	);
});
