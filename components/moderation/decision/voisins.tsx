import type { ComponentProps, ReactNode } from "react";
import { Control } from "#components/ui/kit/fields";
import { Day } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { t } from "#lib/i18n/page-texts";
import {
	GESTES_VOISIN,
	type GesteVoisin,
} from "#lib/moderation/jugement/schema";
import { cleDe } from "#lib/moderation/refus/rules";
import type { FicheModeree, Semblable } from "#lib/moderation/relecture/schema";
import {
	type LienModere,
	RAISON_MAX,
	type ReunionLue,
} from "#lib/moderation/voisins/schema";
import { filled } from "#lib/platform/contract/records";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Raison } from "../../besoins/situations.tsx";
import { AutreFiche } from "../file/fiche.tsx";
import { Etat } from "./fiche.tsx";
import { REFUSER } from "./panneau-refus.tsx";
import { Depliant } from "./saisie.tsx";
import {
	ChercheVoisins,
	ErreurDoublon,
	type TextesVerbes,
	Verbes,
} from "./verbes.tsx";

/** What says of an entry what can be said beside it. */
type Jugee = Pick<
	FicheModeree,
	"nature" | "statut" | "estPublique" | "mouvements"
>;

type Props = {
	fiche: Jugee;
	semblables: readonly Semblable[];
	/** The projects that answer a need, or may, or the needs that a project answers. */
	rapproches: readonly LienModere[];
	reunion: ReunionLue | null;
	chercher: ActionFormulaire;
};

function textesVerbes(): TextesVerbes {
	return filled([...GESTES_VOISIN, "doublon"] as const, (geste) =>
		t(`moderation.voisins.${geste}`),
	);
}

function estEnCours(une: Pick<Semblable, "statut" | "estPublique">) {
	return une.statut === "propose" || une.estPublique;
}

/** What can be said of an entry of that kind: two needs can be the same, a project can answer a need. */
function gestesSur(
	fiche: Jugee,
	nature: Semblable["nature"],
): readonly GesteVoisin[] {
	if (!estEnCours(fiche)) return [];
	if (fiche.nature !== nature) return ["confirme"];
	return nature === "besoin" ? ["reunir"] : [];
}

/** The same of one that resembles it: what is refused is only told, and some needs stay two. */
function gestesDe(fiche: Jugee, semblable: Semblable): readonly GesteVoisin[] {
	return estEnCours(semblable)
		? gestesSur(fiche, semblable.nature).filter(
				(geste) => geste !== "reunir" || semblable.garde !== null,
			)
		: [];
}

const GESTES_DU_LIEN: Readonly<
	Record<LienModere["etat"], readonly GesteVoisin[]>
> = {
	sien: ["delier"],
	suggere: ["confirme", "sien", "ecarte"],
	confirme: ["sien", "ecarte"],
	ecarte: ["confirme"],
};

/** Of one that is not public, only that it is no answer; which project is a need’s own is said on the need. */
function gestesDuLien(
	fiche: Jugee,
	{ etat, publie }: LienModere,
): readonly GesteVoisin[] {
	return GESTES_DU_LIEN[etat].filter(
		(geste) =>
			geste === "ecarte" ||
			geste === "delier" ||
			(publie && (geste !== "sien" || fiche.nature === "besoin")),
	);
}

function natureLiee({ nature }: Jugee) {
	return nature === "besoin" ? "projet" : "besoin";
}

/** Another entry, which opens beside this one, and what can be said of it. */
function Voisin({
	entree,
	note,
	children,
	...verbes
}: {
	entree: ComponentProps<typeof AutreFiche>["entree"];
	note: readonly (string | false)[];
	children: ReactNode;
} & Pick<
	ComponentProps<typeof Verbes>,
	"gestes" | "vu" | "doublon" | "effet"
>) {
	return (
		<li className="wrap-anywhere">
			<AutreFiche className="font-bold max-md:text-small" entree={entree} />{" "}
			<span className="text-small text-soft">
				{note.filter((dit) => dit !== false).join(", ")}
			</span>{" "}
			{children}
			<Verbes
				{...verbes}
				cle={cleDe(entree)}
				titre={entree.titre}
				textes={textesVerbes()}
				confirme={REFUSER}
			/>
		</li>
	);
}

/** A project that answers a need, or may, or a need that a project answers, and what the author of the need says of it. */
function Lie(props: { fiche: Jugee; lien: LienModere; doublon: boolean }) {
	const { fiche, lien } = props;
	const { slug, nom, etat, publie, reponses, nuance } = lien;
	return (
		<Voisin
			entree={{ nature: natureLiee(fiche), slug, titre: nom }}
			note={[
				t(`liens.moderation.etats.${etat}`),
				!publie && t("liens.moderation.pas_public"),
			]}
			gestes={gestesDuLien(fiche, lien)}
			vu={etat}
			doublon={props.doublon && publie}
		>
			{reponses > 0 ? (
				<p className="text-small">
					{t("liens.moderation.habitant", { n: reponses })}
				</p>
			) : null}
			{nuance === null ? null : (
				<p className="text-small">
					{t("liens.moderation.nuance")} <bdi>{nuance}</bdi>
				</p>
			)}
		</Voisin>
	);
}

function Reuni(props: { reunion: ReunionLue }) {
	const { garde, le, raison } = props.reunion;
	return (
		<Notice>
			<p className="wrap-anywhere">
				{t.rich("reunions.moderation.reuni_a", {
					lien: () => (
						<AutreFiche
							className="font-bold max-md:text-small"
							entree={{ nature: "besoin", ...garde }}
						/>
					),
					date: () => <Day at={le} />,
				})}{" "}
				<Raison raison={raison} />
			</p>
		</Notice>
	);
}

