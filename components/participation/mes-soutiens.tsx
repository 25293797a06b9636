import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Version } from "#components/ui/translated";
import type { EntreeSuivie, MonSoutien, MonVote } from "#lib/espace/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { BilanAttendu } from "#lib/participation/bilans/schema";
import type { MaSituation } from "#lib/participation/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Retire, Vide } from "../comptes/fait.tsx";
import { Acte } from "../ui/kit/page-form.tsx";
import { EtapesParCourriel } from "./boutons.tsx";
import { SituationEcrite } from "./situation.tsx";

/** Whether a delivered need is solved for the account: what it answered, and the way to answer. Nothing for other needs. */
function BilanDuSoutien(props: {
	soutien: MonSoutien;
	bilans: readonly BilanAttendu[];
}) {
	const { soutien } = props;
	const bilan = props.bilans.find(({ slug }) => slug === soutien.slug);
	if (!bilan) return null;
	const { reponse } = bilan;
	const acte = reponse === null ? "repondre" : "changer";
	return (
		<p className="mt-2">
			{reponse === null ? null : (
				<>
					{t.rich("bilans.compte.repondu", {
						b: () => <b>{t(`bilans.reponse.${reponse}`)}</b>,
					})}{" "}
				</>
			)}
			<Link
				href={pageHref(`/compte/bilans/${soutien.slug}`)}
				aria-label={t(`bilans.compte.${acte}_quoi`, { nom: soutien.titre })}
			>
				{t(`bilans.compte.${acte}`)}
			</Link>
		</p>
	);
}

type Actes = {
	readonly retirer: ActionFormulaire;
	readonly choisir: ActionFormulaire;
	readonly reprendreSituation: ActionFormulaire;
};

/** The supports of the account, each with its choice of mails, and the button that stops all mails. */
export function ListeDeSoutiens(
	props: Actes & {
		soutiens: readonly MonSoutien[];
		suivis: readonly EntreeSuivie[];
		/** The delivered ones, with what the account answered. */
		bilans: readonly BilanAttendu[];
		situations: readonly MaSituation[];
		quitter: ActionFormulaire;
	},
) {
	const soutiens = props.soutiens.map((soutien) => {
		const suivie = props.suivis.find(
			({ nature, slug }) => nature === "besoin" && slug === soutien.slug,
		);
		const { titre: texte } = soutien;
		const dit = suivie?.dit ?? { texte, langue: pageLangue() };
		return { ...soutien, suivie, dit, titre: dit.texte };
	});
	if (soutiens.length === 0)
		return (
			<Vide
				texte={t("compte.soutiens.vide")}
				liens={{ "/besoins": t("contributions.suite.besoins") }}
			/>
		);
	return (
		<>
			<p className="mb-6 max-w-measure">{t("compte.soutiens.tout_texte")}</p>
			<div className="mb-8">
				<Rows
					heading="h2"
					empty=""
					rows={soutiens.map(({ dit, suivie, ...soutien }) => ({
						key: soutien.slug,
						title: <Version of={dit} />,
						href: soutien.public
							? pageHref(`/besoins/${soutien.slug}`)
							: undefined,
						note: (
							<>
								{t("compte.soutiens.date")} <Ago at={soutien.soutenu_le} />
								{soutien.public ? null : <> · {t("compte.soutiens.archive")}</>}
							</>
						),
						body: (
							<>
								<Retire suivie={suivie} />
								<EtapesParCourriel
									action={props.choisir}
									slug={soutien.slug}
									titre={soutien.titre}
									voulues={soutien.etapes_par_courriel}
								/>
								<BilanDuSoutien soutien={soutien} bilans={props.bilans} />
								{props.situations
									.filter(({ slug }) => slug === soutien.slug)
									.map((situation) => (
										<SituationEcrite
											key={situation.slug}
											situation={situation}
											titre={soutien.titre}
											retirer={props.reprendreSituation}
										/>
									))}
							</>
						),
						acts: (
							<Acte
								action={props.retirer}
								champs={{ slug: soutien.slug }}
								nom={t("compte.soutiens.retirer_quoi", {
									nom: soutien.titre,
								})}
							>
								{t("compte.soutiens.retirer")}
							</Acte>
						),
					}))}
				/>
			</div>
			{soutiens.some(({ etapes_par_courriel }) => etapes_par_courriel) ? (
				<Removal
					action={props.quitter}
					fields={{}}
					label={t("compte.soutiens.tout")}
					effect={t("compte.soutiens.tout_confirmer")}
					confirm={t("compte.soutiens.tout_oui")}
				/>
			) : null}
		</>
	);
}

/** The votes of the account, each with a button to withdraw it. */
export function ListeDeVotes(props: {
	votes: readonly MonVote[];
	suivis: readonly EntreeSuivie[];
	retirer: ActionFormulaire;
}) {
	const { votes } = props;
	return (
		<Rows
			heading="h2"
			empty={
				<Vide
					texte={t("compte.votes.vide")}
					liens={{ "/projets": t("contributions.suite.projets") }}
				/>
			}
			rows={votes.map(({ slug, nom, public: estPublic, vote_le }) => {
				const suivie = props.suivis.find(
					(une) => une.nature === "projet" && une.slug === slug,
				);
				const dit = suivie?.dit ?? { texte: nom, langue: pageLangue() };
				return {
					key: slug,
					title: <Version of={dit} />,
					href: estPublic ? pageHref(`/projets/${slug}`) : undefined,
					note: (
						<>
							{t("compte.votes.date")} <Ago at={vote_le} />
							{estPublic ? null : <> · {t("compte.votes.archive")}</>}
						</>
					),
					body: <Retire suivie={suivie} />,
					acts: (
						<Acte
							action={props.retirer}
							champs={{ slug }}
							nom={t("compte.votes.retirer_quoi", { nom: dit.texte })}
						>
							{t("compte.votes.retirer")}
						</Acte>
					),
				};
			})}
		/>
	);
}
