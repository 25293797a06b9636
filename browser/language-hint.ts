/**
 * Tells the style sheet that the browser would rather read the other language of the
 * site: its link, in the header, is then in sight. Nobody is sent there: an address has
 * one language, and who shares it shares that.
 */
export function hintLanguage(): void {
	const { documentElement } = document;
	const [wanted = ""] = navigator.language.split("-");
	const other =
		document.querySelector<HTMLAnchorElement>("header a[hreflang]")?.hreflang;
	if (wanted === other) documentElement.dataset.autreLangue = wanted;
}
