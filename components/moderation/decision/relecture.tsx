import type { ComponentProps, ReactNode } from "react";
import { PageForm } from "#components/ui/kit/page-form";
import { pageSaid, pageTexts } from "#lib/i18n/page-texts";
import type { ActeRecent } from "#lib/moderation/relecture/schema";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { PanneauDemande } from "../demande/panneau-demande.tsx";
import { Cadre } from "../file/cadre.tsx";
import { Place } from "../file/place.tsx";
import { Actes, AutresActes, FormulaireAnnulation } from "./actes.tsx";
import { ChampsJuges } from "./champs-juges.tsx";
import { Contestee } from "./contestation.tsx";
import { Corriger } from "./corriger.tsx";
import { Cote } from "./cote.tsx";
import { Fiche } from "./fiche.tsx";
import { PanneauRefus } from "./panneau-refus.tsx";
import { Voisins } from "./voisins.tsx";

type Props = ComponentProps<typeof Cote> &
	ComponentProps<typeof Contestee> &
	ComponentProps<typeof Fiche> &
	ComponentProps<typeof PanneauRefus> &
	ComponentProps<typeof PanneauDemande> &
	ComponentProps<typeof Place> &
	Omit<ComponentProps<typeof Voisins>, "chercher"> & {
		/** The last decision of the reader, while it can be undone. */
		acte: ActeRecent | null;
		/** What the fields hold, and the version of that text. */
		valeurs: EtatFormulaire["valeurs"];
		vu: number;
		themes: ComponentProps<typeof Corriger>["themes"];
		/** To be known before deciding: reports, what a rule did, what was said with its author. */
		avant: ReactNode;
		/** Of use after that: forms, which can't stand in the page's own. */
		apres: ReactNode;
		actions: Readonly<
			Record<"juger" | "annuler" | "chercher", ActionFormulaire>
		>;
	};

/** An entry with everything that is judged of it, to read, to change and to decide on, in one form. */
export function Relecture(props: Props) {
	const { fiche, acte, actions, demande } = props;
	const { nature, langue } = fiche;
	const t = pageTexts();
	return (
		<Cadre
			partie="file"
			titre={fiche.titre}
			dits={[
				pageSaid("annule") === "oui" && t("moderation.annulation.faite"),
				// Merged into this one: the merge is no decision on what is left.
				nature === "besoin" &&
					acte?.garde_id === fiche.id &&
					fiche.statut === "propose" &&
					t("moderation.voisins.fait"),
			]}
		>
			<FormulaireAnnulation acte={acte} annuler={actions.annuler} />
			{props.avant}
			<PageForm
				// The next entry is another form, not this one answered.
				key={`${fiche.nature}/${fiche.id}`}
				action={actions.juger}
				valeurs={props.valeurs}
				label={t("moderation.fiche.de_la_file")}
				leaving={t("moderation.fiche.pas_garde")}
				// What the form says stands above the text, beside the decision: nothing pushes it away.
				className="mt-4 gap-x-10 max-md:mt-2 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_auto_1fr]"
			>
				<ChampsJuges
					fiche={fiche}
					vu={props.vu}
					demande={demande?.id ?? null}
				/>
				<div className="min-w-0 md:row-start-4">
					<Contestee {...props} />
					<Fiche {...props} />
					<Voisins {...props} chercher={actions.chercher} />
					<Corriger {...props} {...{ nature, langue }} />
				</div>
				{/* It scrolls apart: the text stays in sight while one refuses. */}
				<aside className="max-md:mt-3 max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-3 md:sticky md:top-4 md:col-start-2 md:row-[1/5] md:-mx-2 md:max-h-[calc(100dvh-2rem)] md:self-start md:overflow-y-auto md:px-2 md:py-1">
					<Actes
						fiche={fiche}
						acte={acte}
						contestee={props.contestation !== null}
					/>
					<PanneauRefus {...props} />
					<PanneauDemande {...props} />
					<AutresActes fiche={fiche} />
					<Place {...props} />
					<Cote {...props} />
				</aside>
			</PageForm>
			{props.apres}
		</Cadre>
	);
}
