import { Acte } from "#components/comptes/acte";
import { pageTexts } from "#lib/i18n/page-texts";
import type {
	GroupeSignale,
	SignalementRecu,
} from "#lib/moderation/signalements/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ObjetSignalement } from "#lib/signalements/schema";
import { ClotureSignalements } from "./cloture-signalements.tsx";
import { Signalement } from "./signalement.tsx";

/** The readers' reports of an entry that wait: the groups one after the other, illegal content first, each with the form that closes it. */
export function SignalementsQuiAttendent(props: {
	fiche: { readonly nature: ObjetSignalement; readonly slug: string };
	/** The group to close now. */
	groupe: GroupeSignale | null;
	/** How many wait in the other one. */
	autres: number;
	traiter: ActionFormulaire;
}) {
	const { groupe, autres } = props;
	const t = pageTexts();
	if (groupe === null) return null;
	const n = groupe.signalements.length;
	return (
		<section
			aria-labelledby="signalements-fiche"
			className="my-6 rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="signalements-fiche" className="text-h3">
				{t("suivi.signalements.titre")}
			</h2>
			<ul>
				{groupe.signalements.map((recu) => (
					<li key={recu.id} className="py-2">
						<Signalement recu={recu} />
					</li>
				))}
			</ul>
			{groupe.nombre === n ? null : (
				<p className="text-small text-soft">
					{t("suivi.signalements.suite", {
						n: String(n),
						total: String(groupe.nombre),
					})}
				</p>
			)}
			{autres === 0 ? null : (
				<p className="text-small text-soft">
					{t("suivi.signalements.ensuite", { n: autres })}
				</p>
			)}
			<ClotureSignalements
				fiche={props.fiche}
				groupe={groupe}
				traiter={props.traiter}
			/>
		</section>
	);
}

/** The reports that were closed, with the way back; nothing when there is none. */
export function SignalementsClos(props: {
	clos: readonly SignalementRecu[];
	rouvrir: ActionFormulaire;
}) {
	const { clos } = props;
	const t = pageTexts();
	if (clos.length === 0) return null;
	return (
		<details className="mt-8">
			<summary className="cursor-pointer py-1.5 font-bold">
				{t("suivi.signalements.deja_clos", { n: clos.length })}
			</summary>
			<ul>
				{clos.map((recu) => (
					<li key={recu.id} className="py-2">
						<Signalement recu={recu} />
						<div className="mt-2">
							<Acte action={props.rouvrir} champs={{ id: String(recu.id) }}>
								{t("suivi.signalements.rouvrir")}
							</Acte>
						</div>
					</li>
				))}
			</ul>
		</details>
	);
}
