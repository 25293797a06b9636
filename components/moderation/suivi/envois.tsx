import { RelativeDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type {
	EnvoiEnAttente,
	LettreMorte,
} from "#lib/moderation/envois/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Phrase } from "./journal.tsx";
import { nomDuCourriel } from "./nom-courriel.ts";

/** The pending mails of acts, each mailing with the button to stop it. */
export function EnvoisEnAttente(props: {
	langue: Langue;
	envois: readonly EnvoiEnAttente[];
	annuler: ActionFormulaire;
}) {
	const { langue, envois } = props;
	const t = texts(langue);
	if (envois.length === 0)
		return <p className="text-soft">{t("suivi.envois.attente_vide")}</p>;
	return (
		<ul>
			{envois.map(({ acte, gabarit, nombre, part_dans }) => (
				<li
					key={`${acte.id}-${gabarit}`}
					className="border-b border-line py-3 wrap-break-word"
				>
					<p id={`envoi-${acte.id}-${gabarit}`}>
						<Phrase langue={langue} ligne={acte} />
					</p>
					<p className="text-small text-soft">
						{t("suivi.envois.nombre", {
							nom: nomDuCourriel(gabarit, langue),
							n: nombre,
							s: part_dans,
						})}
					</p>
					<Form action={props.annuler} textes={formTexts(t)} className="mt-2">
						<input type="hidden" name="acte_id" value={acte.id} />
						<SubmitButton
							look="danger"
							description={`envoi-${acte.id}-${gabarit}`}
						>
							{t("suivi.envois.annuler")}
						</SubmitButton>
					</Form>
				</li>
			))}
		</ul>
	);
}

/** The failed mails; for one older than a day, the page warns of the effect of sending it again. */
export function LettresMortes(props: {
	langue: Langue;
	lettres: readonly LettreMorte[];
	now: Date;
	relancer: ActionFormulaire;
}) {
	const { langue, lettres } = props;
	const t = texts(langue);
	if (lettres.length === 0)
		return <p className="text-soft">{t("suivi.envois.lettres_vide")}</p>;
	return (
		<ul>
			{lettres.map(
				({
					id,
					gabarit,
					destinataire,
					essais,
					erreur,
					cree_le,
					ancienne,
					relancable,
				}) => (
					<li key={id} className="border-b border-line py-3 wrap-anywhere">
						<p className="font-bold">
							{nomDuCourriel(gabarit, langue)} · {destinataire}
						</p>
						<p className="text-small text-soft">
							<RelativeDate
								langue={langue}
								value={cree_le.toISOString()}
								now={props.now}
							/>
							, {t("suivi.envois.essais", { n: essais })}
							{erreur === null ? "" : ` · ${erreur}`}
						</p>
						{relancable ? (
							<Form
								action={props.relancer}
								textes={formTexts(t)}
								className="mt-2"
							>
								<input type="hidden" name="id" value={id} />
								{ancienne ? (
									<p className="mb-2 text-small">{t("suivi.envois.ancien")}</p>
								) : null}
								<SubmitButton
									look={ancienne ? "danger" : "other"}
									name="confirme"
									value={String(ancienne)}
								>
									{t(
										ancienne
											? "suivi.envois.confirmer"
											: "suivi.envois.relancer",
									)}
								</SubmitButton>
							</Form>
						) : (
							<p className="mt-1 text-small">{t("suivi.envois.jamais")}</p>
						)}
					</li>
				),
			)}
		</ul>
	);
}
