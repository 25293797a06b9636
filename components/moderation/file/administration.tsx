import { Rows } from "#components/ui/kit/rows";
import { pageTexts } from "#lib/i18n/page-texts";
import { ADMINISTRATION, adresseDePartie, Cadre } from "./cadre.tsx";

/** The way to what is not looked at every week. */
export function Administration() {
	const t = pageTexts();
	return (
		<Cadre
			partie="administration"
			racine
			titre={t("moderation.parties.administration")}
		>
			<Rows
				empty=""
				rows={ADMINISTRATION.map((partie) => ({
					key: partie,
					title: t(`moderation.parties.${partie}`),
					href: adresseDePartie(partie),
				}))}
			/>
		</Cadre>
	);
}
