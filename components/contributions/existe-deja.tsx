import { LinkButton } from "#components/ui/link-button";
import { Translated, Version } from "#components/ui/translated";
import type { Nuance } from "#lib/besoins/liens/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { TexteMarque } from "#lib/platform/langues";
import { CERTITUDES } from "#lib/platform/search/certainty";
import type { Proches } from "#lib/recherche/proches/schema";

/** The two forms: their part of the site, which is also the key of their texts. */
export type Dossier = "proposer" | "decrire";

type Props = {
	dossier: Dossier;
	proches: Proches;
	/** What the author already said that a project lacks. */
	nuances: readonly Nuance[];
};

/** One entry: its name, what it is in two lines, and what its author may do about it. */
function Rangee(props: {
	chemin: string;
	titre: TexteMarque;
	texte: React.ReactNode;
	note?: string | undefined;
	actes: readonly { readonly vers: string; readonly dit: string }[];
}) {
	const { chemin, titre } = props;
	return (
		<li className="py-4 wrap-anywhere">
			<p className="font-bold">
				<a href={pageHref(chemin)}>
					<Version of={titre} />
				</a>
			</p>
			<p className="mt-1 line-clamp-2">{props.texte}</p>
			{props.note === undefined ? null : (
				<p className="mt-2 text-small text-soft">{props.note}</p>
			)}
			<p className="mt-3 flex flex-wrap gap-3">
				{props.actes.map(({ vers, dit }) => (
					<LinkButton key={vers} look="other" href={pageHref(vers)}>
						<span>
							{dit}
							<span className="sr-only">
								{" "}
								<Version of={titre} />
							</span>
						</span>
					</LinkButton>
				))}
			</p>
		</li>
	);
}

/** The rows of one grade, needs first. */
function Rangees({ dossier, proches, nuances }: Props) {
	const t = pageTexts();
	const note = (slug: string) => {
		const dite = nuances.find(({ projet }) => projet === slug);
		if (!dite) return undefined;
		const { texte } = dite;
		return texte === null
			? t("liens.note_sans_texte")
			: t("liens.note", { texte });
	};
	return (
		<ul className="divide-y divide-line">
			{proches.besoins.map((besoin) => (
				<Rangee
					key={besoin.slug}
					chemin={`/besoins/${besoin.slug}`}
					titre={translated(besoin, "titre", pageLangue())}
					texte={<Translated of={besoin} text="description" />}
					actes={[
						{
							vers: `/besoins/${besoin.slug}`,
							dit: t("contributions.proches.soutenir"),
						},
					]}
				/>
			))}
			{proches.projets.map(({ slug, ...projet }) => (
				<Rangee
					key={slug}
					chemin={`/projets/${slug}`}
					titre={translated(projet, "nom", pageLangue())}
					texte={<Translated of={projet} text="accroche" />}
					note={note(slug)}
					actes={
						dossier === "decrire"
							? [
									{
										vers: `/decrire/reponse?projet=${slug}`,
										dit: t("liens.oui"),
									},
									{
										vers: `/decrire/presque?projet=${slug}`,
										dit: t("liens.presque"),
									},
								]
							: [
									{
										vers: `/projets/${slug}`,
										dit: t("contributions.proches.voter"),
									},
								]
					}
				/>
			))}
		</ul>
	);
}

/** Before anything is sent: what says the same already, then what may. */
export function ExisteDeja(props: Props) {
	const { proches, dossier } = props;
	const t = pageTexts();
	if (proches.projets.length + proches.besoins.length === 0) return null;
	return (
		<section
			aria-labelledby="existe"
			className="mt-8 max-w-measure rounded-control border-2 border-edge bg-sheet px-5 py-4"
		>
			<h2 id="existe" className="text-h3">
				{t("contributions.proches.avant")}
			</h2>
			{CERTITUDES.map((grade) => {
				const [projets, besoins] = [
					proches.projets.filter(({ certitude }) => certitude === grade),
					proches.besoins.filter(({ certitude }) => certitude === grade),
				];
				return projets.length + besoins.length === 0 ? null : (
					<div key={grade}>
						<h3 className="mt-3 text-small text-soft">
							{t(`contributions.proches.certitudes.${grade}`)}
						</h3>
						<Rangees {...props} proches={{ projets, besoins }} />
					</div>
				);
			})}
			<p className="border-t border-line pt-3 text-small text-soft">
				{t(
					dossier === "decrire" && proches.projets.length > 0
						? "contributions.proches.effet"
						: "contributions.proches.aide",
				)}
			</p>
		</section>
	);
}
