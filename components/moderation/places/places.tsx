import Link from "next/link";
import { Acte } from "#components/comptes/acte";
import { LongDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { REFERENTS_MAX } from "#lib/besoins/places/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { PlacesDuBesoin, PlaceTenue } from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";

type Props = {
	langue: Langue;
	besoin: PlacesDuBesoin;
	actions: Readonly<
		Record<
			"fermerLaPlace" | "renouvelerLaPlace" | "nommer" | "demettre",
			ActionFormulaire
		>
	>;
};

/** Where a place stands: open and until when, closed and why, or taken. */
function Etat({ langue, place }: { langue: Langue; place: PlaceTenue }) {
	const t = texts(langue);
	const { fermeture, prises, nombre, jusqu_au, heures, lieu } = place;
	const etat =
		fermeture !== null
			? (`fermee_${fermeture}` as const)
			: place.ouverte
				? "ouverte"
				: prises >= nombre
					? "prise"
					: "attend";
	return (
		<p className="text-small text-soft">
			<b>{t(`aider.moderation.etats.${etat}`)}</b>
			{" · "}
			{t(`edition.chantier.role.${place.role}`)}
			{" · "}
			{t("aider.moderation.prises", { prises, nombre })}
			{" · "}
			{t("aider.heures", { n: heures })}
			{" · "}
			{lieu === null ? t("aider.distance") : <bdi>{lieu}</bdi>}
			{" · "}
			{t.rich("aider.jusqu_au", {
				date: () => <LongDate langue={langue} value={jusqu_au} />,
			})}
		</p>
	);
}

function Place(props: Props & { place: PlaceTenue }) {
	const { langue, besoin, place, actions } = props;
	const t = texts(langue);
	const { id, titre, fermeture, en_attente } = place;
	return (
		<li className="border-b border-line py-4 wrap-anywhere">
			<h3 dir="auto">{titre}</h3>
			<Etat langue={langue} place={place} />
			<div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
				<Link
					href={pageAddress(
						langue,
						`/moderation/besoins/${besoin.slug}/chantier?place=${id}`,
					)}
					prefetch={false}
					className="py-1.5"
				>
					<span aria-hidden="true">{t("aider.moderation.modifier")}</span>
					<span className="sr-only">
						{t("aider.moderation.modifier_quoi", { titre })}
					</span>
				</Link>
				{besoin.ouvrable ? (
					<Acte
						langue={langue}
						action={actions.renouvelerLaPlace}
						champs={{ place: String(id) }}
						nom={t(
							fermeture === null
								? "aider.moderation.prolonger_quoi"
								: "aider.moderation.rouvrir_quoi",
							{ titre },
						)}
					>
						{t(
							fermeture === null
								? "aider.moderation.prolonger"
								: "aider.moderation.rouvrir",
						)}
					</Acte>
				) : null}
				{fermeture === null ? (
					<Confirm
						label={t("aider.moderation.fermer")}
						name={t("aider.moderation.fermer_quoi", { titre })}
					>
						<p className="mb-3">
							{t("aider.moderation.fermer_effet", { n: en_attente })}
						</p>
						<Acte
							langue={langue}
							action={actions.fermerLaPlace}
							champs={{ place: String(id) }}
							look="danger"
						>
							{t("aider.moderation.fermer_oui")}
						</Acte>
					</Confirm>
				) : null}
			</div>
		</li>
	);
}

/** The places of a need, open and closed, and the way to one more. */
export function Places(props: Props) {
	const { langue, besoin } = props;
	const t = texts(langue);
	return (
		<>
			{besoin.ouvrable ? null : (
				<Notice>
					<p>{t("aider.moderation.ferme")}</p>
				</Notice>
			)}
			{besoin.places.length === 0 ? (
				<p className="text-soft">{t("aider.moderation.aucune")}</p>
			) : (
				<ul>
					{besoin.places.map((place) => (
						// Its version too: a form starts anew once its place changed.
						<Place
							key={`${place.id} ${place.vu_le}`}
							{...props}
							place={place}
						/>
					))}
				</ul>
			)}
			{besoin.ouvrable ? (
				<p className="mt-4">
					<Link
						href={pageAddress(
							langue,
							`/moderation/besoins/${besoin.slug}/chantier?place=nouvelle`,
						)}
						prefetch={false}
						className="inline-block py-1.5"
					>
						{t("aider.moderation.ajouter")}
					</Link>
				</p>
			) : null}
		</>
	);
}

/** Who answers for a need. */
export function Referents({ langue, besoin, actions }: Props) {
	const t = texts(langue);
	const { slug, referents } = besoin;
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("aider.moderation.referents_aide", { n: REFERENTS_MAX })}
			</p>
			{referents.length === 0 ? (
				<p className="text-soft">{t("aider.moderation.aucun_referent")}</p>
			) : (
				<ul className="mb-6">
					{referents.map(({ compte_id, courriel, nom }) => (
						<li
							key={compte_id}
							className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3"
						>
							<span className="wrap-anywhere">
								{nom === null ? courriel : <bdi>{`${nom} · ${courriel}`}</bdi>}
							</span>
							<Acte
								langue={langue}
								action={actions.demettre}
								champs={{ slug, compte_id: String(compte_id) }}
								nom={t("aider.moderation.retirer_referent_quoi", {
									qui: courriel,
								})}
							>
								{t("aider.moderation.retirer_referent")}
							</Acte>
						</li>
					))}
				</ul>
			)}
			{referents.length < REFERENTS_MAX ? (
				<Form
					key={referents.length}
					action={actions.nommer}
					textes={formTexts(t)}
				>
					<input type="hidden" name="slug" value={slug} />
					<TextField
						name="courriel"
						type="email"
						inputMode="email"
						label={t("aider.moderation.referent")}
						required
					/>
					<p className="mt-4">
						<SubmitButton look="other">
							{t("aider.moderation.ajouter_referent")}
						</SubmitButton>
					</p>
				</Form>
			) : null}
		</>
	);
}
