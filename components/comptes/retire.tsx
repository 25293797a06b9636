import { Day } from "#components/ui/kit/when";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import type { EntreeSuivie } from "#lib/espace/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";

/** Says that an entry was taken down, when, and for which reason; renders nothing for any other entry. */
export function Retire(props: { suivie: EntreeSuivie | undefined }) {
	const { retire_le = null, choix = null } = props.suivie ?? {};
	const t = pageTexts();
	if (retire_le === null) return null;
	const phrase = choix && PHRASES_RETRAIT[choix];
	return (
		<p className="mt-1 max-w-measure text-small">
			{t("compte.retire.le")} <Day at={retire_le} />.{" "}
			{phrase?.[pageLangue()] ?? t("compte.retire.sans_raison")}
		</p>
	);
}
