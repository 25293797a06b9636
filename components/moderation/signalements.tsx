import Link from "next/link";
import type { SignalementRecu } from "#lib/moderation/signalements/schema";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Badge } from "../ui/badge.tsx";
import { RelativeDate } from "../ui/date.tsx";
import { Form } from "../ui/form.tsx";
import { formTexts } from "../ui/form-texts.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { ActionFormulaire } from "./action.ts";
import { adresseFiche } from "./liste.tsx";

function Signalement(props: {
	langue: Langue;
	recu: SignalementRecu;
	now: Date;
	traiter: ActionFormulaire;
}) {
	const { langue, recu } = props;
	const t = texts(langue);
	const traite = recu.traite_le !== null;
	return (
		<li className="border-b border-line py-4 wrap-anywhere">
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<Badge look="warm">
					{t(`suivi.signalements.motifs.${recu.motif}`)}
				</Badge>
				<Link
					href={adresseFiche(langue, { nature: recu.objet, slug: recu.slug })}
					prefetch={false}
					className="font-bold"
				>
					{recu.titre}
				</Link>
				<span className="text-small text-soft">
					<RelativeDate
						langue={langue}
						value={recu.cree_le.toISOString()}
						now={props.now}
					/>
				</span>
			</p>
			{recu.texte === null ? null : (
				<p className="mt-2 max-w-measure whitespace-pre-line">{recu.texte}</p>
			)}
			{recu.autres > 0 && !traite ? (
				<p className="mt-1 text-small text-soft">
					{t("suivi.signalements.autres", { n: recu.autres })}
				</p>
			) : null}
			<Form action={props.traiter} textes={formTexts(t)} className="mt-2">
				<input type="hidden" name="id" value={recu.id} />
				<SubmitButton look="other" name="traite" value={String(!traite)}>
					{t(
						traite
							? "suivi.signalements.rouvrir"
							: "suivi.signalements.traiter",
					)}
				</SubmitButton>
			</Form>
		</li>
	);
}

/** The readers' reports, and those that were dealt with. */
export function Signalements(props: {
	langue: Langue;
	signalements: readonly SignalementRecu[];
	traites: boolean;
	now: Date;
	traiter: ActionFormulaire;
}) {
	const { langue, signalements, traites } = props;
	const t = texts(langue);
	const adresse = pageAddress(langue, "/moderation/signalements");
	return (
		<>
			<p className="mt-5 flex gap-x-6">
				<Link
					href={adresse}
					prefetch={false}
					aria-current={traites ? undefined : "page"}
					className="aria-[current]:font-bold"
				>
					{t("suivi.signalements.attente")}
				</Link>
				<Link
					href={`${adresse}?traites=oui`}
					prefetch={false}
					aria-current={traites ? "page" : undefined}
					className="aria-[current]:font-bold"
				>
					{t("suivi.signalements.traites")}
				</Link>
			</p>
			{signalements.length === 0 ? (
				<p className="mt-6 text-soft">
					{t(
						traites
							? "suivi.signalements.vide_traites"
							: "suivi.signalements.vide",
					)}
				</p>
			) : null}
			<ul className="mt-4">
				{signalements.map((recu) => (
					<Signalement
						key={recu.id}
						langue={langue}
						recu={recu}
						now={props.now}
						traiter={props.traiter}
					/>
				))}
			</ul>
		</>
	);
}
