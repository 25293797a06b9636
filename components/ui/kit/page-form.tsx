import type { ComponentProps, ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { pageTexts } from "#lib/i18n/page-texts";
import { formTexts } from "../forms/form-texts.ts";

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
