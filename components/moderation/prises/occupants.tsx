import { Acte } from "#components/comptes/acte";
import { texts } from "#lib/i18n/texts";
import type { Occupants } from "#lib/moderation/prises/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Presence } from "./presence.tsx";

type Props = {
	langue: Langue;
	fiche: FicheModeree;
	occupants: Occupants;
};

/**
 * Who else is on an entry that awaits review: it tells, and blocks nothing. The page
 * says by itself that its reader is.
 */
export function SurLaFiche(props: Props & { dire: ActionFormulaire }) {
	const { langue, fiche, occupants, dire } = props;
	const { nature, slug } = fiche;
	if (fiche.statut !== "propose") return null;
	return (
		<Presence
			key={`${nature}/${slug}`}
			{...{ dire, nature, slug }}
			autres={occupants.autres}
			texte={texts(langue)("demandes.prises.aussi")}
		/>
	);
}

/** Says that one is no longer on it; without scripts, another button says that one is. */
export function PrendreOuLaisser(
	props: Props & { prendre: ActionFormulaire; laisser: ActionFormulaire },
) {
	const { langue, fiche, occupants } = props;
	const { nature, slug } = fiche;
	const t = texts(langue);
	if (fiche.statut !== "propose") return null;
	const champs = { nature, slug };
	return (
		<section
			aria-label={t("demandes.prises.titre")}
			className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 text-small"
		>
			{occupants.moi ? null : (
				<noscript>
					<Acte langue={langue} action={props.prendre} champs={champs}>
						{t("demandes.prises.prendre")}
					</Acte>
				</noscript>
			)}
			<Acte langue={langue} action={props.laisser} champs={champs}>
				{t("demandes.prises.laisser")}
			</Acte>
		</section>
	);
}
