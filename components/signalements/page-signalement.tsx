import { Breadcrumb } from "#components/ui/shell/breadcrumb";
import { PageHead } from "#components/ui/shell/page-head";
import { Version } from "#components/ui/translated";
import { pageTexts } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { FormulaireSignalement } from "./formulaire-signalement.tsx";

/** The page on which a reader reports a project or a need. */
export function PageSignalement(props: {
	dossier: "projets" | "besoins";
	slug: string;
	titre: TexteMarque;
	action: ActionFormulaire;
}) {
	const { dossier, slug, titre } = props;
	const t = pageTexts();
	return (
		<>
			<Breadcrumb
				steps={[
					{ label: t(`coquille.parties.${dossier}`), path: `/${dossier}` },
					{ label: titre.texte, path: `/${dossier}/${slug}` },
				]}
				here={t("participation.signalement.titre")}
			/>
			<PageHead
				title={t("participation.signalement.titre")}
				lead={t("participation.signalement.chapeau")}
			/>
			<p className="mt-4 max-w-measure">
				{t.rich("participation.signalement.sur", {
					titre: () => <Version of={titre} />,
				})}
			</p>
			<FormulaireSignalement
				action={props.action}
				slug={slug}
				autre={dossier === "besoins"}
			/>
		</>
	);
}
