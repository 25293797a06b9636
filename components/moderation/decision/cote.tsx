import Link from "next/link";
import type { ReactNode } from "react";
import { RelativeDate } from "#components/ui/date";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { libelleActe } from "#lib/moderation/journal/rules";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { cleDe } from "#lib/moderation/refus/rules";
import type {
	EntreeDAuteur,
	FicheModeree,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { adresseFiche } from "../file/fiche.tsx";
import { Etat, libelleEtat } from "./etat.tsx";
import type { Reperes } from "./fiche.tsx";

function Partie(props: { titre: string; children: ReactNode }) {
	return (
		<section className="mt-6 border-t border-line pt-4">
			<h2 className="text-h3">{props.titre}</h2>
			<div className="mt-2 text-small">{props.children}</div>
		</section>
	);
}

/** Another entry, which opens beside this one. */
function Autre(props: {
	langue: Langue;
	entree: Pick<EntreeDAuteur, "nature" | "slug" | "titre" | "statut">;
	className?: string;
}) {
	const { langue } = props;
	const { nature, slug, titre, statut } = props.entree;
	return (
		<>
			<Link
				href={adresseFiche(langue, { nature, slug })}
				prefetch={false}
				target="_blank"
				rel="noopener"
				className={props.className}
			>
				<bdi>{titre}</bdi>
				<span className="sr-only">
					{" "}
					{texts(langue)("contributions.proches.onglet")}
				</span>
			</Link>{" "}
			<Etat nature={nature} statut={statut} langue={langue} />
		</>
	);
}

function Auteur(props: {
	langue: Langue;
	auteur: FicheModeree["auteur"];
	autres: readonly EntreeDAuteur[];
}) {
	const { langue, auteur, autres } = props;
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
			{auteur.en_attente === 0 ? null : (
				<p>
					<a
						href={pageAddress(langue, `/moderation?compte=${auteur.id}`)}
						data-touche="t"
						className="inline-block py-1.5"
					>
						{t("demandes.lots.lien_nombre", { n: auteur.en_attente })}
					</a>
				</p>
			)}
			{auteur.suspendu ? (
				<p className="font-bold text-support">
					{t("moderation.cote.suspendu")}
				</p>
			) : null}
			{autres.length === 0 ? null : (
				<ul className="mt-2 grid gap-1">
					{autres.map((autre) => (
						<li key={cleDe(autre)} className="wrap-anywhere">
							<Autre langue={langue} entree={autre} />
						</li>
					))}
				</ul>
			)}
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

function Liens(props: { langue: Langue; liens: readonly string[] }) {
	const { langue, liens } = props;
	if (liens.length === 0)
		return (
			<p className="text-soft">{texts(langue)("moderation.cote.aucun_lien")}</p>
		);
	return (
		<ul className="grid gap-1">
			{liens.map((lien) => (
				<li key={lien} className="wrap-anywhere">
					<a href={lien} target="_blank" rel="noopener noreferrer nofollow">
						{lien}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Beside an entry: its author's past, what its text holds, its history. */
export function Cote(props: {
	langue: Langue;
	fiche: FicheModeree;
	autres: readonly EntreeDAuteur[];
	reperes: Reperes;
	historique: readonly LigneJournal[];
	now: Date;
}) {
	const { langue, fiche, reperes, now } = props;
	const t = texts(langue);
	return (
		<>
			<Partie titre={t("moderation.cote.auteur")}>
				<Auteur langue={langue} auteur={fiche.auteur} autres={props.autres} />
			</Partie>
			<Partie titre={t("moderation.cote.liens")}>
				<Liens langue={langue} liens={reperes.liens} />
			</Partie>
			<Partie titre={t("moderation.cote.historique")}>
				<Historique
					langue={langue}
					nature={fiche.nature}
					lignes={props.historique}
					now={now}
				/>
			</Partie>
		</>
	);
}
