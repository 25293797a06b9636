import { Fragment, type ReactNode } from "react";
import { LieuDeFiche } from "#components/lieux/pres";
import { Fact } from "#components/ui/entry";
import { Day } from "#components/ui/kit/when";
import { Link, WebLink } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { PageCopy } from "#components/ui/share/share";
import { Translated } from "#components/ui/translated";
import { LIGNES_FACULTATIVES_PROJET } from "#lib/contributions/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import { listPath } from "#lib/platform/lists/list-address";
import { type SpdxPart, spdxParts } from "#lib/platform/validation/spdx";
import { isMailAddress } from "#lib/platform/validation/web-address";
import { aUnPubliccode } from "#lib/projets/rules";
import type { ProjetSortie } from "#lib/projets/schema";

function listed(chosen: Record<string, string>): string {
	return pageHref(listPath("/projets", chosen));
}

function Ligne(props: {
	nom: (typeof LIGNES_FACULTATIVES_PROJET)[number];
	valeur: string;
	lieux: ProjetSortie["lieux"];
}) {
	const { nom, valeur } = props;
	switch (nom) {
		case "site_web":
			return (
				<Fact name={t("lecture.projets.site_web")}>
					<WebLink address={valeur} hostOnly contributed />
				</Fact>
			);
		case "territoire":
			return (
				<Fact name={t("lecture.filtres.territoire")}>
					<LieuDeFiche
						liste="projets"
						territoire={valeur}
						lieux={props.lieux}
					/>
				</Fact>
			);
		default:
			return (
				<Fact name={t(`champs.projet.${nom}.nom`)}>
					<bdi>{valeur}</bdi>
				</Fact>
			);
	}
}

export function ReperesDuProjet(props: { projet: ProjetSortie }) {
	const { projet } = props;
	const { themes, label_ia, code_ouvert } = projet;
	return (
		<dl>
			{LIGNES_FACULTATIVES_PROJET.map((nom) => {
				const valeur = projet[nom];
				return valeur ? (
					<Ligne key={nom} nom={nom} valeur={valeur} lieux={projet.lieux} />
				) : null;
			})}
			{themes.length > 0 ? (
				<Fact name={t("lecture.projets.themes", { n: themes.length })}>
					<ul>
						{themes.map((theme) => (
							<li key={theme.slug}>
								<Link href={listed({ theme: theme.slug })}>
									<Translated of={theme} text="nom" />
								</Link>
							</li>
						))}
					</ul>
				</Fact>
			) : null}
			{label_ia === "non_renseigne" ? null : (
				<Fact name={t("lecture.filtres.label_ia")}>
					{t(`lecture.projets.label_ia.${label_ia}`)}
				</Fact>
			)}
			{code_ouvert === null ? null : (
				<Fact name={t("lecture.projets.code")}>
					{t(`lecture.projets.code_${code_ouvert ? "ouvert" : "ferme"}`)}
				</Fact>
			)}
			{projet.publie_le ? (
				<Fact name={t("lecture.projets.publie_le")}>
					<Day at={projet.publie_le} />
				</Fact>
			) : null}
		</dl>
	);
}

function Repere(props: { nom: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
			<dt className="font-bold">{props.nom}</dt>
			<dd className="min-w-0 wrap-anywhere">{props.children}</dd>
		</div>
	);
}

function partie(part: SpdxPart): ReactNode {
	switch (part.kind) {
		case "licence": {
			const { id, name, url } = part.licence;
			return (
				<>
					<a href={url} rel="noopener noreferrer license" lang="en">
						{name}
					</a>{" "}
					<span className="text-soft">({id})</span>
				</>
			);
		}
		case "and":
			return t("reprise_projet.et");
		case "or":
			return t("reprise_projet.ou");
		case "exception":
			return t("reprise_projet.exception", { exception: part.id });
		case "open":
			return "(";
		case "close":
			return ")";
	}
}

/** The licence in words: the names that SPDX gives, each leading to its text. */
function Licence({ expression }: { expression: string }) {
	const parties = spdxParts(expression);
	return parties.map((part, rang) => {
		const colle = part.kind === "close" || parties[rang - 1]?.kind === "open";
		return (
			<Fragment key={`${rang}-${part.kind}`}>
				{rang === 0 || colle ? "" : " "}
				{partie(part)}
			</Fragment>
		);
	});
}

function Contact({ contact }: { contact: string }) {
	return isMailAddress(contact) ? (
		<a href={`mailto:${contact}`} rel="nofollow ugc">
			{contact}
		</a>
	) : (
		<WebLink address={contact} contributed />
	);
}

function Depot({ depot }: { depot: string }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<span className="min-w-0">
				<WebLink address={depot} contributed />
			</span>
			<PageCopy text={depot} name={t("reprise_projet.adresse_depot")} />
		</div>
	);
}

/** Whether anything is known that one who reuses the project would ask. */
function estVide({
	depot,
	licence_code,
	stade,
	liens,
	finance_par,
	contact,
}: ProjetSortie): boolean {
	const dit = depot ?? licence_code ?? contact;
	return (
		dit === null &&
		stade === "inconnu" &&
		liens.length + finance_par.length === 0
	);
}

/** What one who reuses a project asks first; nothing when nothing of it is known. */
export function ReprendreCeProjet(props: { projet: ProjetSortie }) {
	const { projet } = props;
	const { depot, licence_code, stade, liens, finance_par, contact } = projet;
	if (estVide(projet)) return null;
	return (
		<Section id="reprendre" title={t("reprise_projet.titre")}>
			<dl className="border-b border-line [&>:first-child]:pt-0">
				{depot === null ? null : (
					<Repere nom={t("champs.projet.depot.nom")}>
						<Depot depot={depot} />
					</Repere>
				)}
				{licence_code === null ? null : (
					<Repere nom={t("reprise_projet.licence")}>
						<Licence expression={licence_code} />
					</Repere>
				)}
				{stade === "inconnu" ? null : (
					<Repere nom={t("reprise_projet.stade")}>
						{t(`reprise_projet.stades.${stade}`)}
					</Repere>
				)}
				{liens.length === 0 ? null : (
					<Repere nom={t("reprise_projet.liens")}>
						<ul className="space-y-1">
							{liens.map(({ nature, url }) => (
								<li key={`${nature} ${url}`}>
									{t("lecture.filtre", {
										nom: t(`reprise_projet.natures.${nature}`),
										valeur: "",
									})}
									<WebLink address={url} contributed />
								</li>
							))}
						</ul>
					</Repere>
				)}
				{finance_par.length === 0 ? null : (
					<Repere nom={t("champs.projet.finance_par.nom")}>
						<ul>
							{finance_par.map((nom) => (
								<li key={nom}>
									<bdi>{nom}</bdi>
								</li>
							))}
						</ul>
					</Repere>
				)}
				{contact === null ? null : (
					<Repere nom={t("champs.projet.contact.nom")}>
						<Contact contact={contact} />
					</Repere>
				)}
			</dl>
			{aUnPubliccode(projet) ? (
				<p className="no-print mt-4 text-small text-soft">
					<a href={`/projets/${projet.slug}/publiccode.yml`}>
						{t("reprise_projet.publiccode")}
					</a>
					{" · "}
					{t("reprise_projet.publiccode_dit")}
				</p>
			) : null}
		</Section>
	);
}
