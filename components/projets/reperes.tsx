import Link from "next/link";
import type { ReactNode } from "react";
import { LongDate } from "#components/ui/date";
import { PlainText } from "#components/ui/plain-text";
import { Version } from "#components/ui/translated";
import { WebLink } from "#components/ui/web-link";
import { LIGNES_FACULTATIVES_PROJET } from "#lib/contributions/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { ProjetSortie } from "#lib/projets/schema";

function Repere(props: { name: string; children: ReactNode }) {
	return (
		<div className="border-b border-line py-3 first:pt-0 last:border-b-0">
			<dt className="text-small text-soft">{props.name}</dt>
			<dd className="mt-0.5 wrap-anywhere">{props.children}</dd>
		</div>
	);
}

function listed(langue: Langue, chosen: Record<string, string>): string {
	return pageAddress(langue, listPath("/projets", chosen));
}

/** A line or an address that was given. */
function Ligne(props: {
	langue: Langue;
	nom: (typeof LIGNES_FACULTATIVES_PROJET)[number];
	valeur: string;
}) {
	const { langue, nom, valeur } = props;
	const t = texts(langue);
	switch (nom) {
		case "site_web":
			return (
				<Repere name={t("lecture.projets.site_web")}>
					<WebLink address={valeur} hostOnly contributed />
				</Repere>
			);
		case "territoire":
			return (
				<Repere name={t("lecture.filtres.territoire")}>
					<Link href={listed(langue, { territoire: valeur })} prefetch={false}>
						<bdi>{valeur}</bdi>
					</Link>
				</Repere>
			);
		default:
			return (
				<Repere name={t(`champs.projet.${nom}.nom`)}>
					<bdi>{valeur}</bdi>
				</Repere>
			);
	}
}

/** Every field of a project besides its text. */
export function ReperesDuProjet(props: {
	langue: Langue;
	projet: ProjetSortie;
}) {
	const { langue, projet } = props;
	const { themes, label_ia, code_ouvert } = projet;
	const t = texts(langue);
	return (
		<dl>
			{LIGNES_FACULTATIVES_PROJET.map((nom) => {
				const valeur = projet[nom];
				return valeur ? (
					<Ligne key={nom} langue={langue} nom={nom} valeur={valeur} />
				) : null;
			})}
			{themes.length > 0 ? (
				<Repere name={t("lecture.projets.themes", { n: themes.length })}>
					<ul>
						{themes.map((theme) => (
							<li key={theme.slug}>
								<Link
									href={listed(langue, { theme: theme.slug })}
									prefetch={false}
								>
									<Version
										langue={langue}
										of={translated(theme, "nom", langue)}
									/>
								</Link>
							</li>
						))}
					</ul>
				</Repere>
			) : null}
			<Repere name={t("lecture.filtres.label_ia")}>
				{t(`lecture.projets.label_ia.${label_ia}`)}
				{projet.usage_ia ? (
					<PlainText
						langue={langue}
						of={translated(projet, "usage_ia", langue)}
						className="mt-1 text-small"
					/>
				) : null}
			</Repere>
			{code_ouvert === null ? null : (
				<Repere name={t("lecture.projets.code")}>
					{t(`lecture.projets.code_${code_ouvert ? "ouvert" : "ferme"}`)}
				</Repere>
			)}
			{projet.publie_le ? (
				<Repere name={t("lecture.projets.publie_le")}>
					<LongDate langue={langue} value={projet.publie_le} />
				</Repere>
			) : null}
		</dl>
	);
}
