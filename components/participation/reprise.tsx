import { Link } from "#components/ui/link";
import { Notice } from "#components/ui/notice";
import { Translated } from "#components/ui/translated";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { Translatable } from "#lib/i18n/translated";
import type { SoutienDeplace } from "#lib/participation/reunions/schema";
import type { Desabonnement } from "#lib/participation/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../ui/kit/page-form.tsx";

/** The page of the mail about a merge: the button that takes the moved support back, or that there is none to take. */
export function Reprise(props: {
	jeton: string;
	lu: SoutienDeplace;
	agir: ActionFormulaire;
}) {
	const { lu } = props;
	const { absorbe, garde } = lu;
	const titre = (dit: Translatable<"titre">) => (
		<Translated of={dit} text="titre" />
	);
	if (garde === null)
		return (
			<p className="max-w-measure wrap-anywhere">
				{t.rich("reunions.reprise.separe", { absorbe: () => titre(absorbe) })}
			</p>
		);
	return (
		<>
			<p className="mb-6 max-w-measure wrap-anywhere">
				{t.rich("reunions.reprise.question", {
					absorbe: () => titre(absorbe),
					garde: () => titre(garde),
				})}
			</p>
			{lu.deplace ? (
				<>
					<p className="mb-6 max-w-measure">{t("reunions.reprise.effet")}</p>
					<Acte action={props.agir} champs={{ jeton: props.jeton }} look="main">
						{t("reunions.reprise.oui")}
					</Acte>
				</>
			) : (
				<p className="max-w-measure">{t("reunions.reprise.rien")}</p>
			)}
			<p className="mt-6">
				<Link href={pageHref(`/besoins/${garde.slug}`)}>
					{t("bilans.page.voir")}
				</Link>
			</p>
		</>
	);
}

/** The page of a mail's unsubscribe link: the button, or the confirmation. */
export function Desinscription(props: {
	jeton: string;
	besoin: Desabonnement;
	agir: ActionFormulaire;
}) {
	const { besoin } = props;
	if (besoin === null)
		return <p className="max-w-measure">{t("compte.desinscription.efface")}</p>;
	const soutien = besoin.soutenu ? t("compte.desinscription.soutien") : null;
	if (besoin.fait)
		return (
			<>
				<Notice kind="done" announced>
					{t("compte.desinscription.fait")}
				</Notice>
				<p className="max-w-measure">
					{soutien}{" "}
					{t.rich("compte.desinscription.reprendre", {
						lien: (children) => (
							<Link href={pageHref("/compte/soutiens")}>{children}</Link>
						),
					})}
				</p>
			</>
		);
	return (
		<>
			<p className="mb-6 max-w-measure wrap-anywhere">
				{t.rich("compte.desinscription.question", {
					titre: () => <Translated of={besoin} text="titre" />,
				})}{" "}
				{soutien}
			</p>
			<Acte action={props.agir} champs={{ jeton: props.jeton }} look="main">
				{t("participation.etapes.arreter")}
			</Acte>
		</>
	);
}
