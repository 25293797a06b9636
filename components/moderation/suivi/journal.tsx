import type { ReactNode } from "react";
import { Rows } from "#components/ui/kit/rows";
import { Instant } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { adresseVersions } from "../edition/adresse-versions.ts";
import { adresseFiche } from "../file/fiche.tsx";
import { Details } from "./details-acte.tsx";
import { type Morceau, phraseDe } from "./phrases-acte.ts";

type Vue = {
	ligne: Pick<
		LigneJournal,
		| "acte"
		| "acteur"
		| "acteur_id"
		| "qui"
		| "objet"
		| "objet_id"
		| "objet_slug"
		| "vise"
		| "projet"
		| "avant"
		| "apres"
	>;
};

function Lien(props: { adresse: string; children: ReactNode }) {
	return <Link href={props.adresse}>{props.children}</Link>;
}

/** Where the object of an act is read or changed; null when it has no page. */
function adresseDe({ ligne }: Vue): string | null {
	const { objet, objet_id, vise } = ligne;
	if (vise === null) return null;
	const { slug } = vise;
	switch (objet) {
		case "projet":
		case "besoin":
			return slug && adresseFiche({ nature: objet, slug });
		case "article":
			return pageHref(`/moderation/articles/${slug}`);
		case "theme":
			return pageHref(`/moderation/themes?slug=${slug}#theme`);
		case "compte":
			return pageHref(`/moderation/comptes/${objet_id}`);
		default:
			return null;
	}
}

function Qui({ ligne }: Vue) {
	const { qui, acteur, acteur_id } = ligne;
	if (qui === null || acteur_id === null)
		return <>{pageTexts()(`suivi.journal.acteurs.${acteur}`)}</>;
	return (
		<Lien adresse={pageHref(`/moderation/comptes/${acteur_id}`)}>
			<bdi>{qui}</bdi>
		</Lien>
	);
}

/** The title of the object, with its link if it has a page; without a title, its address or its number. */
function Objet(props: Vue) {
	const { objet_id, objet_slug, vise } = props.ligne;
	const t = pageTexts();
	const adresse = adresseDe(props);
	if (vise !== null) {
		const titre = <bdi>{vise.titre}</bdi>;
		return adresse === null ? titre : <Lien adresse={adresse}>{titre}</Lien>;
	}
	if (objet_slug !== null) return <bdi>{objet_slug}</bdi>;
	return objet_id === null
		? null
		: t("suivi.journal.numero", { numero: String(objet_id) });
}

function Projet({ ligne }: Vue) {
	const { projet } = ligne;
	if (projet?.slug == null) return null;
	const { slug, titre } = projet;
	return (
		<Lien adresse={adresseFiche({ nature: "projet", slug })}>
			<bdi>{titre}</bdi>
		</Lien>
	);
}

function Part({ morceau, ...vue }: Vue & { morceau: Morceau }) {
	switch (morceau.quoi) {
		case null:
			return <>{morceau.texte}</>;
		case "qui":
			return <Qui {...vue} />;
		case "objet":
			return (
				<>
					{morceau.texte} <Objet {...vue} />
				</>
			);
		case "projet":
			return (
				<>
					{morceau.texte} <Projet {...vue} />
				</>
			);
	}
}

/** An act in words, with links: "Paul a publié le projet Carte des puits". */
export function Phrase(props: Vue) {
	const { ligne } = props;
	const morceaux = phraseDe(ligne, pageLangue());
	if (morceaux === null)
		return (
			<>
				<Qui {...props} />, {ligne.acte}: <Objet {...props} />
			</>
		);
	return (
		<>
			{morceaux.map((morceau) => (
				<Part
					key={`${morceau.quoi}${morceau.texte}`}
					{...props}
					morceau={morceau}
				/>
			))}
		</>
	);
}

/** How much of a brief is told; the rest is beside the text before it. */
const CAHIER_DIT = 300;

/** The way to the text before and after an act, and the beginning of a brief that it wrote. */
function Version(props: { ligne: LigneJournal }) {
	const { version, apres } = props.ligne;
	const t = pageTexts();
	if (version === null) return null;
	const { id, nature, slug, cahier } = version;
	const champs: unknown = new Map(Object.entries(apres ?? {})).get("champs");
	return (
		<>
			{Array.isArray(champs) && champs.includes("cahier") && cahier ? (
				<p dir="auto" className="mt-1 max-w-measure text-small wrap-anywhere">
					{shortenAtWord(cahier, CAHIER_DIT)}
				</p>
			) : null}
			<p className="text-small">
				<Lien
					adresse={`${adresseVersions(nature, slug)}?avant=${id + 1}#version-${id}`}
				>
					{t("versions.avant_apres")}
				</Lien>
			</p>
		</>
	);
}

/** The journal's entries, newest first: each act in words, its instant, what it changed. */
export function Journal(props: { lignes: readonly LigneJournal[] }) {
	const t = pageTexts();
	return (
		<Rows
			label={t("suivi.journal.titre")}
			empty={t("suivi.journal.vide")}
			rows={props.lignes.map((ligne) => ({
				key: String(ligne.id),
				title: (
					<span className="font-normal">
						<Phrase ligne={ligne} />
					</span>
				),
				note: <Instant at={ligne.le} />,
				body: (
					<>
						<Details ligne={ligne} />
						<Version ligne={ligne} />
						{ligne.motif === null ? null : (
							<p
								dir="auto"
								className="mt-1 max-w-measure border-l-4 border-edge pl-3 text-small whitespace-pre-line"
							>
								{ligne.motif}
							</p>
						)}
					</>
				),
			}))}
		/>
	);
}
