export type Figure = { name: string; value: string; goal: string };

export function ratio(value: number): string {
	return value.toFixed(2);
}
