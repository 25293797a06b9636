import { CountedToggle } from "#components/ui/forms/counted-toggle";
import type { BesoinSortie } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { MonSoutienBesoin } from "#lib/participation/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { ChoixEtapes } from "./choix-etapes.tsx";

function CaseEtapes(props: {
	slug: string;
	label: string;
	aide: string;
	cochee: boolean;
}) {
	const aide = `etapes-aide-${props.slug}`;
	return (
		<div className="mt-3 max-w-measure">
			<label className="inline-flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					name="etapes"
					defaultChecked={props.cochee}
					aria-describedby={aide}
					className="size-5 shrink-0 accent-action"
				/>
				{props.label}
			</label>
			<p id={aide} className="text-small text-soft">
				{props.aide}
			</p>
		</div>
	);
}

/**
 * The button by which a reader supports a need, or withdraws the support, and
 * beside it whether the need's steps are sent by e-mail.
 */
export function BoutonSoutien(props: {
	langue: Langue;
	soutenir: ActionFormulaire;
	choisirEtapes: ActionFormulaire;
	besoin: BesoinSortie;
	/** The reader's own support, and choice about the steps. */
	mien: MonSoutienBesoin;
	connecte: boolean;
}) {
	const { besoin, mien } = props;
	const t = texts(props.langue);
	const n = "{n}";
	return (
		<div>
			<CountedToggle
				action={props.soutenir}
				slug={besoin.slug}
				on={mien.soutenu}
				count={besoin.nb_soutiens}
				isSignedIn={props.connecte}
				langue={props.langue}
				words={{
					verb: t("participation.soutien.verbe"),
					thing: t("participation.soutien.objet", {
						titre: translated(besoin, "titre", props.langue).texte,
					}),
					one: t("participation.soutien.un", { n }),
					several: t("participation.soutien.plusieurs", { n }),
					done: t("participation.soutien.fait"),
					undone: t("participation.soutien.retire"),
				}}
				whileOff={
					<CaseEtapes
						slug={besoin.slug}
						label={t("participation.etapes.case")}
						aide={t("participation.etapes.aide")}
						cochee={mien.etapes_par_courriel}
					/>
				}
			/>
			{mien.soutenu ? (
				<ChoixEtapes
					action={props.choisirEtapes}
					slug={besoin.slug}
					voulues={mien.etapes_par_courriel}
					textes={{
						oui: t("participation.etapes.oui"),
						non: t("participation.etapes.non"),
						arreter: t("participation.etapes.arreter"),
						reprendre: t("participation.etapes.reprendre"),
					}}
				/>
			) : null}
		</div>
	);
}
