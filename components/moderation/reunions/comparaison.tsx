import { LongDate } from "#components/ui/date";
import { Foreign } from "#components/ui/translated";
import { texts } from "#lib/i18n/texts";
import type {
	BesoinCompare,
	Comparaison,
} from "#lib/moderation/reunions/schema";
import type { Langue } from "#lib/platform/langues";
import { Etat } from "../decision/etat.tsx";

function Besoin(props: { langue: Langue; nom: string; besoin: BesoinCompare }) {
	const { langue, besoin } = props;
	const t = texts(langue);
	const rien = t("reunions.moderation.rien");
	const reperes = [
		[
			t("reunions.moderation.etat"),
			<Etat
				key="etat"
				nature="besoin"
				statut={besoin.statut}
				langue={langue}
			/>,
		],
		[t("reunions.moderation.soutiens"), besoin.nb_soutiens],
		[t("reunions.moderation.theme"), besoin.theme ?? rien],
		[t("reunions.moderation.territoire"), besoin.territoire ?? rien],
		[t("reunions.moderation.projet"), besoin.projet ?? rien],
		[
			t("reunions.moderation.publie_le"),
			besoin.publie_le === null ? (
				rien
			) : (
				<LongDate
					key="publie"
					langue={langue}
					value={besoin.publie_le.toISOString()}
				/>
			),
		],
	] as const;
	return (
		<section className="min-w-0 rounded-control border-2 border-edge p-5">
			<p className="text-small text-soft">{props.nom}</p>
			<h2 className="text-h3 wrap-anywhere">
				<Foreign langue={langue} of={besoin.langue}>
					{besoin.titre}
				</Foreign>
			</h2>
			<dl className="mt-3 grid gap-1 text-small">
				{reperes.map(([nom, valeur]) => (
					<div key={nom} className="flex flex-wrap gap-x-2">
						<dt className="text-soft">{nom}</dt>
						<dd className="min-w-0 wrap-anywhere">{valeur}</dd>
					</div>
				))}
			</dl>
			<p
				dir="auto"
				className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere"
			>
				<Foreign langue={langue} of={besoin.langue}>
					{besoin.description}
				</Foreign>
			</p>
			{besoin.reste === null ? null : (
				<p className="mt-3 font-bold">
					{t(`reunions.moderation.reste.${besoin.reste}`)}
				</p>
			)}
		</section>
	);
}

/** Two needs side by side, and how many support both. */
export function DeuxBesoins(props: {
	langue: Langue;
	comparaison: Comparaison;
}) {
	const { langue } = props;
	const { celui_ci, autre, communs } = props.comparaison;
	const t = texts(langue);
	return (
		<>
			<div className="mt-6 grid gap-4 md:grid-cols-2">
				<Besoin
					langue={langue}
					nom={t("reunions.moderation.celui_ci")}
					besoin={celui_ci}
				/>
				<Besoin
					langue={langue}
					nom={t("reunions.moderation.autre")}
					besoin={autre}
				/>
			</div>
			<p className="mt-4">
				{t("reunions.moderation.communs")}
				{langue === "fr" ? "\u00a0: " : ": "}
				{communs ?? t("reunions.moderation.peu")}
			</p>
		</>
	);
}
