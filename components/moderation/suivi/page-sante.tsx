import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import type {
	EnvoiEnAttente,
	LettreMorte,
} from "#lib/moderation/envois/schema";
import { direFait } from "#lib/moderation/sante/rules";
import type { Fait } from "#lib/moderation/sante/schema";
import { keysOf } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { GABARITS } from "#lib/platform/mail/template-list";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { Phrase } from "./journal.tsx";

/** The name of a kind of mail; that of its template when an older version queued it. */
function nomDuCourriel(gabarit: string, langue: Langue): string {
	const nomme = keysOf(GABARITS).find((nom) => nom === gabarit);
	return nomme ? texts(langue)(`suivi.gabarits.${nomme}`) : gabarit;
}

type Props = {
	langue: Langue;
	/** How the instance is; null for who may not see it. */
	faits: readonly Fait[] | null;
	envois: readonly EnvoiEnAttente[];
	lettres: readonly LettreMorte[];
	now: Date;
	garde: boolean;
	annuler: ActionFormulaire;
	relancer: ActionFormulaire;
};

function ligneDeFait(langue: Langue, fait: Fait): Row {
	const t = texts(langue);
	const { nom, phrase } = direFait(langue, fait);
	return {
		key: fait.nom,
		title: nom,
		beside: (
			<Badge look={fait.va ? "plain" : "warm"}>
				{t(fait.va ? "sante.va" : "sante.a_voir")}
			</Badge>
		),
		body: <p>{phrase}</p>,
	};
}

/** The mails of one act that still wait, with the button to stop them. */
function ligneDEnvoi(
	{ langue, annuler }: Props,
	{ acte, gabarit, nombre, part_dans }: EnvoiEnAttente,
): Row {
	const t = texts(langue);
	const id = `envoi-${acte.id}-${gabarit}`;
	return {
		key: id,
		title: (
			<span id={id} className="font-normal">
				<Phrase langue={langue} ligne={acte} />
			</span>
		),
		note: t("suivi.envois.nombre", {
			nom: nomDuCourriel(gabarit, langue),
			n: nombre,
			s: part_dans,
		}),
		acts: (
			<Form action={annuler} textes={formTexts(t)}>
				<input type="hidden" name="acte_id" value={acte.id} />
				<SubmitButton look="danger" description={id}>
					{t("suivi.envois.annuler")}
				</SubmitButton>
			</Form>
		),
	};
}

/** A mail that was given up; for one older than a day, the effect of sending it again is told. */
function ligneDeLettre(
	{ langue, now, relancer }: Props,
	lettre: LettreMorte,
): Row {
	const { id, gabarit, destinataire, essais, erreur, ancienne } = lettre;
	const t = texts(langue);
	return {
		key: String(id),
		title: `${nomDuCourriel(gabarit, langue)} · ${destinataire}`,
		note: (
			<>
				<RelativeDate
					langue={langue}
					value={lettre.cree_le.toISOString()}
					now={now}
				/>
				, {t("suivi.envois.essais", { n: essais })}
				{erreur === null ? "" : ` · ${erreur}`}
			</>
		),
		acts: lettre.relancable ? (
			<Form action={relancer} textes={formTexts(t)}>
				<input type="hidden" name="id" value={id} />
				{ancienne ? (
					<p className="mb-2 text-small">{t("suivi.envois.ancien")}</p>
				) : null}
				<SubmitButton
					look={ancienne ? "danger" : "other"}
					name="confirme"
					value={String(ancienne)}
				>
					{t(ancienne ? "suivi.envois.confirmer" : "suivi.envois.relancer")}
				</SubmitButton>
			</Form>
		) : (
			<p className="text-small">{t("suivi.envois.jamais")}</p>
		),
	};
}

/** How the instance is, for administrators; the mails that wait, and those that nobody could get. */
export function PageSante(props: Props) {
	const { langue, faits, envois, lettres } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="sante"
			racine
			titre={t("moderation.parties.sante")}
			garde={props.garde}
		>
			{faits === null ? null : (
				<Section id="faits" title={t("sante.titre")}>
					<p className="max-w-measure text-soft">{t("sante.chapeau")}</p>
					<Rows
						empty=""
						rows={faits.map((fait) => ligneDeFait(langue, fait))}
					/>
				</Section>
			)}
			<Section id="attente" title={t("suivi.envois.attente")}>
				<Rows
					empty={t("suivi.envois.attente_vide")}
					rows={envois.map((envoi) => ligneDEnvoi(props, envoi))}
				/>
			</Section>
			<Section id="lettres" title={t("suivi.envois.lettres")}>
				<Rows
					empty={t("suivi.envois.lettres_vide")}
					rows={lettres.map((lettre) => ligneDeLettre(props, lettre))}
				/>
			</Section>
		</Cadre>
	);
}
