import { Acte } from "#components/comptes/acte";
import { Section } from "#components/ui/section";
import { Foreign } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type {
	BesoinARouvrir,
	BilansALire,
	PhraseLue,
} from "#lib/moderation/bilans/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";

type Decision = "publier" | "ecarter" | "retirer";

const VOULU = {
	publier: "publiee",
	ecarter: "ecartee",
	retirer: "ecartee",
} as const satisfies Record<Decision, string>;

/** Sentences, each with its need and the buttons of what may be decided about it. */
function Phrases(props: {
	langue: Langue;
	phrases: readonly PhraseLue[];
	rien: string;
	decisions: readonly Decision[];
	relire: ActionFormulaire;
}) {
	const { langue } = props;
	const t = texts(langue);
	if (props.phrases.length === 0)
		return <p className="max-w-measure text-soft">{props.rien}</p>;
	return (
		<ul className="border-t border-line">
			{props.phrases.map(({ id, texte, langue: de, besoin }) => (
				<li key={id} className="border-b border-line py-4">
					<p className="max-w-measure wrap-anywhere">
						<Foreign langue={langue} of={de}>
							{texte}
						</Foreign>
					</p>
					<p className="mt-1 text-small wrap-anywhere">
						<a href={pageAddress(langue, `/besoins/${besoin.slug}`)}>
							{besoin.titre}
						</a>
					</p>
					{props.decisions.length === 0 ? null : (
						<div className="mt-3 flex flex-wrap gap-3">
							{props.decisions.map((decision) => (
								<Acte
									key={decision}
									langue={langue}
									action={props.relire}
									champs={{ id, voulu: VOULU[decision] }}
									nom={t(
										decision === "publier"
											? "bilans.moderation.publier_quoi"
											: "bilans.moderation.ecarter_quoi",
										{ nom: besoin.titre },
									)}
								>
									{t(`bilans.moderation.${decision}`)}
								</Acte>
							))}
						</div>
					)}
				</li>
			))}
		</ul>
	);
}

/** Delivered needs that few find solved, with the way to their state. */
function ARouvrir(props: {
	langue: Langue;
	besoins: readonly BesoinARouvrir[];
}) {
	const { langue, besoins } = props;
	const t = texts(langue);
	if (besoins.length === 0)
		return (
			<p className="max-w-measure text-soft">
				{t("bilans.moderation.a_rouvrir_rien")}
			</p>
		);
	return (
		<ul className="border-t border-line">
			{besoins.map(({ slug, titre }) => (
				<li
					key={slug}
					className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-4"
				>
					<a
						className="wrap-anywhere"
						href={pageAddress(langue, `/besoins/${slug}`)}
					>
						{titre}
					</a>
					<a
						href={adresseFiche(langue, { nature: "besoin", slug })}
						aria-label={t("bilans.moderation.rouvrir_quoi", { nom: titre })}
					>
						{t("bilans.moderation.rouvrir")}
					</a>
				</li>
			))}
		</ul>
	);
}

/** What moderators read of the answers about delivered needs: which to look at again, and the sentences. */
export function PageBilans(props: {
	langue: Langue;
	lus: BilansALire;
	relire: ActionFormulaire;
}) {
	const { langue, lus, relire } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="bilans"
			titre={t("bilans.moderation.titre")}
			racine
		>
			<Section id="a-rouvrir" title={t("bilans.moderation.a_rouvrir")}>
				<p className="mb-4 max-w-measure">
					{t("bilans.moderation.a_rouvrir_aide")}
				</p>
				<ARouvrir langue={langue} besoins={lus.a_rouvrir} />
			</Section>
			<Section id="a-relire" title={t("bilans.moderation.a_relire")}>
				<p className="mb-4 max-w-measure">
					{t("bilans.moderation.a_relire_aide")}
				</p>
				<Phrases
					langue={langue}
					phrases={lus.a_relire}
					rien={t("bilans.moderation.a_relire_rien")}
					decisions={["publier", "ecarter"]}
					relire={relire}
				/>
			</Section>
			<Section id="publiees" title={t("bilans.moderation.publiees")}>
				<Phrases
					langue={langue}
					phrases={lus.publiees}
					rien={t("bilans.moderation.publiees_rien")}
					decisions={["retirer"]}
					relire={relire}
				/>
			</Section>
			<Section id="equipe" title={t("bilans.moderation.equipe")}>
				<p className="mb-4 max-w-measure">
					{t("bilans.moderation.equipe_aide")}
				</p>
				<Phrases
					langue={langue}
					phrases={lus.equipe}
					rien={t("bilans.moderation.equipe_rien")}
					decisions={[]}
					relire={relire}
				/>
			</Section>
		</Cadre>
	);
}
