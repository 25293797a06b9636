import { CountedToggle } from "#components/ui/forms/counted-toggle";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";

/** The button by which a reader votes for a project, or withdraws the vote. */
export function BoutonVote(props: {
	langue: Langue;
	action: ActionFormulaire;
	projet: ProjetResume;
	/** The reader's own vote. */
	vote: boolean;
	connecte: boolean;
}) {
	const { projet } = props;
	const t = texts(props.langue);
	const n = "{n}";
	return (
		<CountedToggle
			action={props.action}
			slug={projet.slug}
			on={props.vote}
			count={projet.nb_votes}
			isSignedIn={props.connecte}
			langue={props.langue}
			words={{
				verb: t("participation.vote.verbe"),
				thing: t("participation.vote.pour", {
					nom: translated(projet, "nom", props.langue).texte,
				}),
				one: t("participation.vote.un", { n }),
				several: t("participation.vote.plusieurs", { n }),
				done: t("participation.vote.fait"),
				undone: t("participation.vote.retire"),
			}}
		/>
	);
}
