import { NavLink } from "#components/ui/shell/nav-link";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The parts of the account area, each a page. */
export const PARTIES_DU_COMPTE = [
	"profil",
	"contributions",
	"votes",
	"soutiens",
	"jetons",
	"sessions",
	"donnees",
] as const;

/** The navigation between the pages of the account area. */
export function MenuDuCompte({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<nav
			aria-label={t("compte.menu.titre")}
			className="no-print mb-10 border-b border-line"
		>
			<ul className="flex flex-wrap gap-x-5">
				<li>
					<NavLink href={pageAddress(langue, "/compte")} alone>
						{t("compte.menu.apercu")}
					</NavLink>
				</li>
				{PARTIES_DU_COMPTE.map((partie) => (
					<li key={partie}>
						<NavLink href={pageAddress(langue, `/compte/${partie}`)}>
							{t(`compte.menu.${partie}`)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
