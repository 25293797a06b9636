import type { ReactNode } from "react";
import {
	type Field,
	Fields,
	type Operation,
	Said,
} from "#components/developpeurs/champs";
import { WITH_CODE } from "#components/developpeurs/code-block";
import { Folded } from "#components/developpeurs/code-sample";
import {
	SectionOperation,
	SuiteDesEssais,
} from "#components/developpeurs/operation";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { Tag } from "#lib/platform/contract/endpoint";

export type Reference = {
	readonly parts: readonly Part[];
	readonly objects: readonly {
		readonly name: string;
		readonly fields: readonly Field[];
	}[];
	readonly headers: readonly {
		readonly name: string;
		readonly description: string;
	}[];
};

type Props = { readonly reference: Reference };

function Entetes({ reference }: Props) {
	return (
		<Section id="entetes" title={t("developpeurs.entetes.titre")}>
			<p className="max-w-measure">{t("developpeurs.entetes.texte")}</p>
			<Table
				caption={t("developpeurs.entetes.titre")}
				captionHidden
				head={[
					t("developpeurs.adresses.nom"),
					t("developpeurs.adresses.description"),
				]}
				stacked
			>
				{reference.headers.map(({ description, name }) => (
					<tr key={name}>
						<th scope="row" className="font-mono text-small whitespace-nowrap">
							{name}
						</th>
						<td>
							<Said of={description} />
						</td>
					</tr>
				))}
			</Table>
		</Section>
	);
}

function Objets({ reference }: Props) {
	return (
		<Section id="objets" title={t("developpeurs.objets.titre")}>
			<p className="mb-4 max-w-measure">
				{t.rich("developpeurs.objets.texte", WITH_CODE)}
			</p>
			{reference.objects.map(({ fields, name }) => (
				<Folded
					key={name}
					id={`objet-${name}`}
					head={<code className="font-mono">{name}</code>}
				>
					<Fields caption={name} captionHidden fields={fields} />
				</Folded>
			))}
		</Section>
	);
}

export function ReferenceApi(props: Props) {
	const { reference } = props;
	const entries = (["adresses", "entetes", "objets"] as const).map((id) => ({
		href: `#${id}`,
		label: t(`developpeurs.${id}.titre`),
	}));
	return (
		<AvecSommaire entries={entries}>
			<Adresses parts={reference.parts} />
			<Entetes {...props} />
			<Objets {...props} />
		</AvecSommaire>
	);
}

/** One group of operations, each whole, readable without a script. */
export function PartieDeLaReference({ part }: { part: Part }) {
	const entries = part.operations.map(({ id, method, summary }) => ({
		href: `#${id}`,
		label: <Said of={summary} />,
		mark: method,
	}));
	return (
		<SuiteDesEssais>
			<AvecSommaire entries={entries}>
				{part.operations.map((operation) => (
					<SectionOperation key={operation.id} operation={operation} />
				))}
			</AvecSommaire>
		</SuiteDesEssais>
	);
}

export type Part = {
	readonly name: Tag;
	readonly operations: readonly Operation[];
};

/** The groups of operations, each a page of the reference; its lines are folded, and lead to their place there. */
export function Adresses(props: { parts: readonly Part[] }) {
	const { parts } = props;
	const reference = pageHref("/developpeurs/reference");
	return (
		<Section id="adresses" title={t("developpeurs.adresses.titre")}>
			<p className="max-w-measure">
				{t.rich("developpeurs.adresses.texte", {
					...WITH_CODE,
					lien: (children) => <a href={reference}>{children}</a>,
				})}
			</p>
			{parts.map(({ name, operations }) => (
				<div key={name} className="mt-8">
					<h3>
						<a href={`${reference}/${name}`}>
							{t(`developpeurs.adresses.parties.${name}`)}
						</a>
					</h3>
					<p className="mt-1 text-small text-soft">
						{t(`developpeurs.adresses.droits.${name}`)}
					</p>
					<Folded
						head={t("developpeurs.adresses.nombre", { n: operations.length })}
					>
						<ul>
							{operations.map(({ id, method, path, summary }) => (
								<li key={id} id={id} className="border-b border-line py-2.5">
									<a href={`${reference}/${name}#${id}`}>
										<Said of={summary} />
									</a>
									<span className="block font-mono text-small text-soft">
										{method} {path}
									</span>
								</li>
							))}
						</ul>
					</Folded>
				</div>
			))}
		</Section>
	);
}

type Entrees = readonly {
	readonly href: string;
	readonly label: ReactNode;
	/** Set apart in front: the method of a call. */
	readonly mark?: string;
}[];

function Liste({ entries }: { entries: Entrees }) {
	return (
		<ul>
			{entries.map(({ href, label, mark }) => (
				<li key={href}>
					<a
						href={href}
						className="flex gap-2 py-1 no-underline hover:underline"
					>
						{mark === undefined ? null : (
							<span className="w-14 shrink-0 font-mono text-ink">{mark}</span>
						)}
						<span>{label}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** A long page beside its contents: in view on a desk, folded above on a phone, left out on paper. */
export function AvecSommaire(props: { entries: Entrees; children: ReactNode }) {
	const title = t("developpeurs.sommaire");
	return (
		<div className="mt-10 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-12">
			<nav aria-label={title} className="no-print text-small">
				<details className="rounded-control border-2 border-edge bg-sheet px-4 md:hidden">
					<summary className="min-h-11 cursor-pointer py-2.5 font-bold">
						{title}
					</summary>
					<div className="pb-4">
						<Liste entries={props.entries} />
					</div>
				</details>
				<div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto pr-2 pb-4 max-md:hidden">
					<Liste entries={props.entries} />
				</div>
			</nav>
			<div className="min-w-0 [&>section:first-child]:mt-0 max-md:mt-10">
				{props.children}
			</div>
		</div>
	);
}
