import type { ReactNode } from "react";
import { Link } from "#components/ui/link";
import { pageHref, t } from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";

/** The links of the footer, by their path in French; what is not built is not listed. */
const LINKS = {
	lieux: "/lieux",
	chiffres: "/chiffres",
	donnees: "/donnees",
	flux: "/flux",
	developpeurs: "/developpeurs",
	a_propos: "/a-propos",
	accessibilite: "/accessibilite",
	confidentialite: "/confidentialite",
	mentions_legales: "/mentions-legales",
} as const;

/** What every page leads to. */
const DUE: readonly string[] = [
	"accessibilite",
	"confidentialite",
	"mentions_legales",
];

/** On the phone of who works in the team's area, whose pages are long enough: what each page must lead to, above the bar of decisions. */
const TEAM_PHONE = {
	box: "max-md:[body:has([data-equipe])_&]:pt-1 max-md:[body:has([data-equipe])_&]:pb-20",
	list: "max-md:[body:has([data-equipe])_&]:gap-x-4",
	link: "max-md:[body:has([data-equipe])_&]:min-h-7",
	other: "max-md:[body:has([data-equipe])_&]:hidden",
} as const;

type OwnLink = {
	readonly slug: string;
	readonly title: string;
	readonly lang: Langue | undefined;
};

/** The footer of every page; `children` is the choice of light or dark. */
export function Footer(props: {
	accroche: string;
	codeSource: string | undefined;
	/** How far the site complies, when its operator declares it. */
	conformite: "totale" | "partielle" | "non" | null;
	pages: readonly OwnLink[];
	children: ReactNode;
}) {
	const { conformite } = props;
	return (
		<footer className="later no-print border-t border-line bg-sheet [contain-intrinsic-block-size:auto_23rem] sm:[contain-intrinsic-block-size:auto_13.5rem]">
			<div
				className={`mx-auto max-w-page px-5 py-8 text-small text-soft sm:px-8 ${TEAM_PHONE.box}`}
			>
				<nav aria-label={t("coquille.pied_liens.titre")}>
					<ul className={`flex flex-wrap gap-x-6 ${TEAM_PHONE.list}`}>
						{keysOf(LINKS).map((name) => (
							<li
								key={name}
								className={DUE.includes(name) ? undefined : TEAM_PHONE.other}
							>
								<Link
									href={pageHref(LINKS[name])}
									className={`inline-flex min-h-11 items-center ${TEAM_PHONE.link}`}
								>
									{name === "accessibilite" && conformite !== null
										? t(`coquille.conformite.${conformite}`)
										: t(`coquille.pied_liens.${name}`)}
								</Link>
							</li>
						))}
						{props.pages.map(({ slug, title, lang }) => (
							<li key={slug} className={TEAM_PHONE.other}>
								<Link
									href={pageHref(`/pages/${slug}`)}
									lang={lang}
									className="inline-flex min-h-11 items-center"
								>
									{title}
								</Link>
							</li>
						))}
						{props.codeSource ? (
							<li className={TEAM_PHONE.other}>
								<a
									href={props.codeSource}
									className="inline-flex min-h-11 items-center"
								>
									{t("coquille.code_source")}
								</a>
							</li>
						) : null}
					</ul>
				</nav>
				<div
					className={`mt-5 grid items-center gap-6 md:grid-cols-[1fr_auto] ${TEAM_PHONE.other}`}
				>
					<p className="max-w-measure">{props.accroche}</p>
					{props.children}
				</div>
			</div>
		</footer>
	);
}

const CHOICES = ["auto", "light", "dark"] as const;

/** Light, dark, or the system's setting: three buttons that work without a script. */
export function ThemeChoice(props: {
	chosen: (typeof CHOICES)[number];
	action: (form: FormData) => Promise<void>;
}) {
	return (
		<form action={props.action} data-appearance>
			<fieldset className="flex flex-wrap items-center sm:gap-x-2">
				<legend className="sr-only">{t("coquille.apparence.titre")}</legend>
				{CHOICES.map((one) => (
					<button
						key={one}
						type="submit"
						name="apparence"
						value={one}
						aria-pressed={one === props.chosen}
						className="min-h-11 rounded-control border border-transparent px-2 text-ink sm:px-3 underline-offset-4 hover:underline aria-pressed:border-edge aria-pressed:font-bold"
					>
						{t(`coquille.apparence.${one}`)}
					</button>
				))}
			</fieldset>
		</form>
	);
}