function estSure({ certitude }: Semblable): boolean {
	return certitude === "sur";
}

/** Where fewer resemble it surely, that many of each kind stand open. */
const OUVERTES = 2;

function Ressemblance(props: {
	fiche: Jugee;
	semblable: Semblable;
	refusable: boolean;
}) {
	const { fiche, semblable, refusable } = props;
	const { nature, statut, estPublique, modifie_le, garde } = semblable;
	return (
		<Voisin
			entree={semblable}
			note={[
				nature !== fiche.nature && t(`recherche.natures.${nature}`),
				!estSure(semblable) && t("moderation.voisins.incertain"),
			]}
			gestes={gestesDe(fiche, semblable)}
			effet={
				garde === null
					? undefined
					: t("moderation.voisins.garde", { titre: garde })
			}
			// Of a need that would be merged; no link to one of the other kind is shown.
			vu={nature === fiche.nature ? modifie_le.toISOString() : ""}
			doublon={refusable && estPublique}
		>
			<Etat nature={nature} statut={statut} />
			<span
				dir="auto"
				className="line-clamp-2 block text-small text-soft max-md:hidden"
			>
				{semblable.resume}
			</span>{" "}
		</Voisin>
	);
}

function Effets(props: Pick<Props, "fiche" | "rapproches" | "semblables">) {
	const { fiche, rapproches, semblables } = props;
	const possibles = [
		...semblables.flatMap((une) => gestesDe(fiche, une)),
		...rapproches.flatMap((lien) => gestesDuLien(fiche, lien)),
	];
	const dits = (["reunir", "confirme", "ecarte"] as const).filter((geste) =>
		possibles.includes(geste),
	);
	const attend = fiche.statut === "propose" && dits.length > 0;
	return (
		<ul className="mt-1 text-small text-soft max-md:hidden">
			{dits.map((geste) => (
				<li key={geste}>{t(`moderation.voisins.effets.${geste}`)}</li>
			))}
			{attend ? <li>{t("moderation.voisins.effets.attend")}</li> : null}
		</ul>
	);
}

/** What resembles an entry, and answers it, with what can be said of each: the same, an answer, or there already. */
export function Voisins(props: Props) {
	const { fiche, rapproches, reunion } = props;
	const refusable =
		fiche.mouvements.includes("refuse") || fiche.mouvements.includes("archive");
	const lies = rapproches.map(({ slug }) =>
		cleDe({ nature: natureLiee(fiche), slug }),
	);
	// What resembles it surely is first: a key means the first.
	const semblables = props.semblables
		.filter((une) => !lies.includes(cleDe(une)))
		.toSorted((a, b) => Number(estSure(b)) - Number(estSure(a)));
	// The same set as in the queue: what resembles it surely; where that is little, the
	// closest of each kind too, said to be unsure. The rest is folded.
	const sures = semblables.filter(estSure);
	const visibles =
		sures.length >= OUVERTES
			? sures
			: semblables.filter(
					(une) =>
						estSure(une) ||
						semblables
							.filter(({ nature }) => nature === une.nature)
							.indexOf(une) < OUVERTES,
				);
	const replies = semblables.filter((une) => !visibles.includes(une));
	const ligne = (semblable: Semblable) => (
		<Ressemblance key={cleDe(semblable)} {...{ fiche, semblable, refusable }} />
	);
	return (
		<section
			aria-labelledby="voisins"
			className="mt-6 border-t-2 border-ink pt-4 max-md:mt-1 max-md:pt-1"
		>
			<h2 id="voisins" className="text-h3 max-md:text-base">
				{t("moderation.cote.semblables")}
			</h2>
			{reunion ? <Reuni {...{ reunion }} /> : null}
			<Effets {...{ fiche, rapproches }} semblables={visibles} />
			<div id="doublon" tabIndex={-1}>
				<ErreurDoublon />
				{semblables.length + rapproches.length > 0 ? null : (
					<p className="mt-2 text-soft">
						{t("moderation.cote.aucun_semblable")}
					</p>
				)}
				<ul className="mt-2 grid gap-4 max-md:mt-0 max-md:gap-2">
					{rapproches.map((lien) => (
						<Lie
							key={`${lien.slug} ${lien.etat}`}
							{...{ fiche, lien }}
							doublon={refusable}
						/>
					))}
					{visibles.map(ligne)}
				</ul>
				<Depliant
					id="autres-voisins"
					titre={t("moderation.voisins.peut_etre", { n: replies.length })}
					possible
					ouvert={visibles.length + rapproches.length === 0}
				>
					<ul className="mt-2 grid gap-4">{replies.map(ligne)}</ul>
					<ChercheVoisins
						montrees={[...lies, ...semblables.map(cleDe)]}
						chercher={props.chercher}
						gestes={{
							projet: gestesSur(fiche, "projet"),
							besoin: gestesSur(fiche, "besoin"),
						}}
						doublon={refusable}
						confirme={REFUSER}
						verbes={textesVerbes()}
						textes={{
							cherche: t("moderation.refus.cherche"),
							cherche_aide: t("moderation.refus.cherche_aide"),
							chercher: t("moderation.refus.chercher"),
							natures: {
								projet: t("recherche.natures.projet"),
								besoin: t("recherche.natures.besoin"),
							},
						}}
					/>
					{gestesSur(fiche, "besoin").includes("reunir") ? (
						<details className="mt-4">
							<summary className="cursor-pointer py-1.5">
								{t("reunions.moderation.pourquoi")}
							</summary>
							<Control
								field={{
									name: "raison",
									label: t("reunions.moderation.raison"),
									help: t("reunions.moderation.raison_aide"),
									...{ optional: true, max: RAISON_MAX },
								}}
							/>
						</details>
					) : null}
				</Depliant>
			</div>
		</section>
	);
}
