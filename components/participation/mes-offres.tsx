import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago, Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { PlainText } from "#components/ui/plain-text";
import { Translated } from "#components/ui/translated";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import { MOUVEMENTS_OFFRE } from "#lib/participation/offres/rules";
import type { EtatOffre, MonOffre } from "#lib/participation/offres/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Vide } from "../comptes/fait.tsx";

type Props = {
	retirer: ActionFormulaire;
};

/** Where an offer stands, and when it expires, if it does. */
export function EtatDeLOffre(props: {
	etat: EtatOffre;
	expire_le: Date | string | null;
}) {
	const { etat, expire_le } = props;
	return (
		<p className="mt-1 max-w-measure">
			<b>{t(`compte.offres.etats.${etat}`)}</b>
			{expire_le === null ? null : (
				<>
					{". "}
					{t.rich("compte.offres.expire", {
						date: () => <Day at={expire_le} />,
					})}
				</>
			)}
		</p>
	);
}

function Retrait({ offre, retirer }: Props & { offre: MonOffre }) {
	if (!MOUVEMENTS_OFFRE[offre.etat].includes("retiree")) return null;
	const titre = translated(offre, "titre", pageLangue()).texte;
	return (
		<Removal
			action={retirer}
			fields={{ place: String(offre.place) }}
			label={t("compte.offres.retirer")}
			name={t("compte.offres.retirer_quoi", { titre })}
			effect={t("compte.offres.retirer_effet")}
			confirm={t("compte.offres.retirer_oui")}
		/>
	);
}

function Corps({ offre }: { offre: MonOffre }) {
	return (
		<>
			<p>
				{t.rich("aider.pour", {
					titre: () => (
						<Link href={pageHref(`/besoins/${offre.besoin.slug}`)}>
							<Translated of={offre.besoin} text="titre" />
						</Link>
					),
				})}
			</p>
			<p className="text-small text-soft">
				{t("compte.offres.le")} <Ago at={offre.cree_le} />
				{offre.repondu_le === null ? null : (
					<>
						{" · "}
						{t("compte.offres.reponse")} <Ago at={offre.repondu_le} />
					</>
				)}
			</p>
			<EtatDeLOffre {...offre} />
			<details className="mt-2">
				<summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
					{t("compte.offres.message")}
				</summary>
				<PlainText
					of={{ texte: offre.message, langue: pageLangue() }}
					className="border-l-2 border-line pl-4"
				/>
			</details>
			{MOUVEMENTS_OFFRE[offre.etat].length === 0 ? null : (
				<p className="mt-1 text-small text-soft">
					{offre.etat === "acceptee" && offre.contact
						? t("compte.offres.echange")
						: t(
								offre.contact
									? "compte.offres.contact_oui"
									: "compte.offres.contact_non",
							)}
				</p>
			)}
		</>
	);
}

/** The account's offers of help, newest first, each with its state and the way to withdraw it. */
export function MesOffres(props: Props & { offres: readonly MonOffre[] }) {
	return (
		<Rows
			heading="h2"
			empty={
				<Vide
					texte={t("compte.offres.vide")}
					liens={{ "/aider": t("compte.offres.places") }}
				/>
			}
			rows={props.offres.map((offre) => ({
				key: `${offre.place} ${offre.cree_le}`,
				title: <Translated of={offre} text="titre" />,
				body: <Corps offre={offre} />,
				acts: <Retrait {...props} offre={offre} />,
			}))}
		/>
	);
}
