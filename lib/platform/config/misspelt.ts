import { SETTING_NAMES } from "./settings.ts";

const OWN_PREFIXES = ["LIMITE_", "EDITEUR_", "PLONGEMENTS_", "OIDC_"];

function bare(name: string): string {
	return name.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Whether at most `left` letters, added, removed, replaced or exchanged with the next, lead from one text to the other. */
function isNear(one: string, other: string, left: number): boolean {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	const [a, b] = [one.slice(at), other.slice(at)];
	if (a === "" || b === "") return a.length + b.length <= left;
	return (
		left > 0 &&
		(isNear(a.slice(1), b, left - 1) ||
			isNear(a, b.slice(1), left - 1) ||
			isNear(a.slice(1), b.slice(1), left - 1) ||
			(a[0] === b[1] &&
				a[1] === b[0] &&
				isNear(a.slice(2), b.slice(2), left - 1)))
	);
}

function closestSetting(name: string): string | undefined {
	return SETTING_NAMES.find((setting) => {
		const known = bare(setting);
		// Short names such as PORT or HOST are one letter away from many unrelated variables.
		return isNear(
			known,
			bare(name),
			Math.min(3, Math.floor(known.length / 4.5)),
		);
	});
}

/**
 * One French sentence for each variable that looks like a misspelt setting: a typing
 * error must not silently leave a default in force.
 */
export function misspeltSettings(names: readonly string[]): string[] {
	return names
		.filter((name) => !SETTING_NAMES.includes(name))
		.flatMap((name) => {
			const closest = closestSetting(name);
			const advice =
				closest === undefined
					? OWN_PREFIXES.some((prefix) => name.startsWith(prefix)) &&
						" ; .env.example les énumère tous."
					: ` : vouliez-vous écrire ${closest} ?`;
			return advice
				? [`${name} n'est pas un réglage connu et reste sans effet${advice}`]
				: [];
		});
}
