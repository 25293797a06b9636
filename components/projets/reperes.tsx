import { LieuDeFiche } from "#components/lieux/pres";
import { Fact } from "#components/ui/entry";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Translated } from "#components/ui/translated";
import { WebLink } from "#components/ui/web-link";
import { LIGNES_FACULTATIVES_PROJET } from "#lib/contributions/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { listPath } from "#lib/platform/lists/list-address";
import type { ProjetSortie } from "#lib/projets/schema";

function listed(chosen: Record<string, string>): string {
	return pageHref(listPath("/projets", chosen));
}

function Ligne(props: {
	nom: (typeof LIGNES_FACULTATIVES_PROJET)[number];
	valeur: string;
	lieux: ProjetSortie["lieux"];
}) {
	const { nom, valeur } = props;
	const t = pageTexts();
	switch (nom) {
		case "site_web":
			return (
				<Fact name={t("lecture.projets.site_web")}>
					<WebLink address={valeur} hostOnly contributed />
				</Fact>
			);
		case "territoire":
			return (
				<Fact name={t("lecture.filtres.territoire")}>
					<LieuDeFiche
						liste="projets"
						territoire={valeur}
						lieux={props.lieux}
					/>
				</Fact>
			);
		default:
			return (
				<Fact name={t(`champs.projet.${nom}.nom`)}>
					<bdi>{valeur}</bdi>
				</Fact>
			);
	}
}

/** Every field of a project besides its texts and phrases. */
export function ReperesDuProjet(props: { projet: ProjetSortie }) {
	const { projet } = props;
	const { themes, label_ia, code_ouvert } = projet;
	const t = pageTexts();
	return (
		<dl>
			{LIGNES_FACULTATIVES_PROJET.map((nom) => {
				const valeur = projet[nom];
				return valeur ? (
					<Ligne key={nom} nom={nom} valeur={valeur} lieux={projet.lieux} />
				) : null;
			})}
			{themes.length > 0 ? (
				<Fact name={t("lecture.projets.themes", { n: themes.length })}>
					<ul>
						{themes.map((theme) => (
							<li key={theme.slug}>
								<Link href={listed({ theme: theme.slug })}>
									<Translated of={theme} text="nom" />
								</Link>
							</li>
						))}
					</ul>
				</Fact>
			) : null}
			{label_ia === "non_renseigne" ? null : (
				<Fact name={t("lecture.filtres.label_ia")}>
					{t(`lecture.projets.label_ia.${label_ia}`)}
				</Fact>
			)}
			{code_ouvert === null ? null : (
				<Fact name={t("lecture.projets.code")}>
					{t(`lecture.projets.code_${code_ouvert ? "ouvert" : "ferme"}`)}
				</Fact>
			)}
			{projet.publie_le ? (
				<Fact name={t("lecture.projets.publie_le")}>
					<Day at={projet.publie_le} />
				</Fact>
			) : null}
		</dl>
	);
}
