import { Link } from "#components/ui/link";
import { PageHead } from "#components/ui/shell/page-head";
import { Table } from "#components/ui/table";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { listPath } from "#lib/platform/lists/list-address";
import type { NombresDeLieu } from "#lib/recherche/schema";
import dessin from "./departements.json" with { type: "json" };

const TRACES: ReadonlyMap<string, string> = new Map(Object.entries(dessin));

/** Steps of the shading: more would not be told apart. */
const TEINTES = 5;

/** The départements, shaded by their number of needs: a picture of the table beside it, which says the same. */
function Dessin({ lieux }: { lieux: readonly NombresDeLieu[] }) {
	const max = Math.max(1, ...lieux.map(({ besoins }) => besoins));
	return (
		<svg
			viewBox="0 0 592 548"
			aria-hidden="true"
			focusable="false"
			className="h-auto w-full max-w-measure text-action print:hidden"
			fill="currentColor"
			stroke="var(--color-edge)"
			strokeWidth="0.6"
		>
			<g transform="translate(12 2)">
				{lieux.map(({ code, besoins }) => (
					<path
						key={code}
						d={TRACES.get(code.replace("dep-", ""))}
						fillOpacity={Math.ceil((besoins / max) * TEINTES) / TEINTES}
					/>
				))}
			</g>
		</svg>
	);
}

/** The needs and the projects of each département, in a drawing and in the table that it is drawn from. */
export function ParDepartement(props: { lieux: readonly NombresDeLieu[] }) {
	const { lieux } = props;
	const nombre = (
		liste: "besoins" | "projets",
		{ code, ...dit }: NombresDeLieu,
	) =>
		dit[liste] === 0 ? (
			"0"
		) : (
			<Link
				href={pageHref(listPath(`/${liste}`, { lieu: code }))}
				className="-my-1.5 inline-block py-1.5"
			>
				{formats(pageLangue()).number(dit[liste])}
				<span className="sr-only">
					{" "}
					{t(`lieux.departements.${liste}`, {
						nom: dit.nom,
						nombre: dit[liste],
					})}
				</span>
			</Link>
		);
	return (
		<>
			<PageHead
				title={t("coquille.pied_liens.lieux")}
				lead={t("lieux.departements.chapeau")}
			/>
			<div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-2">
				<Dessin lieux={lieux} />
				<Table
					caption={t("coquille.pied_liens.lieux")}
					captionHidden
					head={[
						t("lieux.departements.nom"),
						t("coquille.parties.besoins"),
						t("coquille.parties.projets"),
					]}
				>
					{lieux.map((lieu) => (
						<tr key={lieu.code}>
							<th scope="row" className="font-normal">
								{lieu.nom}
							</th>
							<td className="tabular-nums">{nombre("besoins", lieu)}</td>
							<td className="tabular-nums">{nombre("projets", lieu)}</td>
						</tr>
					))}
				</Table>
			</div>
		</>
	);
}
