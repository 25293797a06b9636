import Link from "next/link";
import { Acte } from "#components/comptes/acte";
import { Fait } from "#components/comptes/fait";
import { OffresParPlace } from "#components/participation/offres-recues";
import { LongDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { REFERENTS_MAX } from "#lib/besoins/places/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { PlaceOfferte } from "#lib/moderation/offres/schema";
import type { PlacesDuBesoin, PlaceTenue } from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { ChampsPlace } from "./champs-place.tsx";

type Actions = Readonly<
	Record<
		"ouvrir" | "fermer" | "renouveler" | "nommer" | "retirer",
		ActionFormulaire
	>
>;

type Props = {
	langue: Langue;
	besoin: PlacesDuBesoin;
	offres: readonly PlaceOfferte[];
	actions: Actions;
	/** What the previous page did to an offer. */
	fait: string | string[] | undefined;
	garde: boolean;
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
						`/moderation/besoins/${besoin.slug}/places/${id}`,
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
						action={actions.renouveler}
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
							action={actions.fermer}
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

function Places(props: Props) {
	const { langue, besoin } = props;
	const t = texts(langue);
	return (
		<Section id="places" title={t("aider.moderation.places")}>
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
				<>
					<h3 className="mt-8 mb-4">{t("aider.moderation.ajouter")}</h3>
					<Form
						// A new place empties the form.
						key={besoin.places.length}
						action={props.actions.ouvrir}
						textes={formTexts(t)}
						valeurs={{ nombre: ["1"], jusqu_au: [besoin.jusqu_au] }}
					>
						<input type="hidden" name="slug" value={besoin.slug} />
						<ChampsPlace langue={langue} />
						<p className="mt-6">
							<SubmitButton>{t("aider.moderation.ouvrir")}</SubmitButton>
						</p>
					</Form>
				</>
			) : null}
		</Section>
	);
}

function Referents({ langue, besoin, actions }: Props) {
	const t = texts(langue);
	const { slug, referents } = besoin;
	return (
		<Section id="referents" title={t("aider.moderation.referents")}>
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
								action={actions.retirer}
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
		</Section>
	);
}

/** What a need looks for: its places, who answers for it, and what was offered. */
export function PagePlaces(props: Props) {
	const { langue, besoin } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("aider.moderation.page", { titre: besoin.titre })}
		>
			<Garde langue={langue} vu={props.garde} />
			<Fait langue={langue} fait={props.fait} />
			<p className="mt-4">
				<a
					href={pageAddress(
						langue,
						`/moderation/besoins/${besoin.slug}/chantier`,
					)}
				>
					{t("aider.moderation.chantier")}
				</a>
			</p>
			<Places {...props} />
			<Section id="offres" title={t("aider.moderation.offres")}>
				<OffresParPlace
					langue={langue}
					places={props.offres}
					base={`/moderation/besoins/${besoin.slug}/offres`}
				/>
			</Section>
			<Referents {...props} />
		</Cadre>
	);
}
