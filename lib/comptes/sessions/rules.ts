/** Browser names in a `User-Agent`, the most specific first: most also contain Chrome and Safari. */
const NAVIGATEURS: readonly [marque: RegExp, nom: string][] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|Opera)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];

const SYSTEMES: readonly [marque: RegExp, nom: string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b|\bMacintosh\b/, "macOS"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

function reconnaitre(
	agent: string,
	marques: readonly [marque: RegExp, nom: string][],
): string | null {
	return marques.find(([marque]) => marque.test(agent))?.[1] ?? null;
}

/** The browser and the system named by an agent, by the names that people know; null for what it does not name. */
export function reconnaitreAppareil(
	agent: string | null,
): { navigateur: string; systeme: string } | null {
	if (agent === null) return null;
	const navigateur = reconnaitre(agent, NAVIGATEURS);
	const systeme = reconnaitre(agent, SYSTEMES);
	return navigateur === null || systeme === null
		? null
		: { navigateur, systeme };
}
