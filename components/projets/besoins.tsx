import { LigneBesoin } from "#components/besoins/ligne";
import type { Actes } from "#components/participation/boutons";
import { Section } from "#components/ui/section";
import { phraseDuBilan } from "#lib/besoins/bilans/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";

type Props = {
	besoins: readonly BesoinSortie[];
	acte: Actes["besoins"];
};

function Liste({ besoins, acte }: Props) {
	return (
		<ul>
			{besoins.map((besoin) => (
				<LigneBesoin
					key={besoin.slug}
					besoin={besoin}
					acte={acte}
					bilan={
						besoin.bilan ? phraseDuBilan(besoin.bilan, pageLangue()) : null
					}
				/>
			))}
		</ul>
	);
}

/** The needs that a project answers: those it delivered, with what their supporters say of it, then the others. */
export function BesoinsDuProjet(props: Props) {
	const t = pageTexts();
	const livres = props.besoins.filter(({ statut }) => statut === "livre");
	const autres = props.besoins.filter(({ statut }) => statut !== "livre");
	return (
		<>
			{livres.length > 0 ? (
				<Section rows id="besoins-livres" title={t("bilans.projet.titre")}>
					<Liste {...props} besoins={livres} />
				</Section>
			) : null}
			{autres.length > 0 ? (
				<Section rows id="besoins" title={t("lecture.projets.besoins")}>
					<Liste {...props} besoins={autres} />
				</Section>
			) : null}
		</>
	);
}
