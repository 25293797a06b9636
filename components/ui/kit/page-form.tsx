import type { ComponentProps, ReactNode } from "react";
import { Form, type TextesFormulaire } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Named } from "#components/ui/link";
import { pageLangue, t } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { filled } from "#lib/platform/contract/records";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { CountWords } from "../forms/text-field.tsx";
import type { ButtonLook } from "../looks.ts";

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
		<Form {...form} textes={formTexts(t)}>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}

/** The bound of a field, with what is left of it told in the language of the page. */
export function pageBound(max: number, of?: Parameters<typeof countWords>[1]) {
	return { max, words: countWords(t, of), langue: pageLangue() };
}

/** The texts of a form's script, in the reader's language: plurals are chosen in the browser. */
export function formTexts(t: Texts): TextesFormulaire {
	return {
		resume: [
			t("formulaires.resume", { n: 1 }),
			t("formulaires.resume", { n: 2 }).replace("2", "#"),
		],
		erreur_titre: t("formulaires.erreur_titre", { titre: "{titre}" }),
		erreur_champ: t("formulaires.erreur_champ", {
			champ: "{champ}",
			message: "{message}",
		}),
		ecart: {
			...filled(
				["titre", "repris", "oppose", "avant", "mien", "leur"],
				(name) => t(`formulaires.ecart.${name}`),
			),
			vide: t("versions.vide"),
			...filled(["prendre", "remettre"], (name) =>
				t(`formulaires.ecart.${name}`, { champ: "{champ}" }),
			),
		},
	};
}

/** The text about what is left of a bounded field: characters, phrases or lines. */
export function countWords(
	t: Texts,
	of: "restants" | "phrases_restantes" | "lignes_restantes" = "restants",
): CountWords {
	return filled(["un", "plusieurs", "un_de_trop", "trop"], (name) =>
		t(`formulaires.${of}.${name}`, { n: "{n}" }),
	);
}

/** One press that does something to one thing: a form of hidden fields and its button. */
export function Acte(props: {
	action: ActionFormulaire;
	champs: Readonly<Record<string, string>>;
	look?: ButtonLook;
	/** What the button does to what, where its words alone do not say. */
	nom?: ReactNode;
	children: ReactNode;
}) {
	return (
		<PageForm action={props.action} hidden={props.champs}>
			<SubmitButton look={props.look ?? "other"}>
				<Named name={props.nom}>{props.children}</Named>
			</SubmitButton>
		</PageForm>
	);
}
