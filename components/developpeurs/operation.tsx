import {
	Fields,
	type Operation,
	Said,
	TypeName,
} from "#components/developpeurs/champs";
import { Folded, FoldedSample } from "#components/developpeurs/code-sample";
import { Essai } from "#components/developpeurs/essai";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

type Props = { readonly operation: Operation };

function Envoi({ operation }: Props) {
	const t = pageTexts();
	const { body, parameters } = operation;
	return (
		<>
			{parameters.length === 0 ? null : (
				<Fields
					caption={t("developpeurs.adresses.parametres")}
					fields={parameters}
				/>
			)}
			{body ? (
				<Fields
					caption={t("developpeurs.adresses.corps", { type: body.type })}
					fields={body.fields}
				/>
			) : null}
		</>
	);
}

const PROGRAMS = ["curl", "javascript", "python"] as const;

function Programmes({ operation }: Props) {
	const t = pageTexts();
	return (
		<>
			<h3 className="mt-6 font-bold">{t("developpeurs.adresses.appel")}</h3>
			<div className="mt-1 border-t border-line">
				{PROGRAMS.map((program) => (
					<FoldedSample
						key={program}
						id={`${operation.id}-${program}`}
						group={`appel-${operation.id}`}
						title={t(`developpeurs.langages.${program}`)}
						code={operation.programs[program]}
						open={program === "curl"}
					/>
				))}
			</div>
		</>
	);
}

function Reponses({ operation }: Props) {
	const t = pageTexts();
	return operation.successes.map(({ content, description, status }) => (
		<div key={status} className="mt-6">
			<h3 className="font-bold">
				{t("developpeurs.adresses.reponse", { statut: status })}
			</h3>
			<p className="mt-1 [&_code]:font-mono [&_code]:text-[0.9em]">
				<Said of={description} />{" "}
				{content ? <TypeName type={content.type} /> : null}
			</p>
			{content ? (
				<Folded head={t("developpeurs.adresses.champs")}>
					<Fields
						caption={t("developpeurs.adresses.champs")}
						captionHidden
						fields={content.fields}
					/>
				</Folded>
			) : null}
			{content?.example ? (
				<FoldedSample
					id={`${operation.id}-reponse`}
					title={t("developpeurs.adresses.exemple")}
					code={content.example}
					lang="fr"
				/>
			) : null}
		</div>
	));
}

function Refus({ operation }: Props) {
	const t = pageTexts();
	const guide = pageHref("/developpeurs/erreurs");
	return (
		<div className="mt-6">
			<h3 className="font-bold">{t("developpeurs.adresses.refus")}</h3>
			<ul className="mt-1 space-y-1">
				{operation.refusals.map(({ description, status }) => (
					<li key={status} className="flex gap-3">
						<a
							href={`${guide}#erreur-${status}`}
							className="shrink-0 font-bold tabular-nums"
						>
							{status}
						</a>
						<span>
							<Said of={description} />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** One operation, whole: what is sent, programs that send it, what comes back, and a form to try it. */
export function SectionOperation(props: Props) {
	const { operation } = props;
	const { description, id, method, path, summary } = operation;
	return (
		<article
			id={id}
			aria-labelledby={`titre-${id}`}
			className="mt-10 border-t-2 border-edge pt-5 first:mt-0"
		>
			<h2 id={`titre-${id}`} className="text-h3">
				<a href={`#${id}`} className="text-ink no-underline hover:underline">
					<Said of={summary} />
				</a>
			</h2>
			<p className="mt-2 font-mono text-small">
				<strong>{method}</strong> {path}
			</p>
			{description ? (
				<p className="mt-3 max-w-measure">
					<Said of={description} />
				</p>
			) : null}
			<Envoi {...props} />
			<Programmes {...props} />
			<Reponses {...props} />
			<Refus {...props} />
			<Essai operation={operation} />
		</article>
	);
}
