import { RelativeDate } from "#components/ui/date";
import { Table } from "#components/ui/table";
import { texts } from "#lib/i18n/texts";
import { libelleActe } from "#lib/moderation/journal/rules";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type { Langue } from "#lib/platform/langues";
import { adresseVersions } from "../edition/adresse-versions.ts";
import { adresseFiche } from "../file/liste.tsx";

function Objet({ langue, ligne }: { langue: Langue; ligne: LigneJournal }) {
	const { objet, objet_id, objet_slug } = ligne;
	if (objet_slug !== null && (objet === "projet" || objet === "besoin"))
		return (
			<a href={adresseFiche(langue, { nature: objet, slug: objet_slug })}>
				{objet_slug}
			</a>
		);
	if (objet_slug !== null && (objet === "article" || objet === "theme"))
		return (
			<a href={adresseVersions(langue, objet, objet_slug)}>{objet_slug}</a>
		);
	return (
		<>
			{[objet, objet_slug ?? objet_id]
				.filter((part) => part !== null)
				.join(" ")}
		</>
	);
}

function valeurs(objet: object | null): string {
	return objet === null
		? ""
		: Object.entries(objet)
				.map(
					([cle, valeur]) =>
						`${cle} : ${typeof valeur === "object" ? JSON.stringify(valeur) : String(valeur)}`,
				)
				.join(", ");
}

/** The journal's entries, newest first. */
export function Journal(props: {
	langue: Langue;
	lignes: readonly LigneJournal[];
	now: Date;
}) {
	const { langue, lignes } = props;
	const t = texts(langue);
	if (lignes.length === 0)
		return <p className="mt-6 text-soft">{t("suivi.journal.vide")}</p>;
	return (
		<Table
			caption={t("suivi.journal.titre")}
			captionHidden
			head={[
				t("suivi.journal.colonnes.le"),
				t("suivi.journal.colonnes.qui"),
				t("suivi.journal.colonnes.acte"),
				t("suivi.journal.colonnes.objet"),
				t("suivi.journal.colonnes.detail"),
			]}
		>
			{lignes.map((ligne) => (
				<tr key={ligne.id} className="text-small">
					<td>
						<RelativeDate
							langue={langue}
							value={ligne.le.toISOString()}
							now={props.now}
						/>
					</td>
					<td>{ligne.qui ?? t(`suivi.journal.acteurs.${ligne.acteur}`)}</td>
					<td>{libelleActe(ligne.acte, langue)}</td>
					<td>
						<Objet langue={langue} ligne={ligne} />
					</td>
					<td>
						{[valeurs(ligne.avant), valeurs(ligne.apres)]
							.filter((dit) => dit !== "")
							.join(" → ")}
						{ligne.motif === null ? null : (
							<span className="block whitespace-pre-line">{ligne.motif}</span>
						)}
					</td>
				</tr>
			))}
		</Table>
	);
}
