import type { ReactNode } from "react";
import { LigneProjet } from "#components/projets/ligne";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { LinkButton } from "#components/ui/link";
import { NUANCE_MAX } from "#lib/besoins/liens/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";
import { OublierBrouillonLocal } from "./brouillon-local.tsx";

type Props = { projet: ProjetResume };

function Entete(props: Props & { titre: string; texte: string }) {
	return (
		<>
			<h1>{props.titre}</h1>
			<ul className="mt-6 max-w-measure">
				<LigneProjet projet={props.projet} level={2} />
			</ul>
			<p className="mt-6 max-w-measure">{props.texte}</p>
		</>
	);
}

function Reprendre() {
	return (
		<p className="mt-4">
			<LinkButton look="other" href={pageHref("/decrire/verification")}>
				{t("liens.reponse.reprendre")}
			</LinkButton>
		</p>
	);
}

/** Asks whether the text may be erased, since this project answers it. */
export function ReponseProjet(props: Props & { action: ActionFormulaire }) {
	const { projet } = props;
	return (
		<>
			<Entete
				projet={projet}
				titre={t("liens.reponse.titre")}
				texte={t("liens.reponse.effet")}
			/>
			<PageForm
				action={props.action}
				hidden={{ projet: projet.slug }}
				className="mt-8"
			>
				<SubmitButton>{t("liens.reponse.confirmer")}</SubmitButton>
			</PageForm>
			<Reprendre />
		</>
	);
}

/** Asks what this project lacks, in one line that may stay empty. */
export function PresqueProjet(
	props: Props & { action: ActionFormulaire; texte: string },
) {
	const { projet } = props;
	return (
		<>
			<Entete
				projet={projet}
				titre={t("liens.nuance.titre")}
				texte={t("liens.nuance.aide")}
			/>
			<RecordForm
				action={props.action}
				hidden={{ projet: projet.slug }}
				values={{ nuance: [props.texte] }}
				className="mt-8"
				fields={[
					{
						name: "nuance",
						label: t("liens.nuance.champ"),
						optional: true,
						max: NUANCE_MAX,
					},
				]}
				submit={t("liens.nuance.continuer")}
			/>
			<Reprendre />
		</>
	);
}

/** After "yes": the text is erased, and a vote for the project is offered. */
export function RepondProjet(
	props: Props & {
		vote: ReactNode;
		/** Else the page was opened again: what the browser keeps is of another need. */
		vientDEtreDit: boolean;
	},
) {
	const { projet } = props;
	return (
		<>
			{props.vientDEtreDit ? <OublierBrouillonLocal nature="besoin" /> : null}
			<Entete
				projet={projet}
				titre={t("liens.repondu.titre")}
				texte={t("liens.repondu.texte")}
			/>
			<div className="mt-8">{props.vote}</div>
			<p className="mt-6">
				<a href={pageHref(`/projets/${projet.slug}`)}>
					{t("liens.repondu.voir")}
				</a>
			</p>
		</>
	);
}

const DOSSIERS = { projet: "proposer", besoin: "decrire" } as const;
const LISTES = { projet: "projets", besoin: "besoins" } as const;

export function Merci(props: {
	nature: NatureContribution;
	/** The name or title of what was sent. */
	envoye: string;
}) {
	const { nature, envoye } = props;
	const liste = LISTES[nature];
	return (
		<div className="max-w-measure">
			<OublierBrouillonLocal nature={nature} envoye={envoye} />
			<h1>{t(`contributions.${DOSSIERS[nature]}.merci`)}</h1>
			<h2 className="mt-10">{t("contributions.suite.titre")}</h2>
			<ol className="mt-4 list-decimal space-y-2 pl-6">
				<li>{t("contributions.suite.relecture")}</li>
				<li>{t("contributions.suite.courriel")}</li>
				<li>{t("contributions.suite.suivi")}</li>
			</ol>
			<p className="mt-4 text-small text-soft">
				{t("contributions.suite.rejeu")}
			</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<LinkButton href={pageHref("/compte/contributions")}>
					{t("contributions.suite.compte")}
				</LinkButton>
				<LinkButton look="other" href={pageHref(`/${liste}`)}>
					{t(`contributions.suite.${liste}`)}
				</LinkButton>
			</p>
		</div>
	);
}
