import type { ReactNode } from "react";
import { Confirm } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Control, type Field } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { pageCount, pageHref, t } from "#lib/i18n/page-texts";
import {
	type CompteVu,
	type Coupures,
	cleDuLot,
	type EntreeDuLot,
	type GesteLot,
} from "#lib/moderation/comptes/schema";
import type { Apercu } from "#lib/moderation/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { adresseFiche } from "../file/fiche.tsx";
import { CourrielMontre } from "../suivi/apercu-courriels.tsx";

/** Why, which the person reads. */
export const champMotif = (): Field => ({
	name: "motif",
	label: t("suivi.suspension.motif"),
	...{ kind: "text", rows: 3 },
});

/** What a suspension cuts, then why: the person reads it in the mail that is shown. */
function AvantSuspension(props: { coupures: Coupures; courriel: Apercu }) {
	const { sessions, jetons, votes, soutiens, offres } = props.coupures;
	return (
		<>
			<p>{t("suivi.suspension.coupe")}</p>
			<ul className="my-2 list-disc pl-6">
				<li>{t("suivi.suspension.sessions", { n: sessions })}</li>
				<li>{t("suivi.suspension.jetons", { n: jetons })}</li>
				<li>{t("suivi.suspension.voix", { n: votes + soutiens })}</li>
				<li>{t("suivi.suspension.offres", { n: offres })}</li>
			</ul>
			<p>{t("suivi.suspension.courriel")}</p>
			<div className="mt-3">
				<Control field={champMotif()} />
			</div>
			<CourrielMontre {...props.courriel} petit />
		</>
	);
}

/** The key of each gesture, and where the hand goes when it opens: to what has to be said first. */
const OUVRE = {
	quarantaine: { touche: "q", focus: "oui-quarantaine" },
	suspension: { touche: "x", focus: "motif" },
} as const satisfies Record<GesteLot, object>;

/** What is done to the entries that are ticked, and to their account: the effect first. */
function Geste(props: { geste: GesteLot; n: number; children?: ReactNode }) {
	const { geste, n } = props;
	return (
		<Confirm
			label={t(`demandes.lots.${geste}`, { n })}
			opens={OUVRE[geste]}
			holds={[OUVRE[geste].focus]}
		>
			{n === 0 ? null : (
				<p className="mb-3">{t(`demandes.lots.${geste}_confirmer`, { n })}</p>
			)}
			<div data-confirme={`confirme-${geste}`}>{props.children}</div>
			<p id={`confirme-${geste}`} className="mt-4">
				<SubmitButton
					id={`oui-${geste}`}
					look="danger"
					name="geste"
					value={geste}
				>
					{t(`demandes.lots.${geste}_oui`, { n })}
				</SubmitButton>
			</p>
		</Confirm>
	);
}

/** What the account has waiting, each entry ticked until the moderator leaves it out, with the beginning of its text. */
function EnAttente(props: { lot: readonly EntreeDuLot[] }) {
	if (props.lot.length === 0) return null;
	return (
		<>
			<p role="status" className="mt-6 font-bold">
				{t("demandes.lots.nombre", { n: props.lot.length })}
			</p>
			<div className="mt-2 mb-6">
				<Rows
					empty=""
					rows={props.lot.map((entree) => ({
						key: cleDuLot(entree),
						tick: {
							...{ name: "fiches", value: cleDuLot(entree) },
							defaultChecked: true,
							"aria-label": t("surveillance.regle.cocher", {
								titre: entree.titre,
							}),
						},
						title: entree.titre,
						href: adresseFiche(entree),
						beside: (
							<span className="text-small text-soft">
								{t(`recherche.natures.${entree.nature}`)},{" "}
								<Ago at={entree.cree_le} />
							</span>
						),
						note: (
							<span dir="auto" className="line-clamp-2 block">
								{entree.debut}
							</span>
						),
					}))}
				/>
			</div>
		</>
	);
}

export function Decider(props: {
	compte: CompteVu;
	lot: readonly EntreeDuLot[];
	coupures: Coupures;
	courriel: Apercu;
	/** What has to be done before the account is suspended, null for nothing; undefined when it may not be. */
	suspension: ReactNode | undefined;
	traiter: ActionFormulaire;
}) {
	const { compte, lot, suspension } = props;
	return (
		<>
			{lot.length === 0 && suspension === undefined ? null : (
				<Section id="decider" title={t("moderation.actes.titre")}>
					<PageForm action={props.traiter} hidden={{ compte_id: compte.id }}>
						{/* The Enter key presses the first button that is not disabled: from a box it sends nothing. */}
						<button type="submit" formAction="?" formMethod="dialog" hidden />
						<EnAttente lot={lot} />
						<div className="grid gap-4">
							{lot.length === 0 ? null : (
								<Geste geste="quarantaine" n={lot.length} />
							)}
							{suspension === null ? (
								<Geste geste="suspension" n={lot.length}>
									<AvantSuspension {...props} />
								</Geste>
							) : (
								suspension
							)}
						</div>
					</PageForm>
				</Section>
			)}
			{lot.length === 0 && pageCount("faits") === null ? null : (
				<p className="mt-6">
					<a
						href={pageHref("/moderation")}
						data-touche="j"
						className="inline-block py-1.5"
					>
						{t("demandes.lots.file")}
					</a>
				</p>
			)}
		</>
	);
}
