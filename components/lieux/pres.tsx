/** A list near an area: the field that asks for it, the question when it may be several, and its rows by how far they are. */

import type { ReactNode } from "react";
import { Link } from "#components/ui/link";
import { LIST_FORM } from "#components/ui/lists/list-page";
import { Completions } from "#components/ui/lists/search-form";
import { Notice } from "#components/ui/notice";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { placeName } from "#lib/i18n/places";
import { formats } from "#lib/i18n/texts";
import type { Lieu, LieuNomme } from "#lib/lieux/schema";
import { nomEntier, nomsDesNiveaux, nomTraduit } from "#lib/lieux/schema";
import { listPath } from "#lib/platform/lists/list-address";
import { BUTTON_LOOKS } from "../ui/looks.ts";
import { Version } from "../ui/translated.tsx";

/** What somebody typed in the field, and the areas that it may be. */
export type Demande = {
	readonly texte: string;
	readonly choix: readonly Lieu[];
};

/** A level of the list, by its number, and how many entries are at it. */
type Niveau = { readonly niveau: number; readonly nombre: number };

export function ChampPresDe(props: {
	texte?: string | undefined;
	/** The list as it is, near nothing. */
	adresse: string;
}) {
	const { adresse } = props;
	const noms = pageHref("/lieux/noms");
	return (
		<div data-near className="min-w-0">
			<label htmlFor="pres" className="mb-0.5 block text-small font-bold">
				{t("lecture.filtres.lieu")}
			</label>
			<input
				id="pres"
				name="pres"
				form={LIST_FORM}
				maxLength={120}
				defaultValue={props.texte}
				autoComplete="off"
				aria-describedby="pres-aide"
				className="block min-h-11 w-full min-w-0 rounded-control border-2 border-edge bg-sheet px-2.5 text-small text-ink"
			/>
			<p id="pres-aide" className="mt-0.5 text-small text-soft">
				{t("lieux.aide")}
			</p>
			<Completions
				over
				address={`${noms}?retour=${encodeURIComponent(adresse)}&q=`}
				label={t("lieux.noms")}
			/>
		</div>
	);
}

/** The same question apart from a list: the needs near somewhere. */
export function PresDeChezVous() {
	const adresse = pageHref("/besoins");
	return (
		<form
			id={LIST_FORM}
			action={adresse}
			className="no-print mt-8 rounded-control bg-action-tint p-5 max-sm:hidden"
		>
			<h2 className="text-h3">{t("lieux.chez_vous")}</h2>
			<div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
				<ChampPresDe adresse={adresse} />
				<button
					type="submit"
					className={`${BUTTON_LOOKS.other} mt-[1.4375rem] self-start`}
				>
					{t("lieux.voir")}
				</button>
			</div>
		</form>
	);
}

/** Asked above the list when what was typed may be several areas; said there when it is none. */
export function QuestionPresDe(props: {
	demande: Demande | null;
	/** The address of the list near one of them. */
	adresse: (lieu: string) => string;
}) {
	const { demande } = props;
	const langue = pageLangue();
	if (demande === null) return null;
	return (
		<div className="mt-4">
			<Notice
				announced
				title={demande.choix.length > 0 ? t("lieux.lequel") : demande.texte}
			>
				{demande.choix.length > 0 ? (
					<ul>
						{demande.choix.map((lieu) => (
							<li key={lieu.code}>
								<Link
									href={props.adresse(lieu.code)}
									className="inline-flex min-h-11 items-center"
								>
									<Version of={placeName(nomEntier(lieu), langue)} />
								</Link>
							</li>
						))}
					</ul>
				) : (
					<p>{t("lieux.inconnu")}</p>
				)}
			</Notice>
		</div>
	);
}

/** Rows under a heading for each level, from the place of the first of them in the whole list. */
export function LignesParNiveau<T>(props: {
	lieu: Lieu;
	niveaux: readonly Niveau[];
	/** The place of the first row, from 1. */
	premier: number;
	elements: readonly T[];
	ligne: (element: T, level: 3) => ReactNode;
}) {
	const langue = pageLangue();
	const { lieu, niveaux, premier, elements } = props;
	const noms = nomsDesNiveaux(lieu);
	let avant = 1 - premier;
	return niveaux.map(({ niveau, nombre }) => {
		const de = Math.max(0, avant);
		avant += nombre;
		const siens = elements.slice(de, Math.max(0, avant));
		return siens.length === 0 ? null : (
			<section key={niveau} className="mt-6 first:mt-0">
				<h2 className="flex items-baseline gap-x-3 border-b border-line pb-1 text-h3">
					{noms[niveau] ? (
						<Version
							of={
								niveau === 0
									? nomTraduit(lieu, langue)
									: placeName(noms[niveau], langue)
							}
						/>
					) : (
						t("lieux.partout")
					)}
					<span className="text-small font-normal text-soft tabular-nums">
						{formats(langue).number(nombre)}
					</span>
				</h2>
				<ul>{siens.map((un) => props.ligne(un, 3))}</ul>
			</section>
		);
	});
}

/** Where an entry is: a link to the list near it when its areas are known, else its text. */
export function LieuDeFiche(props: {
	liste: "projets" | "besoins";
	territoire: string;
	lieux: readonly LieuNomme[];
}) {
	const langue = pageLangue();
	const { liste, territoire, lieux } = props;
	const nom = <Version of={placeName(territoire, langue)} />;
	const [lieu, ...autres] = lieux;
	return lieu && autres.length === 0 ? (
		<Link href={pageHref(listPath(`/${liste}`, { lieu: lieu.code }))}>
			{nom}
		</Link>
	) : (
		nom
	);
}
