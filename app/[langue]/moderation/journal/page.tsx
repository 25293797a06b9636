import { Cadre } from "#components/moderation/cadre";
import { ChoixFiltre, Filtre, MotsFiltre } from "#components/moderation/filtre";
import { Journal } from "#components/moderation/journal";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerActes, listerJournal } from "#lib/moderation/journal/queries";
import { libelleActe } from "#lib/moderation/journal/rules";
import { OBJETS_JOURNAL } from "#lib/moderation/journal/schema";
import { now } from "#lib/platform/clock";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { adresseJournal, lireFiltreJournal } from "../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.journal.titre"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const filtre = lireFiltreJournal(query);
	const [{ lignes, suivant }, actes] = await Promise.all([
		listerJournal(filtre),
		listerActes(),
	]);
	const tous = t("moderation.filtre.tous");
	const objets = OBJETS_JOURNAL.map((value) => ({
		value,
		label: t(`suivi.journal.objets.${value}`),
	}));
	return (
		<Cadre
			langue={langue}
			partie="journal"
			racine
			titre={t("suivi.journal.titre")}
		>
			<Filtre langue={langue} chemin="/moderation/journal">
				<ChoixFiltre
					nom="objet"
					label={t("suivi.journal.objet")}
					valeur={filtre.objet}
					tous={tous}
					options={objets}
				/>
				<ChoixFiltre
					nom="acte"
					label={t("suivi.journal.acte")}
					valeur={filtre.acte}
					tous={tous}
					options={actes.map((value) => ({
						value,
						label: libelleActe(value, langue),
					}))}
				/>
				<MotsFiltre
					nom="qui"
					label={t("suivi.journal.qui")}
					valeur={filtre.qui}
				/>
				<MotsFiltre
					nom="slug"
					label={t("suivi.journal.slug")}
					valeur={filtre.slug}
				/>
				<MotsFiltre
					nom="du"
					type="date"
					label={t("suivi.journal.du")}
					valeur={filtre.du}
				/>
				<MotsFiltre
					nom="au"
					type="date"
					label={t("suivi.journal.au")}
					valeur={filtre.au}
				/>
			</Filtre>
			<p className="mt-5">
				<a
					href={pageAddress(
						langue,
						adresseJournal("/moderation/journal/export", filtre),
					)}
					download
				>
					{t("suivi.journal.csv")}
				</a>
			</p>
			<Journal langue={langue} lignes={lignes} now={now()} />
			{suivant === null ? null : (
				<p>
					<a
						href={pageAddress(
							langue,
							adresseJournal("/moderation/journal", {
								...filtre,
								avant: suivant,
							}),
						)}
					>
						{t("suivi.journal.suite")}
					</a>
				</p>
			)}
		</Cadre>
	);
});
