import type { ReactNode } from "react";
import { Confirm } from "#components/ui/forms/confirm";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { Ago } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import {
	type CompteVu,
	type Coupures,
	cleDuLot,
	type EntreeDuLot,
	type GesteLot,
	type LotFait,
} from "#lib/moderation/comptes/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Coupe, MotifSuspension } from "../comptes/compte.tsx";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche } from "../file/fiche.tsx";

type Props = {
	compte: CompteVu;
	lot: readonly EntreeDuLot[];
	/** What a suspension would cut. */
	coupures: Coupures;
	/** What the previous page did. */
	fait: LotFait | null;
	traiter: ActionFormulaire;
};

function Fait({ compte, fait }: Props) {
	const t = pageTexts();
	if (fait === null) return null;
	const { faites, changees } = fait;
	return (
		<Notice kind="done" announced>
			<p className="font-bold">{t("demandes.lots.faits", { n: faites })}</p>
			{changees === 0 ? null : (
				<p>{t("demandes.lots.changees", { n: changees })}</p>
			)}
			{compte.suspendu ? <p>{t("demandes.lots.suspendu")}</p> : null}
		</Notice>
	);
}

/** The key of each gesture, and where the hand goes when it opens: to what has to be said first. */
const OUVRE = {
	quarantaine: { touche: "q", focus: "oui-quarantaine" },
	suspension: { touche: "x", focus: "motif" },
} as const satisfies Record<GesteLot, object>;

function Geste(props: Props & { geste: GesteLot; children?: ReactNode }) {
	const { lot, geste } = props;
	const t = pageTexts();
	return (
		<Confirm
			label={t(`demandes.lots.${geste}`, { n: lot.length })}
			opens={OUVRE[geste]}
		>
			<p className="mb-3">
				{geste === "suspension"
					? t("demandes.lots.suspension_confirmer")
					: t(`demandes.lots.${geste}_confirmer`, { n: lot.length })}
			</p>
			<div data-confirme={`confirme-${geste}`}>{props.children}</div>
			<p id={`confirme-${geste}`} className="mt-4">
				<SubmitButton
					id={`oui-${geste}`}
					look="danger"
					name="geste"
					value={geste}
				>
					{t(`demandes.lots.${geste}_oui`, { n: lot.length })}
				</SubmitButton>
			</p>
		</Confirm>
	);
}

/** One entry, ticked until the moderator leaves it out, with the beginning of its text. */
function Ligne({ entree }: { entree: EntreeDuLot }) {
	const t = pageTexts();
	return (
		<li className="flex gap-x-3 border-b border-line py-2 wrap-anywhere">
			<input
				type="checkbox"
				name="fiches"
				value={cleDuLot(entree)}
				defaultChecked
				aria-label={t("surveillance.regle.cocher", { titre: entree.titre })}
				className="mt-1 size-6 shrink-0 accent-action"
			/>
			<span className="min-w-0 flex-1">
				<a href={adresseFiche(entree)} className="font-bold">
					{entree.titre}
				</a>{" "}
				<span className="text-small text-soft">
					{t(`moderation.filtre.natures.${entree.nature}`)},{" "}
					<Ago at={entree.cree_le} />
				</span>
				<span dir="auto" className="line-clamp-2 block text-small text-soft">
					{entree.debut}
				</span>
			</span>
		</li>
	);
}

/** What an account suggested and awaits review, and what can be done with all of it at once. */
export function PageLot(props: Props) {
	const { compte, lot } = props;
	const t = pageTexts();
	return (
		<Cadre
			partie="file"
			titre={t("demandes.lots.titre", {
				nom: compte.nom ?? compte.courriel,
			})}
		>
			<Fait {...props} />
			<p role="status" className="mt-6 font-bold">
				{t("demandes.lots.nombre", { n: lot.length })}
			</p>
			{lot.length === 0 ? null : (
				<PageForm action={props.traiter} hidden={{ compte_id: compte.id }}>
					<ul className="mt-2 border-t-2 border-ink">
						{lot.map((entree) => (
							<Ligne key={cleDuLot(entree)} entree={entree} />
						))}
					</ul>
					<div className="mt-6 grid gap-4">
						<Geste {...props} geste="quarantaine" />
						{compte.suspendu || compte.role !== "membre" ? null : (
							<Geste {...props} geste="suspension">
								<Coupe coupures={props.coupures} />
								<div className="mt-3">
									<MotifSuspension />
								</div>
							</Geste>
						)}
					</div>
				</PageForm>
			)}
			<p className="mt-6 flex flex-wrap gap-x-6">
				<a href={pageHref("/moderation")} data-touche="j" className="py-1.5">
					{t("demandes.lots.file")}
				</a>
				<a
					href={pageHref(`/moderation/comptes/${compte.id}`)}
					className="py-1.5"
				>
					{t("demandes.lots.retour")}
				</a>
			</p>
		</Cadre>
	);
}
