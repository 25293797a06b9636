import Link from "next/link";
import { Acte } from "#components/comptes/acte";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { REFERENTS_MAX } from "#lib/besoins/places/rules";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { PlacesDuBesoin, PlaceTenue } from "#lib/moderation/places/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

type Props = {
	besoin: PlacesDuBesoin;
	actions: Readonly<
		Record<
			"fermerLaPlace" | "renouvelerLaPlace" | "nommer" | "demettre",
			ActionFormulaire
		>
	>;
};

/** Where a place stands: open and until when, closed and why, or taken. */
function Etat({ place }: { place: PlaceTenue }) {
	const t = pageTexts();
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
				date: () => <Day at={jusqu_au} />,
			})}
		</p>
	);
}

/** What can be done with a place. */
function Actes(props: Props & { place: PlaceTenue }) {
	const { besoin, place, actions } = props;
	const t = pageTexts();
	const { titre, fermeture } = place;
	const id = { place: String(place.id) };
	const sort = fermeture === null ? "prolonger" : "rouvrir";
	return (
		<div className="grid gap-3">
			{besoin.ouvrable ? (
				<Acte
					action={actions.renouvelerLaPlace}
					champs={id}
					nom={t(`aider.moderation.${sort}_quoi`, { titre })}
				>
					{t(`aider.moderation.${sort}`)}
				</Acte>
			) : null}
			{fermeture === null ? (
				<Removal
					action={actions.fermerLaPlace}
					fields={id}
					label={t("aider.moderation.fermer")}
					name={t("aider.moderation.fermer_quoi", { titre })}
					effect={t("aider.moderation.fermer_effet", { n: place.en_attente })}
					confirm={t("aider.moderation.fermer_oui")}
				/>
			) : null}
		</div>
	);
}

/** The places of a need, open and closed, and the way to one more. */
export function Places(props: Props) {
	const { besoin } = props;
	const t = pageTexts();
	const adresse = (place: number | string) =>
		pageHref(`/moderation/besoins/${besoin.slug}/chantier?place=${place}`);
	return (
		<>
			{besoin.ouvrable ? null : (
				<Notice>
					<p>{t("aider.moderation.ferme")}</p>
				</Notice>
			)}
			<Rows
				heading="h3"
				empty={t("aider.moderation.aucune")}
				rows={besoin.places.map((place) => ({
					// Its version too: a form starts anew once its place changed.
					key: `${place.id} ${place.vu_le}`,
					title: <bdi>{place.titre}</bdi>,
					body: (
						<>
							<Etat place={place} />
							<Link
								href={adresse(place.id)}
								prefetch={false}
								className="inline-block py-1.5"
							>
								<span aria-hidden="true">{t("aider.moderation.modifier")}</span>
								<span className="sr-only">
									{t("aider.moderation.modifier_quoi", { titre: place.titre })}
								</span>
							</Link>
						</>
					),
					acts: <Actes {...props} place={place} />,
				}))}
			/>
			{besoin.ouvrable ? (
				<p className="mt-4">
					<Link
						href={adresse("nouvelle")}
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
export function Referents({ besoin, actions }: Props) {
	const t = pageTexts();
	const { slug, referents } = besoin;
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("aider.moderation.referents_aide", { n: REFERENTS_MAX })}
			</p>
			<Rows
				empty={t("aider.moderation.aucun_referent")}
				rows={referents.map(({ compte_id, courriel, nom }) => ({
					key: String(compte_id),
					title: nom === null ? courriel : <bdi>{`${nom} · ${courriel}`}</bdi>,
					acts: (
						<Acte
							action={actions.demettre}
							champs={{ slug, compte_id: String(compte_id) }}
							nom={t("aider.moderation.retirer_referent_quoi", {
								qui: courriel,
							})}
						>
							{t("aider.moderation.retirer_referent")}
						</Acte>
					),
				}))}
			/>
			{referents.length < REFERENTS_MAX ? (
				<RecordForm
					key={referents.length}
					action={actions.nommer}
					hidden={{ slug }}
					fields={[
						{
							name: "courriel",
							label: t("aider.moderation.referent"),
							...{ kind: "email", required: true },
						},
					]}
					submit={t("aider.moderation.ajouter_referent")}
					look="other"
				/>
			) : null}
		</>
	);
}
