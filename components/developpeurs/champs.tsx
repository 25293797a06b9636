import { Fragment } from "react";
import { WITH_CODE } from "#components/developpeurs/code-block";
import { Table } from "#components/ui/table";
import { t } from "#lib/i18n/page-texts";

export type Field = {
	readonly name: string;
	readonly type: string;
	readonly required: boolean;
	readonly fallback: string | null;
	readonly description: string | null;
	readonly place?: string;
};

export type Parameter = Field & {
	readonly place: string;
	readonly example: string | null;
	readonly choices: readonly string[] | null;
};

type Content = {
	readonly type: string;
	readonly fields: readonly Field[];
	readonly example: string | null;
};

export type Operation = {
	readonly id: string;
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	readonly path: string;
	readonly summary: string;
	readonly description: string | null;
	readonly parameters: readonly Parameter[];
	readonly body: Content | null;
	readonly successes: readonly {
		readonly status: string;
		readonly description: string;
		readonly content: Content | null;
	}[];
	readonly refusals: readonly {
		readonly status: string;
		readonly description: string;
	}[];
	readonly programs: Readonly<Record<"curl" | "javascript" | "python", string>>;
};

/** What is said of a field behind its name: that it stands in the path, that it is needed. */
export function marksOf({ place, required }: Field): string {
	return [
		...(place === "path" ? [t("developpeurs.adresses.chemin")] : []),
		...(required ? [t("developpeurs.adresses.obligatoire")] : []),
	].join(", ");
}

/** A sentence of the document, with its pieces of code marked up. */
export function Said({ of }: { of: string }) {
	let from = 0;
	return (
		<span>
			{of.split("`").map((piece, rang) => {
				const key = from;
				from += piece.length + 1;
				return (
					<Fragment key={key}>
						{rang % 2 === 1 ? WITH_CODE.code(piece) : piece}
					</Fragment>
				);
			})}
		</span>
	);
}

export function TypeName({ type }: { type: string }) {
	return (
		<code>
			{type.split(/\b([A-Z][A-Za-z]+)\b/).map((piece, rang) =>
				rang % 2 === 1 ? (
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

function Row({ field }: { field: Field }) {
	const { description, fallback, name, type } = field;
	const marks = marksOf(field);
	return (
		<tr>
			<th scope="row">
				<code>{name}</code>
				{marks === "" ? null : <small>{marks}</small>}
			</th>
			<td>
				<TypeName type={type} />
				{fallback === null ? null : (
					<small>
						{t("developpeurs.adresses.defaut", { valeur: fallback })}
					</small>
				)}
			</td>
			<td>{description ? <Said of={description} /> : null}</td>
		</tr>
	);
}

/** Said once for all the rows: there are hundreds of them in a page. */
const ROWS =
	"[&_code]:font-mono [&_code]:text-[0.9em] [&_small]:text-small [&_small]:font-normal [&_small]:text-soft max-[40rem]:[&_small]:ml-3 min-[40rem]:[&_small]:block [&_tbody_th_code]:font-bold [&_tbody_th_code]:whitespace-nowrap min-[40rem]:[&_td:nth-child(2)]:max-w-64";

export function Fields(props: {
	caption: string;
	captionHidden?: boolean;
	fields: readonly Field[];
}) {
	const heads = ["nom", "type", "description"] as const;
	return (
		<div className={ROWS}>
			<Table
				caption={props.caption}
				captionHidden={props.captionHidden ?? false}
				head={heads.map((head) => t(`developpeurs.adresses.${head}`))}
				stacked
			>
				{props.fields.map((field) => (
					<Row key={field.name} field={field} />
				))}
			</Table>
		</div>
	);
}
