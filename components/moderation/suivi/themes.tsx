import Link from "next/link";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { ThemeEdite } from "#lib/moderation/themes/schema";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";
import { ChampsVersion } from "../edition/version.tsx";
import { Cadre } from "../file/cadre.tsx";

/** A theme in both languages. */
export function FormulaireTheme(props: {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	/** The edited theme, and its version; none for a new one. */
	edite?: { slug: string };
}) {
	const { langue, edite } = props;
	const t = texts(langue);
	const lang = langue === "en" ? undefined : "en";
	const en = t("edition.anglais");
	return (
		<Form action={props.action} textes={formTexts(t)} valeurs={props.valeurs}>
			{edite ? <ChampsVersion slug={edite.slug} /> : null}
			<CoteACote
				langue={langue}
				original={
					<>
						<TextField name="nom" label={t("edition.theme.nom")} required />
						<LongTextField
							name="description"
							label={t("edition.description")}
							rows={3}
						/>
					</>
				}
				anglais={
					<>
						<TextField
							name="nom_en"
							label={`${t("edition.theme.nom")} (${en})`}
							lang={lang}
						/>
						<LongTextField
							name="description_en"
							label={`${t("edition.description")} (${en})`}
							rows={3}
							lang={lang}
						/>
					</>
				}
			/>
			<p className="mt-6">
				<SubmitButton>
					{t(edite ? "edition.garder" : "edition.creer")}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** The actions of the page of themes, besides adding one. */
type ActesThemes = {
	deplacerTheme: ActionFormulaire;
	ajouterThemesPremiers: ActionFormulaire;
};

/** While there is no theme: what is not possible, and a button that adds a first set. */
function ThemesPremiers(props: { langue: Langue; action: ActionFormulaire }) {
	const t = texts(props.langue);
	return (
		<Form action={props.action} textes={formTexts(t)}>
			<p>{t("edition.theme.aucun")}</p>
			<p className="mt-2">{t("edition.theme.premiers_aide")}</p>
			<p className="mt-4">
				<SubmitButton>
					{t("edition.theme.premiers", { n: `${THEMES_PREMIERS.length}` })}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** The themes, or a first set where there is none, then the link to the deleted ones. */
export function ListeThemes(props: {
	langue: Langue;
	themes: readonly ThemeEdite[];
	actes: ActesThemes;
}) {
	const { langue, themes, actes } = props;
	return (
		<>
			{themes.length === 0 ? (
				<ThemesPremiers langue={langue} action={actes.ajouterThemesPremiers} />
			) : (
				<TableThemes {...props} />
			)}
			<p className="mt-6">
				<a
					href={pageAddress(
						langue,
						"/moderation/journal?objet=theme&acte=supprimerTheme",
					)}
				>
					{texts(langue)("edition.theme.supprimes")}
				</a>
			</p>
		</>
	);
}

/** The themes in the team's order, which two buttons change. */
function TableThemes(props: {
	langue: Langue;
	themes: readonly ThemeEdite[];
	actes: ActesThemes;
}) {
	const { langue, themes, actes } = props;
	const t = texts(langue);
	return (
		<Table
			caption={t("edition.theme.liste")}
			captionHidden
			head={[
				t("edition.theme.colonnes.nom"),
				t("edition.theme.colonnes.contenu"),
				t("edition.theme.colonnes.ordre"),
			]}
		>
			{themes.map(({ slug, nom, nb_projets, nb_besoins }, rang) => (
				<tr key={slug}>
					<th scope="row" className="font-bold">
						<Link
							href={pageAddress(langue, `/moderation/themes/${slug}`)}
							prefetch={false}
						>
							{nom}
						</Link>
					</th>
					<td>
						{t("edition.theme.usages", {
							projets: nb_projets,
							besoins: nb_besoins,
						})}
					</td>
					<td>
						<Form
							action={actes.deplacerTheme}
							textes={formTexts(t)}
							className="flex flex-wrap gap-2"
						>
							<input type="hidden" name="slug" value={slug} />
							{rang > 0 ? (
								<SubmitButton look="other" name="sens" value="monter">
									<span aria-hidden="true">↑</span>
									<span className="sr-only">
										{t("edition.theme.monter", { nom })}
									</span>
								</SubmitButton>
							) : null}
							{rang < themes.length - 1 ? (
								<SubmitButton look="other" name="sens" value="descendre">
									<span aria-hidden="true">↓</span>
									<span className="sr-only">
										{t("edition.theme.descendre", { nom })}
									</span>
								</SubmitButton>
							) : null}
						</Form>
					</td>
				</tr>
			))}
		</Table>
	);
}

/** The button that deletes an unused theme permanently. */
export function Suppression(props: {
	langue: Langue;
	slug: string;
	action: ActionFormulaire;
}) {
	const t = texts(props.langue);
	return (
		<Form action={props.action} textes={formTexts(t)}>
			<input type="hidden" name="slug" value={props.slug} />
			<p>{t("edition.theme.supprimer_aide")}</p>
			<p className="mt-4">
				<SubmitButton look="danger">
					{t("edition.theme.supprimer")}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** An existing theme, to be edited or deleted. */
export function EditionTheme(props: {
	langue: Langue;
	theme: ThemeEdite;
	vu: number;
	modifier: ActionFormulaire;
	supprimer: ActionFormulaire;
}) {
	const { langue, theme } = props;
	const { slug, nom, description, nom_en, description_en } = theme;
	const { nb_projets: projets, nb_besoins: besoins } = theme;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="themes"
			titre={t("edition.theme.modifier", { titre: nom })}
		>
			<div className="mt-6">
				<FormulaireTheme
					langue={langue}
					edite={{ slug }}
					action={props.modifier}
					valeurs={{
						vu: [String(props.vu)],
						nom: [nom],
						description: [description],
						nom_en: [nom_en ?? ""],
						description_en: [description_en ?? ""],
					}}
				/>
			</div>
			<Section id="supprimer" title={t("edition.theme.supprimer")}>
				{projets + besoins > 0 ? (
					<p>
						{t("edition.theme.en_usage")}{" "}
						{t("edition.theme.usages", { projets, besoins })}.
					</p>
				) : (
					<Suppression langue={langue} slug={slug} action={props.supprimer} />
				)}
			</Section>
		</Cadre>
	);
}
