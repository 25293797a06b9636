import { Badge } from "#components/ui/badge";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { type Row, Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { direFait } from "#lib/moderation/sante/rules";
import type {
	EnvoiEnAttente,
	Fait,
	LettreMorte,
} from "#lib/moderation/sante/schema";
import { keysOf } from "#lib/platform/contract/records";
import { GABARITS } from "#lib/platform/mail/template-list";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { phraseDe } from "./phrases-acte.ts";

/** The name of a kind of mail; that of its template when an older version queued it. */
function nomDuCourriel(gabarit: string): string {
	const nomme = keysOf(GABARITS).find((nom) => nom === gabarit);
	return nomme ? t(`suivi.gabarits.${nomme}`) : gabarit;
}

type Props = {
	/** How the instance is; null for who may not see it. */
	faits: readonly Fait[] | null;
	envois: readonly EnvoiEnAttente[];
	lettres: readonly LettreMorte[];
	annuler: ActionFormulaire;
	relancer: ActionFormulaire;
};

function ligneDeFait(fait: Fait): Row {
	const { nom, phrase } = direFait(pageLangue(), fait);
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

function ligneDEnvoi(
	{ annuler }: Props,
	{ acte, gabarit, nombre, part_dans }: EnvoiEnAttente,
): Row {
	const id = `envoi-${acte.id}-${gabarit}`;
	return {
		key: id,
		title: (
			<span id={id} className="font-normal">
				{phraseDe(acte)}
			</span>
		),
		note: t("suivi.envois.nombre", {
			nom: nomDuCourriel(gabarit),
			n: nombre,
			s: part_dans,
		}),
		acts: (
			<PageForm action={annuler} hidden={{ acte_id: acte.id }}>
				<SubmitButton look="danger" description={id}>
					{t("suivi.envois.annuler")}
				</SubmitButton>
			</PageForm>
		),
	};
}

/** A mail that was given up; for one older than a day, the effect of sending it again is told. */
function ligneDeLettre({ relancer }: Props, lettre: LettreMorte): Row {
	const { id, gabarit, destinataire, essais, erreur, ancienne } = lettre;
	return {
		key: String(id),
		title: `${nomDuCourriel(gabarit)} · ${destinataire}`,
		note: (
			<>
				<Ago at={lettre.cree_le} />, {t("suivi.envois.essais", { n: essais })}
				{erreur === null ? "" : ` · ${erreur}`}
			</>
		),
		acts: lettre.relancable ? (
			<PageForm action={relancer} hidden={{ id }}>
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
			</PageForm>
		) : (
			<p className="text-small">{t("suivi.envois.jamais")}</p>
		),
	};
}

/** How the instance is, for administrators; the mails that wait, and those that nobody could get. */
export function PageSante(props: Props) {
	const { faits, envois, lettres } = props;
	return (
		<Cadre partie="sante" racine titre={t("moderation.parties.sante")}>
			{faits === null ? null : (
				<Section id="faits" title={t("sante.titre")}>
					<p className="max-w-measure text-soft">{t("sante.chapeau")}</p>
					<Rows empty="" rows={faits.map(ligneDeFait)} />
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
