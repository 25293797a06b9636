import { FullDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import {
	SANS_RELECTURE_PAR_PAGE,
	type SansRelecture,
} from "#lib/moderation/sans_relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../../comptes/acte.tsx";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { LienFiche } from "../file/fiche.tsx";
import { Pages } from "../file/pages.tsx";

function Ligne({ langue, fiche }: { langue: Langue; fiche: SansRelecture }) {
	const t = texts(langue);
	const { titre, regle, source, le, cle } = fiche;
	return (
		<li className="flex gap-x-3 border-b border-line py-2">
			<input
				type="checkbox"
				name="vues"
				value={cle}
				aria-label={t("surveillance.regle.cocher", { titre })}
				className="mt-1 size-6 shrink-0 accent-action"
			/>
			<span className="min-w-0 flex-1">
				<LienFiche
					langue={langue}
					fiche={fiche}
					className="inline-block py-0.5"
				/>
				<span className="block text-small text-soft wrap-anywhere">
					{t(`moderation.filtre.natures.${fiche.nature}`)},{" "}
					{t(`surveillance.regle.${regle}`, { source })},{" "}
					<FullDate langue={langue} value={le.toISOString()} />
				</span>
			</span>
		</li>
	);
}

function Tout(props: {
	langue: Langue;
	total: number;
	jusqua: Date;
	marquer: ActionFormulaire;
}) {
	const { langue, total: n } = props;
	const t = texts(langue);
	return (
		<div className="mt-8">
			<Confirm label={t("surveillance.regle.tout", { n })}>
				<p className="mb-3">{t("surveillance.regle.tout_confirmer", { n })}</p>
				<Acte
					langue={langue}
					action={props.marquer}
					champs={{ geste: "toutes", jusqua: props.jusqua.toISOString() }}
				>
					{t("surveillance.regle.tout_oui")}
				</Acte>
			</Confirm>
		</div>
	);
}

/** What is public by rule and was judged by nobody, the latest first. */
export function PageSansRelecture(props: {
	langue: Langue;
	fiches: readonly SansRelecture[];
	total: number;
	page: number;
	now: Date;
	/** How many the previous page marked as seen; null for none. */
	faites: number | null;
	marquer: ActionFormulaire;
}) {
	const { langue, fiches, total, faites } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="sans_relecture"
			racine
			titre={t("surveillance.regle.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("surveillance.regle.chapeau")}
			</p>
			{faites === null ? null : (
				<Notice kind={faites === 0 ? "warning" : "done"} announced>
					<p>{t("surveillance.regle.faites", { n: faites })}</p>
				</Notice>
			)}
			<p role="status" className="mt-4 font-bold">
				{t("moderation.file.nombre", { n: total })}
			</p>
			{fiches.length === 0 ? (
				<p className="mt-3 max-w-measure text-soft">
					{t("surveillance.regle.vide")}
				</p>
			) : (
				<>
					<Form action={props.marquer} textes={formTexts(t)}>
						<ul className="mt-2 border-t-2 border-ink">
							{fiches.map((fiche) => (
								<Ligne key={fiche.cle} langue={langue} fiche={fiche} />
							))}
						</ul>
						<p className="mt-4">
							<SubmitButton look="other" name="geste" value="cochees">
								{t("surveillance.regle.voir")}
							</SubmitButton>
						</p>
					</Form>
					<Tout
						langue={langue}
						total={total}
						jusqua={props.now}
						marquer={props.marquer}
					/>
				</>
			)}
			<Pages
				langue={langue}
				chemin="/moderation/sans-relecture"
				filtre={{}}
				page={props.page}
				pages={Math.ceil(total / SANS_RELECTURE_PAR_PAGE)}
			/>
		</Cadre>
	);
}

/** Told on the page of an entry: a rule made it public, and nobody has seen it. */
export function PublieeParRegle(props: {
	langue: Langue;
	parRegle: SansRelecture | null;
	marquerVue: ActionFormulaire;
}) {
	const { langue, parRegle } = props;
	const t = texts(langue);
	if (parRegle === null) return null;
	const { source, regle, cle } = parRegle;
	return (
		<Notice kind="warning">
			<p className="mb-3">{t(`surveillance.regle.ici_${regle}`, { source })}</p>
			<Acte
				langue={langue}
				action={props.marquerVue}
				champs={{ geste: "cochees", vues: cle }}
			>
				{t("surveillance.regle.vue")}
			</Acte>
		</Notice>
	);
}
