import { LieuDeFiche } from "#components/lieux/pres";
import {
	type ActeDeListe,
	BoutonDeLigne,
	duBesoin,
} from "#components/participation/boutons";
import { MarqueDeTheme } from "#components/themes/marque";
import { Row } from "#components/ui/lists/row";
import { Tile } from "#components/ui/tile";
import { Translated, Version } from "#components/ui/translated";
import { phraseDuBilan } from "#lib/besoins/bilans/rules";
import { estStatutPublic } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { counted } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { TexteMarque } from "#lib/platform/langues";
import type { Marks } from "#lib/platform/search/marks";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { StatutDuBesoin } from "./parcours.tsx";

/** Code points of a need's text in a row. */
const LIGNE_MAX = 160;

function debut({ texte, langue }: TexteMarque): TexteMarque {
	return {
		langue,
		texte: shortenAtWord(texte.replace(/\s+/g, " "), LIGNE_MAX),
	};
}

export function LigneBesoin(props: {
	besoin: BesoinSortie;
	level?: 2 | 3;
	mots?: Marks | null;
	/** How a reader supports it from here; without it, the supports are only told. */
	acte?: ActeDeListe | undefined;
	bilan?: string | null;
}) {
	const langue = pageLangue();
	const { besoin, acte } = props;
	const { territoire, lieux, theme, statut, roles, nb_soutiens: n } = besoin;
	return (
		<Row
			href={pageHref(`/besoins/${besoin.slug}`)}
			title={<Translated of={besoin} text="titre" mots={props.mots} />}
			level={props.level ?? 3}
			face={
				<Tile theme={theme?.slug}>
					<MarqueDeTheme slug={theme?.slug ?? ""} className="scale-130" />
				</Tile>
			}
			act={acte ? <BoutonDeLigne acte={acte} de={duBesoin(besoin)} /> : null}
			line={
				<Version
					of={debut(translated(besoin, "description", langue))}
					mots={props.mots}
				/>
			}
			facts={[
				estStatutPublic(statut) && (
					<StatutDuBesoin key="statut" statut={statut} />
				),
				theme && <Translated key="theme" of={theme} text="nom" />,
				territoire && (
					<LieuDeFiche
						key="territoire"
						liste="besoins"
						{...{ territoire, lieux }}
					/>
				),
				roles.length > 0 &&
					statut !== "livre" &&
					t("lecture.besoins.cherche", {
						roles: roles
							.map((role) => t(`lecture.besoins.roles.${role}.court`))
							.join(", "),
					}),
				!acte && counted(langue, n, t("lecture.besoins.soutiens", { n })),
				props.bilan,
			]}
		/>
	);
}

export function LignesBesoins(props: {
	besoins: readonly BesoinSortie[];
	acte?: ActeDeListe | undefined;
	/** Whether each says what its supporters tell of its delivery. */
	bilans?: boolean;
	className?: string;
}) {
	return (
		<ul className={props.className}>
			{props.besoins.map((besoin) => (
				<LigneBesoin
					key={besoin.slug}
					besoin={besoin}
					acte={props.acte}
					bilan={
						props.bilans && besoin.bilan
							? phraseDuBilan(besoin.bilan, pageLangue())
							: null
					}
				/>
			))}
		</ul>
	);
}
