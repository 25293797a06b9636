import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control } from "#components/ui/kit/fields";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { pageSaid, t } from "#lib/i18n/page-texts";
import {
	type DemandeVue,
	type DialogueVu,
	peutDemander,
	QUESTIONS_MAX,
} from "#lib/moderation/echanges/schema";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { adresseVersions, Citation } from "../file/fiche.tsx";
import { ApercuCourriels } from "../suivi/apercu-courriels.tsx";
import { Depliant } from "./saisie.tsx";

type Props = {
	fiche: Pick<FicheModeree, "nature" | "slug" | "auteur">;
	dialogue: DialogueVu;
};

/** Something that was said to the author: by whom and when, the words, then the way to what changed since. */
function Dit(
	props: Pick<Props, "fiche"> & {
		kind?: "done";
		phrase: string;
		par: string | null;
		le: Date;
		/** What the words are. */
		titre: string;
		mots: string;
		/** Whether the author answered or corrected. */
		change: boolean;
	},
) {
	const { fiche, par } = props;
	return (
		<Notice {...(props.kind ? { kind: props.kind } : {})}>
			<p className="font-bold wrap-anywhere">{props.phrase}</p>
			<p className="text-small text-soft wrap-anywhere">
				{par === null ? "" : `${par}, `}
				<Ago at={props.le} />
			</p>
			<p className="mt-3 text-small font-bold">{props.titre}</p>
			<Citation of={fiche.auteur?.langue}>{props.mots}</Citation>
			{props.change ? (
				<a
					href={adresseVersions(fiche.nature, fiche.slug)}
					className="mt-4 inline-block py-1.5"
				>
					{t("demandes.dialogue.changements")}
				</a>
			) : null}
		</Notice>
	);
}

function phraseDe({ par, repondu_le }: DemandeVue): string {
	return t(`demandes.dialogue.${repondu_le === null ? "attend" : "repondue"}`, {
		par: par ?? t("demandes.dialogue.quelqu_un"),
	});
}

export function Dialogue(props: Props) {
	const { fiche } = props;
	const { demande, renvoi } = props.dialogue;
	// The page before asked the author of its entry.
	const fait = pageSaid("demande") === "envoyee";
	if (!(demande || renvoi || fait)) return null;
	return (
		<section aria-label={t("demandes.dialogue.titre")} className="mt-6">
			{fait ? (
				<Notice kind="done" announced>
					{t("demandes.dialogue.envoyee")}
				</Notice>
			) : null}
			{renvoi ? (
				<Dit
					fiche={fiche}
					change
					phrase={t("demandes.dialogue.renvoyee")}
					par={renvoi.par}
					le={renvoi.refusee_le}
					titre={t("demandes.dialogue.refusee")}
					mots={renvoi.motif ?? t("compte.contestation.sans_motif")}
				/>
			) : null}
			{demande ? (
				<Dit
					fiche={fiche}
					change={demande.repondu_le !== null}
					{...(demande.repondu_le ? { kind: "done" } : {})}
					phrase={phraseDe(demande)}
					par={null}
					le={demande.repondu_le ?? demande.le}
					titre={t("demandes.dialogue.questions")}
					mots={demande.questions}
				/>
			) : null}
		</section>
	);
}

/** The templates that a form may insert in its text: each button sends the form back with the template added. */
export function ModelesOfferts(props: {
	modeles: readonly Pick<Modele, "id" | "nom">[];
	/** The name of its buttons, by which the form knows the text. */
	name?: string;
}) {
	const { modeles, name = "modele" } = props;
	if (modeles.length === 0) return null;
	return (
		<details className="mt-4 max-w-measure">
			<summary className="cursor-pointer py-1.5">
				{t("demandes.modeles.offerts")}
			</summary>
			<ul className="mt-2 flex flex-wrap gap-3">
				{modeles.map(({ id, nom }) => (
					<li key={id} className="wrap-anywhere">
						<SubmitButton look="other" name={name} value={String(id)}>
							{nom}
						</SubmitButton>
					</li>
				))}
			</ul>
		</details>
	);
}

/** The id of what asks: Ctrl and the Enter key press it from the questions. */
const DEMANDER = "demander-a-l-auteur";

/** A request to the author beside the text: the questions, the mail that they make, then the sending. */
export function PanneauDemande(props: {
	fiche: FicheModeree;
	modeles: readonly Modele[];
	demande: DemandeVue | null;
}) {
	const { fiche, demande } = props;
	const lang = fiche.auteur?.langue ?? "fr";
	return (
		<Depliant
			id="demande"
			titre={t(`demandes.dialogue.${demande ? "redemander" : "demander"}`)}
			possible={peutDemander(fiche)}
			touches={<span data-touche="c" data-vers="questions" />}
		>
			<p className="text-small text-soft">{t("demandes.page.chapeau")}</p>
			{/* The mail that was shown has the focus: the same keys send it. */}
			<div data-confirme={DEMANDER} className="mt-4">
				<Control
					field={{
						name: "questions",
						label: t("demandes.page.texte"),
						help: t("moderation.refus.texte_aide", { langue: lang }),
						...{ kind: "text", rows: 6, max: QUESTIONS_MAX, lang },
					}}
				/>
				<ModelesOfferts modeles={props.modeles} name="modele_questions" />
				<ApercuCourriels
					textes={{
						titre: t("moderation.refus.courriel"),
						aide: t("demandes.page.montre"),
						personne: t("demandes.page.personne"),
						perime: t("demandes.page.perime"),
					}}
				/>
			</div>
			<p className="mt-6 mb-2 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="apercevoir_demande" look="other">
					{t("moderation.refus.apercevoir")}
				</SubmitButton>
				<span id={DEMANDER} className="grid">
					<SubmitButton name="geste" value="demander">
						{t("demandes.page.envoyer")}
					</SubmitButton>
				</span>
			</p>
		</Depliant>
	);
}
