import { Badge } from "#components/ui/badge";
import { Foreign } from "#components/ui/translated";
import { texts } from "#lib/i18n/texts";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import type { EntreeEnFile, FiltreFile } from "#lib/moderation/file/schema";
import type { Langue } from "#lib/platform/langues";
import { LienFiche, OrigineFiche } from "./fiche.tsx";

type Vue = {
	readonly langue: Langue;
	readonly entree: EntreeEnFile;
	readonly now: Date;
};

/** What a moderator may want to know of an entry before opening it, in words. */
function Signes({ langue, entree }: Vue) {
	const t = texts(langue);
	const { demande, signalements, suspendu, liens, occupants } = entree;
	const { semblable, surveilles } = entree;
	return (
		<>
			{demande === null ? null : (
				<Badge look={demande === "auteur" ? "plain" : "action"}>
					{t(`demandes.file.${demande}`)}
				</Badge>
			)}
			{signalements === 0 ? null : (
				<Badge look="warm">
					{t("demandes.file.signalements", { n: signalements })}
				</Badge>
			)}
			{suspendu ? (
				<Badge look="warm">{t("demandes.file.suspendu")}</Badge>
			) : null}
			{surveilles.length === 0 ? null : (
				<Badge look="warm">
					{t("surveillance.file.surveilles", { liste: surveilles.join(", ") })}
				</Badge>
			)}
			{semblable ? <Badge>{t("surveillance.file.semblable")}</Badge> : null}
			{occupants === null ? null : (
				<Badge>{t("demandes.file.occupants", { noms: occupants })}</Badge>
			)}
			{liens === 0 ? null : (
				<span>{t("demandes.file.liens", { n: liens })}</span>
			)}
		</>
	);
}

function Ligne(props: Vue & { recherche: string }) {
	const { langue, entree, now } = props;
	const t = texts(langue);
	return (
		<li className="border-b border-line py-2">
			<p className="flex flex-wrap items-baseline gap-x-4">
				<LienFiche
					langue={langue}
					fiche={entree}
					recherche={props.recherche}
					className="min-w-0 flex-1 basis-72"
				/>
				<span className="flex flex-wrap items-baseline gap-x-3 text-small text-soft">
					<Signes {...props} />
					<span>{t(`moderation.filtre.natures.${entree.nature}`)}</span>
					<span className="wrap-anywhere">
						<OrigineFiche
							langue={langue}
							le={entree.recue_le}
							auteur={entree.auteur}
							now={now}
						/>
					</span>
				</span>
			</p>
			<p dir="auto" className="line-clamp-1 text-small text-soft">
				<Foreign langue={langue} of={entree.langue}>
					{entree.debut}
				</Foreign>
			</p>
		</li>
	);
}

/** The rows of the queue: each leads to its entry, and keeps the filter. */
export function LignesDeFile(props: {
	langue: Langue;
	entrees: readonly EntreeEnFile[];
	filtre: FiltreFile;
	now: Date;
}) {
	const { langue, now } = props;
	const recherche = rechercheDeFile(props.filtre);
	return (
		<ul className="mt-2 border-t-2 border-ink">
			{props.entrees.map((entree) => (
				<Ligne
					key={`${entree.nature}/${entree.slug}`}
					{...{ langue, entree, now, recherche }}
				/>
			))}
		</ul>
	);
}
