import Link from "next/link";
import { Notice } from "#components/ui/notice";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type { LienModere } from "#lib/moderation/liens/schema";
import type {
	ActeRecent,
	EntreeListee,
	FicheModeree,
	Semblable,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { Clavier } from "../file/clavier.tsx";
import { adresseFiche } from "../file/liste.tsx";
import { Actes } from "./actes.tsx";
import { Annulation } from "./annulation.tsx";
import { Cote, Historique } from "./cote.tsx";
import { Fiche } from "./fiche.tsx";
import { Rapproches } from "./rapproches.tsx";

type Voisines = { avant: EntreeListee | null; apres: EntreeListee | null };

function Navigation(props: { langue: Langue; voisines: Voisines }) {
	const { langue } = props;
	const { avant, apres } = props.voisines;
	const t = texts(langue);
	return (
		<p className="no-print mt-4 flex flex-wrap gap-x-6 text-small">
			{avant ? (
				<Link
					href={adresseFiche(langue, avant)}
					prefetch={false}
					data-touche="k"
					className="py-1.5"
				>
					{t("moderation.fiche.precedente")}
				</Link>
			) : null}
			{apres ? (
				<Link
					href={adresseFiche(langue, apres)}
					prefetch={false}
					data-touche="j"
					className="py-1.5"
				>
					{t("moderation.fiche.suivante")}
				</Link>
			) : null}
			<Link
				href={pageAddress(langue, "/moderation")}
				prefetch={false}
				className="py-1.5"
			>
				{t("moderation.fiche.retour")}
			</Link>
		</p>
	);
}

function Conflit(props: {
	langue: Langue;
	nature: string;
	historique: readonly LigneJournal[];
	now: Date;
}) {
	const t = texts(props.langue);
	return (
		<Notice kind="warning" announced title={t("moderation.conflit.titre")}>
			<p className="mb-3">{t("moderation.conflit.texte")}</p>
			<Historique
				langue={props.langue}
				nature={props.nature}
				lignes={props.historique.slice(0, 3)}
				now={props.now}
			/>
		</Notice>
	);
}

/** An entry with everything that helps to decide, and the decisions. */
export function Relecture(props: {
	langue: Langue;
	fiche: FicheModeree;
	voisines: Voisines;
	semblables: readonly Semblable[];
	historique: readonly LigneJournal[];
	liens: readonly string[];
	/** The projects that answer a need, or may. */
	rapproches: readonly LienModere[];
	courriels: readonly string[];
	devinee: Langue | null;
	annonce: { acte: ActeRecent | null; annule: boolean };
	conflit: boolean;
	/** The pending contest about this entry. */
	contestation: number | null;
	now: Date;
	actions: {
		decider: ActionFormulaire;
		annuler: ActionFormulaire;
		mettreEnAvant: ActionFormulaire;
		corrigerLangue: ActionFormulaire;
	};
}) {
	const { langue, fiche, historique, now, actions } = props;
	return (
		<Cadre langue={langue} partie="file" titre={fiche.titre}>
			<Annulation
				langue={langue}
				{...props.annonce}
				annuler={actions.annuler}
			/>
			{props.conflit ? (
				<Conflit
					langue={langue}
					nature={fiche.nature}
					historique={historique}
					now={now}
				/>
			) : null}
			{props.contestation === null ? null : (
				<Notice kind="warning">
					<p>
						<a
							href={pageAddress(
								langue,
								`/moderation/contestations/${props.contestation}`,
							)}
						>
							{texts(langue)("suivi.contestations.attend")}
						</a>
					</p>
				</Notice>
			)}
			<div className="mt-5 grid gap-x-10 gap-y-8 max-md:pb-[35dvh] md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0">
					<Fiche
						langue={langue}
						fiche={fiche}
						devinee={props.devinee}
						now={now}
						corrigerLangue={actions.corrigerLangue}
					/>
					{fiche.nature === "besoin" ? (
						<Rapproches
							langue={langue}
							fiche={fiche}
							rapproches={props.rapproches}
							decider={actions.decider}
						/>
					) : null}
				</div>
				<aside className="md:col-start-2 md:row-start-1">
					<div className="bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[40dvh] max-md:overflow-y-auto max-md:p-2 md:sticky md:top-4">
						<Actes
							langue={langue}
							fiche={fiche}
							decider={actions.decider}
							mettreEnAvant={actions.mettreEnAvant}
						/>
					</div>
					<Navigation langue={langue} voisines={props.voisines} />
					<Clavier langue={langue} />
					<Cote {...props} />
				</aside>
			</div>
		</Cadre>
	);
}
