import { LinkButton } from "#components/ui/link-button";
import type { MaDemande } from "#lib/contributions/demandes/schema";
import { pageDeCorrection } from "#lib/contributions/rules";
import type { Renvoyable } from "#lib/espace/contributions/schema";
import type { MaContribution } from "#lib/espace/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { Motif } from "./motif.tsx";

type Vue = {
	readonly siteUrl: string;
	readonly contribution: MaContribution;
	readonly demandes: readonly MaDemande[];
	readonly renvoyables: readonly Renvoyable[];
};

/** The questions of the moderators about a contribution, as long as it awaits review. */
export function MaDemandeDeComplement(props: Vue) {
	const { contribution } = props;
	const { nature, slug } = contribution;
	const t = pageTexts();
	const demande = props.demandes.find(
		(une) => une.nature === nature && une.slug === slug,
	);
	if (demande === undefined) return null;
	if (demande.repondue)
		return <p className="mt-2">{t("demandes.compte.repondue")}</p>;
	return (
		<div className="mt-2 max-w-measure border-l-4 border-rust pl-4">
			<p className="font-bold">{t("demandes.compte.demande")}</p>
			<p>
				<Motif siteUrl={props.siteUrl}>{demande.questions}</Motif>
			</p>
		</div>
	);
}

/** The way to the text of a refused contribution, which can be corrected and sent again. */
export function Renvoyer(props: Vue) {
	const { contribution } = props;
	const { nature, slug, titre } = contribution;
	const t = pageTexts();
	const estRenvoyable = props.renvoyables.some(
		(un) => un.nature === nature && un.slug === slug,
	);
	if (!estRenvoyable) return null;
	return (
		<p className="mt-3">
			<LinkButton look="other" href={pageHref(pageDeCorrection(nature, slug))}>
				<span aria-hidden="true">{t("demandes.compte.revoir")}</span>
				<span className="sr-only">
					{t("demandes.compte.revoir_quoi", { nom: titre })}
				</span>
			</LinkButton>
		</p>
	);
}
