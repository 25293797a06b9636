import { Link } from "#components/ui/link";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { Glass } from "../glass.tsx";
import { Completions } from "../lists/completions.tsx";

/** The search of the whole directory, in the header: a field on a desk, a link on a phone. The start page has its own. */
export function HeaderSearch() {
	const t = pageTexts();
	const address = pageHref("/recherche");
	return (
		<>
			<search
				aria-label={t("recherche.partout")}
				className="no-print hidden min-w-28 flex-1 md:block md:[body:has([data-accueil])_&]:hidden"
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
							maxLength={100}
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
				className="no-print order-1 ml-auto flex size-10 items-center justify-center rounded-control border border-edge text-ink md:hidden [body:has([data-accueil])_&]:hidden"
			>
				<Glass />
			</Link>
		</>
	);
}
