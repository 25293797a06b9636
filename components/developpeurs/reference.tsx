import type { ReactNode } from "react";
import {
	type Field,
	Fields,
	Said,
	type Sentence,
	TypeName,
} from "#components/developpeurs/champs";
import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

type Answer = {
	readonly status: string;
	readonly description: Sentence;
	readonly type: string | null;
	readonly example: string | null;
};

type Operation = {
	readonly id: string;
	readonly method: string;
	readonly path: string;
	readonly summary: Sentence;
	readonly description: Sentence | null;
	readonly parameters: readonly Field[];
	readonly body: { readonly type: string; readonly example: string } | null;
	readonly answers: readonly Answer[];
};

export type Reference = {
	readonly parts: readonly {
		readonly name: string;
		readonly operations: readonly Operation[];
	}[];
	readonly objects: readonly {
		readonly name: string;
		readonly fields: readonly Field[];
	}[];
	readonly refusals: readonly {
		readonly status: string;
		readonly description: Sentence;
	}[];
};

/** Content folded under a heading: opened by the reader, found by the browser's search, unfolded in print. */
function Folded(props: { id: string; head: ReactNode; children: ReactNode }) {
	return (
		<details id={props.id} className="border-b border-line py-1">
			<summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
				{props.head}
			</summary>
			<div className="pb-5 sm:pl-5">{props.children}</div>
		</details>
	);
}

function Example({ langue, json }: { langue: Langue; json: string }) {
	return (
		<>
			<p className="mt-4 font-bold">
				{texts(langue)("developpeurs.adresses.exemple")}
			</p>
			<CodeBlock>{json}</CodeBlock>
		</>
	);
}

function Answers(props: { langue: Langue; answers: readonly Answer[] }) {
	const t = texts(props.langue);
	return (
		<>
			<p className="mt-5 font-bold">{t("developpeurs.adresses.reponses")}</p>
			<ul className="mt-1 space-y-1">
				{props.answers.map(({ description, status, type }) => (
					<li key={status}>
						<strong className="tabular-nums">{status}</strong>{" "}
						<Said langue={props.langue} of={description} />{" "}
						{type === null ? null : <TypeName type={type} />}
					</li>
				))}
			</ul>
		</>
	);
}

function OperationDetails(props: { langue: Langue; operation: Operation }) {
	const { langue, operation } = props;
	const t = texts(langue);
	const { answers, body, description, parameters } = operation;
	const example = answers.find((answer) => answer.example !== null)?.example;
	return (
		<Folded
			id={operation.id}
			head={
				<>
					<code className="font-mono font-bold">
						{operation.method} {operation.path}
					</code>{" "}
					<Said langue={langue} of={operation.summary} />
				</>
			}
		>
			{description ? (
				<p className="max-w-measure">
					<Said langue={langue} of={description} />
				</p>
			) : null}
			{parameters.length === 0 ? null : (
				<Fields
					langue={langue}
					caption={t("developpeurs.adresses.parametres")}
					fields={parameters}
				/>
			)}
			{body ? (
				<>
					<p className="mt-4 font-bold">
						{t("developpeurs.adresses.corps")} <TypeName type={body.type} />
					</p>
					<CodeBlock>{body.example}</CodeBlock>
				</>
			) : null}
			<Answers langue={langue} answers={answers} />
			{example ? <Example langue={langue} json={example} /> : null}
		</Folded>
	);
}

const PARTS = ["lecture", "participation", "administration"] as const;

/** Every error, endpoint and object, readable without a script. */
export function ReferenceApi(props: { langue: Langue; reference: Reference }) {
	const { langue, reference } = props;
	const t = texts(langue);
	return (
		<>
			<Section id="erreurs" title={t("developpeurs.erreurs.titre")}>
				<p className="max-w-measure">
					{t.rich("developpeurs.erreurs.texte", {
						...WITH_CODE,
						forme: '{"detail": "…"}',
					})}
				</p>
				<Table
					caption={t("developpeurs.erreurs.titre")}
					captionHidden
					head={[
						t("developpeurs.erreurs.statut"),
						t("developpeurs.erreurs.sens"),
					]}
				>
					{reference.refusals.map(({ description, status }) => (
						<tr key={status}>
							<th scope="row" className="tabular-nums">
								{status}
							</th>
							<td>
								<Said langue={langue} of={description} />
							</td>
						</tr>
					))}
				</Table>
			</Section>
			<Section id="adresses" title={t("developpeurs.adresses.titre")}>
				<p className="max-w-measure">
					{t.rich("developpeurs.adresses.texte", WITH_CODE)}
				</p>
				{PARTS.map((part) => (
					<div key={part} className="mt-8">
						<h3 className="mb-2">
							{t(`developpeurs.adresses.parties.${part}`)}
						</h3>
						{reference.parts
							.filter(({ name }) => name === part)
							.flatMap(({ operations }) => operations)
							.map((operation) => (
								<OperationDetails
									key={operation.id}
									langue={langue}
									operation={operation}
								/>
							))}
					</div>
				))}
			</Section>
			<Section id="objets" title={t("developpeurs.objets.titre")}>
				<p className="mb-4 max-w-measure">
					{t.rich("developpeurs.objets.texte", WITH_CODE)}
				</p>
				{reference.objects.map(({ fields, name }) => (
					<Folded
						key={name}
						id={`objet-${name}`}
						head={<code className="font-mono font-bold">{name}</code>}
					>
						<Fields langue={langue} caption={name} fields={fields} />
					</Folded>
				))}
			</Section>
		</>
	);
}
