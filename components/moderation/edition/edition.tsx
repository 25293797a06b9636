import type { ComponentProps } from "react";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Section } from "#components/ui/section";
import { pageHref } from "#lib/i18n/page-texts";

/** The form of one record under the list of all, or of a new one, and what removes it. */
export function Edition(
	props: Omit<ComponentProps<typeof RecordForm>, "key"> & {
		/** Where it stands in the page. */
		id: string;
		/** The path of the page. */
		page: string;
		/** Of the record that is open; null for a new one. */
		titre: string | null;
		nouveau: string;
		/** Null for what can't be removed; words in its place say why. */
		retrait: ComponentProps<typeof Removal> | string | null;
	},
) {
	const { id, page, titre, nouveau, retrait, ...forme } = props;
	const more = { href: pageHref(`${page}#${id}`), label: nouveau };
	return (
		<Section
			id={id}
			title={titre ?? nouveau}
			{...(titre === null ? {} : { more })}
		>
			<RecordForm key={JSON.stringify(forme.hidden)} {...forme} />
			{retrait === null ? null : (
				<div className="mt-8">
					{typeof retrait === "string" ? (
						<p>{retrait}</p>
					) : (
						<Removal {...retrait} />
					)}
				</div>
			)}
		</Section>
	);
}
