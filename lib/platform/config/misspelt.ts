import { SETTING_NAMES } from "./settings.ts";

const OWN_PREFIXES = ["LIMITE_", "EDITEUR_", "PLONGEMENTS_", "OIDC_"];

function bare(name: string): string {
	return name.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function editDistance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const current = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const substituted =
				(previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			current.push(
				Math.min(
					substituted,
					(previous[j] ?? 0) + 1,
					(current[j - 1] ?? 0) + 1,
				),
			);
		}
		previous = current;
	}
	return previous[b.length] ?? 0;
}

function closestSetting(name: string): string | undefined {
	const wanted = bare(name);
	return SETTING_NAMES.find((setting) => {
		const known = bare(setting);
		// Short names such as PORT or HOST are one letter away from many unrelated variables.
		const tolerance = Math.min(3, Math.floor(known.length / 4.5));
		return (
			Math.abs(known.length - wanted.length) <= tolerance &&
			editDistance(known, wanted) <= tolerance
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
			if (closest !== undefined) {
				return [
					`${name} n'est pas un réglage connu et reste sans effet : vouliez-vous écrire ${closest} ?`,
				];
			}
			return OWN_PREFIXES.some((prefix) => name.startsWith(prefix))
				? [
						`${name} n'est pas un réglage connu et reste sans effet ; .env.example les énumère tous.`,
					]
				: [];
		});
}
