import { Badge } from "#components/ui/badge";
import { pageTexts } from "#lib/i18n/page-texts";
import { estDanger } from "#lib/moderation/signaux/rules";
import type { Signal } from "#lib/moderation/signaux/schema";
import { shortenAtWord } from "#lib/platform/text/shorten";

/** Signals whose words say more than their number. */
const CITES: readonly string[] = ["surveille", "refusee"];
/** In the queue, where a row stays a line. */
const CITES_EN_FILE: readonly string[] = ["surveille"];

/** What a badge cites at most: a line of the queue stays a line. */
const CITEES_MAX = 32;

function citees(extraits: readonly string[]): string {
	return shortenAtWord(extraits.join(", "), CITEES_MAX);
}

/** What is remarkable in an entry, a danger in red; the same in the queue and on its page. */
export function SignauxDits(props: {
	signaux: readonly Signal[];
	enFile?: boolean;
}) {
	const t = pageTexts();
	const cites = props.enFile ? CITES_EN_FILE : CITES;
	return props.signaux.map(({ genre, extraits }) => (
		<Badge key={genre} look={estDanger(genre) ? "warm" : "plain"}>
			{cites.includes(genre)
				? `${t(`moderation.signaux.${genre}`, { n: extraits.length })} : ${citees(extraits)}`
				: t(`moderation.signaux.${genre}`, { n: extraits.length })}
		</Badge>
	));
}
