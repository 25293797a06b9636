import type { ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import type { MotForme, MotsEntendus } from "#lib/moderation/mots/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { RESEAUX_MIN } from "#lib/recherche/manquees/rules";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { nomLangue } from "./nom-langue.ts";

type Communs = { langue: Langue; ecarter: ActionFormulaire };

/** One word, where it comes from, and the act that sets it aside. */
function Mot(
	props: Communs & { mot: MotForme; texte: string; children: ReactNode },
) {
	const { langue, mot, texte } = props;
	const { nature, de, a, dite } = mot;
	const t = texts(langue);
	const quoi = (
		<span className="sr-only">
			{t("vocabulaire.entendus.quoi", { mot: texte })}
		</span>
	);
	return (
		<li className="border-b border-line py-4 wrap-anywhere">
			<p>
				<strong>{texte}</strong>{" "}
				<span className="text-small text-soft">{props.children}</span>
			</p>
			<Form action={props.ecarter} textes={formTexts(t)} className="mt-2">
				<input type="hidden" name="nature" value={nature} />
				<input type="hidden" name="de" value={de} />
				<input type="hidden" name="a" value={a ?? ""} />
				<input type="hidden" name="dite" value={dite} />
				<SubmitButton look="other">
					{t("vocabulaire.entendus.ecarter")}
					{quoi}
				</SubmitButton>
			</Form>
		</li>
	);
}

function Liste(props: {
	langue: Langue;
	id: string;
	titre: string;
	aide: string;
	children: readonly ReactNode[];
}) {
	const t = texts(props.langue);
	return (
		<Section id={props.id} title={props.titre}>
			<p className="max-w-measure text-soft">{props.aide}</p>
			{props.children.length === 0 ? (
				<p className="mt-4">{t("vocabulaire.entendus.rien")}</p>
			) : (
				<ul className="mt-4 border-t-2 border-ink">{props.children}</ul>
			)}
		</Section>
	);
}

function Manquees(props: Communs & Pick<MotsEntendus, "manquees">) {
	const { langue, manquees } = props;
	const t = texts(langue);
	return (
		<Liste
			langue={langue}
			id="manquees"
			titre={t("vocabulaire.entendus.manquees")}
			aide={t("vocabulaire.entendus.manquees_aide", { n: String(RESEAUX_MIN) })}
		>
			{manquees.map(({ langue: dite, mots, reseaux, dernier }) => (
				<Mot
					key={`${dite} ${mots}`}
					{...props}
					mot={{ nature: "manquee", de: mots, a: null, dite }}
					texte={mots}
				>
					{nomLangue(langue, dite)},{" "}
					{t("vocabulaire.entendus.reseaux", {
						n: reseaux,
						dernier: formats(langue).dateTime(new Date(dernier), {
							dateStyle: "long",
						}),
					})}
				</Mot>
			))}
		</Liste>
	);
}

function Nuances(props: Communs & Pick<MotsEntendus, "nuances">) {
	const { langue, nuances } = props;
	const t = texts(langue);
	return (
		<Liste
			langue={langue}
			id="nuances"
			titre={t("vocabulaire.entendus.nuances")}
			aide={t("vocabulaire.entendus.nuances_aide")}
		>
			{nuances.map(({ slug, nom, besoin, nuance }) => (
				<Mot
					key={`${slug} ${besoin}`}
					{...props}
					mot={{ nature: "nuance", de: besoin, a: slug, dite: "fr" }}
					texte={nuance}
				>
					<a href={pageAddress(langue, `/projets/${slug}`)}>{nom}</a>
				</Mot>
			))}
		</Liste>
	);
}

/** Searches that found nothing, and what projects that answer a need lack. */
export function PageMots(
	props: Communs & {
		mots: MotsEntendus;
		garde: boolean;
	},
) {
	const { langue, ecarter, mots } = props;
	const t = texts(langue);
	const communs = { langue, ecarter };
	return (
		<Cadre
			langue={langue}
			partie="mots"
			racine
			titre={t("vocabulaire.entendus.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("vocabulaire.entendus.chapeau")}
			</p>
			<Garde langue={langue} vu={props.garde} />
			<Manquees {...communs} manquees={mots.manquees} />
			<Nuances {...communs} nuances={mots.nuances} />
		</Cadre>
	);
}
