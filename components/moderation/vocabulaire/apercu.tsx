import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice";
import { Table } from "#components/ui/table";
import { Version } from "#components/ui/translated";
import { texts } from "#lib/i18n/texts";
import type {
	Cote,
	Effet,
	Mouvement,
} from "#lib/moderation/vocabulaire/schema";
import type { Langue } from "#lib/platform/langues";
import type { Changement, Groupe } from "#lib/vocabulaire/schema";
import { Cadre } from "../file/cadre.tsx";
import { nomLangue } from "./nom-langue.ts";

/** What a search finds: how many entries, then the best, with those that were not among the best before. */
function Trouve(props: { langue: Langue; cote: Cote; avant?: Cote }) {
	const { langue, cote, avant } = props;
	const t = texts(langue);
	const connus = new Set((avant ?? cote).meilleurs.map(({ slug }) => slug));
	return (
		<>
			<p>{t("vocabulaire.apercu.trouves", { n: cote.total })}</p>
			{cote.meilleurs.length === 0 ? null : (
				<ol className="list-decimal pl-5">
					{cote.meilleurs.map(({ slug, titre }) => (
						<li key={slug}>
							<Version langue={langue} of={titre} />
							{connus.has(slug) ? null : (
								<strong> ({t("vocabulaire.apercu.nouvelle")})</strong>
							)}
						</li>
					))}
				</ol>
			)}
		</>
	);
}

function Mouvements(props: {
	langue: Langue;
	mouvements: readonly Mouvement[];
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<Table
			caption={t("vocabulaire.apercu.tableau")}
			head={[
				t("vocabulaire.apercu.recherche"),
				t("vocabulaire.apercu.avant"),
				t("vocabulaire.apercu.apres"),
			]}
		>
			{props.mouvements.map(({ mot, langue: dite, nature, avant, apres }) => (
				<tr key={`${nature} ${dite} ${mot}`}>
					<th scope="row">
						{mot}
						<span className="block text-small font-normal text-soft">
							{t(`vocabulaire.apercu.dans.${nature}`, { langue: dite })}
						</span>
					</th>
					<td>
						<Trouve langue={langue} cote={avant} />
					</td>
					<td>
						<Trouve langue={langue} cote={apres} avant={avant} />
					</td>
				</tr>
			))}
		</Table>
	);
}

function GroupeDit(props: {
	langue: Langue;
	nom: string;
	groupe: NonNullable<Changement["groupe"]>;
	id?: string;
}) {
	const { termes, langue } = props.groupe;
	const dite = nomLangue(props.langue, langue);
	return (
		<div className="mt-3" id={props.id}>
			<dt className="font-bold">{props.nom}</dt>
			<dd className="wrap-anywhere">
				{termes.join(", ")} ({dite})
			</dd>
		</div>
	);
}

/** What a change of the vocabulary would do, before it is saved. */
export function PageApercu(props: {
	langue: Langue;
	/** The group as it is; null for a new one. */
	present: Groupe | null;
	/** The group as it would be; null when it would be taken out. */
	groupe: Changement["groupe"];
	effet: Effet;
	/** The address of the form, with these words. */
	reprendre: string;
	/** The form that confirms. */
	children: ReactNode;
}) {
	const { langue, present, groupe, effet } = props;
	const { mouvements, inchanges } = effet;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="vocabulaire"
			titre={t(
				groupe
					? "vocabulaire.apercu.titre"
					: "vocabulaire.apercu.titre_retrait",
			)}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("vocabulaire.apercu.chapeau")}
			</p>
			<dl className="mt-5">
				{present ? (
					<GroupeDit
						langue={langue}
						nom={t("vocabulaire.apercu.groupe")}
						groupe={present}
					/>
				) : null}
				{groupe ? (
					<GroupeDit
						langue={langue}
						nom={t(
							present
								? "vocabulaire.apercu.devient"
								: "vocabulaire.apercu.groupe",
						)}
						groupe={groupe}
						id="termes"
					/>
				) : null}
			</dl>
			{mouvements.length === 0 ? (
				<Notice>
					<p>{t("vocabulaire.apercu.rien")}</p>
				</Notice>
			) : (
				<Mouvements langue={langue} mouvements={mouvements} />
			)}
			{mouvements.length === 0 || inchanges.length === 0 ? null : (
				<p className="max-w-measure wrap-anywhere">
					{t("vocabulaire.apercu.inchanges", { mots: inchanges.join(", ") })}
				</p>
			)}
			{props.children}
			<p className="mt-6">
				<a href={props.reprendre}>{t("vocabulaire.apercu.reprendre")}</a>
			</p>
		</Cadre>
	);
}

/** The check page while too many searches are in progress. */
export function ApercuOccupe({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="vocabulaire"
			titre={t("vocabulaire.apercu.titre")}
		>
			<Notice kind="warning" announced>
				<p>{t("vocabulaire.apercu.occupe")}</p>
			</Notice>
		</Cadre>
	);
}
