import { type Operation, Said } from "#components/developpeurs/champs";
import { WITH_CODE } from "#components/developpeurs/code-block";
import { Folded } from "#components/developpeurs/code-sample";
import { Section } from "#components/ui/section";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { Tag } from "#lib/platform/contract/endpoint";

export type Part = {
	readonly name: Tag;
	readonly operations: readonly Operation[];
};

/** The groups of operations, each a page of the reference; its lines are folded, and lead to their place there. */
export function Adresses(props: { parts: readonly Part[] }) {
	const { parts } = props;
	const t = pageTexts();
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
