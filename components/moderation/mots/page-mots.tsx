import type { ReactNode } from "react";
import { Acte } from "#components/comptes/acte";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import type { MotForme, MotsEntendus } from "#lib/moderation/mots/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { RESEAUX_MIN } from "#lib/recherche/manquees/rules";
import { Cadre } from "../file/cadre.tsx";
import { MotsSurveilles } from "./surveilles.tsx";

type Communs = { langue: Langue; ecarter: ActionFormulaire };

/** One word heard, where it comes from, and the act that sets it aside. */
function ligne(
	{ langue, ecarter }: Communs,
	{ nature, de, a, dite }: MotForme,
	texte: string,
	note: ReactNode,
): Row {
	const t = texts(langue);
	const nom = `${t("vocabulaire.entendus.ecarter")}${t("vocabulaire.entendus.quoi", { mot: texte })}`;
	return {
		key: `${dite} ${de} ${a}`,
		title: texte,
		note,
		acts: (
			<Acte
				langue={langue}
				action={ecarter}
				champs={{ nature, de, a: a ?? "", dite }}
				nom={nom}
			>
				{t("vocabulaire.entendus.ecarter")}
			</Acte>
		),
	};
}

function Entendus(props: Communs & { mots: MotsEntendus }) {
	const { langue, mots } = props;
	const t = texts(langue);
	const empty = t("vocabulaire.entendus.rien");
	return (
		<>
			<Section id="manquees" title={t("vocabulaire.entendus.manquees")}>
				<p className="max-w-measure text-soft">
					{t("vocabulaire.entendus.manquees_aide", { n: String(RESEAUX_MIN) })}
				</p>
				<Rows
					empty={empty}
					rows={mots.manquees.map(({ langue: dite, mots: de, ...vue }) =>
						ligne(
							props,
							{ nature: "manquee", de, a: null, dite },
							de,
							`${t(`moderation.filtre.langues.${dite}`)}, ${t(
								"vocabulaire.entendus.reseaux",
								{
									n: vue.reseaux,
									dernier: formats(langue).dateTime(new Date(vue.dernier), {
										dateStyle: "long",
									}),
								},
							)}`,
						),
					)}
				/>
			</Section>
			<Section id="nuances" title={t("vocabulaire.entendus.nuances")}>
				<p className="max-w-measure text-soft">
					{t("vocabulaire.entendus.nuances_aide")}
				</p>
				<Rows
					empty={empty}
					rows={mots.nuances.map(({ slug, nom, besoin, nuance }) =>
						ligne(
							props,
							{ nature: "nuance", de: besoin, a: slug, dite: "fr" },
							nuance,
							<a href={pageAddress(langue, `/projets/${slug}`)}>{nom}</a>,
						),
					)}
				/>
			</Section>
		</>
	);
}

/** The words heard, searches that found nothing and what projects that answer a need lack, then those to watch. */
export function PageMots(
	props: Communs &
		Omit<Parameters<typeof MotsSurveilles>[0], "ouverts"> & {
			entendus: MotsEntendus;
			garde: boolean;
		},
) {
	const { langue, ecarter, entendus, garde, ...surveilles } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="mots"
			racine
			titre={t("moderation.parties.mots")}
			garde={garde}
		>
			<Entendus langue={langue} ecarter={ecarter} mots={entendus} />
			<MotsSurveilles langue={langue} ouverts={garde} {...surveilles} />
		</Cadre>
	);
}
