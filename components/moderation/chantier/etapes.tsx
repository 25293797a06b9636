import Link from "next/link";
import type { ReactNode } from "react";
import { LongDate } from "#components/ui/date";
import { SelectField, TickField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { Rows } from "#components/ui/kit/rows";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import {
	BORNES_CHANTIER,
	type EtapeSuivie,
	STATUTS_ETAPE,
} from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { EnDeuxLangues } from "../edition/en-deux-langues.tsx";
import { ChampsVersion } from "../edition/version.tsx";
import { ApercuCourriels } from "../suivi/apercu-courriels.tsx";
import { Envoi } from "../suivi/envoi-suivi.tsx";
import { ChampGarde, SiDemande } from "./si-demande.tsx";

/** What a new step has besides its texts: the need's new state, and the mails as they will leave. */
function Suite(props: { langue: Langue; statut: StatutBesoin }) {
	const { langue, statut } = props;
	const t = texts(langue);
	return (
		<>
			<SelectField
				name="statut"
				label={t("edition.etapes.statut")}
				help={t("edition.etapes.statut_aide")}
				options={[
					{
						value: "",
						label: t("edition.etapes.meme_statut", {
							etat: LIBELLES_STATUT_BESOIN[statut][langue],
						}),
					},
					...STATUTS_ETAPE.filter((autre) => autre !== statut).map((value) => ({
						value,
						label: LIBELLES_STATUT_BESOIN[value][langue],
					})),
				]}
			/>
			<ApercuCourriels
				langue={langue}
				textes={{
					titre: t("suivi.apercu.titre"),
					aide: t("edition.etapes.apercu_aide"),
					perime: t("suivi.apercu.perime"),
				}}
			/>
		</>
	);
}

/** A step in both languages: to add, or to correct. */
export function FormulaireEtape(props: {
	langue: Langue;
	slug: string;
	numero?: number;
	/** For a new step: the state of its need. */
	statut?: StatutBesoin;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	bouton: string;
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<Form action={props.action} textes={formTexts(t)} valeurs={props.valeurs}>
			{props.numero === undefined ? (
				<>
					<input type="hidden" name="slug" value={props.slug} />
					<ChampGarde nom="vu_le" />
				</>
			) : (
				<>
					<ChampsVersion slug={props.slug} />
					<input type="hidden" name="numero" value={props.numero} />
				</>
			)}
			<TextField
				name="jour"
				type="date"
				short
				label={t("edition.etapes.jour")}
				required
			/>
			<SiDemande champ="futur">
				<TickField name="futur" label={t("edition.etapes.futur")} />
			</SiDemande>
			<EnDeuxLangues
				langue={langue}
				champs={[
					{ name: "titre", label: t("edition.etapes.nom"), required: true },
					{
						name: "texte",
						label: t("edition.etapes.texte"),
						...{ kind: "text", required: true },
					},
				]}
			/>
			{props.statut === undefined ? (
				<p className="mt-6">
					<SubmitButton>{props.bouton}</SubmitButton>
				</p>
			) : (
				<>
					<Suite langue={langue} statut={props.statut} />
					<p className="mt-6 flex flex-wrap gap-4">
						<SubmitButton name="geste" value="publier">
							{props.bouton}
						</SubmitButton>
						<SubmitButton name="geste" value="apercevoir" look="other">
							{t("suivi.apercu.voir")}
						</SubmitButton>
					</p>
				</>
			)}
		</Form>
	);
}

/** The effect of the correction on its mails. */
export function NoteCorrection(props: { langue: Langue; etape: EtapeSuivie }) {
	const t = texts(props.langue);
	const { en_attente, en_cours, partis } = props.etape;
	return (
		<p className="mt-3 mb-6 text-soft">
			{t("edition.etapes.corriger", { n: en_attente })}{" "}
			{t("edition.etapes.ancien", { n: en_cours + partis })}
		</p>
	);
}

/** The effect of a removal, its reason, then the button that does it. */
export function RetraitEtape(props: {
	langue: Langue;
	slug: string;
	etape: EtapeSuivie;
	retirer: ActionFormulaire;
}) {
	const { langue, slug, etape } = props;
	const t = texts(langue);
	const { numero, titre, jour, en_attente, en_cours, partis } = etape;
	const date = formats(langue).dateTime(new Date(jour), { dateStyle: "long" });
	return (
		<>
			<p className="mt-4 max-w-measure font-bold">
				{t("edition.etapes.retirer_quoi", { titre, date })}
			</p>
			<p className="mt-2 max-w-measure">
				{t("edition.etapes.retirer_question", {
					n: en_attente,
					partis: en_cours + partis,
				})}
			</p>
			<Form action={props.retirer} textes={formTexts(t)} className="mt-6">
				<input type="hidden" name="slug" value={slug} />
				<input type="hidden" name="numero" value={numero} />
				<LongTextField
					name="motif"
					label={t("edition.etapes.motif")}
					help={t("edition.etapes.motif_aide")}
					rows={3}
					bound={{
						max: BORNES_CHANTIER.motif.max,
						words: countWords(t),
						langue,
					}}
					{...(en_cours + partis > 0
						? { required: true }
						: { optional: t("formulaires.facultatif") })}
				/>
				<p className="mt-6 flex flex-wrap items-center gap-5">
					<SubmitButton look="danger">
						{t("edition.etapes.retirer_confirmer", { n: en_attente })}
					</SubmitButton>
					<Link
						href={pageAddress(langue, `/moderation/besoins/${slug}/chantier`)}
						prefetch={false}
						className="py-2"
					>
						{t("edition.etapes.garder")}
					</Link>
				</p>
			</Form>
		</>
	);
}

function Lien(props: { href: string; children: ReactNode }) {
	return (
		<Link href={props.href} prefetch={false} className="py-1.5">
			{props.children}
		</Link>
	);
}

/** The steps, newest first, each with the status of its mails. */
export function Etapes(props: {
	langue: Langue;
	slug: string;
	etapes: readonly EtapeSuivie[];
}) {
	const { langue, slug, etapes } = props;
	const t = texts(langue);
	const ici = pageAddress(langue, `/moderation/besoins/${slug}/chantier`);
	return (
		<Rows
			empty={t("edition.etapes.aucune")}
			rows={etapes.map((etape) => {
				const numero = String(etape.numero);
				return {
					key: numero,
					title: `${t("edition.etapes.ancre", { numero })} · ${etape.titre}`,
					note: <LongDate langue={langue} value={etape.jour} />,
					body: (
						<>
							<Envoi langue={langue} envoi={etape} />
							<p className="mt-2 flex flex-wrap gap-x-5">
								<Lien href={`${ici}?etape=${numero}`}>
									{t("edition.etapes.modifier", { numero })}
								</Lien>
								<Lien href={`${ici}?retrait=${numero}`}>
									{t("edition.etapes.retirer", { titre: etape.titre })}
								</Lien>
							</p>
						</>
					),
				};
			})}
		/>
	);
}
