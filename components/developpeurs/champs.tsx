import { WITH_CODE } from "#components/developpeurs/code-block";
import { Table } from "#components/ui/table";
import { Foreign } from "#components/ui/translated";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** A sentence of the document, and the language it is available in. */
export type Sentence = { readonly text: string; readonly langue: Langue };

/** A parameter, or a field of an object. */
export type Field = {
	readonly name: string;
	readonly type: string;
	readonly required: boolean;
	readonly fallback: string | null;
	readonly description: Sentence | null;
	readonly place?: string;
};

/** A sentence of the document, with its pieces of code marked up. */
export function Said({ langue, of }: { langue: Langue; of: Sentence }) {
	return (
		<Foreign langue={langue} of={of.langue}>
			{of.text.split("`").map((piece, rang) =>
				rang % 2 === 1
					? // The pieces of one sentence never change order.
						WITH_CODE.code(piece)
					: piece,
			)}
		</Foreign>
	);
}

/** A type, with each object in it linked to its fields. */
export function TypeName({ type }: { type: string }) {
	return (
		<code className="font-mono text-[0.9em]">
			{type.split(/\b([A-Z][A-Za-z]+)\b/).map((piece, rang) =>
				rang % 2 === 1 && piece !== "Erreur" ? (
					<a key={piece} href={`#objet-${piece}`}>
						{piece}
					</a>
				) : (
					piece
				),
			)}
		</code>
	);
}

/** Parameters or fields, one per row. */
export function Fields(props: {
	langue: Langue;
	caption: string;
	fields: readonly Field[];
}) {
	const { langue } = props;
	const t = texts(langue);
	const heads = ["nom", "type", "description"] as const;
	return (
		<Table
			caption={props.caption}
			head={heads.map((head) => t(`developpeurs.adresses.${head}`))}
		>
			{props.fields.map((field) => (
				<tr key={field.name}>
					<th scope="row" className="font-mono text-small font-normal">
						{field.name}
						{field.required ? (
							<span className="block font-text text-soft">
								{t("developpeurs.adresses.obligatoire")}
							</span>
						) : null}
					</th>
					<td>
						<TypeName type={field.type} />
						{field.fallback === null ? null : (
							<span className="block text-small text-soft">
								{t("developpeurs.adresses.defaut", { valeur: field.fallback })}
							</span>
						)}
					</td>
					<td>
						{field.description ? (
							<Said langue={langue} of={field.description} />
						) : null}
					</td>
				</tr>
			))}
		</Table>
	);
}
