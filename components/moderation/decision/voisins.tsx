import Link from "next/link";
import {
	estEtatBesoin,
	estStatutBesoin,
	estStatutPublic,
} from "#lib/besoins/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { type Texts, texts } from "#lib/i18n/texts";
import type { GesteVoisin } from "#lib/moderation/jugement/schema";
import type { LienModere } from "#lib/moderation/liens/schema";
import { cleDe } from "#lib/moderation/refus/rules";
import type { FicheModeree, Semblable } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { estProjetPublic } from "#lib/projets/rules";
import { adresseFiche } from "../file/fiche.tsx";
import { peutDevenir } from "./actes.tsx";
import { ChercheVoisins } from "./cherche-voisins.tsx";
import { Etat } from "./etat.tsx";
import { REFUSER } from "./panneau-refus.tsx";
import { ErreurDoublon, type TextesVerbes, Verbes } from "./verbes.tsx";

type Props = {
	langue: Langue;
	fiche: FicheModeree;
	/** Entries that resemble it. */
	semblables: readonly Semblable[];
	/** The projects that answer a need, or may. */
	rapproches: readonly LienModere[];
	chercher: ActionFormulaire;
};

function textesVerbes(t: Texts): TextesVerbes {
	return {
		reunir: t("moderation.voisins.reunir"),
		confirme: t("moderation.voisins.confirme"),
		ecarte: t("moderation.voisins.ecarte"),
		sien: t("moderation.voisins.sien"),
		delier: t("moderation.voisins.delier"),
		doublon: t("moderation.voisins.doublon"),
	};
}

/** Another entry, which opens beside this one. */
function Autre(props: {
	langue: Langue;
	entree: Pick<Semblable, "nature" | "slug" | "titre">;
}) {
	const { langue, entree } = props;
	return (
		<Link
			href={adresseFiche(langue, entree)}
			prefetch={false}
			target="_blank"
			rel="noopener"
			className="font-bold"
		>
			<bdi>{entree.titre}</bdi>
			<span className="sr-only">
				{" "}
				{texts(langue)("contributions.proches.onglet")}
			</span>
		</Link>
	);
}

function estEnCours({ nature, statut }: Pick<Semblable, "nature" | "statut">) {
	if (statut === "propose") return true;
	return nature === "projet"
		? estProjetPublic(statut)
		: estStatutBesoin(statut) && estStatutPublic(statut);
}

/** What can be said of an entry of that kind: two needs can be the same, a project can answer a need. */
function gestesSur(
	fiche: FicheModeree,
	{ nature, statut }: Pick<Semblable, "nature" | "statut">,
): readonly GesteVoisin[] {
	if (!estEnCours(fiche)) return [];
	if (fiche.nature !== nature) return ["confirme"];
	// Only public needs are merged.
	return nature === "besoin" && ![fiche.statut, statut].includes("propose")
		? ["reunir"]
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

/** A project that answers a need, or may, and what the author of the need says of it. */
function Lie(props: { langue: Langue; lien: LienModere; doublon: boolean }) {
	const { langue, lien } = props;
	const { slug, nom, etat, publie, reponses, nuance } = lien;
	const t = texts(langue);
	const gestes = GESTES_DU_LIEN[etat].filter(
		(geste) => publie || geste === "ecarte" || geste === "delier",
	);
	const cle = cleDe({ nature: "projet", slug });
	return (
		<li className="wrap-anywhere">
			<Autre langue={langue} entree={{ nature: "projet", slug, titre: nom }} />{" "}
			<span className="text-small text-soft">
				{t(`liens.moderation.etats.${etat}`)}
				{publie ? null : `, ${t("liens.moderation.pas_public")}`}
			</span>
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
			<Verbes
				cle={cle}
				titre={nom}
				gestes={gestes}
				vu={etat}
				doublon={props.doublon && publie}
				textes={textesVerbes(t)}
				confirme={REFUSER}
			/>
		</li>
	);
}

function Reuni({ langue, fiche }: { langue: Langue; fiche: FicheModeree }) {
	if (!estEtatBesoin(fiche.statut) || fiche.statut !== "fusionne") return null;
	return (
		<p className="mt-2">
			<a
				href={pageAddress(langue, `/moderation/besoins/${fiche.slug}/reunir`)}
				className="inline-block py-1.5"
			>
				{texts(langue)("reunions.moderation.lien_reuni")}
			</a>
		</p>
	);
}

/** What resembles an entry, and answers it, with what can be said of each: the same, an answer, or there already. */
export function Voisins(props: Props) {
	const { langue, fiche, rapproches } = props;
	const t = texts(langue);
	const refusable = peutDevenir(fiche, "refuse");
	const lies = rapproches.map(({ slug }) => cleDe({ nature: "projet", slug }));
	const semblables = props.semblables.filter(
		(une) => !lies.includes(cleDe(une)),
	);
	const verbes = textesVerbes(t);
	const natures = {
		projet: t("moderation.filtre.natures.projet"),
		besoin: t("moderation.filtre.natures.besoin"),
	};
	return (
		<section
			aria-labelledby="voisins"
			className="mt-6 border-t-2 border-ink pt-4"
		>
			<h2 id="voisins" className="text-h3">
				{t("moderation.cote.semblables")}
			</h2>
			<div id="doublon" tabIndex={-1}>
				<ErreurDoublon />
				{semblables.length + rapproches.length > 0 ? null : (
					<p className="mt-2 text-soft">
						{t("moderation.cote.aucun_semblable")}
					</p>
				)}
				<ul className="mt-2 grid gap-4">
					{rapproches.map((lien) => (
						<Lie
							key={`${lien.slug} ${lien.etat}`}
							{...{ langue, lien }}
							doublon={refusable}
						/>
					))}
					{semblables.map((semblable) => {
						const { nature, statut, titre, resume, estPublique } = semblable;
						return (
							<li key={cleDe(semblable)} className="wrap-anywhere">
								<Autre langue={langue} entree={semblable} />{" "}
								<span className="text-small text-soft">{natures[nature]}</span>{" "}
								<Etat nature={nature} statut={statut} langue={langue} />
								<span
									dir="auto"
									className="line-clamp-2 block text-small text-soft"
								>
									{resume}
								</span>
								<Verbes
									cle={cleDe(semblable)}
									titre={titre}
									gestes={
										estEnCours(semblable) ? gestesSur(fiche, semblable) : []
									}
									doublon={refusable && estPublique}
									textes={verbes}
									confirme={REFUSER}
								/>
							</li>
						);
					})}
				</ul>
				<Reuni langue={langue} fiche={fiche} />
				<ChercheVoisins
					montrees={[...lies, ...semblables.map(cleDe)]}
					chercher={props.chercher}
					gestes={{
						projet: gestesSur(fiche, { nature: "projet", statut: "publie" }),
						besoin: gestesSur(fiche, { nature: "besoin", statut: "publie" }),
					}}
					doublon={refusable}
					confirme={REFUSER}
					verbes={verbes}
					textes={{
						cherche: t("moderation.refus.cherche"),
						cherche_aide: t("moderation.refus.cherche_aide"),
						chercher: t("moderation.refus.chercher"),
						natures,
					}}
				/>
			</div>
		</section>
	);
}
