import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { pageSaid, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import type { DemandeVue, DialogueVu } from "#lib/moderation/echanges/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { adresseVersions, Citation } from "../file/fiche.tsx";

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
					{pageTexts()("demandes.dialogue.changements")}
				</a>
			) : null}
		</Notice>
	);
}

function phraseDe(t: Texts, { par, repondu_le }: DemandeVue): string {
	return t(`demandes.dialogue.${repondu_le === null ? "attend" : "repondue"}`, {
		par: par ?? t("demandes.dialogue.quelqu_un"),
	});
}

/** What was said between the author of an entry and the moderators. */
export function Dialogue(props: Props) {
	const { fiche } = props;
	const { demande, renvoi } = props.dialogue;
	// The page before asked the author of its entry.
	const fait = pageSaid("demande") === "envoyee";
	const t = pageTexts();
	if (!(demande || renvoi || fait)) return null;
	return (
		<section aria-label={t("demandes.dialogue.titre")} className="mt-6">
			{fait ? (
				<Notice kind="done" announced>
					<p>{t("demandes.dialogue.envoyee")}</p>
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
					phrase={phraseDe(t, demande)}
					par={null}
					le={demande.repondu_le ?? demande.le}
					titre={t("demandes.dialogue.questions")}
					mots={demande.questions}
				/>
			) : null}
		</section>
	);
}
