import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { BUTTON_LOOKS } from "../ui/button-looks.ts";
import { Form } from "../ui/form.tsx";
import { formTexts } from "../ui/form-texts.ts";
import { Notice } from "../ui/notice.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { ChampsFiche } from "./actes.tsx";
import type { ActionFormulaire } from "./action.ts";
import { adresseFiche } from "./liste.tsx";
import { FIELD } from "./looks.ts";

/** What is being said to the author, before it is sent. */
export type RefusSaisi = {
	readonly choix: string;
	readonly doublon: string;
	readonly texte: string;
};

/** Chooses the reason; its state is in the address, so that the mail shows without a script. */
export function ChoixRefus(props: {
	langue: Langue;
	fiche: FicheModeree;
	saisi: RefusSaisi;
	semblables: readonly string[];
}) {
	const { langue, fiche, saisi } = props;
	const t = texts(langue);
	return (
		<form
			action={`${adresseFiche(langue, fiche)}/refus`}
			method="get"
			className="mt-6 grid max-w-measure gap-5"
		>
			<label>
				<span className="font-bold">{t("moderation.refus.choix")}</span>
				<select
					name="choix"
					defaultValue={saisi.choix}
					className={FIELD}
					data-premier=""
				>
					{MOTIFS_REFUS.map((motif) => (
						<option key={motif} value={motif}>
							{t(`moderation.refus.motifs.${motif}`)}
						</option>
					))}
				</select>
			</label>
			<label>
				<span className="font-bold">{t("moderation.refus.doublon")}</span>
				<span className="block text-small text-soft">
					{t("moderation.refus.doublon_aide")}
				</span>
				<input
					name="doublon"
					list="doublons"
					defaultValue={saisi.doublon}
					className={FIELD}
				/>
			</label>
			<datalist id="doublons">
				{props.semblables.map((slug) => (
					<option key={slug} value={slug} />
				))}
			</datalist>
			<label>
				<span className="font-bold">{t("moderation.refus.texte")}</span>
				<span className="block text-small text-soft">
					{t("moderation.refus.texte_aide", {
						langue: fiche.auteur?.langue ?? "fr",
					})}
				</span>
				<textarea
					name="texte"
					rows={4}
					defaultValue={saisi.texte}
					lang={fiche.auteur?.langue}
					className={FIELD}
				/>
			</label>
			<button
				type="submit"
				className={`${BUTTON_LOOKS.other} justify-self-start`}
			>
				{t("moderation.refus.apercevoir")}
			</button>
		</form>
	);
}

/** The mail as it will leave, and the button that sends it. */
export function ConfirmerRefus(props: {
	langue: Langue;
	fiche: FicheModeree;
	saisi: RefusSaisi;
	courriel: { langue: Langue; sujet: string; texte: string } | null;
	decider: ActionFormulaire;
}) {
	const { langue, fiche, saisi, courriel } = props;
	const t = texts(langue);
	return (
		<section aria-label={t("moderation.refus.courriel")} className="mt-8">
			<h2 className="text-h3">{t("moderation.refus.courriel")}</h2>
			{courriel === null ? (
				<Notice>
					<p>{t("moderation.refus.personne")}</p>
				</Notice>
			) : (
				<blockquote
					lang={courriel.langue === langue ? undefined : courriel.langue}
					className="mt-3 max-w-measure border-l-4 border-edge bg-sheet px-5 py-4 wrap-anywhere"
				>
					<p className="font-bold">{courriel.sujet}</p>
					<p className="mt-3 text-small whitespace-pre-line">
						{courriel.texte}
					</p>
				</blockquote>
			)}
			<Form
				action={props.decider}
				textes={formTexts(t)}
				className="mt-5"
				label={t("moderation.refus.confirmer")}
			>
				<ChampsFiche fiche={fiche} />
				<input type="hidden" name="choix" value={saisi.choix} />
				<input type="hidden" name="doublon" value={saisi.doublon} />
				<input type="hidden" name="texte" value={saisi.texte} />
				<span data-touche="r">
					<SubmitButton look="danger">
						{t("moderation.refus.confirmer")}
					</SubmitButton>
				</span>
			</Form>
		</section>
	);
}
