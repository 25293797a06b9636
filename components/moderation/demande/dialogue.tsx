import type { ReactNode } from "react";
import { Acte } from "#components/comptes/acte";
import { RelativeDate } from "#components/ui/date";
import { Notice } from "#components/ui/notice";
import { type Texts, texts } from "#lib/i18n/texts";
import type {
	DemandeVue,
	DialogueVu,
	RenvoiVu,
} from "#lib/moderation/demandes/schema";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { adresseVersions } from "../edition/adresse-versions.ts";

/** What the previous page did to the request. */
type FaitDemande = "envoyee" | "retiree" | null;

type Props = {
	langue: Langue;
	fiche: FicheModeree;
	dialogue: DialogueVu;
	fait: FaitDemande;
	now: Date;
	retirer: ActionFormulaire;
};

/** Words between an author and the moderators, in the author's language. */
function Mots(props: {
	titre: string;
	lang: Langue | undefined;
	children: ReactNode;
}) {
	return (
		<>
			<p className="mt-3 text-small font-bold">{props.titre}</p>
			<blockquote
				lang={props.lang}
				dir="auto"
				className="mt-1 border-l-4 border-edge pl-4 whitespace-pre-line wrap-anywhere"
			>
				{props.children}
			</blockquote>
		</>
	);
}

function phraseDe(t: Texts, { par, mienne, repondu_le }: DemandeVue): string {
	const dit = par ?? t("demandes.dialogue.quelqu_un");
	if (repondu_le !== null)
		return mienne
			? t("demandes.dialogue.repondue_mienne")
			: t("demandes.dialogue.repondue", { par: dit });
	return mienne
		? t("demandes.dialogue.attend_mienne")
		: t("demandes.dialogue.attend", { par: dit });
}

function Demande(props: Props & { demande: DemandeVue }) {
	const { langue, fiche, demande, now } = props;
	const t = texts(langue);
	const { nature, slug } = fiche;
	const le = demande.repondu_le ?? demande.le;
	return (
		<Notice kind={demande.repondu_le === null ? "info" : "done"}>
			<p className="font-bold wrap-anywhere">{phraseDe(t, demande)}</p>
			<p className="text-small text-soft">
				<RelativeDate langue={langue} value={le.toISOString()} now={now} />
			</p>
			<Mots titre={t("demandes.dialogue.questions")} lang={langueCitee(props)}>
				{demande.questions}
			</Mots>
			{demande.repondu_le === null ? (
				<div className="mt-4">
					<Acte
						langue={langue}
						action={props.retirer}
						champs={{ nature, slug }}
					>
						{t("demandes.dialogue.retirer")}
					</Acte>
				</div>
			) : (
				<Changements {...props} />
			)}
		</Notice>
	);
}

function Renvoi(props: Props & { renvoi: RenvoiVu }) {
	const { langue, renvoi, now } = props;
	const t = texts(langue);
	const { par, motif, refusee_le } = renvoi;
	return (
		<Notice>
			<p className="font-bold">{t("demandes.dialogue.renvoyee")}</p>
			<p className="text-small text-soft wrap-anywhere">
				{par === null ? "" : `${par}, `}
				<RelativeDate
					langue={langue}
					value={refusee_le.toISOString()}
					now={now}
				/>
			</p>
			<Mots titre={t("demandes.dialogue.refusee")} lang={langueCitee(props)}>
				{motif ?? t("demandes.dialogue.sans_motif")}
			</Mots>
			<Changements {...props} />
		</Notice>
	);
}

/** The language of what the author reads, when it is not the page's. */
function langueCitee({ langue, fiche }: Props): Langue | undefined {
	const dite = fiche.auteur?.langue;
	return dite === langue ? undefined : dite;
}

function Changements({ langue, fiche }: Props) {
	return (
		<p className="mt-3">
			<a
				href={adresseVersions(langue, fiche.nature, fiche.slug)}
				className="inline-block py-1.5"
			>
				{texts(langue)("demandes.dialogue.changements")}
			</a>
		</p>
	);
}

/** What was said between the author of an entry and the moderators. */
export function Dialogue(props: Props) {
	const { langue, fait } = props;
	const { demande, renvoi } = props.dialogue;
	const t = texts(langue);
	if (!demande && !renvoi && fait === null) return null;
	return (
		<section aria-label={t("demandes.dialogue.titre")} className="mt-6">
			{fait === null ? null : (
				<Notice kind="done" announced>
					<p>{t(`demandes.dialogue.${fait}`)}</p>
				</Notice>
			)}
			{renvoi ? <Renvoi {...props} renvoi={renvoi} /> : null}
			{demande ? <Demande {...props} demande={demande} /> : null}
		</section>
	);
}
