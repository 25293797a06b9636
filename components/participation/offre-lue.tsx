import { Confirm } from "#components/ui/forms/confirm";
import { Removal } from "#components/ui/kit/record";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { PlainText } from "#components/ui/plain-text";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { estEnAttente, SA_PROPRE_OFFRE } from "#lib/participation/offres/rules";
import type { OffreOuverte } from "#lib/participation/offres_recues/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../comptes/acte.tsx";
import { EtatDeLOffre } from "./mes-offres.tsx";
import { TitreDit } from "./offres-recues.tsx";

type Props = {
	offre: OffreOuverte;
	accepter: ActionFormulaire;
	decliner: ActionFormulaire;
};

/** The two answers; each asks first: neither can be taken back. */
function Reponses({ offre, accepter, decliner }: Props) {
	const t = pageTexts();
	const champs = { offre: String(offre.id) };
	if (!estEnAttente(offre.etat)) return null;
	if (offre.sienne)
		return (
			<Notice>
				<p>{SA_PROPRE_OFFRE[pageLangue()]}</p>
			</Notice>
		);
	return (
		<div className="mt-8">
			{offre.libres > 0 ? (
				<Confirm label={t("aider.recues.accepter")} look="main">
					<p className="mb-3">
						{t(
							offre.contact
								? "aider.recues.accepter_echange"
								: "aider.recues.accepter_sans",
						)}
					</p>
					<Acte action={accepter} champs={champs} look="main">
						{t("aider.recues.oui_accepter")}
					</Acte>
				</Confirm>
			) : (
				<Notice>
					<p>{t("aider.recues.complete")}</p>
				</Notice>
			)}
			<div className="mt-6">
				<Removal
					action={decliner}
					fields={champs}
					label={t("aider.recues.decliner")}
					effect={t("aider.recues.decliner_effet")}
					confirm={t("aider.recues.oui_decliner")}
				/>
			</div>
		</div>
	);
}

/** An offer that the team or a referent reads, and answers. */
export function OffreLue(props: Props) {
	const langue = pageLangue();
	const { offre } = props;
	const t = pageTexts();
	return (
		<>
			<p className="max-w-measure wrap-anywhere">
				{t.rich("aider.recues.pour_place", {
					titre: () => <TitreDit de={offre} />,
				})}
			</p>
			<p className="mt-1 text-small text-soft">
				{offre.nom === null ? null : (
					<>
						<bdi>{offre.nom}</bdi>
						{" · "}
					</>
				)}
				{t("compte.offres.le")} <Ago at={offre.cree_le} />
			</p>
			<EtatDeLOffre
				etat={offre.etat}
				expire_le={estEnAttente(offre.etat) ? offre.expire_le : null}
			/>
			<PlainText
				of={{ texte: offre.message, langue }}
				className="mt-6 border-l-4 border-line pl-5"
			/>
			<p className="mt-4 max-w-measure text-small text-soft">
				{t(
					offre.contact
						? "aider.recues.contact_oui"
						: "aider.recues.contact_non",
				)}
			</p>
			<Reponses {...props} />
		</>
	);
}
