import { LongDate } from "#components/ui/date";
import { estStatutBesoin, LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { texts } from "#lib/i18n/texts";
import type {
	EnvoiSuivi,
	EtapeRetiree,
	EtatSuivi,
} from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import { adresseVersions } from "../edition/adresse-versions.ts";

/** The progress of a mailing: how many mails are waiting, being sent, sent, failed or stopped, and to how many people. */
export function Envoi(props: { langue: Langue; envoi: EnvoiSuivi }) {
	const t = texts(props.langue);
	const { total, en_attente, en_cours, partis, abandonnes, annules } =
		props.envoi;
	const { part_dans } = props.envoi;
	const phrases = [
		...(en_attente === 0
			? []
			: [
					part_dans !== null && part_dans > 0
						? t("edition.etapes.attente", { total: en_attente, n: part_dans })
						: t("edition.etapes.en_file", { total: en_attente }),
				]),
		...(en_cours === 0
			? []
			: [t("edition.etapes.en_cours", { total: en_cours })]),
		...(partis === 0 && total + annules > 0
			? []
			: [t("edition.etapes.finie", { total: partis })]),
		...(abandonnes === 0
			? []
			: [t("edition.etapes.abandonnes", { total: abandonnes })]),
		...(annules === 0 ? [] : [t("edition.etapes.annules", { total: annules })]),
	];
	return (
		<div className="text-small">
			<p>{phrases.join(" ")}</p>
			{en_attente + en_cours === 0 ? null : (
				<progress
					className="mt-1 w-full max-w-measure accent-action"
					value={partis}
					max={total}
					aria-label={t("edition.etapes.envoi", { partis, total })}
				/>
			)}
		</div>
	);
}

/** The other mailings, sent or stopped: changes of state, and removed steps. */
export function AutresEnvois(props: {
	langue: Langue;
	slug: string;
	etats: readonly EtatSuivi[];
	retraits: readonly EtapeRetiree[];
}) {
	const { langue, etats, retraits } = props;
	const t = texts(langue);
	return (
		<>
			{retraits.length === 0 ? null : (
				<>
					<h3 className="mt-8">{t("edition.etapes.retirees")}</h3>
					<ul className="mt-2 grid gap-3">
						{retraits.map(
							({ acte_id, le, numero, retrait, motif, ...compte }) => (
								<li key={acte_id} className="text-small wrap-anywhere">
									<p>
										{t("edition.etapes.retiree", {
											...compte,
											numero: String(numero),
										})}
									</p>
									<p className="text-soft">
										<LongDate langue={langue} value={le.toISOString()} />
									</p>
									{motif === null ? null : (
										<p dir="auto" className="whitespace-pre-line">
											{motif}
										</p>
									)}
									{retrait === null ? null : (
										<p>
											<a
												href={`${adresseVersions(langue, "besoin", props.slug)}?avant=${retrait + 1}#version-${retrait}`}
											>
												{t("edition.etapes.rendre")}
												<span className="sr-only"> ({compte.titre})</span>
											</a>
										</p>
									)}
								</li>
							),
						)}
					</ul>
				</>
			)}
			{etats.length === 0 ? null : (
				<>
					<h3 className="mt-8">{t("edition.etapes.etats")}</h3>
					<ul className="mt-2 grid gap-3">
						{etats.map((etat) => (
							<li key={etat.acte_id}>
								<p className="font-bold">
									{estStatutBesoin(etat.statut)
										? LIBELLES_STATUT_BESOIN[etat.statut][langue]
										: etat.statut}
								</p>
								<p className="text-small text-soft">
									<LongDate langue={langue} value={etat.le.toISOString()} />
								</p>
								<Envoi langue={langue} envoi={etat} />
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}
