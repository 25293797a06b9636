import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { Chiffres } from "#lib/statistiques/schema";

/** The figures of the directory in one line, each above its label. */
export function LigneDeChiffres(props: { chiffres: Chiffres }) {
	const t = pageTexts();
	const { projets, besoins, besoins_livres, votes } = props.chiffres;
	const lignes = [
		[projets, t("chiffres.cles.projets", { n: projets })],
		[besoins, t("accueil.chiffres.besoins", { n: besoins })],
		[besoins_livres, t("chiffres.cles.besoins_livres", { n: besoins_livres })],
		[votes ?? 0, t("chiffres.cles.votes", { n: votes ?? 0 })],
	] as const;
	return (
		<ul
			aria-label={t("accueil.chiffres.titre")}
			className="mt-9 grid grid-cols-4 gap-x-3 gap-y-6 max-[22rem]:grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-14"
		>
			{lignes
				.filter(([nombre]) => nombre > 0)
				.map(([nombre, mot]) => (
					<li key={mot}>
						<span className="block font-display text-h2 font-bold tabular-nums">
							{formats(pageLangue()).number(nombre)}
						</span>{" "}
						<span className="text-small text-soft max-sm:text-tiny">{mot}</span>
					</li>
				))}
		</ul>
	);
}
