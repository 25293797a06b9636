import { Badge } from "#components/ui/badge";
import { RecordForm, Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago, Day } from "#components/ui/kit/when";
import { Link, LinkButton, Named } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { Version } from "#components/ui/translated";
import { estStatutPublic, LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { pageDeContestation } from "#lib/contributions/retraits/rules";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { pageDeCorrection } from "#lib/contributions/rules";
import type { MaDemande } from "#lib/contributions/schema";
import type { MonRetrait, Refusee } from "#lib/espace/contributions/schema";
import type { MaContribution } from "#lib/espace/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import { Vide } from "./fait.tsx";
import { Motif } from "./motif.tsx";

type Contexte = {
	readonly siteUrl: string;
	readonly retirer: ActionFormulaire;
	readonly refusees: readonly Refusee[];
	readonly retraits: readonly MonRetrait[];
	readonly demandes: readonly MaDemande[];
};

type Vue = Contexte & { readonly contribution: MaContribution };

function celleDe<T extends Pick<MaContribution, "nature" | "slug">>(
	{ nature, slug }: MaContribution,
	toutes: readonly T[],
): T | undefined {
	return toutes.find((une) => une.nature === nature && une.slug === slug);
}

function MaDemandeDeComplement(props: Vue) {
	const demande = celleDe(props.contribution, props.demandes);
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

function Renvoyer(props: Vue) {
	const { contribution } = props;
	const { nature, slug, titre } = contribution;
	if (!celleDe(contribution, props.refusees)?.renvoyable) return null;
	return (
		<p className="mt-3">
			<LinkButton look="other" href={pageHref(pageDeCorrection(nature, slug))}>
				<Named name={t("demandes.compte.revoir_quoi", { nom: titre })}>
					{t("demandes.compte.revoir")}
				</Named>
			</LinkButton>
		</p>
	);
}

function etat({ nature, statut }: MaContribution): string {
	const libelles = {
		...LIBELLES_STATUT_BESOIN,
		...(nature === "projet" ? LIBELLES_STATUT_PROJET : {}),
	};
	return libelles[statut][pageLangue()];
}

function FicheExistante(props: Vue) {
	const { existante } = celleDe(props.contribution, props.refusees) ?? {};
	if (!existante) return null;
	return (
		<p className="mt-2 max-w-measure wrap-anywhere">
			{t("journal.detail", { nom: t("journal.details.doublon") })}{" "}
			<Link href={pageHref(`/${existante.nature}s/${existante.slug}`)}>
				<Version of={{ texte: existante.titre, langue: existante.langue }} />
			</Link>
		</p>
	);
}

function Raison(props: { siteUrl: string; motif: string | null }) {
	const { siteUrl, motif } = props;
	return motif === null ? null : (
		<p className="mt-2 max-w-measure">
			<b>{t("compte.contributions.motif")}</b>{" "}
			<Motif siteUrl={siteUrl}>{motif}</Motif>
		</p>
	);
}

function Retiree(props: Vue) {
	const { contribution } = props;
	const { nature, slug } = contribution;
	const retrait = celleDe(contribution, props.retraits);
	if (retrait === undefined) return null;
	return (
		<>
			<Raison siteUrl={props.siteUrl} motif={retrait.motif} />
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

function Suites(props: Vue) {
	const { contribution } = props;
	const { nature, slug, titre } = contribution;
	const demandee = celleDe(contribution, props.demandes)?.repondue === false;
	const acte = demandee ? "repondre" : "corriger";
	return (
		<div className="flex flex-wrap items-start gap-3 md:justify-end">
			<LinkButton
				look={demandee ? "main" : "other"}
				href={pageHref(`/compte/contributions/${nature}/${slug}`)}
			>
				<Named name={t(`compte.contributions.${acte}_quoi`, { nom: titre })}>
					{t(`compte.contributions.${acte}`)}
				</Named>
			</LinkButton>
			<Removal
				action={props.retirer}
				fields={{ nature, slug }}
				label={t("compte.contributions.retirer")}
				name={t("compte.contributions.retirer_quoi", { nom: titre })}
				effect={t("compte.contributions.retirer_confirmer", { nom: titre })}
				confirm={t("compte.contributions.retirer_oui")}
			/>
		</div>
	);
}

export function ListeDeContributions(
	props: Contexte & { contributions: readonly MaContribution[] },
) {
	return (
		<Rows
			heading="h2"
			empty={
				<Vide
					texte={t("compte.contributions.vide")}
					liens={{
						"/decrire": t("contributions.decrire.titre"),
						"/proposer": t("contributions.proposer.titre"),
					}}
				/>
			}
			rows={props.contributions.map((contribution) => {
				const { nature, slug, titre, statut, cree_le, publie_le } =
					contribution;
				const vue = { ...props, contribution };
				return {
					key: `${nature}/${slug}`,
					title: titre,
					href: estStatutPublic(statut)
						? pageHref(`/${nature}s/${slug}`)
						: undefined,
					beside: (
						<>
							<span className="text-small text-soft">
								{t(`recherche.natures.${nature}`)}
							</span>
							<Badge look={publie_le === null ? "plain" : "action"}>
								{etat(contribution)}
							</Badge>
						</>
					),
					note: (
						<>
							{t("compte.contributions.envoye")} <Ago at={cree_le} />
							{publie_le === null ? null : (
								<>
									{" · "}
									{t("compte.contributions.publie")} <Ago at={publie_le} />
								</>
							)}
						</>
					),
					body: (
						<>
							<Raison siteUrl={props.siteUrl} motif={contribution.motif} />
							<FicheExistante {...vue} />
							<Retiree {...vue} />
							<MaDemandeDeComplement {...vue} />
							<Renvoyer {...vue} />
						</>
					),
					acts: statut === "propose" ? <Suites {...vue} /> : null,
				};
			})}
		/>
	);
}

type DuRetrait = {
	readonly siteUrl: string;
	readonly retrait: MonRetrait;
};

export function Suite({ retrait }: Omit<DuRetrait, "siteUrl">) {
	const { conteste_le, decision, contestable, jusquau } = retrait;
	if (decision !== null) return <>{t("compte.contestation.maintenu")}</>;
	if (conteste_le !== null) return <>{t("compte.contestation.attend")}</>;
	if (!contestable) return <>{t("compte.contestation.passe")}</>;
	return (
		<>
			{t("compte.contestation.jusquau")} <Day at={jusquau} />.
		</>
	);
}

function Formulaire(props: DuRetrait & { contester: ActionFormulaire }) {
	const { retrait } = props;
	return (
		<RecordForm
			action={props.contester}
			hidden={{ nature: retrait.nature, slug: retrait.slug }}
			className="mt-6"
			label={t("compte.contestation.contester")}
			fields={[
				{
					name: "texte",
					label: t("compte.contestation.texte"),
					help: t("compte.contestation.texte_aide"),
					kind: "text",
					rows: 8,
					max: BORNES_CONTESTATION.texte.max,
					required: true,
				},
			]}
			submit={t("compte.contestation.envoyer")}
		/>
	);
}

/** The take-down of an entry as its author reads it, and the form that contests it while that may be. */
export function ContestationDeRetrait(
	props: DuRetrait & { contester: ActionFormulaire },
) {
	const { siteUrl, retrait } = props;
	const cite =
		"mt-3 mb-6 max-w-measure border-l-4 border-edge bg-sheet px-5 py-4 wrap-anywhere";
	return (
		<>
			<p className="mt-4 max-w-measure text-lead wrap-anywhere">
				{t("compte.contestation.chapeau", { titre: retrait.titre })}{" "}
				<Day at={retrait.le} />.
			</p>
			<h2 className="mt-8 text-h3">{t("compte.contestation.raison")}</h2>
			<blockquote className={cite}>
				{retrait.motif === null ? (
					t("compte.contestation.sans_motif")
				) : (
					<Motif siteUrl={siteUrl}>{retrait.motif}</Motif>
				)}
			</blockquote>
			{retrait.texte === null ? null : (
				<>
					<h2 className="text-h3">{t("compte.contestation.votre_texte")}</h2>
					<blockquote className={`${cite} whitespace-pre-line`} dir="auto">
						{retrait.texte}
					</blockquote>
				</>
			)}
			{retrait.reponse === null ? null : (
				<>
					<h2 className="text-h3">{t("compte.contestation.reponse")}</h2>
					<blockquote className={cite}>
						<Motif siteUrl={siteUrl}>{retrait.reponse}</Motif>
					</blockquote>
				</>
			)}
			<Notice>
				<p>
					<Suite retrait={retrait} />
				</p>
			</Notice>
			{retrait.contestable ? <Formulaire {...props} /> : null}
		</>
	);
}
