import { Said } from "#components/developpeurs/champs";
import { WITH_CODE } from "#components/developpeurs/code-block";
import { Table } from "#components/ui/table";
import { t } from "#lib/i18n/page-texts";
import type { ProblemCode } from "#lib/platform/contract/problem-codes";
import { keysOf } from "#lib/platform/contract/records";
import { REFUSAL_TYPES } from "#lib/platform/validation/refusal-types";

const REMEDES = [
	["304", "non_modifie"],
	["400", "corps_illisible"],
	["401", "non_authentifie"],
	["403", "interdit"],
	["404", "introuvable"],
	["409", "conflit"],
	["412", "version_depassee"],
	["413", "corps_trop_gros"],
	["422", "invalide"],
	["429", "limite_atteinte"],
	["503", "indisponible"],
] as const;

type Codes = Readonly<Record<ProblemCode, number>>;

type Refus = { readonly status: string; readonly description: string };

function Statuts(props: { refusals: readonly Refus[] }) {
	const { refusals } = props;
	return (
		<Table
			caption={t("developpeurs.erreurs.statuts")}
			head={[
				t("developpeurs.erreurs.statut"),
				t("developpeurs.erreurs.sens"),
				t("developpeurs.erreurs.remede"),
			]}
			stacked
		>
			{refusals.map(({ description, status }) => {
				const [, remede] = REMEDES.find(([un]) => un === status) ?? [];
				return (
					<tr key={status} id={`erreur-${status}`}>
						<th scope="row" className="tabular-nums">
							{status}
						</th>
						<td>
							<Said of={description} />
						</td>
						<td>
							{remede === undefined
								? null
								: t.rich(`developpeurs.erreurs.remedes.${remede}`, WITH_CODE)}
						</td>
					</tr>
				);
			})}
		</Table>
	);
}

function Codes(props: { codes: Codes }) {
	return (
		<Table
			caption={t("developpeurs.erreurs.codes")}
			head={[
				t("developpeurs.erreurs.code"),
				t("developpeurs.erreurs.statut"),
				t("developpeurs.erreurs.sens"),
			]}
			stacked
		>
			{keysOf(props.codes).map((code) => (
				<tr key={code} id={code}>
					<th scope="row" className="font-mono text-small whitespace-nowrap">
						{code}
					</th>
					<td className="tabular-nums">{props.codes[code]}</td>
					<td>{t(`developpeurs.erreurs.raisons.${code}`)}</td>
				</tr>
			))}
		</Table>
	);
}

function Types() {
	return (
		<Table
			caption={t("developpeurs.erreurs.codes_422")}
			head={[t("developpeurs.erreurs.code"), t("developpeurs.erreurs.sens")]}
			stacked
		>
			{REFUSAL_TYPES.map((type) => (
				<tr key={type} id={`code-${type}`}>
					<th scope="row" className="font-mono text-small whitespace-nowrap">
						{type}
					</th>
					<td>{t(`developpeurs.erreurs.types.${type}`)}</td>
				</tr>
			))}
		</Table>
	);
}

export function Erreurs(props: { codes: Codes; refusals: readonly Refus[] }) {
	return (
		<>
			<p className="mt-8 max-w-measure">
				{t.rich("developpeurs.erreurs.texte", {
					...WITH_CODE,
					forme: '{"detail": "…"}',
				})}
			</p>
			<Statuts {...props} />
			<p className="mt-8 max-w-measure">
				{t.rich("developpeurs.erreurs.formes", WITH_CODE)}
			</p>
			<Codes {...props} />
			<Types />
		</>
	);
}
