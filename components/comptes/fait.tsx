import { Notice } from "#components/ui/notice";
import { pageSaid, pageTexts } from "#lib/i18n/page-texts";

const FAITS = [
	"profil",
	"adresse",
	"vote",
	"soutien",
	"etapes_oui",
	"etapes_non",
	"etapes_toutes",
	"offre_retiree",
	"offre_acceptee",
	"offre_declinee",
	"contact_quitte",
	"correction",
	"reponse",
	"renvoi",
	"retrait",
	"contestation",
	"session",
	"alerte_oui",
	"alerte_non",
	"cle",
	"cle_ajoutee",
	"jeton",
	"identite",
	"bilan_repris",
] as const;

/** Confirmation of what was just done, when the page's address says so (`?fait=`). */
export function Fait() {
	const dit = pageSaid("fait");
	const fait = FAITS.find((un) => un === dit);
	if (fait === undefined) return null;
	return (
		<Notice kind="done" announced>
			<p>{pageTexts()(`compte.fait.${fait}`)}</p>
		</Notice>
	);
}
