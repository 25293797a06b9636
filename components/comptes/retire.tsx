import { Day } from "#components/ui/kit/when";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import type { RetraitSuivi } from "#lib/espace/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";

/** Says that an entry was taken down, when, and for which reason; renders nothing for any other entry. */
export function Retire(props: {
	retraits: readonly RetraitSuivi[];
	nature: NatureContribution;
	slug: string;
}) {
	const langue = pageLangue();
	const { nature, slug } = props;
	const t = pageTexts();
	const retrait = props.retraits.find(
		(un) => un.nature === nature && un.slug === slug,
	);
	if (retrait === undefined) return null;
	const phrase = retrait.choix && PHRASES_RETRAIT[retrait.choix];
	return (
		<p className="mt-1 max-w-measure text-small">
			{t("compte.retire.le")} <Day at={retrait.le} />.{" "}
			{phrase?.[langue] ?? t("compte.retire.sans_raison")}
		</p>
	);
}
