import { Annulation } from "#components/moderation/annulation";
import { Cadre } from "#components/moderation/cadre";
import { ChoixFiltre, Filtre, MotsFiltre } from "#components/moderation/filtre";
import { adresseFiche, ListeEntrees } from "#components/moderation/liste";
import { Touches } from "#components/moderation/touches";
import { LinkButton } from "#components/ui/link-button";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/clock";
import { annulerAction } from "./actions.ts";
import {
	acteAnnonce,
	langues,
	lireFiltre,
	natures,
	touches,
} from "./lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ langue, t, query, visiteur }) => {
	const filtre = { ...lireFiltre(query), statut: "propose" };
	const [{ entrees, total }, annonce] = await Promise.all([
		listerEntrees(filtre, "anciennes"),
		acteAnnonce(query, visiteur),
	]);
	const [premiere] = entrees;
	return (
		<Cadre
			langue={langue}
			partie="file"
			racine
			titre={t("moderation.file.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.file.chapeau")}
			</p>
			<Annulation langue={langue} {...annonce} annuler={annulerAction} />
			{premiere ? (
				<p className="mt-5">
					<LinkButton href={adresseFiche(langue, premiere)}>
						{t("moderation.file.commencer")}
					</LinkButton>
				</p>
			) : null}
			<Filtre langue={langue} chemin="/moderation">
				<MotsFiltre
					nom="q"
					label={t("moderation.filtre.mots")}
					valeur={filtre.q}
				/>
				<ChoixFiltre
					nom="nature"
					label={t("moderation.filtre.nature")}
					valeur={filtre.nature}
					tous={t("moderation.filtre.tous")}
					options={natures(t)}
				/>
				<ChoixFiltre
					nom="langue"
					label={t("moderation.filtre.langue")}
					valeur={filtre.langue}
					tous={t("moderation.filtre.tous")}
					options={langues(t)}
				/>
			</Filtre>
			<ListeEntrees
				langue={langue}
				chemin="/moderation"
				filtre={filtre}
				entrees={entrees}
				total={total}
				parPage={ENTREES_PAR_PAGE}
				now={now()}
				vide={t("moderation.file.vide")}
			/>
			<Touches {...touches(t)} />
		</Cadre>
	);
});
