import type { ReactNode } from "react";
import { Fact, SheetAct, SheetPart } from "#components/ui/entry";
import { Day } from "#components/ui/kit/when";
import { LinkButton, WebLink } from "#components/ui/link";
import { ShareButton } from "#components/ui/share/share";
import { Version } from "#components/ui/translated";
import type { PlaceSortie, RoleCherche } from "#lib/besoins/places/schema";
import { livraisonDe, projetQuiRepond } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { counted, formats } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { ProjetResume } from "#lib/projets/schema";
import { AppelAAider } from "./places.tsx";

/** What the sheet of a delivered need begins with: since when, by which project, how long it took, and thanks. */
function Livraison(props: {
	besoin: BesoinSortie;
	projets: readonly ProjetResume[];
}) {
	const { besoin } = props;
	if (besoin.statut !== "livre") return null;
	const projet = projetQuiRepond(besoin, props.projets);
	const nom = projet && translated(projet, "nom", pageLangue());
	const { le, jours = null } = livraisonDe(besoin) ?? {};
	const parts = {
		date: () => (le ? <Day at={le} /> : null),
		projet: () => (nom ? <Version of={nom} /> : null),
	};
	const suite = projet ? "repond" : "seul";
	return (
		<section
			aria-labelledby="livraison"
			className="border-l-4 border-livre pl-4"
		>
			<h2 id="livraison" className="text-h3 wrap-anywhere">
				{le
					? t.rich(`fiche.livre.${suite}`, parts)
					: t.rich(`fiche.livre.${suite}_sans_date`, parts)}
			</h2>
			<p className="mt-2 text-small">
				{jours === null ? null : <>{t("fiche.livre.jours", { n: jours })} </>}
				{t("fiche.livre.merci", { n: besoin.nb_soutiens })}
			</p>
			{projet && nom ? (
				<p className="no-print mt-3 wrap-anywhere">
					<LinkButton href={pageHref(`/projets/${projet.slug}`)}>
						<span>{t.rich("fiche.livre.voir", { projet: parts.projet })}</span>
					</LinkButton>
				</p>
			) : null}
		</section>
	);
}

type Props = { besoin: BesoinSortie };

function Cherche(
	props: Props & {
		places: readonly PlaceSortie[];
		roles: readonly RoleCherche[];
	},
) {
	const { besoin, places } = props;
	const { roles, statut } = besoin;
	if (roles.length === 0 || statut === "livre") return null;
	return (
		<SheetPart
			id="cherche"
			title={t("lecture.besoins.on_cherche")}
			className="border-l-4 border-l-call pl-4"
		>
			<dl className="space-y-1.5 text-small">
				{roles.map((role) => (
					<div key={role}>
						<dt className="inline font-bold">
							{t(`lecture.besoins.roles.${role}.nom`)}
						</dt>{" "}
						<dd className="inline">
							{t(`lecture.besoins.roles.${role}.texte`)}
						</dd>
					</div>
				))}
			</dl>
			<AppelAAider places={places} roles={props.roles} />
		</SheetPart>
	);
}

/** Its work space, and whom it took, once it is delivered. */
function EnBref({ besoin }: Props) {
	const { depot, roles, statut } = besoin;
	const mobilisees = statut === "livre" ? roles : [];
	if (!depot && mobilisees.length === 0) return null;
	return (
		<SheetPart id="reperes" title={t("lecture.projets.reperes")}>
			<dl>
				{depot ? (
					<Fact name={t("champs.projet.depot.nom")}>
						<WebLink address={depot} hostOnly />
					</Fact>
				) : null}
				{mobilisees.length > 0 ? (
					<Fact name={t("lecture.besoins.mobilisees")}>
						{formats(pageLangue()).list(
							mobilisees.map((role) =>
								t(`lecture.besoins.roles.${role}.court`),
							),
						)}
					</Fact>
				) : null}
			</dl>
		</SheetPart>
	);
}

/** The sheet of a need: how it was delivered, what one can do for it, whom it looks for, and how to share it. */
export function FeuilleDuBesoin(
	props: Props & {
		places: readonly PlaceSortie[];
		/** The roles for which none is open, and how many people help. */
		roles: readonly RoleCherche[];
		aidants: number;
		projets: readonly ProjetResume[];
		participation: ReactNode;
		url: string;
	},
) {
	const langue = pageLangue();
	const { besoin } = props;
	const n = besoin.nb_soutiens;
	const soutien = (
		<SheetAct
			printed={counted(langue, n, t("lecture.besoins.soutiens", { n }))}
			note={t("lecture.besoins.prive")}
		>
			{props.participation}
		</SheetAct>
	);
	return (
		<>
			<Livraison besoin={besoin} projets={props.projets} />
			{besoin.statut === "livre" ? (
				<SheetPart id="soutiens" title={t("fiche.soutenir")}>
					{soutien}
				</SheetPart>
			) : (
				soutien
			)}
			<ShareButton
				title={translated(besoin, "titre", langue).texte}
				url={props.url}
			/>
			{props.aidants > 0 ? (
				<p className="text-small font-bold">
					{t("aider.aidants", { n: props.aidants })}
				</p>
			) : null}
			<Cherche {...props} />
			<EnBref besoin={besoin} />
		</>
	);
}
