import Link from "next/link";
import type { ReactNode } from "react";
import { RelativeDate } from "#components/ui/date";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { libelleActe } from "#lib/moderation/journal/rules";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type { FicheModeree, Semblable } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { adresseFiche } from "../file/liste.tsx";
import { Etat, libelleEtat } from "./etat.tsx";

function Partie(props: { titre: string; children: ReactNode }) {
	return (
		<section className="mt-6 border-t border-line pt-4">
			<h2 className="text-h3">{props.titre}</h2>
			<div className="mt-2 text-small">{props.children}</div>
		</section>
	);
}

function Semblables(props: {
	langue: Langue;
	semblables: readonly Semblable[];
}) {
	const { langue, semblables } = props;
	const t = texts(langue);
	if (semblables.length === 0)
		return <p className="text-soft">{t("moderation.cote.aucun_semblable")}</p>;
	return (
		<ul className="grid gap-3">
			{semblables.map(({ nature, slug, titre, statut, resume }) => (
				<li key={`${nature}/${slug}`} className="wrap-anywhere">
					<Link
						href={adresseFiche(langue, { nature, slug })}
						prefetch={false}
						target="_blank"
						rel="noopener"
						className="font-bold"
					>
						{titre}
						<span className="sr-only">
							{" "}
							{t("contributions.proches.onglet")}
						</span>
					</Link>{" "}
					<Etat nature={nature} statut={statut} langue={langue} />
					<span className="block text-soft">{resume}</span>
				</li>
			))}
		</ul>
	);
}

function Auteur(props: { langue: Langue; auteur: FicheModeree["auteur"] }) {
	const { langue, auteur } = props;
	const t = texts(langue);
	if (!auteur)
		return <p className="text-soft">{t("moderation.cote.sans_auteur")}</p>;
	return (
		<>
			<p className="wrap-anywhere">
				<Link
					href={pageAddress(langue, `/moderation/comptes/${auteur.id}`)}
					prefetch={false}
				>
					{auteur.nom ?? auteur.courriel}
				</Link>
			</p>
			<p>
				{t("moderation.cote.decisions", {
					publies: auteur.publies,
					refuses: auteur.refuses,
					attente: auteur.en_attente,
				})}
			</p>
			{auteur.suspendu ? (
				<p className="font-bold text-support">
					{t("moderation.cote.suspendu")}
				</p>
			) : null}
		</>
	);
}

/** The history of an entry, newest first. */
export function Historique(props: {
	langue: Langue;
	nature: string;
	lignes: readonly LigneJournal[];
	now: Date;
}) {
	const { langue, lignes } = props;
	const t = texts(langue);
	if (lignes.length === 0)
		return <p className="text-soft">{t("moderation.cote.aucun_acte")}</p>;
	return (
		<ol className="grid gap-2">
			{lignes.map(({ id, acte, qui, le, apres, motif }) => (
				<li key={id} className="wrap-anywhere">
					<span className="font-bold">
						{libelleActe(acte, langue)}
						{apres && "statut" in apres
							? ` : ${libelleEtat(props.nature, String(apres.statut), langue)}`
							: ""}
					</span>{" "}
					<span className="text-soft">
						{qui === null ? "" : `${qui}, `}
						<RelativeDate
							langue={langue}
							value={le.toISOString()}
							now={props.now}
						/>
					</span>
					{motif === null ? null : (
						<span className="block whitespace-pre-line">{motif}</span>
					)}
				</li>
			))}
		</ol>
	);
}

/** Beside an entry: similar entries, its author's past, its links, its history. */
export function Cote(props: {
	langue: Langue;
	fiche: FicheModeree;
	semblables: readonly Semblable[];
	liens: readonly string[];
	/** E-mail addresses found in the text. */
	courriels: readonly string[];
	historique: readonly LigneJournal[];
	now: Date;
}) {
	const { langue, fiche, liens } = props;
	const t = texts(langue);
	return (
		<>
			<Partie titre={t("moderation.cote.semblables")}>
				<Semblables langue={langue} semblables={props.semblables} />
			</Partie>
			<Partie titre={t("moderation.cote.auteur")}>
				<Auteur langue={langue} auteur={fiche.auteur} />
			</Partie>
			<Partie titre={t("moderation.cote.liens")}>
				{liens.length === 0 ? (
					<p className="text-soft">{t("moderation.cote.aucun_lien")}</p>
				) : (
					<ul className="grid gap-1">
						{liens.map((lien) => (
							<li key={lien} className="wrap-anywhere">
								<a
									href={lien}
									target="_blank"
									rel="noopener noreferrer nofollow"
								>
									{lien}
								</a>
							</li>
						))}
					</ul>
				)}
			</Partie>
			{props.courriels.length === 0 ? null : (
				<Partie titre={t("moderation.cote.courriels")}>
					<p className="font-bold text-support">
						{t("moderation.cote.courriels_aide")}
					</p>
					<p className="mt-1 wrap-anywhere">{props.courriels.join(", ")}</p>
				</Partie>
			)}
			<Partie titre={t("moderation.cote.historique")}>
				<Historique
					langue={langue}
					nature={fiche.nature}
					lignes={props.historique}
					now={props.now}
				/>
			</Partie>
		</>
	);
}
