import { Rows } from "#components/ui/kit/rows";
import { Ago, Instant } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { adresseFiche, adresseVersions } from "../file/fiche.tsx";
import { Details } from "./details-acte.tsx";
import { direLigne } from "./phrases-acte.ts";

/** Where the object of an act is read or changed; null when it has no page. */
function adresseDe({
	objet,
	objet_id,
	vise,
}: LigneJournal): string | undefined {
	if (vise === null) return undefined;
	const { slug } = vise;
	switch (objet) {
		case "projet":
		case "besoin":
			return slug === null ? undefined : adresseFiche({ nature: objet, slug });
		case "article":
			return pageHref(`/moderation/articles/${slug}`);
		case "theme":
			return pageHref(`/moderation/themes?slug=${slug}#theme`);
		case "compte":
			return pageHref(`/moderation/comptes/${objet_id}`);
		default:
			return undefined;
	}
}

/** What turns letters around: in a name it would turn the sentence too. */
const RETOURNE = /[\u202a-\u202e\u2066-\u2069]/gu;

/** An act in words, with the title of its object, else its address or its number: "Paul a publié le projet Carte des puits". */
export function phraseDe(ligne: LigneJournal): string {
	const { objet_id, objet_slug, vise, projet } = ligne;
	const t = pageTexts();
	const objet =
		vise?.titre ??
		objet_slug ??
		(objet_id === null
			? undefined
			: t("suivi.journal.numero", { numero: String(objet_id) }));
	return direLigne(ligne, {
		...(objet === undefined ? {} : { objet }),
		...(projet === null ? {} : { projet: projet.titre }),
	}).replace(RETOURNE, "");
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
				<Link
					href={`${adresseVersions(nature, slug)}?avant=${id + 1}#version-${id}`}
				>
					{t("versions.avant_apres")}
				</Link>
			</p>
		</>
	);
}

/** The acts about one account or entry, in words, each with when and why. */
export function ActesDits(props: {
	lignes: readonly LigneJournal[];
	empty?: string;
}) {
	return (
		<Rows
			empty={props.empty}
			rows={props.lignes.map((ligne) => ({
				key: String(ligne.id),
				title: direLigne(ligne),
				note: <Ago at={ligne.le} />,
				body:
					ligne.motif === null ? null : (
						<p className="whitespace-pre-line">{ligne.motif}</p>
					),
			}))}
		/>
	);
}

/** The journal's entries, newest first: each act in words, which lead to its object, its instant, what it changed. */
export function Journal(props: { lignes: readonly LigneJournal[] }) {
	const t = pageTexts();
	return (
		<Rows
			label={t("moderation.parties.journal")}
			empty={t("suivi.journal.vide")}
			rows={props.lignes.map((ligne) => ({
				key: String(ligne.id),
				title: <span className="font-normal">{phraseDe(ligne)}</span>,
				href: adresseDe(ligne),
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
