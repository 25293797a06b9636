import { Link } from "#components/ui/link";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ContributionVue } from "#lib/moderation/comptes/schema";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { cleDe } from "#lib/moderation/refus/rules";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { AutreFiche } from "../file/fiche.tsx";
import { ActesDits } from "../suivi/journal.tsx";
import { Etat } from "./fiche.tsx";

function Auteur(props: {
	auteur: FicheModeree["auteur"];
	autres: readonly ContributionVue[];
}) {
	const { auteur, autres } = props;
	const t = pageTexts();
	if (!auteur)
		return <p className="text-soft">{t("moderation.cote.sans_auteur")}</p>;
	return (
		<>
			<p className="wrap-anywhere max-md:inline">
				<Link href={pageHref(`/moderation/comptes/${auteur.id}`)}>
					{auteur.nom ?? auteur.courriel}
				</Link>
				{" : "}
				{t("moderation.cote.decisions", {
					publies: auteur.publies,
					refuses: auteur.refuses,
					attente: auteur.en_attente,
				})}
				.
				{auteur.en_attente === 0 ? null : (
					<>
						{" "}
						<a
							href={pageHref(`/moderation/comptes/${auteur.id}`)}
							data-touche="t"
							className="inline-block py-1.5 max-md:py-0.5"
						>
							{t("demandes.lots.lien_nombre", { n: auteur.en_attente })}
						</a>
					</>
				)}
			</p>
			{auteur.suspendu ? (
				<p className="font-bold text-rust">{t("moderation.cote.suspendu")}</p>
			) : null}
			{autres.length === 0 ? null : (
				<details>
					<summary className="cursor-pointer py-1.5">
						{t("moderation.cote.autres", { n: autres.length })}
					</summary>
					<ul className="grid gap-1">
						{autres.map((autre) => (
							<li key={cleDe(autre)} className="wrap-anywhere">
								<AutreFiche entree={autre} />{" "}
								<Etat nature={autre.nature} statut={autre.statut} />
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

/** The history of an entry, newest first. */
function Historique(props: { lignes: readonly LigneJournal[] }) {
	const { lignes } = props;
	const t = pageTexts();
	if (lignes.length === 0) return null;
	return (
		<details className="mt-4 border-t border-line pt-2 text-small max-md:mt-1 max-md:basis-full">
			<summary className="cursor-pointer py-1.5">
				{t("moderation.cote.historique", { n: String(lignes.length) })}
			</summary>
			<ActesDits lignes={lignes} />
		</details>
	);
}

/** Beside an entry: its author's past, and its history. */
export function Cote(props: {
	fiche: FicheModeree;
	autres: readonly ContributionVue[];
	historique: readonly LigneJournal[];
}) {
	const { fiche } = props;
	const t = pageTexts();
	return (
		<>
			<section className="mt-6 border-t border-line pt-4 text-small max-md:mt-2 max-md:basis-full max-md:pt-1">
				<h2 className="mb-2 text-h3 max-md:mr-2 max-md:mb-0 max-md:inline max-md:text-small">
					{t("moderation.cote.auteur")}
				</h2>
				<Auteur auteur={fiche.auteur} autres={props.autres} />
			</section>
			<Historique lignes={props.historique} />
		</>
	);
}
