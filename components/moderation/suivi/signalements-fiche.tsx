import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { SignalementRecu } from "#lib/moderation/signalements/schema";
import type { Langue } from "#lib/platform/langues";
import type { ObjetSignalement } from "#lib/signalements/schema";
import { Signalement } from "./signalement.tsx";

/** Where a group of an entry's reports is closed. */
export function adresseSignalements(
	langue: Langue,
	{ objet, slug }: { objet: ObjetSignalement; slug: string },
	illicite: boolean,
): string {
	return pageAddress(
		langue,
		`/moderation/signalements/${objet}/${slug}${illicite ? "?illicite=oui" : ""}`,
	);
}

function Liste(props: {
	langue: Langue;
	signalements: readonly SignalementRecu[];
}) {
	return (
		<ul>
			{props.signalements.map((recu) => (
				<li key={recu.id} className="py-2">
					<Signalement langue={props.langue} recu={recu} />
				</li>
			))}
		</ul>
	);
}

/** The readers' reports on one entry: those that wait, each group with the link that closes it, then those that were closed. Nothing when there is none. */
export function SignalementsDeFiche(props: {
	langue: Langue;
	fiche: { readonly nature: ObjetSignalement; readonly slug: string };
	signalements: readonly SignalementRecu[];
}) {
	const { langue, signalements } = props;
	const { nature: objet, slug } = props.fiche;
	const t = texts(langue);
	if (signalements.length === 0) return null;
	const attendent = signalements.filter(({ traite_le }) => traite_le === null);
	const clos = signalements.filter(({ traite_le }) => traite_le !== null);
	const groupes = [true, false].flatMap((illicite) => {
		const siens = attendent.filter(
			({ motif }) => (motif === "illicite") === illicite,
		);
		return siens.length === 0 ? [] : [{ illicite, siens }];
	});
	return (
		<section
			aria-labelledby="signalements-fiche"
			className="mt-8 border-t border-line pt-4"
		>
			<h2 id="signalements-fiche" className="text-h3">
				{t("suivi.signalements.titre")}
			</h2>
			{groupes.map(({ illicite, siens }) => (
				<div key={String(illicite)}>
					<Liste langue={langue} signalements={siens} />
					<p>
						<a
							href={adresseSignalements(langue, { objet, slug }, illicite)}
							className="inline-block py-1.5 font-bold"
						>
							{t(
								illicite
									? "suivi.signalements.decider_illicites"
									: "suivi.signalements.decider",
								{ n: siens.length },
							)}
						</a>
					</p>
				</div>
			))}
			{clos.length === 0 ? null : (
				<details className="mt-2">
					<summary className="cursor-pointer py-1.5">
						{t("suivi.signalements.deja_clos", { n: clos.length })}
					</summary>
					<Liste langue={langue} signalements={clos} />
				</details>
			)}
		</section>
	);
}
