import { TickField } from "#components/ui/forms/choice-field";
import { Confirm, IfFilled } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, choices } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Foreign } from "#components/ui/translated";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import {
	BORNES_CHANTIER,
	type ChantierLu,
	type EtapeSuivie,
	STATUTS_ETAPE,
} from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/edition.tsx";
import { ApercuCourriels, ChampGarde } from "../suivi/apercu-courriels.tsx";

/** What a new step has besides its texts: the need's new state, and the mails as they will leave. */
function Suite(props: { statut: StatutBesoin }) {
	const langue = pageLangue();
	const { statut } = props;
	const etat = (un: StatutBesoin) => LIBELLES_STATUT_BESOIN[un][langue];
	return (
		<>
			<Control
				field={{
					name: "statut",
					label: t("edition.etapes.statut"),
					help: t("edition.etapes.statut_aide"),
					none: t("edition.etapes.meme_statut", { etat: etat(statut) }),
					options: choices(
						STATUTS_ETAPE.filter((autre) => autre !== statut),
						etat,
					),
				}}
			/>
			<ApercuCourriels
				textes={{
					titre: t("suivi.apercu.titre"),
					aide: t("edition.etapes.apercu_aide"),
					perime: t("suivi.apercu.perime"),
				}}
			/>
		</>
	);
}

/** A step in both languages: to correct, or a new one, with the mails that it makes. */
export function FormulaireEtape(props: {
	slug: string;
	chantier: ChantierLu;
	/** The step, and the version of its text; null for a new one. */
	ouverte: { etape: EtapeSuivie; vu: number } | null;
	action: ActionFormulaire;
}) {
	const { slug, ouverte, chantier } = props;
	const { jour, vu_le } = chantier;
	return (
		<PageForm
			action={props.action}
			valeurs={valeursDe(
				ouverte === null
					? // A new version empties the form.
						{ jour, vu_le, vu: vu_le }
					: {
							...ouverte.etape,
							vu: ouverte.vu,
							futur: ouverte.etape.jour > jour ? "on" : null,
						},
			)}
			hidden={{ slug, ...(ouverte ? { numero: ouverte.etape.numero } : {}) }}
		>
			{ouverte === null ? <ChampGarde nom="vu_le" /> : null}
			<Control
				field={{
					name: "jour",
					label: t("versions.champs.date"),
					...{ kind: "date", required: true },
				}}
			/>
			<IfFilled names={["futur"]}>
				<TickField name="futur" label={t("edition.etapes.futur")} />
			</IfFilled>
			<EnDeuxLangues
				langue={chantier.langue}
				champs={[
					{
						name: "titre",
						label: t("champs.besoin.titre.nom"),
						required: true,
					},
					{
						name: "texte",
						label: t("versions.champs.texte"),
						...{ kind: "text", required: true },
					},
				]}
			/>
			{ouverte === null ? <Suite statut={chantier.statut} /> : null}
			<p className="mt-6 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="publier">
					{t(ouverte === null ? "edition.etapes.publier" : "edition.garder")}
				</SubmitButton>
				{ouverte === null ? (
					<SubmitButton name="geste" value="apercevoir" look="other">
						{t("suivi.apercu.voir")}
					</SubmitButton>
				) : null}
			</p>
		</PageForm>
	);
}

export function RetraitEtape(props: {
	slug: string;
	etape: EtapeSuivie;
	retirer: ActionFormulaire;
}) {
	const { slug, etape } = props;
	const { numero, titre, en_attente, partis } = etape;
	return (
		<PageForm
			action={props.retirer}
			className="mt-10 border-t border-line pt-6"
			hidden={{ slug, numero }}
		>
			<Confirm label={t("edition.etapes.retirer", { titre })} holds={["motif"]}>
				<p>
					{t("edition.etapes.retirer_question", {
						n: en_attente,
						partis: partis,
					})}{" "}
					{t("edition.etapes.retirer_texte")}
				</p>
				<Control
					field={{
						name: "motif",
						label: t("edition.etapes.motif"),
						help: t("edition.etapes.motif_aide"),
						...{ kind: "text", rows: 3, max: BORNES_CHANTIER.motif.max },
						[partis > 0 ? "required" : "optional"]: true,
					}}
				/>
				<p className="mt-6">
					<SubmitButton look="danger">
						{t("edition.etapes.retirer_confirmer", { n: en_attente })}
					</SubmitButton>
				</p>
			</Confirm>
		</PageForm>
	);
}

export function Etapes(props: {
	slug: string;
	/** Of the texts of the steps. */
	langue: Langue;
	etapes: readonly EtapeSuivie[];
}) {
	const { slug, etapes } = props;
	const ici = pageHref(`/moderation/besoins/${slug}/chantier`);
	return (
		<Rows
			empty={t("edition.etapes.aucune")}
			rows={etapes.map((etape) => {
				const numero = String(etape.numero);
				return {
					key: numero,
					title: (
						<>
							{t("edition.etapes.ancre", { numero })} ·{" "}
							<Foreign of={props.langue}>{etape.titre}</Foreign>
						</>
					),
					note: <Day at={etape.jour} />,
					body: (
						<>
							<p className="text-small">
								{etape.en_attente > 0
									? `${t("edition.etapes.en_file", { total: etape.en_attente })} `
									: null}
								{etape.partis > 0 || etape.en_attente === 0
									? t("edition.etapes.finie", { total: etape.partis })
									: null}
							</p>
							<Link
								href={`${ici}?etape=${numero}`}
								className="inline-block py-1.5"
							>
								{t("edition.etapes.modifier", { numero })}
							</Link>
						</>
					),
				};
			})}
		/>
	);
}
