import { SubmitButton } from "#components/ui/forms/submit-button";
import {
	estEtatBesoin,
	estStatutBesoin,
	estStatutPublic,
	MOUVEMENTS_BESOIN,
} from "#lib/besoins/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { LienModere } from "#lib/moderation/liens/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";

/** A project that answers a need, or may: its state, and what the author of the need says of it. */
export function ProjetRapproche(props: { langue: Langue; lien: LienModere }) {
	const { langue, lien } = props;
	const t = texts(langue);
	return (
		<>
			<p className="wrap-anywhere">
				<a
					href={pageAddress(
						langue,
						`/moderation/relecture/projet/${lien.slug}`,
					)}
					className="font-bold"
				>
					<bdi>{lien.nom}</bdi>
				</a>{" "}
				<span className="text-small text-soft">
					{t(`liens.moderation.etats.${lien.etat}`)}
					{lien.publie ? null : `, ${t("liens.moderation.pas_public")}`}
				</span>
			</p>
			{lien.reponses > 0 ? (
				<p className="text-small">
					{t("liens.moderation.habitant", { n: lien.reponses })}
				</p>
			) : null}
			{lien.nuance === null ? null : (
				<p className="text-small wrap-anywhere">
					{t("liens.moderation.nuance")} <bdi>{lien.nuance}</bdi>
				</p>
			)}
		</>
	);
}

function peutPublier({ statut }: FicheModeree): boolean {
	return (
		statut === "propose" &&
		estStatutBesoin(statut) &&
		MOUVEMENTS_BESOIN[statut].includes("publie")
	);
}

/** The way to merge a public need into another, or to undo that. */
function LienReunion(props: { langue: Langue; fiche: FicheModeree }) {
	const { langue, fiche } = props;
	const { statut } = fiche;
	if (!estEtatBesoin(statut)) return null;
	const estReuni = statut === "fusionne";
	if (!estReuni && !estStatutPublic(statut)) return null;
	return (
		<p className="text-small">
			<a
				href={pageAddress(langue, `/moderation/besoins/${fiche.slug}/reunir`)}
				className="py-1.5"
			>
				{texts(langue)(
					estReuni
						? "reunions.moderation.lien_reuni"
						: "reunions.moderation.lien",
				)}
			</a>
		</p>
	);
}

/** The projects that may answer a need under review: it can be published and linked to one in the same act. */
export function Rapproches(props: {
	langue: Langue;
	fiche: FicheModeree;
	rapproches: readonly LienModere[];
}) {
	const { langue, fiche, rapproches } = props;
	const t = texts(langue);
	return (
		<section className="mt-8 border-t border-line pt-4">
			<h2 className="text-h3">{t("liens.moderation.titre")}</h2>
			{rapproches.length === 0 ? (
				<p className="mt-2 text-small text-soft">
					{t("liens.moderation.aucun")}
				</p>
			) : (
				<ul className="mt-2 grid gap-4">
					{rapproches.map((lien) => (
						<li key={lien.slug}>
							<ProjetRapproche langue={langue} lien={lien} />
							{peutPublier(fiche) && lien.publie && lien.etat === "suggere" ? (
								<p className="mt-2">
									<SubmitButton look="other" name="lier" value={lien.slug}>
										{t("liens.moderation.publier_et_lier", { nom: lien.nom })}
									</SubmitButton>
								</p>
							) : null}
						</li>
					))}
				</ul>
			)}
			<p className="mt-3 text-small">
				<a
					href={pageAddress(langue, `/moderation/besoins/${fiche.slug}/liens`)}
					className="py-1.5"
				>
					{t("liens.moderation.lien")}
				</a>
			</p>
			<LienReunion langue={langue} fiche={fiche} />
		</section>
	);
}
