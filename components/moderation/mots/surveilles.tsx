import Link from "next/link";
import { Rows } from "#components/ui/kit/rows";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import {
	BORNES_SURVEILLE,
	type EffetSurveille,
	type MotSurveille,
} from "#lib/moderation/surveillance/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../../comptes/acte.tsx";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { adresseFiche } from "../file/fiche.tsx";

const CHEMIN = "/moderation/mots";

/** What a word would be found in today, and the button that adds it. */
function Effet(props: {
	langue: Langue;
	effet: EffetSurveille;
	surveiller: ActionFormulaire;
}) {
	const { langue, effet } = props;
	const { mot, obstacle, total, file, fiches } = effet;
	const t = texts(langue);
	return (
		<Notice
			kind={obstacle === null ? "info" : "warning"}
			announced
			title={t("surveillance.effet", { mot })}
		>
			{obstacle === null ? null : (
				<p className="font-bold">{t(`surveillance.obstacles.${obstacle}`)}</p>
			)}
			{effet.adresse ? <p>{t("surveillance.est_adresse")}</p> : null}
			{obstacle === "vide" || obstacle === "long" ? null : (
				<p>{t("surveillance.trouvees", { n: total, file: String(file) })}</p>
			)}
			{fiches.length === 0 ? null : (
				<ul className="mt-2 list-disc pl-5">
					{fiches.map((fiche) => (
						<li key={`${fiche.nature}/${fiche.slug}`} className="wrap-anywhere">
							<Link href={adresseFiche(langue, fiche)} prefetch={false}>
								<bdi>{fiche.titre}</bdi>
							</Link>
						</li>
					))}
				</ul>
			)}
			{total > fiches.length ? (
				<p>{t("surveillance.autres", { n: total - fiches.length })}</p>
			) : null}
			<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
				{obstacle === null ? (
					<Acte
						langue={langue}
						action={props.surveiller}
						champs={{ mot }}
						look="main"
					>
						{t("surveillance.ajouter")}
					</Acte>
				) : null}
				<Link
					href={pageAddress(langue, CHEMIN)}
					prefetch={false}
					className="flex min-h-11 items-center"
				>
					{t("surveillance.renoncer")}
				</Link>
			</div>
		</Notice>
	);
}

/** A plain form whose state is in the address: nothing is added before its effect was shown. */
function Essayer(props: { langue: Langue; mot: string }) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<form
			action={pageAddress(langue, CHEMIN)}
			method="get"
			className="max-w-measure"
		>
			<label htmlFor="mot" className="font-bold">
				{t("surveillance.mot")}
			</label>
			<p id="mot-aide" className="text-small text-soft">
				{t("surveillance.mot_aide")}
			</p>
			<input
				id="mot"
				name="mot"
				defaultValue={props.mot}
				aria-describedby="mot-aide"
				minLength={BORNES_SURVEILLE.min}
				maxLength={BORNES_SURVEILLE.max}
				required
				className="mt-2 block h-12 w-full rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink"
			/>
			<p className="mt-4">
				<button type="submit" className={BUTTON_LOOKS.other}>
					{t("surveillance.essayer")}
				</button>
			</p>
		</form>
	);
}

/** The words to watch, which administrators keep and every moderator may read. */
export function MotsSurveilles(props: {
	langue: Langue;
	mots: readonly MotSurveille[];
	effet: EffetSurveille | null;
	/** Whether the reader may write them. */
	estAdmin: boolean;
	surveiller: ActionFormulaire;
	oublier: ActionFormulaire;
}) {
	const { langue, estAdmin, effet } = props;
	const t = texts(langue);
	return (
		<Section id="surveilles" title={t("surveillance.titre")}>
			<p className="max-w-measure text-soft">
				{t("surveillance.chapeau")}
				{estAdmin ? "" : ` ${t("surveillance.lecture")}`}
			</p>
			{estAdmin && effet ? (
				<div className="mt-6">
					<Effet langue={langue} effet={effet} surveiller={props.surveiller} />
				</div>
			) : null}
			<Rows
				empty={t("surveillance.vide")}
				rows={props.mots.map(({ id, texte, fiches }) => ({
					key: String(id),
					title: <bdi>{texte}</bdi>,
					note: t("surveillance.fiches", { n: fiches }),
					...(estAdmin
						? {
								acts: (
									<Acte
										langue={langue}
										action={props.oublier}
										champs={{ id: String(id) }}
										nom={t("surveillance.retirer_quoi", { mot: texte })}
									>
										{t("surveillance.retirer")}
									</Acte>
								),
							}
						: {}),
				}))}
			/>
			{estAdmin ? (
				<div className="mt-8">
					<h3 className="mb-3 text-h3">{t("surveillance.nouveau")}</h3>
					<Essayer langue={langue} mot={effet?.mot ?? ""} />
				</div>
			) : null}
		</Section>
	);
}
