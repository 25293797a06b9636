import Link from "next/link";
import type { EtapeSuivie } from "#lib/moderation/chantier/schema";
import type { EtatFormulaire } from "#lib/platform/formulaire";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { LongDate } from "../ui/date.tsx";
import { Form } from "../ui/form.tsx";
import { formTexts } from "../ui/form-texts.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { LongTextField, TextField } from "../ui/text-field.tsx";
import type { ActionFormulaire } from "./action.ts";
import { CoteACote } from "./cote-a-cote.tsx";

/** A step in both languages: to add, or to correct. */
export function FormulaireEtape(props: {
	langue: Langue;
	slug: string;
	numero?: number;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	bouton: string;
}) {
	const { langue } = props;
	const t = texts(langue);
	const lang = langue === "en" ? undefined : "en";
	const en = t("edition.anglais");
	return (
		<Form action={props.action} textes={formTexts(t)} valeurs={props.valeurs}>
			<input type="hidden" name="slug" value={props.slug} />
			{props.numero === undefined ? null : (
				<input type="hidden" name="numero" value={props.numero} />
			)}
			<TextField
				name="jour"
				type="date"
				short
				label={t("edition.etapes.jour")}
				required
			/>
			<CoteACote
				langue={langue}
				original={
					<>
						<TextField name="titre" label={t("edition.etapes.nom")} required />
						<LongTextField
							name="texte"
							label={t("edition.etapes.texte")}
							required
						/>
					</>
				}
				anglais={
					<>
						<TextField
							name="titre_en"
							label={`${t("edition.etapes.nom")} (${en})`}
							lang={lang}
						/>
						<LongTextField
							name="texte_en"
							label={`${t("edition.etapes.texte")} (${en})`}
							lang={lang}
						/>
					</>
				}
			/>
			<p className="mt-6">
				<SubmitButton>{props.bouton}</SubmitButton>
			</p>
		</Form>
	);
}

function Envoi({ langue, etape }: { langue: Langue; etape: EtapeSuivie }) {
	const t = texts(langue);
	const { total, partis, en_attente, part_dans } = etape;
	if (en_attente === 0)
		return (
			<p className="text-small text-soft">
				{t("edition.etapes.finie", { total: partis })}
			</p>
		);
	return (
		<div className="text-small">
			{part_dans !== null && part_dans > 0 ? (
				<p>
					{t("edition.etapes.attente", { total: en_attente, n: part_dans })}
				</p>
			) : (
				<p>{t("edition.etapes.envoi", { partis, total })}</p>
			)}
			<progress
				className="mt-1 w-full max-w-measure accent-action"
				value={partis}
				max={total}
				aria-label={t("edition.etapes.envoi", { partis, total })}
			/>
		</div>
	);
}

/** The steps, newest first, each with what became of its mails. */
export function Etapes(props: {
	langue: Langue;
	slug: string;
	etapes: readonly EtapeSuivie[];
	retirer: ActionFormulaire;
}) {
	const { langue, slug, etapes } = props;
	const t = texts(langue);
	if (etapes.length === 0)
		return <p className="text-soft">{t("edition.etapes.aucune")}</p>;
	return (
		<ol className="grid gap-5">
			{etapes.map((etape) => (
				<li
					key={etape.numero}
					className="border-b border-line pb-4 wrap-anywhere"
				>
					<p className="font-bold">
						{t("edition.etapes.ancre", { numero: String(etape.numero) })}
						{" · "}
						{etape.titre}
					</p>
					<p className="text-small text-soft">
						<LongDate langue={langue} value={etape.jour} />
					</p>
					<Envoi langue={langue} etape={etape} />
					<div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
						<Link
							href={pageAddress(
								langue,
								`/moderation/besoins/${slug}/etapes/${etape.numero}`,
							)}
							prefetch={false}
							className="py-1.5"
						>
							{t("edition.etapes.modifier", { numero: String(etape.numero) })}
						</Link>
						{etape.partis === 0 &&
						etape.abandonnes === 0 &&
						etape.en_attente > 0 ? (
							<Form action={props.retirer} textes={formTexts(t)}>
								<input type="hidden" name="slug" value={slug} />
								<input type="hidden" name="numero" value={etape.numero} />
								<SubmitButton look="danger">
									{t("edition.etapes.retirer")}
								</SubmitButton>
							</Form>
						) : null}
					</div>
				</li>
			))}
		</ol>
	);
}
