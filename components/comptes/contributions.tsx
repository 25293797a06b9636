import { Badge } from "#components/ui/badge";
import { Confirm } from "#components/ui/forms/confirm";
import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { LinkButton } from "#components/ui/link-button";
import { estStatutPublic, LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import type { MaDemande } from "#lib/contributions/demandes/schema";
import { pageDeContestation } from "#lib/contributions/retraits/rules";
import { pageDeCorrection } from "#lib/contributions/rules";
import type { MonRetrait } from "#lib/espace/contestations/schema";
import type { Doublon, Renvoyable } from "#lib/espace/contributions/schema";
import type { MaContribution } from "#lib/espace/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import { Acte } from "./acte.tsx";
import { Suite } from "./contestation.tsx";
import { Motif } from "./motif.tsx";
import { Vide } from "./vide.tsx";

type Vue = {
	readonly siteUrl: string;
	readonly contribution: MaContribution;
	readonly demandes: readonly MaDemande[];
	readonly renvoyables: readonly Renvoyable[];
};

/** The questions of the moderators about a contribution, as long as it awaits review. */
function MaDemandeDeComplement(props: Vue) {
	const { contribution } = props;
	const { nature, slug } = contribution;
	const t = pageTexts();
	const demande = props.demandes.find(
		(une) => une.nature === nature && une.slug === slug,
	);
	if (demande === undefined) return null;
	if (demande.repondue)
		return <p className="mt-2">{t("demandes.compte.repondue")}</p>;
	return (
		<div className="mt-2 max-w-measure border-l-4 border-rust pl-4">
			<p className="font-bold">{t("demandes.compte.demande")}</p>
			<p>
				<Motif siteUrl={props.siteUrl}>{demande.questions}</Motif>
			</p>
		</div>
	);
}

/** The way to the text of a refused contribution, which can be corrected and sent again. */
function Renvoyer(props: Vue) {
	const { contribution } = props;
	const { nature, slug, titre } = contribution;
	const t = pageTexts();
	const estRenvoyable = props.renvoyables.some(
		(un) => un.nature === nature && un.slug === slug,
	);
	if (!estRenvoyable) return null;
	return (
		<p className="mt-3">
			<LinkButton look="other" href={pageHref(pageDeCorrection(nature, slug))}>
				<span aria-hidden="true">{t("demandes.compte.revoir")}</span>
				<span className="sr-only">
					{t("demandes.compte.revoir_quoi", { nom: titre })}
				</span>
			</LinkButton>
		</p>
	);
}

type Contexte = {
	readonly siteUrl: string;
	readonly retirer: ActionFormulaire;
	readonly doublons: readonly Doublon[];
	readonly retraits: readonly MonRetrait[];
	readonly demandes: readonly MaDemande[];
	readonly renvoyables: readonly Renvoyable[];
};

function etat({ nature, statut }: MaContribution): string {
	const libelle =
		nature === "projet" && statut in LIBELLES_STATUT_PROJET
			? Object.entries(LIBELLES_STATUT_PROJET).find(
					([un]) => un === statut,
				)?.[1]
			: LIBELLES_STATUT_BESOIN[statut];
	return (libelle ?? LIBELLES_STATUT_BESOIN[statut])[pageLangue()];
}

function Titre(props: { contribution: MaContribution }) {
	const { nature, slug, titre, statut } = props.contribution;
	return (
		<h2 className="text-h3 wrap-anywhere">
			{estStatutPublic(statut) ? (
				<Link href={pageHref(`/${nature}s/${slug}`)}>{titre}</Link>
			) : (
				titre
			)}
		</h2>
	);
}

/** The existing entry that a refused contribution duplicates. */
function FicheExistante(props: Contexte & { contribution: MaContribution }) {
	const { contribution } = props;
	const { nature, slug } = contribution;
	const doublon = props.doublons.find(
		(un) => un.nature === nature && un.slug === slug,
	);
	if (doublon === undefined) return null;
	return (
		<p className="mt-2 max-w-measure wrap-anywhere">
			{pageTexts()("compte.contributions.doublon")}{" "}
			<Link
				href={pageHref(`/${doublon.nature_existante}s/${doublon.existant}`)}
			>
				{doublon.titre}
			</Link>
		</p>
	);
}

/** Why a published contribution was taken down, and the link to contest it. */
function Retiree(props: Contexte & { contribution: MaContribution }) {
	const { contribution } = props;
	const { nature, slug } = contribution;
	const t = pageTexts();
	const retrait = props.retraits.find(
		(un) => un.nature === nature && un.slug === slug,
	);
	if (retrait === undefined) return null;
	return (
		<>
			{retrait.motif === null ? null : (
				<p className="mt-2 max-w-measure">
					<b>{t("compte.contributions.motif")}</b>{" "}
					<Motif siteUrl={props.siteUrl}>{retrait.motif}</Motif>
				</p>
			)}
			<p className="mt-2 max-w-measure">
				<Suite retrait={retrait} />{" "}
				<Link
					href={pageHref(pageDeContestation(nature, slug))}
					className="inline-block py-1"
				>
					{t(
						`compte.contestation.${retrait.contestable ? "contester" : "revoir"}`,
					)}
				</Link>
			</p>
		</>
	);
}

/** What its author may still do with a contribution that awaits review. */
function Suites(props: Contexte & { contribution: MaContribution }) {
	const { contribution } = props;
	const { nature, slug, titre } = contribution;
	const t = pageTexts();
	const demandee = props.demandes.some(
		(une) => une.nature === nature && une.slug === slug && !une.repondue,
	);
	const acte = demandee ? "repondre" : "corriger";
	return (
		<div className="mt-3 flex flex-wrap items-start gap-3">
			<LinkButton
				look={demandee ? "main" : "other"}
				href={pageHref(`/compte/contributions/${nature}/${slug}`)}
			>
				<span aria-hidden="true">{t(`compte.contributions.${acte}`)}</span>
				<span className="sr-only">
					{t(`compte.contributions.${acte}_quoi`, { nom: titre })}
				</span>
			</LinkButton>
			<Confirm
				label={t("compte.contributions.retirer")}
				name={t("compte.contributions.retirer_quoi", { nom: titre })}
			>
				<p className="mb-3 wrap-anywhere">
					{t("compte.contributions.retirer_confirmer", { nom: titre })}
				</p>
				<Acte action={props.retirer} champs={{ nature, slug }} look="danger">
					{t("compte.contributions.retirer_oui")}
				</Acte>
			</Confirm>
		</div>
	);
}

function Ligne(props: Contexte & { contribution: MaContribution }) {
	const { contribution } = props;
	const { nature, statut, motif, cree_le, publie_le } = contribution;
	const t = pageTexts();
	return (
		<li className="border-b border-line py-5">
			<p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
				<span>{t(`compte.contributions.${nature}`)}</span>
				<Badge look={publie_le === null ? "plain" : "action"}>
					{etat(contribution)}
				</Badge>
			</p>
			<Titre contribution={contribution} />
			<p className="text-small text-soft">
				{t("compte.contributions.envoye")} <Ago at={cree_le} />
				{publie_le === null ? null : (
					<>
						{" · "}
						{t("compte.contributions.publie")} <Ago at={publie_le} />
					</>
				)}
			</p>
			{motif === null ? null : (
				<p className="mt-2 max-w-measure">
					<b>{t("compte.contributions.motif")}</b>{" "}
					<Motif siteUrl={props.siteUrl}>{motif}</Motif>
				</p>
			)}
			<FicheExistante {...props} />
			<Retiree {...props} />
			<MaDemandeDeComplement {...props} />
			<Renvoyer {...props} />
			{statut === "propose" ? <Suites {...props} /> : null}
		</li>
	);
}

/** The contributions of the account, each with its state, its reason, and the possible actions. */
export function ListeDeContributions(
	props: Contexte & { contributions: readonly MaContribution[] },
) {
	const t = pageTexts();
	if (props.contributions.length === 0)
		return (
			<Vide
				texte={t("compte.contributions.vide")}
				liens={[
					{
						href: pageHref("/decrire"),
						label: t("contributions.decrire.titre"),
					},
					{
						href: pageHref("/proposer"),
						label: t("contributions.proposer.titre"),
					},
				]}
			/>
		);
	return (
		<ul className="border-t-2 border-ink">
			{props.contributions.map((contribution) => (
				<Ligne
					key={`${contribution.nature}/${contribution.slug}`}
					{...props}
					contribution={contribution}
				/>
			))}
		</ul>
	);
}
