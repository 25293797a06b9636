import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import type { LienModere } from "#lib/moderation/liens/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";
import { Garde } from "../file/garde.tsx";
import { ProjetRapproche } from "./rapproches.tsx";

type Props = {
	langue: Langue;
	slug: string;
	titre: string;
	liens: readonly LienModere[];
	action: ActionFormulaire;
	garde: boolean;
};

function Decision(
	props: Pick<Props, "langue" | "slug" | "action"> & { lien: LienModere },
) {
	const { langue, slug, lien } = props;
	const t = texts(langue);
	return (
		<Form action={props.action} textes={formTexts(t)} className="mt-2">
			<input type="hidden" name="slug" value={slug} />
			<input type="hidden" name="projet" value={lien.slug} />
			<input type="hidden" name="vu" value={lien.etat} />
			<p className="flex flex-wrap gap-3">
				{lien.etat !== "confirme" && lien.publie ? (
					<SubmitButton look="other" name="etat" value="confirme">
						{t("liens.moderation.confirmer")}
						<span className="sr-only"> {lien.nom}</span>
					</SubmitButton>
				) : null}
				{lien.etat !== "ecarte" ? (
					<SubmitButton look="danger" name="etat" value="ecarte">
						{t("liens.moderation.ecarter")}
						<span className="sr-only"> {lien.nom}</span>
					</SubmitButton>
				) : null}
			</p>
		</Form>
	);
}

/** The projects that answer a need, or may: confirmed, set aside, or added by hand. */
export function PageLiens(props: Props) {
	const { langue, slug, liens } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="besoins"
			titre={t("liens.moderation.page", { titre: props.titre })}
		>
			<Garde langue={langue} vu={props.garde} />
			<p className="mt-4">
				<a href={adresseFiche(langue, { nature: "besoin", slug })}>
					{t("edition.chantier.fiche")}
				</a>
			</p>
			{liens.length === 0 ? (
				<p className="mt-6">{t("liens.moderation.aucun")}</p>
			) : (
				<ul className="mt-6 grid gap-6">
					{liens.map((lien) => (
						// Its state too: a form starts anew once its link is decided.
						<li key={`${lien.slug} ${lien.etat}`}>
							<ProjetRapproche langue={langue} lien={lien} />
							<Decision {...props} lien={lien} />
						</li>
					))}
				</ul>
			)}
			<Section id="ajout" title={t("liens.moderation.ajouter")}>
				<Form action={props.action} textes={formTexts(t)}>
					<input type="hidden" name="slug" value={slug} />
					<TextField
						name="projet"
						label={t("liens.moderation.projet")}
						help={t("liens.moderation.projet_aide")}
						required
					/>
					<p className="mt-4">
						<SubmitButton look="other" name="etat" value="confirme">
							{t("liens.moderation.ajouter_bouton")}
						</SubmitButton>
					</p>
				</Form>
			</Section>
		</Cadre>
	);
}
