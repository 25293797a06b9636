import type { ComponentProps } from "react";
import {
	Control,
	Controls,
	type Field,
	inEnglish,
} from "#components/ui/kit/fields";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Section } from "#components/ui/section";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";
import { IfFilled } from "../../ui/forms/folded.tsx";

/** The form of one record under the list of all, or of a new one, and what removes it. */
export function Edition(
	props: Omit<ComponentProps<typeof RecordForm>, "key"> & {
		/** Where it stands in the page. */
		id: string;
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

/**
 * Fields that are translated: the original on one side, its English version on the other;
 * one below the other on a phone. An original in English has no other version: what was
 * written as one before stays in reach.
 */
export function EnDeuxLangues(props: {
	champs: readonly Field[];
	langue: Langue;
}) {
	const { champs } = props;
	if (props.langue === "en")
		return (
			<div className="mt-6">
				<Controls fields={champs} />
				{champs.map(inEnglish).map((champ) => (
					<IfFilled key={champ.name} names={[champ.name]}>
						<Control field={champ} />
					</IfFilled>
				))}
			</div>
		);
	return (
		<div className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
			<fieldset className="min-w-0">
				<legend className="font-display text-h3 font-bold">
					{t("edition.original")}
				</legend>
				<div className="mt-4">
					<Controls fields={champs} />
				</div>
			</fieldset>
			<fieldset className="min-w-0 border-line md:border-l md:pl-8">
				<legend className="font-display text-h3 font-bold">
					{t("edition.anglais")}
				</legend>
				<p className="text-small text-soft">{t("edition.anglais_aide")}</p>
				<div className="mt-4">
					<Controls fields={champs.map(inEnglish)} />
				</div>
			</fieldset>
		</div>
	);
}
