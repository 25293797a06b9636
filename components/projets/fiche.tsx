import type { ReactNode } from "react";
import { LigneBesoin } from "#components/besoins/ligne";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { Badge } from "#components/ui/badge";
import { OriginalNote } from "#components/ui/original-note";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { Share } from "#components/ui/share/share";
import { Breadcrumb } from "#components/ui/shell/breadcrumb";
import { Version } from "#components/ui/translated";
import type { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ProjetResume, ProjetSortie } from "#lib/projets/schema";
import { LigneProjet } from "./ligne.tsx";
import { ReperesDuProjet } from "./reperes.tsx";

type FicheProps = {
	langue: Langue;
	projet: ProjetSortie;
	besoins: readonly BesoinSortie[];
	voisins: readonly ProjetResume[];
	/** The vote button and the confirmation of what was just done. */
	participation: ReactNode;
	/** The page's own absolute address. */
	url: string;
};

function Tete({ langue, projet }: Pick<FicheProps, "langue" | "projet">) {
	const t = texts(langue);
	const nom = translated(projet, "nom", langue);
	return (
		<>
			<Breadcrumb
				langue={langue}
				steps={[{ label: t("lecture.projets.titre"), path: "/projets" }]}
				here={nom.texte}
			/>
			{projet.mis_en_avant ? (
				<p className="mb-3">
					<Badge look="warm">{t("lecture.projets.une")}</Badge>
				</p>
			) : null}
			<h1 className="wrap-anywhere">
				<Version langue={langue} of={nom} />
			</h1>
			<p className="mt-4 max-w-measure text-lead wrap-anywhere text-soft">
				<Version langue={langue} of={translated(projet, "accroche", langue)} />
			</p>
		</>
	);
}

/** Everything the API returns for a project, laid out as a page. */
export function FicheDuProjet(props: FicheProps) {
	const { langue, projet, besoins, voisins } = props;
	const t = texts(langue);
	const description = translated(projet, "description", langue);
	return (
		<article>
			<Tete langue={langue} projet={projet} />
			<div className="mt-6">{props.participation}</div>
			<OriginalNote langue={langue} of={description} />
			<div className="mt-10 gap-x-14 md:grid md:grid-cols-[minmax(0,1fr)_18rem]">
				<Section
					id="presentation"
					title={t("lecture.projets.presentation")}
					className=""
				>
					<PlainText langue={langue} of={description} />
				</Section>
				<div className="max-md:mt-12">
					<Section
						id="reperes"
						title={t("lecture.projets.reperes")}
						className=""
					>
						<ReperesDuProjet langue={langue} projet={projet} />
					</Section>
					<Share
						langue={langue}
						title={translated(projet, "nom", langue).texte}
						url={props.url}
					/>
					<LienSignaler langue={langue} dossier="projets" slug={projet.slug} />
				</div>
			</div>
			{besoins.length > 0 ? (
				<Section id="besoins" title={t("lecture.projets.besoins")}>
					<ul>
						{besoins.map((besoin) => (
							<LigneBesoin key={besoin.slug} langue={langue} besoin={besoin} />
						))}
					</ul>
				</Section>
			) : null}
			{voisins.length > 0 ? (
				<Section id="voisins" title={t("lecture.projets.voisins")}>
					<ul>
						{voisins.map((voisin) => (
							<LigneProjet key={voisin.slug} langue={langue} projet={voisin} />
						))}
					</ul>
				</Section>
			) : null}
		</article>
	);
}
