import type { ReactNode } from "react";
import { LieuDeFiche } from "#components/lieux/pres";
import { LienSignaler } from "#components/signalements/lien-signaler";
import { LongDate } from "#components/ui/date";
import { Fact, SheetAct, SheetPart } from "#components/ui/entry";
import type { Codes } from "#components/ui/share/embed";
import { Share } from "#components/ui/share/share";
import { Version } from "#components/ui/translated";
import { WebLink } from "#components/ui/web-link";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import type { BesoinSortie } from "#lib/besoins/schema";
import { adresseDesEtapes } from "#lib/flux/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";

import { AppelAAider } from "./places.tsx";

type Props = { langue: Langue; besoin: BesoinSortie };

/** The skills wanted, each with what it does, and the way to the open places. */
function Cherche(props: Props & { places: readonly PlaceSortie[] }) {
	const { langue, besoin, places } = props;
	const { roles, statut } = besoin;
	const t = texts(langue);
	if (roles.length === 0 || statut === "livre") return null;
	return (
		<SheetPart id="cherche" title={t("lecture.besoins.on_cherche")}>
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
			<AppelAAider langue={langue} places={places} />
		</SheetPart>
	);
}

function EnBref({ langue, besoin }: Props) {
	const { theme, territoire, lieux, depot, roles, statut } = besoin;
	const t = texts(langue);
	return (
		<SheetPart id="reperes" title={t("lecture.projets.reperes")}>
			<dl>
				{theme ? (
					<Fact name={t("lecture.filtres.theme")}>
						<a
							href={pageAddress(
								langue,
								listPath("/besoins", { theme: theme.slug }),
							)}
						>
							<Version langue={langue} of={translated(theme, "nom", langue)} />
						</a>
					</Fact>
				) : null}
				{territoire ? (
					<Fact name={t("lecture.filtres.territoire")}>
						<LieuDeFiche liste="besoins" {...{ langue, territoire, lieux }} />
					</Fact>
				) : null}
				<Fact name={t("fiche.ecrit_le")}>
					<LongDate langue={langue} value={besoin.cree_le} />
				</Fact>
				{depot ? (
					<Fact name={t("lecture.besoins.depot")}>
						<WebLink address={depot} hostOnly />
					</Fact>
				) : null}
				{roles.length > 0 && statut === "livre" ? (
					<Fact name={t("lecture.besoins.mobilisees")}>
						{formats(langue).list(
							roles.map((role) => t(`lecture.besoins.roles.${role}.court`)),
						)}
					</Fact>
				) : null}
			</dl>
		</SheetPart>
	);
}

/** The sheet of a need: what one can do for it, whom it looks for, its facts, and how to share and follow it. */
export function FeuilleDuBesoin(
	props: Props & {
		/** Its open places. */
		places: readonly PlaceSortie[];
		/** The support button. */
		participation: ReactNode;
		/** The page's own absolute address. */
		url: string;
		/** What another site copies to show it. */
		codes: Codes;
	},
) {
	const { langue, besoin } = props;
	const t = texts(langue);
	const estLivre = besoin.statut === "livre";
	const n = besoin.nb_soutiens;
	const soutien = (
		<SheetAct
			printed={
				n > 0
					? `${formats(langue).number(n)} ${t("lecture.besoins.soutiens", { n })}`
					: null
			}
			note={t("lecture.besoins.prive")}
		>
			{props.participation}
		</SheetAct>
	);
	return (
		<>
			{estLivre ? null : soutien}
			<Cherche langue={langue} besoin={besoin} places={props.places} />
			<EnBref langue={langue} besoin={besoin} />
			<Share
				langue={langue}
				title={translated(besoin, "titre", langue).texte}
				url={props.url}
				codes={props.codes}
				feed={{
					label: t("fiche.flux.etapes"),
					href: adresseDesEtapes(langue, besoin.slug),
				}}
			/>
			{estLivre ? (
				<SheetPart id="soutiens" title={t("fiche.soutenir")}>
					{soutien}
				</SheetPart>
			) : null}
			<LienSignaler langue={langue} dossier="besoins" slug={besoin.slug} />
		</>
	);
}
