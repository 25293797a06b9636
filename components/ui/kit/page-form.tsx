import type { ComponentProps, ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { countWords, formTexts } from "../forms/form-texts.ts";

/** A form in the language of the page at hand. */
export function PageForm({
	hidden = {},
	children,
	...form
}: Omit<ComponentProps<typeof Form>, "textes" | "children"> & {
	children?: ReactNode;
	/** What it tells beside its fields: which record, which version of it. */
	hidden?: Readonly<Record<string, string | number>>;
}) {
	return (
		<Form {...form} textes={formTexts(pageTexts())}>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}

/** The bound of a field, with what is left of it told in the language of the page. */
export function pageBound(max: number, of?: Parameters<typeof countWords>[1]) {
	return { max, words: countWords(pageTexts(), of), langue: pageLangue() };
}
