import type { ReactNode } from "react";
import {
	Fields,
	marksOf,
	type Operation,
	type Parameter,
	Said,
	TypeName,
} from "#components/developpeurs/champs";
import { Folded, FoldedSample } from "#components/developpeurs/code-sample";
import { ScrollBox } from "#components/ui/table";
import { pageHref, t } from "#lib/i18n/page-texts";
import { BUTTON_LOOKS, CONTROL, FILLED_BY_SCRIPT } from "../ui/looks.ts";

type Props = { readonly operation: Operation };

function Envoi({ operation }: Props) {
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

/** What the forms of a page say of a call, once for all of them. */
export function SuiteDesEssais(props: { children: ReactNode }) {
	return (
		<div
			data-attente={t("developpeurs.essai.attente")}
			data-fait={t("developpeurs.essai.fait", {
				statut: "{statut}",
				ms: "{ms}",
			})}
			data-sans-reponse={t("developpeurs.essai.sans_reponse")}
		>
			{props.children}
		</div>
	);
}

function Champ(props: { id: string; label: string; children: ReactNode }) {
	return (
		<p className="mt-4">
			<label htmlFor={props.id} className="block font-bold">
				{props.label}
			</label>
			{props.children}
		</p>
	);
}

const FIELD = `${CONTROL} mt-1 min-h-11 placeholder:text-soft placeholder:opacity-100`;

function Jeton({ id }: { id: string }) {
	return (
		<>
			<p
				hidden
				className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
				data-essai-garde
			>
				<span>
					{t("developpeurs.essai.garde")}{" "}
					<code className="font-mono" {...FILLED_BY_SCRIPT} />
				</span>
				<button type="button" className={BUTTON_LOOKS.other} data-essai-oublier>
					{t("developpeurs.essai.oublier")}
				</button>
			</p>
			<fieldset>
				<Champ id={`${id}-jeton`} label={t("developpeurs.essai.jeton")}>
					<input
						id={`${id}-jeton`}
						name="(jeton)"
						required
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						aria-describedby={`${id}-jeton-aide`}
						className={`${FIELD} font-mono`}
					/>
				</Champ>
				<p id={`${id}-jeton-aide`} className="mt-1 text-small text-soft">
					{t("developpeurs.essai.jeton_aide")}
				</p>
			</fieldset>
		</>
	);
}

/** A read starts from its example; what acts for real starts empty. */
function ChampParametre(props: {
	id: string;
	parametre: Parameter;
	isRead: boolean;
}) {
	const { name, required, example, choices } = props.parametre;
	const id = `${props.id}-${name}`;
	const marks = marksOf(props.parametre);
	const initial = props.isRead ? (example ?? "") : "";
	return (
		<Champ id={id} label={marks === "" ? name : `${name} (${marks})`}>
			{choices === null ? (
				<input
					id={id}
					name={name}
					required={required}
					defaultValue={initial}
					placeholder={example ?? undefined}
					className={FIELD}
				/>
			) : (
				<select id={id} name={name} defaultValue={initial} className={FIELD}>
					<option value="">{t("developpeurs.essai.rien")}</option>
					{choices
						.filter((choice) => choice !== "")
						.map((choice) => (
							<option key={choice}>{choice}</option>
						))}
				</select>
			)}
		</Champ>
	);
}

/** What came back; filled in by the script. */
function Reponse() {
	return (
		<>
			<p role="status" className="mt-4 font-bold" {...FILLED_BY_SCRIPT} />
			<div hidden data-essai-entetes>
				<ScrollBox label={t("developpeurs.essai.entetes")} className="mt-3">
					<pre className="w-max font-mono text-small" {...FILLED_BY_SCRIPT} />
				</ScrollBox>
			</div>
			<div hidden data-essai-reponse>
				<ScrollBox
					label={t("developpeurs.essai.reponse")}
					className="mt-3 max-h-96 overflow-y-auto rounded-control border border-line bg-paper"
				>
					<pre
						className="w-max min-w-full px-4 py-3 font-mono text-small"
						{...FILLED_BY_SCRIPT}
					/>
				</ScrollBox>
			</div>
		</>
	);
}

/**
 * Sends one operation from the page, to this site alone, with the token of the tab
 * (browser/try-calls.ts). Not shown without scripts.
 */
function Essai({ operation }: { operation: Operation }) {
	const { id, method, parameters } = operation;
	const body = operation.body?.example;
	const isRead = method === "GET";
	return (
		<details className="no-print needs-script mt-6 rounded-control border-2 border-edge bg-sheet">
			<summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">
				{t("developpeurs.essai.titre")}
				<span className="sr-only"> {operation.summary}</span>
			</summary>
			{/* Of no dialog: without its script it sends nothing, a token least of all. */}
			<form
				method="dialog"
				className="px-4 pb-5"
				data-essai
				data-method={method}
				data-path={operation.path}
			>
				<Jeton id={`essai-${id}`} />
				{parameters.map((parametre) => (
					<ChampParametre
						key={parametre.name}
						id={`essai-${id}`}
						parametre={parametre}
						isRead={isRead}
					/>
				))}
				{body ? (
					<Champ id={`essai-${id}-corps`} label={t("developpeurs.essai.corps")}>
						<textarea
							id={`essai-${id}-corps`}
							name="(corps)"
							rows={Math.min(14, body.split("\n").length + 1)}
							defaultValue={body}
							spellCheck={false}
							className={`${FIELD} font-mono text-small`}
						/>
					</Champ>
				) : null}
				{isRead ? null : (
					<p className="mt-4 max-w-measure border-l-4 border-rust pl-4 font-bold">
						{t("developpeurs.essai.vrai")}
					</p>
				)}
				<p className="mt-4">
					<button
						type="submit"
						className={isRead ? BUTTON_LOOKS.main : BUTTON_LOOKS.danger}
					>
						{isRead
							? t("developpeurs.essai.envoyer")
							: t("developpeurs.essai.envoyer_vrai")}
					</button>
				</p>
				<Reponse />
			</form>
		</details>
	);
}
