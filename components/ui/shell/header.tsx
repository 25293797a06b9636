import { Link } from "#components/ui/link";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { Completions } from "../lists/search-form.tsx";
import { Glass, Mark } from "../signs.tsx";
import { LienLangue, NavLink } from "./here.tsx";

/** The search of the whole directory, in the header: a field on a desk, a link on a phone. The start page has its own. */
function HeaderSearch() {
	const address = pageHref("/recherche");
	return (
		<>
			<search
				aria-label={t("recherche.partout")}
				className="no-print hidden min-w-20 flex-1 lg:block lg:[body:has([data-accueil])_&]:hidden"
			>
				<form action={address}>
					<div className="flex rounded-control border border-edge bg-paper focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-action">
						<button
							type="submit"
							aria-label={t("recherche.partout")}
							className="flex min-h-11 items-center pl-3 text-soft"
						>
							<Glass />
						</button>
						<input
							name="q"
							type="search"
							aria-label={t("recherche.partout")}
							placeholder={t("recherche.partout")}
							autoComplete="off"
							className="min-h-11 w-full min-w-0 bg-transparent px-2.5 text-small text-ink outline-none placeholder:text-soft"
						/>
					</div>
					<Completions
						over
						address={`${address}/titres?q=`}
						label={t("recherche.titres")}
					/>
				</form>
			</search>
			<Link
				href={address}
				aria-label={t("recherche.partout")}
				className="no-print order-1 ml-auto flex size-10 items-center justify-center rounded-control border border-edge text-ink lg:hidden [body:has([data-accueil])_&]:hidden"
			>
				<Glass />
			</Link>
		</>
	);
}

/** The parts of the site that the header links to; what is not built is not listed. */
const PARTS = ["projets", "besoins", "aider", "articles"] as const;

export function Header(props: {
	siteNom: string;
	connexion: boolean;
	/** The addresses of the operator's logo, which stands for the mark, and of its icon. */
	logo: { readonly logo: string; readonly icone: string } | null;
	visiteur: { readonly moderation: boolean } | null;
}) {
	const { visiteur } = props;
	// One part more: on a phone the name and the words leave it room, in two lines still.
	const isFull = visiteur?.moderation === true;
	// A name of the operator's may be long: two lines of it, so that the header keeps two, and one on a desk.
	const own = props.logo
		? {
				link: " max-sm:max-w-[calc(100%-11rem)] lg:max-w-1/4",
				name: " text-body leading-tight max-sm:text-small",
			}
		: { link: "", name: "" };
	return (
		<header className="border-b border-line bg-sheet">
			<div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-5 py-2 max-[24rem]:gap-x-1.5 max-[24rem]:px-3.5 sm:gap-x-4 sm:px-8">
				<Link
					href={pageHref("/")}
					className={`flex min-h-11 items-center gap-2.5 font-display text-h3 font-bold text-ink no-underline max-sm:gap-2 max-sm:text-body max-[24rem]:text-small hover:underline${own.link}`}
					aria-label={t("coquille.accueil", { site: props.siteNom })}
				>
					{props.logo === null ? (
						<Mark className="size-8 shrink-0 text-action max-sm:size-7" />
					) : (
						<picture className="shrink-0">
							<source media="(width < 36rem)" srcSet={props.logo.icone} />
							{/* Light behind it in both looks: it was drawn for paper. */}
							<img
								src={props.logo.logo}
								alt=""
								className="h-8 w-auto max-w-36 rounded-sm bg-[#fffdf8] object-contain max-sm:size-7"
							/>
						</picture>
					)}
					{/* On the narrowest screens the mark alone leaves the header two lines, and one line to who moderates on a narrow desk. */}
					<span
						className={`${isFull ? "max-sm:hidden lg:max-[67rem]:hidden" : "max-[22rem]:hidden"}${own.name}`}
					>
						{props.siteNom}
					</span>
				</Link>
				<nav
					aria-label={t("coquille.navigation")}
					className="no-print order-3 min-w-0 max-lg:grow max-lg:basis-3/5 lg:order-none"
				>
					{/* Wider letters than ours take a line more; those of who moderates scroll. */}
					<ul
						className={`flex gap-x-4 max-lg:-m-1.5 max-lg:p-1.5 max-sm:gap-x-2 max-sm:text-small max-[24rem]:gap-x-1 ${isFull ? "[scrollbar-width:none] max-lg:overflow-x-auto" : "flex-wrap"}`}
					>
						{PARTS.map((part) => (
							<li key={part}>
								<NavLink href={pageHref(`/${part}`)}>
									{t(`coquille.parties.${part}`)}
								</NavLink>
							</li>
						))}
						{isFull ? (
							<li>
								<NavLink href={pageHref("/moderation")}>
									{t("coquille.moderation")}
								</NavLink>
							</li>
						) : null}
					</ul>
				</nav>
				<HeaderSearch />
				<p
					className={`no-print order-4 flex min-h-11 items-center lg:order-none lg:ml-auto max-sm:text-small ${isFull ? "max-sm:order-1" : "max-[22rem]:order-1"}`}
				>
					<LienLangue
						langue={pageLangue()}
						label={t("coquille.changer_langue")}
					/>
				</p>
				{props.connexion ? (
					<Link
						href={pageHref(visiteur ? "/compte" : "/compte/connexion")}
						className="no-print order-2 inline-flex max-lg:[body:has([data-accueil])_&]:ml-auto min-h-11 items-center rounded-control border-2 border-action px-3 font-bold no-underline hover:underline max-sm:px-2 max-sm:text-small sm:px-4 lg:order-none"
					>
						{t(visiteur ? "compte.titre" : "connexion.titre")}
					</Link>
				) : null}
			</div>
		</header>
	);
}

/** Says above every page that the site is read-only, before anybody types, and whether for good. */
export function ReadOnlyBanner(props: { vitrine: boolean }) {
	return (
		<p
			role="status"
			className="no-print border-b-2 border-rust bg-sheet px-5 py-3 text-center font-bold sm:px-8"
		>
			{t(props.vitrine ? "coquille.vitrine" : "coquille.lecture_seule")}
		</p>
	);
}
