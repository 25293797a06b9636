import { Confirm } from "#components/ui/forms/folded";
import { Removal } from "#components/ui/kit/record";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Ago, Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { Version } from "#components/ui/translated";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { estEnAttente, SA_PROPRE_OFFRE } from "#lib/participation/offres/rules";
import type {
	BesoinAvecOffres,
	OffreListee,
	OffreOuverte,
	PlaceOfferte,
	TitreLu,
} from "#lib/participation/offres_recues/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../ui/kit/page-form.tsx";
import { EtatDeLOffre } from "./mes-offres.tsx";

/** A title in the language of the page where it has that version, else marked as what it is. */
export function TitreDit({ de }: { de: TitreLu }) {
	const anglais = pageLangue() === "en" ? de.titre_en : null;
	return (
		<Version
			of={
				anglais === null
					? { texte: de.titre, langue: de.langue }
					: { texte: anglais, langue: "en" }
			}
		/>
	);
}

/** The needs that the account is a referent of, each with how many offers wait and until when. */
export function BesoinsDuReferent(props: {
	besoins: readonly BesoinAvecOffres[];
}) {
	return (
		<>
			<h1>{t("aider.recues.titre")}</h1>
			<p className="mt-4 mb-6 max-w-measure">{t("aider.recues.chapeau")}</p>
			<Rows
				heading="h2"
				empty=""
				rows={props.besoins.map(({ expire_le, ...besoin }) => ({
					key: besoin.slug,
					title: <TitreDit de={besoin} />,
					href: pageHref(`/compte/offres/recues/${besoin.slug}`),
					body: (
						<p>
							{t("aider.recues.en_attente", { n: besoin.en_attente })}{" "}
							{expire_le === null
								? null
								: t.rich("aider.recues.expire_premiere", {
										date: () => <Day at={expire_le} />,
									})}
						</p>
					),
				}))}
			/>
		</>
	);
}

function ligneDe(offre: OffreListee, base: string): Row {
	return {
		key: String(offre.id),
		title: t("aider.recues.numero", { n: String(offre.id) }),
		href: pageHref(`${base}${offre.id}`),
		beside: <b>{t(`compte.offres.etats.${offre.etat}`)}</b>,
		note: (
			<>
				{t.rich("aider.recues.du", {
					date: () => <Day at={offre.cree_le} />,
				})}
				{estEnAttente(offre.etat) ? (
					<>
						{" · "}
						{t.rich("aider.recues.expire", {
							date: () => <Day at={offre.expire_le} />,
						})}
					</>
				) : null}
			</>
		),
	};
}

/** What was offered for each place of a need: neither who nor what, until it is opened. */
export function OffresParPlace(props: {
	places: readonly PlaceOfferte[];
	/** The address, in French, up to the number of an offer. */
	base: string;
}) {
	const { places, base } = props;
	if (places.length === 0)
		return <p className="max-w-measure">{t("aider.recues.vide")}</p>;
	return places.map((place) => (
		<Section
			key={place.id}
			id={`place-${place.id}`}
			title={<TitreDit de={place} />}
			className="mt-8"
		>
			{place.fermee || !place.libre ? (
				<p className="text-small text-soft">
					{place.fermee
						? t("aider.recues.fermee")
						: t("aider.recues.libres", { n: place.libres })}
				</p>
			) : null}
			<Rows
				empty={t("aider.recues.vide")}
				rows={place.offres.map((offre) => ligneDe(offre, base))}
			/>
		</Section>
	));
}

type Props = {
	offre: OffreOuverte;
	accepter: ActionFormulaire;
	decliner: ActionFormulaire;
};

/** The two answers; each asks first: neither can be taken back. */
function Reponses({ offre, accepter, decliner }: Props) {
	const champs = { offre: String(offre.id) };
	if (!estEnAttente(offre.etat)) return null;
	if (offre.sienne) return <Notice>{SA_PROPRE_OFFRE[pageLangue()]}</Notice>;
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
				<Notice>{t("aider.recues.complete")}</Notice>
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
