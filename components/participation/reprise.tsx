import { Link } from "#components/ui/link";
import { Foreign } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { SoutienDeplace } from "#lib/participation/reunions/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "../comptes/acte.tsx";

/** The page of the mail about a merge: the button that takes the moved support back, or that there is none to take. */
export function Reprise(props: {
	langue: Langue;
	jeton: string;
	lu: SoutienDeplace;
	agir: ActionFormulaire;
}) {
	const { langue, lu } = props;
	const { absorbe, garde } = lu;
	const t = texts(langue);
	const titre = (dit: { titre: string; langue: Langue }) => (
		<Foreign langue={langue} of={dit.langue}>
			{dit.titre}
		</Foreign>
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
				<Link href={pageAddress(langue, `/besoins/${garde.slug}`)}>
					{t("reunions.reprise.voir")}
				</Link>
			</p>
		</>
	);
}
