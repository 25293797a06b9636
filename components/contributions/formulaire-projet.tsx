import { Folded, IfFilled } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Controls, type Field } from "#components/ui/kit/fields";
import { FACES_PROJET } from "#lib/contributions/rules";
import { CHAMPS_PROJET, PHRASES_PROJET } from "#lib/contributions/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";
import { ANGLAIS } from "#lib/projets/lecture/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { type Apercus, ChampsDImages } from "../projets/images.tsx";
import {
	type ChampEnvoye,
	ChampsDuProjet,
	champsDeLEtape,
	ETAPES,
} from "./champs.tsx";
import {
	AvisDeSaisie,
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import { ApercuDeLigne, AutresReponses, LectureDAdresse } from "./lecture.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

const PHRASES: ReadonlySet<string> = new Set(PHRASES_PROJET);

/** The English version that a file holds beside the French one. */
function champsAnglais(): Field[] {
	return keysOf(ANGLAIS).map((name) => {
		const { nature, bornes } = CHAMPS_PROJET[ANGLAIS[name]];
		return {
			name,
			label: t(`contributions.lecture.anglais.${name}`),
			...{ optional: true, max: bornes.max, lang: "en" },
			...(nature === "bloc" ? { kind: "text", rows: 10 } : {}),
		};
	});
}

export function Avancee({ etape }: { etape: number }) {
	return (
		<div className="mt-3 max-w-measure text-small">
			<div aria-hidden="true" className="mb-1.5 flex gap-1.5">
				{Array.from({ length: ETAPES }, (_, at) => (
					<span
						key={`${at}`}
						className={`h-1 grow rounded-full ${at < etape ? "bg-action" : "bg-line"}`}
					/>
				))}
			</div>
			<p className="font-bold text-action">
				{t("contributions.proposer.etape", {
					n: `${etape}`,
					total: `${ETAPES}`,
				})}
			</p>
		</div>
	);
}

type EtapeProps = {
	themes: readonly ThemeSortie[];
	noms: readonly ChampEnvoye[];
	/** Whether it is open at first: nothing is written yet. */
	ouvert: boolean;
};

/** What only developers know, folded, with the file that fills it all. */
function PourInformaticiens({ themes, noms, ouvert }: EtapeProps) {
	return (
		<Folded
			label={t("contributions.proposer.informaticiens")}
			names={["lecture", ...noms]}
			open={ouvert}
			className="mt-8 max-w-measure"
		>
			<LectureDAdresse
				champ={{
					name: "lecture",
					label: t("contributions.lecture.champ"),
					help: t("contributions.lecture.aide"),
					optional: t("formulaires.facultatif"),
				}}
				lire={t("contributions.lecture.lire")}
				continuer={t("contributions.continuer")}
			/>
			<ChampsDuProjet {...{ themes, noms }} />
			<IfFilled names={keysOf(ANGLAIS)}>
				<fieldset className="mt-10 min-w-0 max-w-measure">
					<legend className="text-h3 font-bold">{t("edition.anglais")}</legend>
					<p className="mt-1 text-small text-soft">
						{t("contributions.lecture.anglais.aide")}
					</p>
					<div className="mt-4">
						<Controls fields={champsAnglais()} />
					</div>
				</fieldset>
			</IfFilled>
		</Folded>
	);
}

/** One step of the form of a suggested project, with the bounds of the API. The answers of the others go with it. */
export function FormulaireProjet(
	props: FormulaireProps & {
		themes: readonly ThemeSortie[];
		etape: number;
		apercus: Apercus;
	},
) {
	const langue = pageLangue();
	const { themes, etape } = props;
	const siens = champsDeLEtape(etape);
	const plies = etape < ETAPES ? [] : siens.filter((nom) => !PHRASES.has(nom));
	return (
		<FormulaireContribution
			{...props}
			nature="projet"
			boutons={
				<>
					<SubmitButton>
						{t(
							etape < ETAPES
								? "contributions.proposer.continuer"
								: "contributions.continuer",
						)}
					</SubmitButton>
					{etape > 1 ? (
						<SubmitButton look="other" name="retour" value="1">
							{t("contributions.proposer.retour")}
						</SubmitButton>
					) : null}
				</>
			}
		>
			<input type="hidden" name="etape" value={etape} />
			<ChampsDuProjet
				themes={themes}
				noms={siens.filter((nom) => !plies.includes(nom))}
			/>
			{etape === 1 ? (
				<>
					<AvisDeSaisie avis={props.avisDeSaisie} />
					<ApercuDeLigne titre={t("contributions.proposer.apercu")} />
					<ProchesEnEcrivant
						langue={langue}
						champs={["nom", "accroche"]}
						textes={textesProches(t)}
					/>
				</>
			) : null}
			{etape === ETAPES ? <ChampsDImages apercus={props.apercus} /> : null}
			{plies.length > 0 ? (
				<PourInformaticiens
					{...{ themes, noms: plies }}
					ouvert={!props.brouillon.nom?.[0]}
				/>
			) : null}
			<AutresReponses
				sauf={[
					...siens,
					...["langue", "lus", "lire", "etape", "retour"],
					...(etape < ETAPES
						? []
						: ["lecture", ...keysOf(ANGLAIS), ...FACES_PROJET]),
				]}
			/>
		</FormulaireContribution>
	);
}
