import type { ComponentProps } from "react";
import { Notice } from "#components/ui/notice";
import { t } from "#lib/i18n/page-texts";
import { SuiteDuSoutien } from "./boutons.tsx";
import { estRemercie, type Fait, Merci } from "./merci.tsx";

const FAITS = ["vote", "signalement"] as const;

/**
 * Confirms what the reader has just done on another page; a vote, only
 * while it exists. After a support the page thanks.
 */
export function Confirmation(props: {
	fait: string | undefined;
	/** Whether the reader's own vote exists. */
	tient?: boolean;
}) {
	const fait = FAITS.find((un) => un === props.fait);
	if (fait === undefined) return null;
	if (fait === "vote" && !props.tient) return null;
	return (
		<Notice kind="done" announced>
			{t(`participation.confirmation.${fait}`)}
		</Notice>
	);
}

/** What the reader has just done about a need on another page: thanks for a support, with what follows it. */
export function FaitSurUnBesoin(
	props: ComponentProps<typeof SuiteDuSoutien> & Fait & { url: string },
) {
	const { besoin, url } = props;
	if (!estRemercie(props)) return <Confirmation fait={props.fait} />;
	return (
		<Merci announced {...{ besoin, url }}>
			<SuiteDuSoutien {...props} />
		</Merci>
	);
}
