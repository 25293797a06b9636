import { CountedToggle } from "#components/ui/counted-toggle";
import type { EtatFormulaire } from "#lib/platform/formulaire";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The button by which a reader votes for a project, or takes the vote back. */
export function BoutonVote(props: {
	langue: Langue;
	action: (etat: EtatFormulaire, form: FormData) => Promise<EtatFormulaire>;
	slug: string;
	/** The project's name, in the language of the page where it has one. */
	nom: string;
	nb_votes: number;
	/** The reader's own vote. */
	vote: boolean;
	connecte: boolean;
}) {
	const t = texts(props.langue);
	const n = "{n}";
	return (
		<CountedToggle
			action={props.action}
			slug={props.slug}
			on={props.vote}
			count={props.nb_votes}
			isSignedIn={props.connecte}
			langue={props.langue}
			words={{
				verb: t("participation.vote.verbe"),
				thing: t("participation.vote.pour", { nom: props.nom }),
				one: t("participation.vote.un", { n }),
				several: t("participation.vote.plusieurs", { n }),
				done: t("participation.vote.fait"),
				undone: t("participation.vote.retire"),
			}}
		/>
	);
}
