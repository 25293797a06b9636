import type { ReactNode } from "react";
import { Acte } from "#components/comptes/acte";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import type { DemandeVue, DialogueVu } from "#lib/moderation/demandes/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { adresseVersions } from "../edition/adresse-versions.ts";
import { Citation } from "../file/fiche.tsx";

/** What the previous page did to the request. */
type FaitDemande = "envoyee" | "retiree" | null;

type Props = {
	fiche: Pick<FicheModeree, "nature" | "slug" | "auteur">;
	dialogue: DialogueVu;
	fait: FaitDemande;
	retirer: ActionFormulaire;
};

/** Something that was said to the author: by whom and when, the words, then what can be done. */
function Dit(
	props: Props & {
		kind?: "done";
		phrase: string;
		par: string | null;
		le: Date;
		/** What the words are. */
		titre: string;
		mots: string;
		/** Without it, the author answered or corrected: the way to the changes. */
		acte?: ReactNode;
	},
) {
	const { fiche, par, acte } = props;
	return (
		<Notice {...(props.kind ? { kind: props.kind } : {})}>
			<p className="font-bold wrap-anywhere">{props.phrase}</p>
			<p className="text-small text-soft wrap-anywhere">
				{par === null ? "" : `${par}, `}
				<Ago at={props.le} />
			</p>
			<p className="mt-3 text-small font-bold">{props.titre}</p>
			<Citation of={fiche.auteur?.langue}>{props.mots}</Citation>
			<div className="mt-4">
				{acte ?? (
					<a
						href={adresseVersions(fiche.nature, fiche.slug)}
						className="inline-block py-1.5"
					>
						{pageTexts()("demandes.dialogue.changements")}
					</a>
				)}
			</div>
		</Notice>
	);
}

function phraseDe(t: Texts, { par, mienne, repondu_le }: DemandeVue): string {
	const quoi = repondu_le === null ? "attend" : "repondue";
	return mienne
		? t(`demandes.dialogue.${quoi}_mienne`)
		: t(`demandes.dialogue.${quoi}`, {
				par: par ?? t("demandes.dialogue.quelqu_un"),
			});
}

function Demande(props: Props & { demande: DemandeVue }) {
	const { nature, slug } = props.fiche;
	const { le, repondu_le, questions } = props.demande;
	const t = pageTexts();
	const dite = {
		phrase: phraseDe(t, props.demande),
		par: null,
		titre: t("demandes.dialogue.questions"),
		mots: questions,
	};
	return repondu_le ? (
		<Dit {...props} {...dite} kind="done" le={repondu_le} />
	) : (
		<Dit
			{...{ ...props, ...dite, le }}
			acte={
				<Acte action={props.retirer} champs={{ nature, slug }}>
					{t("demandes.dialogue.retirer")}
				</Acte>
			}
		/>
	);
}

/** What was said between the author of an entry and the moderators. */
export function Dialogue(props: Props) {
	const { fait } = props;
	const { demande, renvoi } = props.dialogue;
	const t = pageTexts();
	if (!demande && !renvoi && fait === null) return null;
	return (
		<section aria-label={t("demandes.dialogue.titre")} className="mt-6">
			{fait === null ? null : (
				<Notice kind="done" announced>
					<p>{t(`demandes.dialogue.${fait}`)}</p>
				</Notice>
			)}
			{renvoi ? (
				<Dit
					{...props}
					phrase={t("demandes.dialogue.renvoyee")}
					par={renvoi.par}
					le={renvoi.refusee_le}
					titre={t("demandes.dialogue.refusee")}
					mots={renvoi.motif ?? t("compte.contestation.sans_motif")}
				/>
			) : null}
			{demande ? <Demande {...props} demande={demande} /> : null}
		</section>
	);
}
