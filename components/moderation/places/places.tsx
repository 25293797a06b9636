import { Badge } from "#components/ui/badge";
import { Controls, choices, type Field } from "#components/ui/kit/fields";
import { Acte } from "#components/ui/kit/page-form";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { PLACE_JOURS, REFERENTS_MAX } from "#lib/besoins/places/rules";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import {
	BORNES_PLACE,
	type PlacesDuBesoin,
	type PlaceTenue,
} from "#lib/moderation/places/schema";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/edition.tsx";

function champs() {
	const { titre, texte, nombre, heures } = BORNES_PLACE;
	const roles: Field[] = [
		{
			name: "role",
			label: t("lecture.filtres.role"),
			options: choices(ROLES_CHANTIER, (value) =>
				t(`lecture.besoins.roles.${value}.nom`),
			),
		},
	];
	const textes: Field[] = [
		{
			name: "titre",
			label: t("champs.besoin.titre.nom"),
			...{ max: titre.max, required: true },
		},
		{
			name: "texte",
			label: t("versions.champs.texte"),
			...{ kind: "text", rows: 5, max: texte.max, required: true },
		},
	];
	const autour: Field[] = [
		{
			name: "nombre",
			label: t("aider.moderation.nombre"),
			help: t("aider.moderation.bornes", nombre),
			...{ kind: "number", required: true },
		},
		{
			name: "heures",
			label: t("aider.moderation.heures"),
			help: t("aider.moderation.bornes", heures),
			...{ kind: "number", required: true },
		},
		{
			name: "lieu",
			label: t("aider.moderation.lieu"),
			help: t("aider.moderation.lieu_aide"),
		},
		{
			name: "jusqu_au",
			label: t("aider.moderation.jusqu_au"),
			help: t("aider.moderation.jusqu_au_aide", { jours: PLACE_JOURS }),
			kind: "date",
		},
	];
	return { roles, textes, autour };
}

export function FormulairePlace(props: {
	besoin: PlacesDuBesoin;
	place: PlaceTenue | null;
	langue: Langue;
	action: ActionFormulaire;
}) {
	const { besoin, place } = props;
	const { roles, textes, autour } = champs();
	return (
		<RecordForm
			action={props.action}
			values={valeursDe(
				place === null
					? { role: ROLES_CHANTIER[0], nombre: 1, jusqu_au: besoin.jusqu_au }
					: { ...place },
			)}
			hidden={
				place === null
					? { slug: besoin.slug }
					: { place: place.id, vu_le: place.vu_le }
			}
			fields={autour}
			submit={t(place === null ? "aider.moderation.ouvrir" : "edition.garder")}
		>
			<Controls fields={roles} />
			<EnDeuxLangues champs={textes} langue={props.langue} />
		</RecordForm>
	);
}

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
			{t(`lecture.besoins.roles.${place.role}.nom`)}
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

function Actes(props: Props & { place: PlaceTenue }) {
	const { besoin, place, actions } = props;
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

export function Places(props: Props) {
	const { besoin } = props;
	const adresse = (place: number | string) =>
		pageHref(`/moderation/besoins/${besoin.slug}/chantier?place=${place}`);
	return (
		<>
			{besoin.ouvrable ? null : <Notice>{t("aider.moderation.ferme")}</Notice>}
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
							<Link href={adresse(place.id)} className="inline-block py-1.5">
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
					<Link href={adresse("nouvelle")} className="inline-block py-1.5">
						{t("aider.moderation.ajouter")}
					</Link>
				</p>
			) : null}
		</>
	);
}

export function Referents({ besoin, actions }: Props) {
	const { slug, referents } = besoin;
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t("aider.moderation.referents_aide", { n: REFERENTS_MAX })}
			</p>
			<Rows
				empty={t("aider.moderation.aucun_referent")}
				rows={referents.map(({ compte_id, courriel, nom, suspendu }) => ({
					key: String(compte_id),
					title: nom === null ? courriel : <bdi>{`${nom} · ${courriel}`}</bdi>,
					beside: suspendu ? (
						<Badge look="warm">{t("suivi.comptes.suspendu")}</Badge>
					) : undefined,
					acts: (
						<Acte
							action={actions.demettre}
							champs={{ slug, compte_id: String(compte_id) }}
							nom={t("aider.moderation.retirer_referent_quoi", {
								qui: courriel,
							})}
						>
							{t("cles.retirer")}
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
