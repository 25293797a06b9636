import { Day } from "#components/ui/kit/when";
import { LinkButton } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import type { EntreeSuivie } from "#lib/espace/schema";
import compte from "#lib/i18n/messages/fr/compte.json";
import { pageHref, pageLangue, pageSaid, t } from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";

/** Confirmation of what was just done, when the page's address says so (`?fait=`). */
export function Fait() {
	const dit = pageSaid("fait");
	const fait = keysOf(compte.fait).find((un) => un === dit);
	if (fait === undefined) return null;
	return (
		<Notice kind="done" announced>
			{t(`compte.fait.${fait}`)}
		</Notice>
	);
}

/** In place of a list that is empty: why, and where to go, by its path in French. */
export function Vide(props: {
	texte: string;
	liens: Readonly<Record<string, string>>;
}) {
	return (
		<>
			<p className="max-w-measure">{props.texte}</p>
			<p className="mt-5 flex flex-wrap gap-3">
				{Object.entries(props.liens).map(([path, label]) => (
					<LinkButton key={path} look="other" href={pageHref(path)}>
						{label}
					</LinkButton>
				))}
			</p>
		</>
	);
}

/** Says that an entry was taken down, when, and for which reason; renders nothing for any other entry. */
export function Retire(props: { suivie: EntreeSuivie | undefined }) {
	const { retire_le = null, choix = null } = props.suivie ?? {};
	if (retire_le === null) return null;
	const phrase = choix && PHRASES_RETRAIT[choix];
	return (
		<p className="mt-1 max-w-measure text-small">
			{t("compte.retire.le")} <Day at={retire_le} />.{" "}
			{phrase?.[pageLangue()] ?? t("compte.retire.sans_raison")}
		</p>
	);
}
